import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { showStep, violations } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import type { preparePhoto } from '../../ui/media/photo.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';

// This environment draws no pictures, so a photo is sent as it is.
vi.mock(import('../../ui/media/photo.ts'), async (real) => ({
  ...(await real()),
  preparePhoto: vi.fn<typeof preparePhoto>((file) => Promise.resolve(file)),
}));

const examples = readExamples('form');
const income = new File(['i'], 'income.jpg', { type: 'image/jpeg' });
const residence = new File(['r'], 'residence.jpg', { type: 'image/jpeg' });

async function choose(label: string, file: File) {
  const field = within(screen.getByRole('group', { name: label }));
  await userEvent.upload(field.getByLabelText('拍照'), file);
}

const chosen = (field: string, file: File) => ({
  type: 'form.photo-chosen',
  data: { upload: { field, file }, taken: undefined },
});

test('photos are uploaded one after the other, each once', async () => {
  const { send, change } = showStep(Screen, schema, { ...examples.photos, answers: {} });

  await choose('收入证明', income);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const first = { upload: { field: 'incomeProof', file: income } };
  change({ status: 'uploading', data: first });
  await choose('居住证明', residence);
  expect(send.mock.calls).toEqual([[chosen('incomeProof', income)]]);
  change({ status: 'editing', answers: { incomeProof: 'file-1' }, data: {} });

  await waitFor(() =>
    expect(send.mock.calls.slice(1)).toEqual([[chosen('residenceProof', residence)]]),
  );
  change({ status: 'editing', answers: { incomeProof: 'file-1', residenceProof: 'file-2' } });
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getAllByText('已上传')).toHaveLength(2);
});

test('one that did not arrive is sent again without taking it again', async () => {
  const { send, change } = showStep(Screen, schema, { ...examples.photos, answers: {} });
  await choose('收入证明', income);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));

  change({
    status: 'editing',
    data: {
      upload: { field: 'incomeProof', file: income },
      photoTroubles: { incomeProof: '系统繁忙' },
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('系统繁忙');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));

  expect(send.mock.calls).toEqual([
    [chosen('incomeProof', income)],
    [chosen('incomeProof', income)],
  ]);
});

test('a missing required photo blocks the form', async () => {
  const { change } = showStep(Screen, schema, { ...examples.photos, answers: {} });

  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  const field = screen.getByRole('group', { name: '收入证明' });
  expect(await within(field).findByText('请上传照片')).toBeInTheDocument();
  change({ answers: { incomeProof: 'file-1' } });

  await waitFor(() => expect(within(field).queryByText('请上传照片')).not.toBeInTheDocument());
});

test('an upload can be cancelled, and so can a queued one', async () => {
  const { send, change } = showStep(Screen, schema, { ...examples.photos, answers: {} });
  await choose('收入证明', income);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  change({ status: 'uploading', data: { upload: { field: 'incomeProof', file: income } } });
  await choose('居住证明', residence);
  const cancel = async (label: string) => {
    const field = within(screen.getByRole('group', { name: label }));
    await userEvent.click(await field.findByRole('button', { name: '取消' }));
  };

  await cancel('居住证明');
  await cancel('收入证明');
  change({ status: 'editing', data: {} });

  expect(send.mock.calls.slice(1)).toEqual([
    [{ type: 'form.photo-cancelled', data: { upload: undefined } }],
  ]);
  expect(screen.getAllByText('已取消，照片没有上传')).toHaveLength(2);
});

describe("the native app's camera", () => {
  const taken = new File(['t'], 'photo.jpg', { type: 'image/jpeg' });
  const proof = () => within(screen.getByRole('group', { name: '收入证明' }));
  const shown = (data: Record<string, unknown>) =>
    showStep(Screen, schema, { ...examples.photos, answers: {}, data });

  test('is asked for the photo, which is sent as it comes', async () => {
    const { send, change } = shown({ hostCamera: true });

    await userEvent.click(proof().getByRole('button', { name: '拍照' }));
    expect(send.mock.calls).toEqual([
      [{ type: 'form.photo-requested', data: { taking: 'incomeProof', cameraRefused: undefined } }],
    ]);
    change({ status: 'taking', data: { hostCamera: true, taking: 'incomeProof' } });
    expect(screen.getByText('请在相机中拍照…')).toBeVisible();
    expect(screen.queryByRole('group', { name: '收入证明' })).not.toBeInTheDocument();
    change({
      status: 'editing',
      data: { hostCamera: true, taken: { field: 'incomeProof', photo: taken } },
    });

    await waitFor(() =>
      expect(send).toHaveBeenLastCalledWith({
        type: 'form.photo-chosen',
        data: { upload: { field: 'incomeProof', file: taken }, taken: undefined },
      }),
    );
  });

  test('can be left where it never responds', async () => {
    const { send, change } = shown({ hostCamera: true });
    change({ status: 'taking', data: { hostCamera: true, taking: 'incomeProof' } });

    await userEvent.click(screen.getByRole('button', { name: '取消' }));

    expect(send).toHaveBeenLastCalledWith({ type: 'form.camera-closed' });
  });

  test.each([
    ['denied', /没有相机权限/],
    ['failed', /应用没有打开相机/],
  ])('that was %s is reported at its field, and the browser takes the photo', (why, words) => {
    shown({ hostCamera: false, taking: 'incomeProof', cameraRefused: why });

    expect(proof().getByText(words)).toBeVisible();
    expect(proof().getByLabelText('拍照')).toHaveAttribute('type', 'file');
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  test('is accessible', async () => {
    const { container } = shown({ hostCamera: true });

    expect(await violations(container)).toEqual([]);
  });
});

test('entered values reach the machine before the camera opens', async () => {
  const fields = {
    name: { type: 'text', label: { zh: '姓名', en: 'Name' } },
    proof: { type: 'photo', label: { zh: '证明', en: 'Proof' } },
  };
  const { send } = showStep(Screen, schema, { status: 'editing', settings: { fields } });
  await userEvent.type(screen.getByLabelText(/姓名/), '张三');

  await userEvent.click(screen.getByLabelText('拍照'));

  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'form.changed', answers: { name: '张三' } });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showStep } from '../../../tests/show-step.tsx';
import { readExamples } from '../../../tests/step-examples.ts';
import type { preparePhoto } from '../../ui/photo.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';

// This environment draws no pictures, so a photo is sent as it is.
vi.mock(import('../../ui/photo.ts'), async (real) => ({
  ...(await real()),
  preparePhoto: vi.fn<typeof preparePhoto>((file) => Promise.resolve(file)),
}));

const examples = readExamples('form');
const income = new File(['i'], 'income.jpg', { type: 'image/jpeg' });
const residence = new File(['r'], 'residence.jpg', { type: 'image/jpeg' });

async function choose(label: string, file: File) {
  const field = within(screen.getByRole('group', { name: label }));
  await userEvent.upload(field.getByLabelText('拍照'), file);
  await userEvent.click(await field.findByRole('button', { name: '使用这张' }));
}

const chosen = (field: string, file: File) => ({
  type: 'form.photo-chosen',
  data: { upload: { field, file } },
});

test('photos are sent one after the other, each once', async () => {
  const { send, change } = showStep(Screen, schema, { ...examples.photos, answers: {} });

  await choose('收入证明', income);
  const first = { upload: { field: 'incomeProof', file: income } };
  change({ status: 'uploading', data: first });
  await choose('居住证明', residence);
  expect(send.mock.calls).toEqual([[chosen('incomeProof', income)]]);
  change({ status: 'editing', answers: { incomeProof: 'file-1' }, data: {} });

  expect(send.mock.calls.slice(1)).toEqual([[chosen('residenceProof', residence)]]);
  change({ status: 'editing', answers: { incomeProof: 'file-1', residenceProof: 'file-2' } });
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getAllByText('已上传')).toHaveLength(2);
});

test('one that did not arrive is sent again without taking it again', async () => {
  const { send, change } = showStep(Screen, schema, { ...examples.photos, answers: {} });
  await choose('收入证明', income);

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

test('a photo that was asked for and is missing keeps the form from being sent', async () => {
  const { change } = showStep(Screen, schema, { ...examples.photos, answers: {} });

  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  const field = screen.getByRole('group', { name: '收入证明' });
  expect(await within(field).findByText('请上传照片')).toBeInTheDocument();
  change({ answers: { incomeProof: 'file-1' } });

  await waitFor(() => expect(within(field).queryByText('请上传照片')).not.toBeInTheDocument());
});

test('what is written is handed on before the camera takes over', async () => {
  const fields = {
    name: { type: 'text', label: { zh: '姓名', en: 'Name' } },
    proof: { type: 'photo', label: { zh: '证明', en: 'Proof' } },
  };
  const { send } = showStep(Screen, schema, { status: 'editing', settings: { fields } });
  await userEvent.type(screen.getByLabelText(/姓名/), '张三');

  await userEvent.click(screen.getByLabelText('拍照'));

  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'form.changed', answers: { name: '张三' } });
});

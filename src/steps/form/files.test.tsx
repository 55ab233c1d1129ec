import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok } from '../../verify/call-results.ts';
import { settle } from '../../verify/simulated-world.ts';
import type { preparePhoto } from '../../ui/media/photo.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { sent } from './showing.fixture.ts';
import { states } from './states.ts';

// This environment draws no pictures, so a photo is sent as it is.
vi.mock(import('../../ui/media/photo.ts'), async (real) => ({
  ...(await real()),
  preparePhoto: vi.fn<typeof preparePhoto>((file) => Promise.resolve(file)),
}));

const statements = {
  type: 'files',
  max: 3,
  label: { zh: '银行流水', en: 'Bank statements' },
  required: true,
};
const fields = { statements };
const page = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });
const letter = new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' });

function shown(more: { answers?: object; data?: object; status?: string } = {}) {
  return showStep(Screen, schema, {
    settings: { fields },
    status: 'editing',
    answers: {},
    ...more,
  } as never);
}

const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('选择图片或 PDF'), files);
const upload = (file: File) => ({
  type: 'form.photo-chosen',
  data: { upload: { field: 'statements', file, several: true }, taken: undefined },
});

test('a picture and a PDF are sent as they are chosen', async () => {
  const { send, change } = shown();
  const one = page('1');

  await choose(one);
  await waitFor(() => expect(send.mock.calls).toEqual([[upload(one)]]));
  change({ status: 'uploading', data: { upload: { field: 'statements', file: one } } });
  expect(screen.getByText('正在上传 1 份…')).toBeVisible();
  change({ status: 'editing', answers: { statements: ['a'] }, data: { sentFiles: { a: one } } });
  await choose(letter);

  await waitFor(() => expect(send).toHaveBeenLastCalledWith(upload(letter)));
});

test('uploaded files are listed, by number alone where this phone no longer has them, and can be removed', async () => {
  const { send } = shown({
    answers: { statements: ['a', 'b'] },
    data: { sentFiles: { b: letter } },
  });
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('第 1 份已上传');
  expect(second).toHaveTextContent('PDF第 2 份1 KB');

  await userEvent.click(within(first as HTMLElement).getByRole('button', { name: '移除第 1 份' }));
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));

  expect(sent(send, 'form.submitted')).toEqual([{ statements: ['b'] }]);
});

test('files beyond the limit are not uploaded, with a message', async () => {
  const { send } = shown({ answers: { statements: ['a', 'b'] } });
  const [one, two] = [page('1'), page('2')];

  await choose(one, two);

  expect(await screen.findByText('最多 3 份，其余的没有添加')).toBeVisible();
  await waitFor(() => expect(send).toHaveBeenLastCalledWith(upload(one)));
});

test('with the limit reached no more are asked for, and a hint says what to do', () => {
  shown({ answers: { statements: ['a', 'b', 'c'] } });

  expect(screen.queryByLabelText('选择图片或 PDF')).toBeNull();
  expect(screen.getByText('已达 3 份上限，移除后可以更换')).toBeVisible();
});

test('a PDF that is too large is reported by name', async () => {
  shown();
  const large = new File(['x'], 'year.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });

  await choose(large);

  expect(await screen.findByText('“year.pdf”超过 20 MB')).toBeVisible();
});

test('a failed upload is retried or removed, and the others follow', async () => {
  const { send, change } = shown();
  const [one, two] = [page('1'), page('2')];
  await choose(one);
  await waitFor(() => expect(send).toHaveBeenCalledWith(upload(one)));
  const lost = { upload: { field: 'statements', file: one, several: true } };
  change({ status: 'uploading', data: lost });
  change({ status: 'editing', data: { ...lost, photoTroubles: { statements: '系统繁忙' } } });
  expect(screen.getByRole('alert')).toHaveTextContent('系统繁忙');
  await choose(two);
  expect(send).not.toHaveBeenCalledWith(upload(two));

  await userEvent.click(screen.getByRole('button', { name: '不上传这一份' }));
  expect(send).toHaveBeenLastCalledWith({
    type: 'form.changed',
    data: { upload: undefined, photoTroubles: {} },
  });
  change({ status: 'editing', data: {} });

  await waitFor(() => expect(send).toHaveBeenLastCalledWith(upload(two)));
});

test('each uploaded file is added to the answer; a refusal changes nothing', async () => {
  const step = new TriedKind(schema, states, {
    settings: { fields },
    answers: { statements: ['a'] },
  });
  await settle();
  for (const call of step.world.calls) call.respond(ok({ native: false }));
  await settle();

  await step.send(upload(letter));
  await step.world.respond(ok({ id: 'b', url: '' }));
  expect(step).toMatchObject({
    status: 'editing',
    answers: { statements: ['a', 'b'] },
    data: { sentFiles: { b: letter } },
  });
  await step.send(upload(page('3')));
  await step.world.respond(failed('E1', '系统繁忙'));

  expect(step).toMatchObject({
    answers: { statements: ['a', 'b'] },
    data: { photoTroubles: { statements: '系统繁忙' } },
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';

test('a masked number is asked for again', async () => {
  const { send } = showStep(Screen, schema, {
    status: 'editing',
    settings: { sides: 'front' },
    answers: { idFront: 'file-1', idName: '张伟', idNumber: '3201**********1234' },
  });

  expect(screen.getByLabelText(/身份证号码/)).toHaveValue('');
  expect(screen.getByText(/只显示一部分（3201\*{10}1234）/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '信息无误，下一步' }));

  expect(send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'identity.confirmed' }));
});

const reopened = { idFront: 'file-1', idName: '张伟' };
const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });

test.each([
  ['says why the number is empty after the page was opened again', reopened, {}, true],
  [
    'says nothing where the number is there',
    { ...reopened, idNumber: '11010519491231002X' },
    {},
    false,
  ],
  ['says nothing of a number that could not be read', reopened, { frontPhoto: photo }, false],
])('%s', (_title, answers, data, isSaid) => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  showStep(Screen, schema, { status: 'editing', settings: { sides: 'front' }, answers, data });

  expect(screen.queryByText(/号码不保存在手机上/) !== null).toBe(isSaid);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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

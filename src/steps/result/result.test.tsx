import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testAccessibility } from '../../../tests/support/accessible-examples.tsx';
import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';

const examples = readExamples('result');

testAccessibility(Screen, schema, ['zh', 'en']);

test('one button closes it', async () => {
  const { send } = showStep(Screen, schema, examples.success ?? {});

  await userEvent.click(screen.getByRole('button', { name: '返回订单' }));

  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'result.closed' });
});

test('starting over is offered only where the author wrote it', async () => {
  const { send } = showStep(Screen, schema, examples['failure with another try'] ?? {});

  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '重新签约',
    '返回订单',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '重新签约' }));

  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'result.restarted' });
});

test('without a text it still shows the result', () => {
  showStep(Screen, schema, examples['without a text'] ?? {}, 'en');

  expect(screen.getByText('Done')).toBeInTheDocument();
});

test('a line without a value is left out', () => {
  showStep(Screen, schema, examples['success with facts'] ?? {});

  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['支付金额']);
  expect(screen.getByRole('definition')).toHaveTextContent('1.2万元');
});

import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nothingPaid, shown } from './orders.fixture.tsx';

test('names the card the rents are taken from, where the platform knows one', async () => {
  const next = { number: 1, dueOn: '2026-04-01', amount: 251_674, overdue: false, payable: true };
  const money = { ...nothingPaid, instalments: { paid: 0, total: 36, next } };
  shown({ bankAcctNo: '622202*********0128' }, { 'order.money': money });
  expect(await screen.findByText('到期从尾号 0128 的还款卡扣款')).toBeVisible();

  cleanup();
  shown({ bankAcctNo: undefined }, { 'order.money': money });
  expect(await screen.findByText('已还 0 / 36 期')).toBeVisible();
  expect(screen.queryByText(/还款卡扣款/)).not.toBeInTheDocument();
});

test('says what compensation was taken off the next rent', async () => {
  const next = { number: 1, dueOn: '2026-04-01', amount: 251_674, overdue: false, payable: true };
  const money = { paid: 0, total: 36, next: { ...next, deducted: 110_000 } };
  shown({}, { 'order.money': { ...nothingPaid, instalments: money } });

  expect(await screen.findAllByText('已抵扣延期交车补偿 ¥1,100.00')).toHaveLength(2);
});

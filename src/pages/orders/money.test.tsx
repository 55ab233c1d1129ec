import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nothingPaid, shown } from './orders.fixture.tsx';

test('says what compensation was taken off the next rent', async () => {
  const next = { number: 1, dueOn: '2026-04-01', amount: 251_674, overdue: false, payable: true };
  const money = { paid: 0, total: 36, next: { ...next, deducted: 110_000 } };
  shown({}, { 'order.money': { ...nothingPaid, instalments: money } });

  expect(await screen.findAllByText('已抵扣延期交车补偿 ¥1,100.00')).toHaveLength(2);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderProcess } from './OrderProcess.tsx';
import { show } from './orders.fixture.tsx';

function processOf(status: string, state: 'done' | 'now') {
  const name = { zh: '还款中', en: 'Repaying' };
  show(<OrderProcess />, '/orderProcess?orderNo=HC1', {
    'order.progress': {
      carName: '宝马 3系',
      status,
      orderedAt: '2026-03-01',
      events: [],
      milestones: [{ id: 'REPAYING', name, state }],
    },
  });
}

test('an order at its last milestone is not called done while that goes on', async () => {
  processOf('REPAYING', 'now');

  expect((await screen.findByText('按期还款')).closest('li')).toHaveTextContent('进行中');
  expect(screen.queryByText('所有节点均已完成')).toBeNull();
});

test('an order is called done once all its milestones are', async () => {
  processOf('SETTLED', 'done');

  expect(await screen.findByText('所有节点均已完成')).toBeVisible();
});

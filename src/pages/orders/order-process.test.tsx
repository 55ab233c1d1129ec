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

test('what the platform says of an order counts more than the usual words', async () => {
  const name = { zh: '信审', en: 'Review' };
  const text = { zh: '补充后继续审核。', en: '' };
  show(<OrderProcess />, '/orderProcess?orderNo=HC1', {
    'order.progress': {
      carName: '宝马 3系',
      status: 'CREDIT_MATERIALS',
      statusName: { zh: '待补充资料', en: '' },
      orderedAt: '2026-03-01',
      events: [],
      milestones: [{ id: 'CREDIT_REVIEW', name, state: 'now', text }],
    },
  });

  expect(await screen.findByRole('heading', { name: '当前：待补充资料' })).toBeVisible();
  expect(screen.getAllByText(text.zh)).toHaveLength(2);
  expect(screen.queryByText(/无需您操作/)).toBeNull();
});

test('an order is called done once all its milestones are', async () => {
  processOf('SETTLED', 'done');

  expect(await screen.findByText('所有节点均已完成')).toBeVisible();
});

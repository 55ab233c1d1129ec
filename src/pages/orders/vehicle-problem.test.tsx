import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { OrderList } from './OrderList.tsx';
import { OrderProcess } from './OrderProcess.tsx';
import { order, show, shown } from './orders.fixture.tsx';

const problem = { reportedOn: '2026-03-01', description: '左前门有划痕' };
const delivery = { id: 'DELIVERY', name: { zh: '交车', en: 'Delivery' }, state: 'now' };
const toReceive = {
  status: 'DELIVERY',
  progress: [delivery],
  pages: [{ page: 'orderSignfor', main: false, zh: '车辆签收', en: 'Receive', problem }],
};

describe('a problem reported of the vehicle', () => {
  test('stands in the order, which no longer asks to receive the vehicle', async () => {
    shown(toReceive);

    expect(await screen.findByText('左前门有划痕')).toBeVisible();
    expect(screen.getByText(/客户经理会联系您，问题解决后再签收/)).toBeVisible();
    expect(screen.getByRole('button', { name: '查看车辆问题' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '车辆签收' })).toBeNull();
    expect(screen.getByText('交车').closest('li')).toHaveTextContent('交车 问题处理中');
  });

  test('stands in the whole progress', async () => {
    show(<OrderProcess />, '/orderProcess?orderNo=HC7', {
      'order.progress': {
        carName: '宝马 3系',
        status: 'DELIVERY',
        orderedAt: '2026-03-01',
        events: [],
        milestones: [delivery],
        problem,
      },
    });

    expect(await screen.findAllByText(/您反馈了车辆问题/)).toHaveLength(2);
    expect(screen.getByText('交车').closest('li')).toHaveTextContent('交车 问题处理中');
    expect(screen.queryByText(/到门店验车并签收/)).toBeNull();
  });

  test('stands in the list of orders, as nothing to be done', async () => {
    show(<OrderList />, '/orderList', {
      'order.list': { orders: [order('HC1', toReceive)], total: 1 },
    });

    expect(await screen.findByText('已反馈车辆问题，等待处理')).toBeVisible();
    expect(screen.queryByText(/待办/)).toBeNull();
  });
});

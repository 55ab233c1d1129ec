import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { OrderProcess } from './OrderProcess.tsx';
import { show, shown } from './orders.fixture.tsx';

describe('a credit review that was not passed', () => {
  const progress = ['CREDIT_REVIEW', 'AUTHORIZATION'].map((id, at) => ({
    id,
    name: { zh: id, en: id },
    state: at === 0 ? 'now' : 'ahead',
  }));

  test('is called so in the progress of the order, not going on', async () => {
    shown({ status: 'CREDIT_REJECTED', progress });

    expect((await screen.findByText('信审')).closest('li')).toHaveTextContent('信审 未通过');
    expect(screen.queryByText('进行中')).toBeNull();
  });

  test('is called so in the whole progress, which sends nobody to wait for it', async () => {
    show(<OrderProcess />, '/orderProcess?orderNo=HC1', {
      'order.progress': {
        carName: '宝马 3系',
        status: 'CREDIT_REJECTED',
        orderedAt: '2026-03-01',
        events: [],
        milestones: progress,
      },
    });

    expect(await screen.findByText('当前：信审未通过')).toBeVisible();
    expect(screen.getAllByText(/没有通过本次信审/)).toHaveLength(2);
    expect(screen.getByText('信审').closest('li')).toHaveTextContent('信审 未通过');
    expect(screen.queryByText(/无需您操作|接下来|进行中/)).toBeNull();
  });
});

describe('what an order says of the refund of its deposit', () => {
  test.each([
    [
      'CREDIT_REJECTED',
      '信审未通过，您可以申请退定金。',
      '申请退定金',
      {
        pages: [{ page: 'orderRefundIn', zh: '退定金', en: 'Deposit' }],
        actions: [{ code: 242 }],
      },
    ],
    [
      'CREDIT_MATERIALS',
      '您尚未提交信审，您可以申请退定金。',
      '申请退定金',
      {
        pages: [{ page: 'orderRefundIn', zh: '退定金', en: 'Deposit' }],
      },
    ],
    [
      'CREDIT_REJECTED',
      '信审未通过，您可以申请退款，其中包括定金。',
      '去申请退款',
      {
        actions: [{ code: 242 }],
      },
    ],
    [
      'CANCELLED',
      '订单已取消，您已申请过退款，可查看进度。',
      '查看退款进度',
      {
        actions: [{ code: 243 }],
      },
    ],
  ])('at %s is what it offers: %s', async (status, tip, button, offers) => {
    const { toast } = shown({ status, ...offers });

    const section = (await screen.findByText(tip)).closest('section')!;
    fireEvent.click(within(section).getByRole('button', { name: button }));

    expect(toast).toHaveBeenCalled();
  });

  test('is no promise where it offers none', async () => {
    shown({ status: 'CREDIT_REJECTED', actions: [{ code: 350 }] });

    expect(await screen.findByText(/信审未通过，如已付定金可以退还，请联系客服/)).toBeVisible();
    expect(screen.queryByText(/您可以申请/)).toBeNull();
    expect(screen.queryByRole('button', { name: /退/ })).toBeNull();
  });
});

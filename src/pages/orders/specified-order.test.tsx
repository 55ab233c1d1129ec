import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leastAnswers } from '../least-answers.fixture.ts';
import { showPage } from '../show.fixture.tsx';
import { DetailPage } from './DetailPage.tsx';
import { OrderList } from './OrderList.tsx';

/** The order without fields that the specification does not name. */
function specified(order: Record<string, unknown>): Record<string, unknown> {
  const ours = ['status', 'actions', 'pages', 'hasCoLessee', 'progress', 'documents'];
  return Object.fromEntries(Object.entries(order).filter(([name]) => !ours.includes(name)));
}

const more = {
  dispatch: () => ({ type: 'under-development' as const }),
  prepare: () => undefined,
  funderName: () => undefined,
  signedIn: () => true,
  onSignInChange: () => () => undefined,
  host: { kind: 'web' as const, system: 'other' as const, version: '0.0.0' },
  environment: {},
};

test('an order without status and progress is shown with all rules of deposits', async () => {
  const order = specified(leastAnswers['order.detail'] as Record<string, unknown>);
  showPage(<DetailPage />, '/orderDetail?orderNo=HC1', { 'order.detail': order }, more);

  expect(await screen.findByText('张伟')).toBeVisible();
  expect(screen.getByText(/提交信审前，定金可随时申请退回；.*首付款支付后/)).toBeVisible();
});

test('a list of such orders leads to each of them, with its photograph', async () => {
  const { orders } = leastAnswers['order.list'] as { orders: Record<string, unknown>[] };
  const focusImage = 'https://files.example/car.webp';
  const response = { orders: orders.map((one) => ({ ...specified(one), focusImage })), total: 1 };
  showPage(<OrderList />, '/orderList', { 'order.list': response }, more);

  const link = await screen.findByRole('link', { name: /晨曜 启程/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('orderNo=HC1'));
  expect(link.querySelector('img')).toHaveAttribute('src', focusImage);
});

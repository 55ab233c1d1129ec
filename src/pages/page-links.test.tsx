import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewCarList } from './browsing/list/CarListPage.tsx';
import { GiftOrderList } from './orders/GiftOrderList.tsx';
import { LeaseBackList } from './orders/LeaseBackList.tsx';
import { MixOrderList } from './orders/MixOrderList.tsx';
import { OrderList } from './orders/OrderList.tsx';
import { showPage } from './show.fixture.tsx';

test.each([
  ['/HZorderList', LeaseBackList],
  ['/mixOrderList', MixOrderList],
  ['/giftOrderList', GiftOrderList],
])('%s leads back to the orders, however it was opened', (path, Shown) => {
  showPage(<Shown />, path, {}, { prepare: () => undefined });

  fireEvent.click(screen.getByRole('button', { name: '返回' }));

  expect(window.location.pathname).toBe('/orderList');
});

test.each([
  ['/newCar', NewCarList],
  ['/orderList', OrderList],
])('%s is a tab, and has the bar of tabs', (path, Shown) => {
  showPage(<Shown />, path, {}, { prepare: () => undefined });

  const tabs = screen.getByRole('navigation', { name: '主要页面' });
  expect(tabs.querySelector('[aria-current=page]')).toHaveAttribute('href', path);
});

test('the links to other orders are above a list that grows', async () => {
  showPage(<OrderList />, '/orderList', {}, { prepare: () => undefined });
  const others = screen.getByRole('navigation', { name: '其他订单' });

  const below = await screen.findByRole('alert');

  expect(others.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

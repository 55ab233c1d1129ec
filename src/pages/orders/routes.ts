import type { Pages } from '../page.ts';
import { listOf, ofOrder, orderDetail, orderWithPhoto } from './first-requests.ts';

export const orderRoutes = {
  '/orderList': {
    drawnAhead: '',
    load: () => import('./OrderList.tsx').then((page) => page.OrderList),
    members: true,
    firstRequest: listOf('/api/order/list', { productLine: '1,2,3,6' }),
  },
  '/mixOrderList': {
    drawnAhead: '',
    load: () => import('./MixOrderList.tsx').then((page) => page.MixOrderList),
    members: true,
  },
  '/giftOrderList': {
    drawnAhead: '',
    load: () => import('./GiftOrderList.tsx').then((page) => page.GiftOrderList),
    members: true,
    firstRequest: listOf('/api/order/gifts', {}),
  },
  '/HZorderList': {
    drawnAhead: '',
    load: () => import('./LeaseBackList.tsx').then((page) => page.LeaseBackList),
    members: true,
    firstRequest: listOf('/api/order/list', { productLine: '4' }),
  },
  '/orderDetail': {
    drawnAhead: '?orderNo=1',
    load: () => import('./DetailPage.tsx').then((page) => page.DetailPage),
    members: true,
    firstRequest: orderWithPhoto,
  },
  '/HZorderDetail': {
    drawnAhead: '?orderNo=1',
    load: () => import('./LeaseBackDetail.tsx').then((page) => page.LeaseBackDetail),
    members: true,
    firstRequest: orderDetail,
  },
  '/orderProcess': {
    drawnAhead: '?orderNo=1',
    load: () => import('./OrderProcess.tsx').then((page) => page.OrderProcess),
    members: true,
    firstRequest: ofOrder('/api/order/progress'),
  },
  '/entityDetail': {
    drawnAhead: '?orderNo=1',
    load: () => import('./EntityDetail.tsx').then((page) => page.EntityDetail),
    members: true,
    firstRequest: ofOrder('/api/order/entity'),
  },
} satisfies Pages;

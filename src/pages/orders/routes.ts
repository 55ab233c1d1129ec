import type { Pages } from '../page.ts';
import { listOf, ofOrder, orderDetail, orderWithPhoto } from './first-requests.ts';

export const orderRoutes = {
  '/orderList': {
    prerenderQuery: '',
    load: () => import('./OrderList.tsx').then((page) => page.OrderList),
    members: true,
    firstRequest: listOf('/api/order/list', { productLine: '1,2,3,6' }),
  },
  '/mixOrderList': {
    prerenderQuery: '',
    load: () => import('./MixOrderList.tsx').then((page) => page.MixOrderList),
    members: true,
  },
  '/giftOrderList': {
    prerenderQuery: '',
    load: () => import('./GiftOrderList.tsx').then((page) => page.GiftOrderList),
    members: true,
    firstRequest: listOf('/api/order/gifts', {}),
  },
  '/HZorderList': {
    prerenderQuery: '',
    load: () => import('./LeaseBackList.tsx').then((page) => page.LeaseBackList),
    members: true,
    firstRequest: listOf('/api/order/list', { productLine: '4' }),
  },
  '/orderDetail': {
    prerenderQuery: '?orderNo=1',
    load: () => import('./DetailPage.tsx').then((page) => page.DetailPage),
    members: true,
    firstRequest: orderWithPhoto,
  },
  '/HZorderDetail': {
    prerenderQuery: '?orderNo=1',
    load: () => import('./LeaseBackDetail.tsx').then((page) => page.LeaseBackDetail),
    members: true,
    firstRequest: orderDetail,
  },
  '/orderProcess': {
    prerenderQuery: '?orderNo=1',
    load: () => import('./OrderProcess.tsx').then((page) => page.OrderProcess),
    members: true,
    firstRequest: ofOrder('/api/order/progress'),
  },
  '/entityDetail': {
    prerenderQuery: '?orderNo=1',
    load: () => import('./EntityDetail.tsx').then((page) => page.EntityDetail),
    members: true,
    firstRequest: ofOrder('/api/order/entity'),
  },
} satisfies Pages;

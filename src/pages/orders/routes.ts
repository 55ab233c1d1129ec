import type { Pages } from '../page.ts';

export const orderRoutes = {
  '/orderList': {
    drawnAhead: '',
    load: () => import('./OrderList.tsx').then((page) => page.OrderList),
    members: true,
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
  },
  '/HZorderList': {
    drawnAhead: '',
    load: () => import('./LeaseBackList.tsx').then((page) => page.LeaseBackList),
    members: true,
  },
  '/orderDetail': {
    drawnAhead: '?orderNo=1',
    load: () => import('./DetailPage.tsx').then((page) => page.DetailPage),
    members: true,
  },
  '/HZorderDetail': {
    drawnAhead: '?orderNo=1',
    load: () => import('./LeaseBackDetail.tsx').then((page) => page.LeaseBackDetail),
    members: true,
  },
  '/orderProcess': {
    drawnAhead: '?orderNo=1',
    load: () => import('./OrderProcess.tsx').then((page) => page.OrderProcess),
    members: true,
  },
  '/entityDetail': {
    drawnAhead: '?orderNo=1',
    load: () => import('./EntityDetail.tsx').then((page) => page.EntityDetail),
    members: true,
  },
} satisfies Pages;

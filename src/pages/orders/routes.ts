import type { Pages } from '../page.ts';

export const orderRoutes = {
  '/orderList': {
    load: () => import('./OrderList.tsx').then((page) => page.OrderList),
    members: true,
  },
  '/mixOrderList': {
    load: () => import('./MixOrderList.tsx').then((page) => page.MixOrderList),
    members: true,
  },
  '/giftOrderList': {
    load: () => import('./GiftOrderList.tsx').then((page) => page.GiftOrderList),
    members: true,
  },
  '/HZorderList': {
    load: () => import('./LeaseBackList.tsx').then((page) => page.LeaseBackList),
    members: true,
  },
  '/orderDetail': {
    load: () => import('./DetailPage.tsx').then((page) => page.DetailPage),
    members: true,
  },
  '/HZorderDetail': {
    load: () => import('./LeaseBackDetail.tsx').then((page) => page.LeaseBackDetail),
    members: true,
  },
  '/orderProcess': {
    load: () => import('./OrderProcess.tsx').then((page) => page.OrderProcess),
    members: true,
  },
  '/entityDetail': {
    load: () => import('./EntityDetail.tsx').then((page) => page.EntityDetail),
    members: true,
  },
} satisfies Pages;

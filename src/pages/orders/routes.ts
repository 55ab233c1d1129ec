import type { PageLoads } from '../page-loads.ts';
import type { orderPaths } from './paths.ts';

export const orderRoutes = {
  '/orderList': () => import('./OrderList.tsx').then((page) => page.OrderList),
  '/mixOrderList': () => import('./MixOrderList.tsx').then((page) => page.MixOrderList),
  '/giftOrderList': () => import('./GiftOrderList.tsx').then((page) => page.GiftOrderList),
  '/HZorderList': () => import('./LeaseBackList.tsx').then((page) => page.LeaseBackList),
  '/orderDetail': () => import('./DetailPage.tsx').then((page) => page.DetailPage),
  '/HZorderDetail': () => import('./LeaseBackDetail.tsx').then((page) => page.LeaseBackDetail),
  '/orderProcess': () => import('./OrderProcess.tsx').then((page) => page.OrderProcess),
  '/entityDetail': () => import('./EntityDetail.tsx').then((page) => page.EntityDetail),
} satisfies PageLoads<typeof orderPaths>;

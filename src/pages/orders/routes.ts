import type { PageLoads } from '../routes.ts';
import type { orderPaths } from './paths.ts';

export const orderRoutes = {
  '/orderList': () => import('./OrderList.tsx').then((page) => page.OrderList),
  '/orderDetail': () => import('./DetailPage.tsx').then((page) => page.DetailPage),
} satisfies PageLoads<typeof orderPaths>;

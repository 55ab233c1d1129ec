import type { PageLoads } from '../page-loads.ts';
import type { shellPaths } from './paths.ts';

export const shellRoutes = {
  '/qrcode': () => import('./Qrcode.tsx').then((page) => page.Qrcode),
  '/downPaymentsCoupon': () => import('./ToCashier.tsx').then((page) => page.ToCashier),
  '/HZcoupon': () => import('./ToCashier.tsx').then((page) => page.ToCashier),
} satisfies PageLoads<typeof shellPaths>;

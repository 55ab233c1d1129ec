import type { PageLoads } from '../routes.ts';
import type { shellPaths } from './paths.ts';

export const shellRoutes = {
  '/qrcode': () => import('./Qrcode.tsx').then((page) => page.Qrcode),
} satisfies PageLoads<typeof shellPaths>;

import type { PageLoads } from '../routes.ts';
import type { launcherPaths } from './paths.ts';

export const launcherRoutes = {
  '/testBtn': () => import('./Launcher.tsx').then((page) => page.Launcher),
} satisfies PageLoads<typeof launcherPaths>;

import type { PageLoads } from '../page-loads.ts';
import type { launcherPaths } from './paths.ts';

type LauncherRoutes = PageLoads<typeof launcherPaths>;

/** Only in the sandbox's builds: the others neither show the launcher nor carry it. */
export const launcherRoutes: LauncherRoutes | Record<string, never> =
  import.meta.env.VITE_SANDBOX === '1'
    ? { '/testBtn': () => import('./Launcher.tsx').then((page) => page.Launcher) }
    : {};

import type { Pages } from '../page.ts';

/** Vite puts it in; the tools, which only look at addresses, have none. */
const sandbox = import.meta.env !== undefined && import.meta.env.VITE_SANDBOX === '1';

/** Only in the sandbox's builds: the others neither show the launcher nor carry it. */
export const launcherRoutes = {
  '/testBtn': {
    load: sandbox ? () => import('./Launcher.tsx').then((page) => page.Launcher) : undefined,
  },
} satisfies Pages;

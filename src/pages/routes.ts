import { homePath, type PageRoute, type Pages, startPath } from './page.ts';
import { accountRoutes } from './account/routes.ts';
import { browsingRoutes } from './browsing/routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { launcherRoutes } from './launcher/routes.ts';
import { legalRoutes } from './legal/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { shellRoutes } from './shell/routes.ts';

/** By the folder each is in. */
export const pageFolders: Readonly<Record<string, Pages>> = {
  account: accountRoutes,
  browsing: browsingRoutes,
  campaigns: campaignRoutes,
  launcher: launcherRoutes,
  legal: legalRoutes,
  orders: orderRoutes,
  shell: shellRoutes,
};

const pages = new Map(Object.values(pageFolders).flatMap((folder) => Object.entries(folder)));

/** Addresses of pages that are not flows. A flow may not take one of them. */
export const pagePaths: readonly string[] = ['/', startPath, ...pages.keys()];

export const pageEntries: readonly (readonly [path: string, page: PageRoute])[] = [...pages];

/** The page at an address that this build has. */
export function pageAt(path: string): PageRoute | undefined {
  return pages.get(path === '/' ? homePath : path);
}

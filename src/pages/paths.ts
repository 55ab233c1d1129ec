import { accountPaths } from './account/paths.ts';
import { browsingPaths } from './browsing/paths.ts';
import { campaignPaths } from './campaigns/paths.ts';
import { launcherPaths } from './launcher/paths.ts';
import { legalPaths } from './legal/paths.ts';
import { orderPaths } from './orders/paths.ts';
import { shellPaths } from './shell/paths.ts';

/** Where orders' actions start; the first screen of the flow takes its place in the history. */
export const startPath = '/orderAction';

/** Addresses of pages that are not flows. A flow may not take one of them. */
export const pagePaths: readonly string[] = [
  '/',
  startPath,
  ...accountPaths,
  ...browsingPaths,
  ...campaignPaths,
  ...launcherPaths,
  ...legalPaths,
  ...orderPaths,
  ...shellPaths,
];

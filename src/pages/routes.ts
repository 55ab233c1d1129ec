import type { Load } from './page-loads.ts';
import { accountRoutes } from './account/routes.ts';
import { browsingRoutes } from './browsing/routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { launcherRoutes } from './launcher/routes.ts';
import { legalRoutes } from './legal/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { shellRoutes } from './shell/routes.ts';

/** Every page that is not a flow. */
export const pageRoutes: Readonly<Record<string, Load>> = {
  ...accountRoutes,
  ...browsingRoutes,
  ...campaignRoutes,
  ...launcherRoutes,
  ...legalRoutes,
  ...orderRoutes,
  ...shellRoutes,
};

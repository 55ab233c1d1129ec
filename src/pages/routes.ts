import type { ComponentType } from 'react';
import { accountRoutes } from './account/routes.ts';
import { browsingRoutes } from './browsing/routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { launcherRoutes } from './launcher/routes.ts';
import { legalRoutes } from './legal/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { shellRoutes } from './shell/routes.ts';

type Load = () => Promise<ComponentType>;

/** Address → the page there, fetched when it is first shown; one for each of the addresses in `paths.ts` beside it. */
export type PageLoads<Paths extends readonly string[]> = Readonly<Record<Paths[number], Load>>;

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

import type { PageLoads } from '../page-loads.ts';
import type { campaignPaths } from './paths.ts';

export const campaignRoutes = {
  '/shareCollect': () => import('./Campaigns.tsx').then((page) => page.ShareCollect),
  '/finishCollect': () => import('./Finished.tsx').then((page) => page.FinishCollect),
  '/collectRule': () => import('./Rules.tsx').then((page) => page.CollectRule),
  '/collectRule2': () => import('./Rules.tsx').then((page) => page.CollectRule2),
  '/shareInvite': () => import('./Campaigns.tsx').then((page) => page.ShareInvite),
  '/shareInviteFinished': () => import('./Finished.tsx').then((page) => page.ShareInviteFinished),
  '/shareBargain': () => import('./Campaigns.tsx').then((page) => page.ShareBargain),
  '/finishBargain': () => import('./Finished.tsx').then((page) => page.FinishBargain),
} satisfies PageLoads<typeof campaignPaths>;

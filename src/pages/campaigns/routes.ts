import type { Pages } from '../page.ts';

export const campaignRoutes = {
  '/shareCollect': {
    load: () => import('./Campaigns.tsx').then((page) => page.ShareCollect),
    members: true,
  },
  '/finishCollect': {
    load: () => import('./Finished.tsx').then((page) => page.FinishCollect),
    members: true,
  },
  '/collectRule': {
    prerenderQuery: '',
    load: () => import('./Rules.tsx').then((page) => page.CollectRule),
  },
  '/collectRule2': {
    prerenderQuery: '',
    load: () => import('./Rules.tsx').then((page) => page.CollectRule2),
  },
  '/shareInvite': {
    load: () => import('./Campaigns.tsx').then((page) => page.ShareInvite),
    members: true,
  },
  '/shareInviteFinished': {
    load: () => import('./Finished.tsx').then((page) => page.ShareInviteFinished),
    members: true,
  },
  '/shareBargain': {
    load: () => import('./Campaigns.tsx').then((page) => page.ShareBargain),
    members: true,
  },
  '/finishBargain': {
    load: () => import('./Finished.tsx').then((page) => page.FinishBargain),
    members: true,
  },
} satisfies Pages;

import type { Pages } from '../page.ts';

export const shellRoutes = {
  '/qrcode': { load: () => import('./Qrcode.tsx').then((page) => page.Qrcode) },
  '/downPaymentsCoupon': { load: () => import('./ToCashier.tsx').then((page) => page.ToCashier) },
  '/HZcoupon': {
    load: () => import('./ToCashier.tsx').then((page) => page.ToCashier),
    members: true,
  },
} satisfies Pages;

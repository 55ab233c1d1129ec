import type { Pages } from '../page.ts';

export const accountRoutes = {
  '/personal': {
    load: () => import('./Personal.tsx').then((page) => page.Personal),
  },
  '/myProfile': {
    prerenderQuery: '',
    load: () => import('./MyProfile.tsx').then((page) => page.MyProfile),
    members: true,
  },
  '/addressList': {
    prerenderQuery: '',
    load: () => import('./Addresses.tsx').then((page) => page.AddressList),
    members: true,
  },
  '/chooseAddressList': {
    prerenderQuery: '',
    load: () => import('./Addresses.tsx').then((page) => page.ChooseAddressList),
    members: true,
  },
  '/coupon': {
    prerenderQuery: '',
    load: () => import('./Coupons.tsx').then((page) => page.MyCoupons),
    members: true,
  },
  '/coupons': {
    prerenderQuery: '',
    load: () => import('./Coupons.tsx').then((page) => page.CouponCentre),
    members: true,
  },
  '/JyCoupon': {
    prerenderQuery: '',
    load: () => import('./Coupons.tsx').then((page) => page.DownPaymentCoupons),
    members: true,
  },
  '/promotionEnded': {
    prerenderQuery: '',
    load: () => import('./PromotionEnded.tsx').then((page) => page.PromotionEnded),
  },
  '/aboutUs': {
    prerenderQuery: '',
    load: () => import('./AboutUs.tsx').then((page) => page.AboutUs),
  },
  '/commonQuestions': {
    prerenderQuery: '',
    load: () => import('./Questions.tsx').then((page) => page.CommonQuestions),
  },
  '/newsInfo': { load: () => import('./News.tsx').then((page) => page.NewsInfo) },
} satisfies Pages;

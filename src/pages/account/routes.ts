import type { Pages } from '../page.ts';

export const accountRoutes = {
  '/personal': {
    load: () => import('./Personal.tsx').then((page) => page.Personal),
  },
  '/myProfile': {
    drawnAhead: '',
    load: () => import('./MyProfile.tsx').then((page) => page.MyProfile),
    members: true,
  },
  '/addressList': {
    drawnAhead: '',
    load: () => import('./Addresses.tsx').then((page) => page.AddressList),
    members: true,
  },
  '/chooseAddressList': {
    drawnAhead: '',
    load: () => import('./Addresses.tsx').then((page) => page.ChooseAddressList),
    members: true,
  },
  '/coupon': {
    drawnAhead: '',
    load: () => import('./Coupons.tsx').then((page) => page.MyCoupons),
    members: true,
  },
  '/coupons': {
    drawnAhead: '',
    load: () => import('./Coupons.tsx').then((page) => page.CouponCentre),
    members: true,
  },
  '/JyCoupon': {
    drawnAhead: '',
    load: () => import('./Coupons.tsx').then((page) => page.DownPaymentCoupons),
    members: true,
  },
  '/promotionEnded': {
    drawnAhead: '',
    load: () => import('./PromotionEnded.tsx').then((page) => page.PromotionEnded),
  },
  '/aboutUs': { drawnAhead: '', load: () => import('./AboutUs.tsx').then((page) => page.AboutUs) },
  '/commonQuestions': {
    drawnAhead: '',
    load: () => import('./Questions.tsx').then((page) => page.CommonQuestions),
  },
  '/newsInfo': { load: () => import('./News.tsx').then((page) => page.NewsInfo) },
} satisfies Pages;

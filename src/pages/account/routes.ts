import type { Pages } from '../page.ts';

const addresses = () => import('./Addresses.tsx');
const coupons = () => import('./Coupons.tsx');

export const accountRoutes = {
  '/personal': { load: () => import('./Personal.tsx').then((page) => page.Personal) },
  '/myProfile': {
    load: () => import('./MyProfile.tsx').then((page) => page.MyProfile),
    members: true,
  },
  '/addressList': { load: () => addresses().then((page) => page.AddressList), members: true },
  '/chooseAddressList': {
    load: () => addresses().then((page) => page.ChooseAddressList),
    members: true,
  },
  '/coupon': { load: () => coupons().then((page) => page.MyCoupons), members: true },
  '/coupons': { load: () => coupons().then((page) => page.CouponCentre), members: true },
  '/JyCoupon': { load: () => coupons().then((page) => page.DownPaymentCoupons), members: true },
  '/promotionEnded': {
    load: () => import('./PromotionEnded.tsx').then((page) => page.PromotionEnded),
  },
  '/aboutUs': { load: () => import('./AboutUs.tsx').then((page) => page.AboutUs) },
  '/commonQuestions': {
    load: () => import('./Questions.tsx').then((page) => page.CommonQuestions),
  },
  '/newsInfo': { load: () => import('./News.tsx').then((page) => page.NewsInfo) },
} satisfies Pages;

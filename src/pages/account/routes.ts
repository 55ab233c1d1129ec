import type { Pages } from '../page.ts';

const addresses = () => import('./Addresses.tsx');
const coupons = () => import('./Coupons.tsx');

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
    load: () => addresses().then((page) => page.AddressList),
    members: true,
  },
  '/chooseAddressList': {
    drawnAhead: '',
    load: () => addresses().then((page) => page.ChooseAddressList),
    members: true,
  },
  '/coupon': {
    drawnAhead: '',
    load: () => coupons().then((page) => page.MyCoupons),
    members: true,
  },
  '/coupons': {
    drawnAhead: '',
    load: () => coupons().then((page) => page.CouponCentre),
    members: true,
  },
  '/JyCoupon': {
    drawnAhead: '',
    load: () => coupons().then((page) => page.DownPaymentCoupons),
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

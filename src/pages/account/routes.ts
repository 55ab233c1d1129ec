import type { PageLoads } from '../page-loads.ts';
import type { accountPaths } from './paths.ts';

const addresses = () => import('./Addresses.tsx');
const coupons = () => import('./Coupons.tsx');

export const accountRoutes = {
  '/personal': () => import('./Personal.tsx').then((page) => page.Personal),
  '/myProfile': () => import('./MyProfile.tsx').then((page) => page.MyProfile),
  '/addressList': () => addresses().then((page) => page.AddressList),
  '/chooseAddressList': () => addresses().then((page) => page.ChooseAddressList),
  '/coupon': () => coupons().then((page) => page.MyCoupons),
  '/coupons': () => coupons().then((page) => page.CouponCentre),
  '/JyCoupon': () => coupons().then((page) => page.DownPaymentCoupons),
  '/promotionEnded': () => import('./PromotionEnded.tsx').then((page) => page.PromotionEnded),
  '/aboutUs': () => import('./AboutUs.tsx').then((page) => page.AboutUs),
  '/commonQuestions': () => import('./Questions.tsx').then((page) => page.CommonQuestions),
  '/newsInfo': () => import('./News.tsx').then((page) => page.NewsInfo),
} satisfies PageLoads<typeof accountPaths>;

export const accountPaths = [
  '/personal',
  '/myProfile',
  '/addressList',
  '/chooseAddressList',
  '/coupon',
  '/coupons',
  '/JyCoupon',
  '/promotionEnded',
  '/aboutUs',
  '/commonQuestions',
  '/newsInfo',
] as const;

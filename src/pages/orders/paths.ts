export const orderPaths = [
  '/orderList',
  '/mixOrderList',
  '/giftOrderList',
  '/HZorderList',
  '/orderDetail',
  '/HZorderDetail',
  '/orderProcess',
  '/entityDetail',
] as const;

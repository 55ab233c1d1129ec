import type { AppIndex } from '../../model/definition.ts';

/**
 * Pages about the customer: a visitor who is not signed in is sent to sign in, and comes back (order-handling.md,
 * section 6). Flows of orders are not among them: the platform itself refuses those.
 */
const memberPaths: ReadonlySet<string> = new Set([
  '/myProfile',
  '/updateInfomation',
  '/newClue',
  '/HZownCar',
  '/s',
  '/addressList',
  '/editAddress',
  '/chooseAddressList',
  '/defaultAddress',
  '/deleteAddress',
  '/coupon',
  '/JyCoupon',
  '/coupons',
  '/HZcoupon',
  '/orderList',
  '/mixOrderList',
  '/giftOrderList',
  '/HZorderList',
  '/transactionInfoList',
  '/orderDetail',
  '/orderProcess',
  '/entityDetail',
  '/HZorderDetail',
  '/shareCollect',
  '/finishCollect',
  '/shareInvite',
  '/shareInviteFinished',
  '/shareBargain',
  '/finishBargain',
  '/joinCollect',
  '/joinInvite',
  '/joinBargain',
  '/inviteCollect',
  '/inviteBargain',
  '/inviteFriend',
]);

export function isForMembers(path: string): boolean {
  return memberPaths.has(path);
}

/** Where the flow about no order begins that the address is a page of: its pages are all for members, or none. */
export function startOfFlow(path: string, free: AppIndex['free'] = {}): string {
  const flow = Object.hasOwn(free, path) ? free[path] : undefined;
  return flow ? `/${flow.page}` : path;
}

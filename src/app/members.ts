/**
 * Pages about the customer: a visitor who is not signed in is sent to sign in, and comes back (order-handling.md,
 * section 6). Flows of orders are not among them: the platform itself refuses those.
 */
const memberPaths: ReadonlySet<string> = new Set([
  '/myProfile',
  '/updateInfomation',
  '/newClue',
  '/HZownCar',
  '/HZownCarEstimate',
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

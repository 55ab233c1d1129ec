import type { AppIndex } from '../../model/definition.ts';
import { pageAt } from '../../pages/routes.ts';

/** Where flows about the customer begin. Those of orders are not among them: the platform itself refuses those. */
const memberFlows: ReadonlySet<string> = new Set([
  '/updateInfomation',
  '/newClue',
  '/HZownCar',
  '/s',
  '/editAddress',
  '/defaultAddress',
  '/deleteAddress',
  '/transactionInfoList',
  '/joinCollect',
  '/joinInvite',
  '/joinBargain',
  '/inviteCollect',
  '/inviteBargain',
  '/inviteFriend',
]);

/** A visitor who is not signed in is sent to sign in, and comes back (order-handling.md, section 6). */
export function isForMembers(path: string): boolean {
  return pageAt(path)?.members ?? memberFlows.has(path);
}

/** Where the flow about no order begins that the address is a page of: its pages are all for members, or none. */
export function startOfFlow(path: string, free: AppIndex['free'] = {}): string {
  const flow = Object.hasOwn(free, path) ? free[path] : undefined;
  return flow ? `/${flow.page}` : path;
}

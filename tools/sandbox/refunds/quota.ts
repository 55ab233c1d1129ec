import type { HandlerContext } from '../platform/handler.ts';
import { heldAmountOf } from '../ledger/ledger.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import type { OrderRow, OrderStatus } from '../orders/tables.ts';
import type { RefundRow } from './tables.ts';

/** The share of the money that preparing the vehicle has used up before it is handed over. */
const preparation = 0.1;

const performed: ReadonlySet<OrderStatus> = new Set(['REPAYING', 'SETTLED']);

/**
 * What can be refunded now, whole fen: what is held, less what the contract has used up, less what is on its way back. What a
 * reviewer granted on appeal counts instead where it is more. Never above what is held.
 */
export async function quotaOf(
  call: Pick<HandlerContext, 'tx'>,
  { row }: OwnOrder,
): Promise<number> {
  const all = await heldAmountOf(call.tx, row.order_no);
  const refunds = await refundsOf(call, row.order_no);
  const pendingRefunds = sumOf(refunds.filter(({ state }) => isOpen(state)));
  const free = all - usedUp(row, refunds, all);
  const granted = await grantedOnAppeal(call, row.order_no, refunds);
  return Math.min(all, Math.max(free, granted)) - pendingRefunds;
}

export function isOpen(state: RefundRow['state']): boolean {
  return state === 'requested' || state === 'processing';
}

/** Newest first. */
export function refundsOf(
  { tx }: Pick<HandlerContext, 'tx'>,
  orderNo: string,
): Promise<RefundRow[]> {
  return tx
    .selectFrom('refunds')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('requested_at', 'desc')
    .orderBy('refund_no', 'desc')
    .execute();
}

const away: ReadonlySet<OrderStatus> = new Set(['REFUNDING', 'CANCELLED']);

/** How far an order had come before its money was asked back. */
export function stoodAt(row: OrderRow, refunds: readonly RefundRow[]): OrderStatus {
  if (!away.has(row.status)) return row.status;
  return refunds.find(({ came_from: from }) => !away.has(from))?.came_from ?? row.status;
}

function usedUp(row: OrderRow, refunds: readonly RefundRow[], heldAmount: number): number {
  const status = stoodAt(row, refunds);
  if (row.scenario === 'nothing refundable' || performed.has(status)) return heldAmount;
  return status === 'DELIVERY' ? Math.round(heldAmount * preparation) : 0;
}

/** Of what the newest accepted appeal granted, what has not been asked back since. */
async function grantedOnAppeal(
  { tx }: Pick<HandlerContext, 'tx'>,
  orderNo: string,
  refunds: readonly RefundRow[],
): Promise<number> {
  const appeal = await tx
    .selectFrom('appeals')
    .select(['granted', 'decided_at'])
    .where('order_no', '=', orderNo)
    .where('state', '=', 'accepted')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!appeal) return 0;
  const since = refunds.filter(
    ({ state, requested_at: at }) => state === 'refunded' && at >= (appeal.decided_at ?? 0),
  );
  return appeal.granted - sumOf(since);
}

function sumOf(refunds: readonly RefundRow[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}

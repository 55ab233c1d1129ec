import type { EffectContext, HandlerContext } from '../platform/handler.ts';
import type { OrderRow } from './tables.ts';
import type { OrderDetails } from './order-details.ts';
import { statusAfterReview } from './order-lifecycle.ts';
import { lastEventAt, recordEvent, setStatus, orderStateOf } from './progress.ts';

/** True if the review of this order was decided by now. */
export async function passReview(call: EffectContext, row: OrderRow): Promise<boolean> {
  const { status, review_passes_at: passesAt, order_no: orderNo } = row;
  if (status !== 'CREDIT_REVIEW' || passesAt === null || passesAt > call.now) return false;
  // The first call passes it; a second one finds it passed.
  const passed = await call.tx
    .updateTable('orders')
    .set({ review_passes_at: null })
    .where('order_no', '=', orderNo)
    .where('status', '=', 'CREDIT_REVIEW')
    .where('review_passes_at', 'is not', null)
    .returning('order_no')
    .executeTakeFirst();
  if (!passed) return true;
  if (row.scenario === 'rejected') {
    await setStatus(call, orderNo, 'CREDIT_REJECTED');
    await recordEvent(call, orderNo, 'review-rejected');
  } else if (await wantsSupplement(call, row)) {
    await requestSupplement(call, row);
  } else {
    await setStatus(call, orderNo, statusAfterReview(await orderStateOf(call, row)));
    await recordEvent(call, orderNo, 'review-passed');
  }
  return true;
}

/** The first time only: what was added satisfies the funder. */
async function wantsSupplement(call: Pick<HandlerContext, 'tx'>, row: OrderRow): Promise<boolean> {
  if (row.scenario !== 'supplement wanted') return false;
  return (await lastEventAt(call, row.order_no, 'supplement-wanted')) === undefined;
}

/** Back to the materials: to the funder's own action for missing documents where it has one, else to the page for them. */
async function requestSupplement(call: EffectContext, row: OrderRow): Promise<void> {
  const details: OrderDetails = { ...(row.details as OrderDetails), supplementWanted: true };
  await call.tx
    .updateTable('orders')
    .set({ details: JSON.stringify(details) })
    .where('order_no', '=', row.order_no)
    .execute();
  await setStatus(call, row.order_no, 'CREDIT_MATERIALS');
  await call.tx
    .deleteFrom('finished')
    .where('order_no', '=', row.order_no)
    .where('action', '=', 1609)
    .execute();
  await recordEvent(call, row.order_no, 'supplement-wanted');
}

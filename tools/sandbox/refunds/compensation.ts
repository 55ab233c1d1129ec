import { delayOf } from '../documents/agreements/delay.ts';
import { compensationSignedAt } from '../documents/agreements/compensation.ts';
import { dateOf } from '../platform/days.ts';
import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';

/** A late car is one the platform called for at `bc`; the customer signs once. */
export async function compensationView(
  call: HandlerContext,
  { row }: OwnOrder,
): Promise<HandlerResponse<'compensation.status'>> {
  const signedAt = await compensationSignedAt(call, row.order_no);
  const isLate = row.seeded_page === 'bc' || signedAt !== undefined;
  return {
    ...delayOf(row),
    state: signedAt !== undefined ? 'signed' : isLate ? 'open' : 'none',
    signedOn: signedAt !== undefined ? dateOf(signedAt) : '',
  };
}

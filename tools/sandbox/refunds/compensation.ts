import { delayOf } from '../documents/agreements/delay.ts';
import { dateOf } from '../platform/days.ts';
import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';

/** A late car is one the platform called for at `bc`; the customer signs once. */
export async function compensationView(
  call: HandlerContext,
  { row }: OwnOrder,
): Promise<HandlerResponse<'compensation.status'>> {
  const signature = await call.tx
    .selectFrom('signatures')
    .select('signed_at')
    .where('order_no', '=', row.order_no)
    .where('document', '=', 'delivery-delay-compensation')
    .executeTakeFirst();
  const isLate = row.seeded_page === 'bc' || signature !== undefined;
  return {
    ...delayOf(row),
    state: signature ? 'signed' : isLate ? 'open' : 'none',
    signedOn: signature ? dateOf(signature.signed_at) : '',
  };
}

import type { HandlerContext } from '../platform/handler.ts';

/** The account is the customer's, whichever order it was opened with. */
export async function accountOpenedAt({
  tx,
  customer,
}: HandlerContext): Promise<number | undefined> {
  const signed = await tx
    .selectFrom('signatures')
    .innerJoin('orders', 'orders.order_no', 'signatures.order_no')
    .select('signed_at')
    .where('orders.customer_id', '=', customer.id)
    .where('document', '=', 'e-account-agreement')
    .orderBy('signed_at')
    .limit(1)
    .executeTakeFirst();
  return signed?.signed_at;
}

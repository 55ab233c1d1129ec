import type { Kysely } from 'kysely';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import type { OwnOrder } from './own-order.ts';
import type { OrderDetails } from './order-details.ts';
import type { Tables } from '../platform/tables.ts';

export { allFunders } from '../funders/funders.ts';
export type { OwnOrder } from './own-order.ts';
export { recordEvent, setStatus } from './progress.ts';

/** The customer's own order, locked to the end of the transaction. Throws Refusal for anyone else's. */
export async function ownOrder(call: HandlerContext, orderNo: string): Promise<OwnOrder> {
  const row = await call.tx
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('customer_id', '=', call.customer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw orderNotFound();
  const now = await call.services.orders.upToDate(call, row);
  // Only this sandbox writes the column, always from an OrderDetails.
  return { row: now, details: now.details as OrderDetails };
}

export function orderNotFound(): Refusal {
  return new Refusal('ORDER_NOT_FOUND', '订单信息不存在', 'Order info not found');
}

/** The customer has added what was missing; the review begins again. */
export async function supplementAdded(
  call: HandlerContext,
  { row, details }: OwnOrder,
): Promise<void> {
  if (!details.supplementWanted) return;
  await call.tx
    .updateTable('orders')
    .set({ details: JSON.stringify({ ...details, supplementWanted: false }) })
    .where('order_no', '=', row.order_no)
    .execute();
}

/** The card an order repays with: the one bound last, else the one it came with. */
export async function cardOf(
  tx: Kysely<Tables>,
  { row, details }: OwnOrder,
): Promise<{ id: number; acctNo: string; bank: string; phone: string }> {
  const card = await tx
    .selectFrom('cards')
    .select(['id', 'acct_no', 'bank', 'phone'])
    .where('order_no', '=', row.order_no)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return card
    ? { id: card.id, acctNo: card.acct_no, bank: card.bank, phone: card.phone }
    : { id: 0, phone: details.lessee.phone, ...details.firstCard };
}

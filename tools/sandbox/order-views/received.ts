import type { HandlerContext } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/orders.ts';
import { lastEventAt } from '../orders/progress.ts';

const after: ReadonlySet<string> = new Set(['REPAYING', 'SETTLED']);

/** When the car was handed over, epoch ms; an order that came here repaying has had it since it was placed. */
export async function receivedAt(
  call: Pick<HandlerContext, 'tx'>,
  { row }: Pick<OwnOrder, 'row'>,
): Promise<number | undefined> {
  if (!after.has(row.status)) return undefined;
  return (await lastEventAt(call, row.order_no, 'vehicle-received')) ?? row.created_at;
}

/** The same for all orders of the customer that have a line about it, by order number. */
export async function receivedTimes({
  tx,
  customer,
}: Pick<HandlerContext, 'tx' | 'customer'>): Promise<Map<string, number>> {
  const lines = await tx
    .selectFrom('ledger')
    .innerJoin('orders', 'orders.order_no', 'ledger.order_no')
    .select(['ledger.order_no', 'ledger.at'])
    .where('orders.customer_id', '=', customer.id)
    .where('what', '=', 'vehicle-received')
    .orderBy('ledger.id')
    .execute();
  return new Map(lines.map((line) => [line.order_no, line.at]));
}

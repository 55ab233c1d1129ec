import { sql } from 'kysely';
import type { HandlerContext } from '../platform/handler.ts';
import type { OrderRow } from '../orders/tables.ts';

/** The customer's latest order from the catalogue that nothing was paid for or handed in of, locked; covering replaces it. */
export async function unfinishedOrder({
  tx,
  customer,
}: Pick<HandlerContext, 'tx' | 'customer'>): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('status', 'in', ['DEPOSIT_DUE', 'CREDIT_MATERIALS'])
    .where(sql`details->>'carId'`, 'is not', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('payments')
            .select('payments.order_no')
            .whereRef('payments.order_no', '=', 'orders.order_no'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('order_no')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

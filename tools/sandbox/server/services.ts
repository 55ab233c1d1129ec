import type { Transaction } from 'kysely';
import { passReview } from '../orders/credit-review.ts';
import { postOpening } from '../payments/opening.ts';
import { settlePayments } from '../payments/settling.ts';
import type { EffectContext } from '../platform/handler.ts';
import type { Services } from '../platform/services.ts';
import type { OrderRow } from '../orders/tables.ts';
import type { OrderCondition } from '../orders/order-actions.ts';
import type { Tables } from '../platform/tables.ts';
import { productConditions } from '../products/product-conditions.ts';
import { advanceLeaseBack } from '../products/product-status.ts';
import { settleAppeals } from '../refunds/appeal-lifecycle.ts';
import { refundConditions } from '../refunds/refund-conditions.ts';
import { refundSigned, settleRefunds } from '../refunds/refund-lifecycle.ts';
import { settleLinks } from '../signing/link-outcomes.ts';

export const services: Services = {
  orders: { furtherConditions, upToDate },
  signing: { refundSigned },
};

async function furtherConditions(
  tx: Transaction<Tables>,
  row: OrderRow,
): Promise<OrderCondition[]> {
  return [...(await refundConditions(tx, row)), ...(await productConditions(tx, row))];
}

/**
 * What happens by itself once its time has come: a review is decided, a slow bank reports, a payment is notified. Whoever looks at the order next
 * finds it so.
 */
async function upToDate(call: EffectContext, row: OrderRow): Promise<OrderRow> {
  await postOpening(call, row);
  const paid = await settlePayments(call, row.order_no);
  const reported = await settleLinks(call, row);
  const reviewed = await passReview(call, row);
  const advanced = await advanceLeaseBack(call, row);
  const refunded = await settleRefunds(call, row);
  await settleAppeals(call, row);
  if (!paid && !reported && !reviewed && !advanced && !refunded) return row;
  return call.tx
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', row.order_no)
    .executeTakeFirstOrThrow();
}

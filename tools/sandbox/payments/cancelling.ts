import { type HandlerContext, Refusal } from '../platform/handler.ts';
import { recordEvent, setStatus, type OwnOrder } from '../orders/orders.ts';
import type { OrderStatus } from '../orders/tables.ts';
import { heldAmountOf, refund } from '../ledger/ledger.ts';
import { closePayment } from './settling.ts';

/** Where the car is as good as the customer's. */
const notCancellable: ReadonlySet<OrderStatus> = new Set(['DELIVERY', 'REPAYING', 'SETTLED']);

/**
 * Cancels a used-car order once: closes pending payments and refunds the others. Throws Refusal when it is too late.
 */
export async function cancelUsedCar(call: HandlerContext, { row }: OwnOrder): Promise<void> {
  const { order_no: orderNo } = row;
  if (row.status === 'CANCELLED') return;
  if (notCancellable.has(row.status)) {
    throw new Refusal(
      'TOO_LATE_TO_CANCEL',
      '合同已签署，无法取消订单，请联系客服',
      'The contract is signed, so the order cannot be cancelled here. Call customer service',
    );
  }
  const open = await call.tx
    .selectFrom('payments')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('status', 'in', ['open', 'processing'])
    .execute();
  for (const payment of open) await closePayment(call, payment);
  const heldAmount = await heldAmountOf(call.tx, orderNo);
  if (heldAmount > 0) await refund(call, { orderNo, amount: heldAmount, key: `cancel:${orderNo}` });
  await setStatus(call, orderNo, 'CANCELLED');
  await recordEvent(call, orderNo, 'order-cancelled');
}

import { feeTypes } from '../../../src/api/contract/fees.ts';
import type { FeeType } from '../../../src/api/payments.ts';
import type { HandlerContext } from '../platform/handler.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import type { OrderRow } from '../orders/tables.ts';
import { totalOf } from '../orders/amounts.ts';
import { capture } from '../ledger/ledger.ts';

/** Posts payments made before the order was seeded, once, on its first use: seeding a thousand orders stays quick. */
export async function postOpening(
  call: Pick<HandlerContext, 'tx' | 'now'>,
  row: OrderRow,
): Promise<void> {
  if (row.opening === null) return;
  const kinds = row.opening as FeeType[];
  for (const feeType of kinds.filter((kind) => Object.hasOwn(feeTypes, kind))) {
    await payBefore(call, row, feeType);
  }
  await call.tx
    .updateTable('orders')
    .set({ opening: null })
    .where('order_no', '=', row.order_no)
    .execute();
}

async function payBefore(
  { tx }: Pick<HandlerContext, 'tx'>,
  row: OrderRow,
  feeType: FeeType,
): Promise<void> {
  const { order_no: orderNo, created_at: at } = row;
  const amount = totalOf(feeType, row.details as OrderDetails);
  const serialNumber = `P${orderNo}${feeType}`;
  await tx
    .insertInto('payments')
    .values({
      serial_number: serialNumber,
      order_no: orderNo,
      customer_id: row.customer_id,
      fee_type: feeType,
      period: '1',
      amount,
      pay_type: 'AliPay',
      request: JSON.stringify({}),
      status: 'paid',
      opened_at: at,
      paid_at: at,
      ended_at: null,
      returned_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const payment = {
    orderNo,
    feeType,
    period: '1',
    amount,
    payType: 'AliPay' as const,
    serialNumber,
  };
  await capture({ tx, now: at }, payment);
}

import type { Transaction } from 'kysely';
import { feeTypes } from '../../../src/api/contract/fees.ts';
import type { EffectContext } from '../platform/handler.ts';
import { locked } from '../platform/locked.ts';
import { recordEvent, findOrder, finishActions } from '../orders/progress.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import type { Tables } from '../platform/tables.ts';
import { afterPaid } from './after-paid.ts';
import { giveBackCoupons } from './coupons.ts';
import { dueOf } from './due.ts';
import { capture, postLatePayment } from '../ledger/ledger.ts';
import { closeCharge, sendBack, reportedByNow } from './provider.ts';
import { effectOf, isPending, type PaymentOutcome } from './rules.ts';
import type { PaymentRow } from './tables.ts';

/** How the platform gets reports: notifications only; also queries; or queries that do not accept "later". */
type Listening = 'unasked' | 'asked' | 'at once';

/** Milliseconds until an unfinished payment expires. */
export const paymentTtl = 30 * 60_000;

/**
 * Applies what the provider has reported of an order's payments, and closes payments that expired. True if anything
 * changed.
 */
export async function settlePayments(at: EffectContext, orderNo: string): Promise<boolean> {
  const waiting = await at.tx
    .selectFrom('payments')
    .select('serial_number')
    .where('order_no', '=', orderNo)
    .where((where) =>
      where.or([
        where('status', 'in', ['open', 'processing']),
        where.exists(
          where
            .selectFrom('notifications')
            .select('id')
            .whereRef('notifications.serial_number', '=', 'payments.serial_number')
            .where('delivered_at', 'is', null),
        ),
      ]),
    )
    .orderBy('opened_at')
    .execute();
  let changed = false;
  for (const { serial_number: serialNumber } of waiting) {
    changed = (await settlePayment(at, serialNumber, 'unasked')) || changed;
  }
  return changed;
}

/** The same for one payment; locks its order. */
export async function settlePayment(
  at: EffectContext,
  serialNumber: string,
  how: Listening,
): Promise<boolean> {
  // The order before the payment, as everywhere: two who wait for each other would wait for ever.
  await at.tx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_no', 'orders.order_no')
    .select('orders.order_no')
    .where('serial_number', '=', serialNumber)
    .forUpdate('orders')
    .execute();
  const payment = await lockedPayment(at.tx, serialNumber);
  if (!payment) return false;
  const isOver = isPending(payment) && payment.opened_at + paymentTtl <= at.now;
  if (!isOver) return queryProvider(at, serialNumber, how);
  return !isPending(await closePayment(at, payment));
}

/** Closes a payment unless the provider has decided it before; gives it as it stands then. */
export async function closePayment(at: EffectContext, payment: PaymentRow): Promise<PaymentRow> {
  const { serial_number: serialNumber } = payment;
  if ((await closeCharge(at, serialNumber)) === 'closed') await end(at, payment, 'closed');
  else await queryProvider(at, serialNumber, 'at once');
  return (await lockedPayment(at.tx, serialNumber)) ?? payment;
}

/** A payment's money is there: captured, and the order goes on when nothing of its kind is left to pay. */
export async function captured(at: EffectContext, payment: PaymentRow): Promise<void> {
  const { serial_number: serialNumber, order_no: orderNo, fee_type: feeType, period } = payment;
  const { amount, discount, pay_type: payType } = payment;
  await at.tx
    .updateTable('payments')
    .set({ status: 'paid', paid_at: at.now })
    .where('serial_number', '=', serialNumber)
    .execute();
  const intent = { orderNo, feeType, period };
  await capture(at, { ...intent, amount, discount, payType, serialNumber });
  await recordEvent(at, orderNo, 'payment-captured', { feeType, period, serialNumber });
  const row = await findOrder(at.tx, orderNo);
  if (!row) return;
  const { left } = await dueOf(at, { row, details: row.details as OrderDetails }, feeType);
  // A rent is paid by its one payment, whatever the next one is.
  if (left > 0 && feeType !== 'zj') return;
  const kind = feeTypes[feeType];
  const action = 'action' in kind ? kind.action : undefined;
  const paid = { feeType, period, ...(action !== undefined && { action }) };
  await recordEvent(at, orderNo, 'paid', paid);
  // Paid before its turn, it is not asked for when its turn comes.
  if (action !== undefined) await finishActions(at, row, [action], 'paid');
  await afterPaid[feeType]?.(at, row);
}

async function queryProvider(
  at: EffectContext,
  serialNumber: string,
  how: Listening,
): Promise<boolean> {
  const reported = await reportedByNow(at, serialNumber, how);
  for (const outcome of reported) {
    const payment = await lockedPayment(at.tx, serialNumber);
    if (payment) await take(at, payment, outcome);
  }
  return reported.length > 0;
}

async function take(
  at: EffectContext,
  payment: PaymentRow,
  outcome: PaymentOutcome,
): Promise<void> {
  const effect = effectOf(payment, outcome);
  if (effect === 'captured') return captured(at, payment);
  if (effect === 'returned') return returnMoney(at, payment);
  if (effect) return end(at, payment, effect);
}

/** Money for a payment that was closed never becomes a capture: the provider sends it back. */
async function returnMoney(at: EffectContext, payment: PaymentRow): Promise<void> {
  const { serial_number: serialNumber, order_no: orderNo, fee_type: feeType, period } = payment;
  const { amount, pay_type: payType } = payment;
  const latePayment = { orderNo, feeType, period, amount, payType, serialNumber };
  if (!(await postLatePayment(at, latePayment))) return;
  await sendBack(at, serialNumber);
  await at.tx
    .updateTable('payments')
    .set({ returned_at: at.now })
    .where('serial_number', '=', serialNumber)
    .execute();
  await recordEvent(at, orderNo, 'late-payment-returned', { feeType, period, serialNumber });
}

async function end(
  at: EffectContext,
  payment: PaymentRow,
  status: 'failed' | 'closed',
): Promise<void> {
  const { serial_number: serialNumber, order_no: orderNo, fee_type: feeType, period } = payment;
  await at.tx
    .updateTable('payments')
    .set({ status, ended_at: at.now })
    .where('serial_number', '=', serialNumber)
    .execute();
  await giveBackCoupons(at, serialNumber);
  await recordEvent(at, orderNo, `payment-${status}`, { feeType, period, serialNumber });
}

/** The customer has acted at the provider, which has yet to report it. */
export async function markProcessing(
  { tx }: Pick<EffectContext, 'tx'>,
  serialNumber: string,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'processing' })
    .where('serial_number', '=', serialNumber)
    .where('status', '=', 'open')
    .execute();
}

export function lockedPayment(
  tx: Transaction<Tables>,
  serialNumber: string,
): Promise<PaymentRow | undefined> {
  return locked(tx.selectFrom('payments').selectAll().where('serial_number', '=', serialNumber));
}

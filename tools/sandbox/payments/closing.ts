import type { HandlerContext } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { attemptNow, giveUp } from './attempts.ts';
import { dueOf, feeTypeNamed } from './due.ts';
import { alreadyPaid } from './opening-payments.ts';
import { ownPayment, paymentNotFound } from './own-payments.ts';
import { isPending } from './rules.ts';
import { closePayment } from './settling.ts';
import type { PaymentRow } from './tables.ts';

/** Selects a payment by its number, by its intent and attempt, or the order's newest. An empty text selects nothing. */
interface PaymentSelector {
  serialNumber?: string | undefined;
  feeType?: string | undefined;
  period?: string | undefined;
  attempt?: string | undefined;
}

/** Closes a payment the customer gives up, also one that has not arrived. Once; throws Refusal where it is paid. */
export async function closeSelected(
  call: HandlerContext,
  order: OwnOrder,
  selector: PaymentSelector,
): Promise<void> {
  const { serialNumber, feeType } = selector;
  const payment =
    !serialNumber && feeType
      ? await ofIntent(call, order, { ...selector, feeType })
      : await ownPayment(call, {
          orderNo: order.row.order_no,
          ...(serialNumber && { serialNumber }),
        });
  if (!payment && serialNumber) throw paymentNotFound();
  if (!payment) return;
  const ended = isPending(payment) ? await closePayment(call, payment) : payment;
  if (ended.status === 'paid') throw alreadyPaid();
}

async function ofIntent(
  call: HandlerContext,
  order: OwnOrder,
  selector: PaymentSelector & { feeType: string },
): Promise<PaymentRow | undefined> {
  const feeType = feeTypeNamed(selector.feeType);
  const period = selector.period || (await dueOf(call, order, feeType)).period;
  const intent = { orderNo: order.row.order_no, feeType, period };
  const present = await attemptNow(call, intent);
  const attempt = selector.attempt || String(present);
  const payment = await ownPayment(call, { ...intent, attempt });
  if (!payment && attempt === String(present)) await giveUp(call, intent, present);
  return payment;
}

import type { FeeType } from '../../../src/api/payments.ts';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import { isPending } from './rules.ts';
import type { PaymentRow } from './tables.ts';

interface OwnPaymentSelector {
  orderNo?: string;
  serialNumber?: string;
  feeType?: FeeType | undefined;
  period?: string | undefined;
  attempt?: string;
}

/**
 * The customer's own payment: of those selected the pending one, else the paid one, else the newest. An empty text does
 * not select.
 */
export async function ownPayment(
  { tx, customer }: HandlerContext,
  { orderNo = '', serialNumber = '', feeType, period = '', attempt = '' }: OwnPaymentSelector,
): Promise<PaymentRow | undefined> {
  if (orderNo === '' && serialNumber === '') return undefined;
  const payments = await tx
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .$if(orderNo !== '', (query) => query.where('order_no', '=', orderNo))
    .$if(serialNumber !== '', (query) => query.where('serial_number', '=', serialNumber))
    .$if(feeType !== undefined, (query) => query.where('fee_type', '=', feeType ?? 'sf'))
    .$if(period !== '', (query) => query.where('period', '=', period))
    .$if(attempt !== '', (query) => query.where('attempt', '=', wholeNumber(attempt)))
    .orderBy('opened_at', 'desc')
    .orderBy('attempt', 'desc')
    .execute();
  // An intent that is paid is paid, whatever else was tried for it.
  const isIntent = feeType !== undefined && period !== '';
  return (
    payments.find(isPending) ??
    (isIntent ? payments.find(({ status }) => status === 'paid') : undefined) ??
    payments[0]
  );
}

/** 0, which is no attempt number, for anything else. */
function wholeNumber(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
}

export function paymentNotFound(): Refusal {
  return new Refusal('PAYMENT_NOT_FOUND', '支付记录不存在', 'There is no such payment');
}

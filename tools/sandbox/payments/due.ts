import { feeTypes } from '../../../src/api/contract/fees.ts';
import { type FeeType, type PayType, payTypes } from '../../../src/api/payments.ts';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { limits, totalOf } from '../orders/amounts.ts';
import { paidOf } from '../ledger/ledger.ts';
import { nextRent, ownTotals } from './own-totals.ts';
import { type Left, leftOf } from './rules.ts';
import type { PaymentRow } from './tables.ts';

type At = Pick<HandlerContext, 'tx' | 'now'>;

/** The status of a kind of payment of an order. Whole fen. */
export interface Due extends Left {
  feeType: FeeType;
  total: number;
  /** Coupons included. */
  paid: number;
  /** What of it coupons paid. */
  discount: number;
}

/** The amount due of a kind. Of rent: the next month, once it is due. */
export async function dueOf(at: At, order: OwnOrder, feeType: FeeType): Promise<Due> {
  if (feeType === 'zj') return rentDue(at, order);
  const own = ownTotals[feeType];
  const total = own ? await own(at, order) : totalOf(feeType, order.details);
  const paid = await paidOf(at.tx, order.row.order_no, feeType);
  const { amount, discount } = paid;
  return { feeType, total, paid: amount, discount, ...leftOf(total, paid, limits[feeType]) };
}

async function rentDue(at: At, order: OwnOrder): Promise<Due> {
  const next = await nextRent(at, order);
  const total = next?.total ?? totalOf('zj', order.details);
  const left = next && !next.early ? total : 0;
  const paidLast = Number(next?.period ?? order.details.termCount + 1) - 1;
  return {
    feeType: 'zj',
    total,
    paid: total - left,
    discount: 0,
    left,
    limit: left,
    period: left > 0 ? (next?.period ?? '') : String(Math.max(1, paidLast)),
    inParts: false,
  };
}

/** The pending payment of a kind; there is one at most. */
export function pendingPayment(
  { tx }: Pick<HandlerContext, 'tx'>,
  orderNo: string,
  feeType: FeeType,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('fee_type', '=', feeType)
    .where('status', 'in', ['open', 'processing'])
    .orderBy('opened_at')
    .executeTakeFirst();
}

/** How a kind can be paid: a digital-yuan wallet is named in the general payment request only. */
export function payTypesOf(feeType: FeeType): PayType[] {
  return payTypes.filter((type) => type !== 'DCEPPay' || (feeType !== 'zj' && feeType !== 'hd'));
}

/** A kind by its name. Throws Refusal for one there is not. */
export function feeTypeNamed(name: string): FeeType {
  // Its own key, so one of the kinds.
  if (Object.hasOwn(feeTypes, name)) return name as FeeType;
  throw new Refusal('FEE_TYPE', '没有此项费用', 'There is no such payment');
}

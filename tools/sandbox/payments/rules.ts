/**
 * The rules of paying, without a database: the sandbox keeps to them, and so does the platform in memory against which the app's payment flow is
 * played thousands of times (`tests/money/`).
 */
import type { PaymentStatus } from './tables.ts';

/** The provider's result of a payment. */
export type PaymentOutcome = 'paid' | 'failed' | 'cancelled';

export function isPending({ status }: { status: PaymentStatus }): boolean {
  return status === 'open' || status === 'processing';
}

function hasEnded({ status }: { status: PaymentStatus }): boolean {
  return status === 'failed' || status === 'closed';
}

/** What is left of a sum, whole fen. */
export interface Left {
  left: number;
  /** The most one payment may come to. */
  limit: number;
  /** Of the next payment; of the last one where nothing is left. */
  period: string;
  /** Whether part of what is left may be paid. */
  inParts: boolean;
}

/** `paid` by so many `payments`; `limit`: the most one of them may come to, absent: all of it at once. */
export function leftOf(
  total: number,
  { amount, payments }: { amount: number; payments: number },
  limit: number | undefined,
): Left {
  const left = Math.max(0, total - amount);
  return {
    left,
    limit: Math.min(left, limit ?? left),
    period: String(left > 0 ? payments + 1 : Math.max(1, payments)),
    inParts: limit !== undefined,
  };
}

/**
 * Which try to pay an intent it is, from 1: that of the payment under way or paid, else the one after the last that failed, was
 * closed, or was given up before it arrived.
 */
export function attemptOf(
  tried: readonly { attempt: number; status: PaymentStatus }[],
  abandoned: readonly number[],
): number {
  const ongoing = tried.find((one) => !hasEnded(one));
  return ongoing?.attempt ?? Math.max(0, ...tried.map(({ attempt }) => attempt), ...abandoned) + 1;
}

interface Request {
  /** Absent or empty: the present one. */
  period?: string | undefined;
  attempt?: string | undefined;
}

/** Why a payment cannot be opened, whatever its amount; undefined where it can be, or is open. */
export function whyNotNow(
  due: Pick<Left, 'left' | 'period'>,
  attempt: number,
  requested: Request,
): 'PERIOD' | 'ALREADY_PAID' | 'TRY_IS_OVER' | undefined {
  const isOther = requested.period && requested.period !== due.period;
  if (isOther && !isBehind(requested.period ?? '', due.period)) return 'PERIOD';
  if (isOther || due.left === 0) return 'ALREADY_PAID';
  return requested.attempt && requested.attempt !== String(attempt) ? 'TRY_IS_OVER' : undefined;
}

function isBehind(period: string, present: string): boolean {
  return /^\d{1,3}$/.test(period) && Number(period) <= Number(present);
}

interface Terms {
  payType: string;
  amount: number;
  coupons: readonly string[];
}

/** A request with the same terms gets the open payment instead of a new one. */
export function isSamePayment(open: Terms, requested: Terms): boolean {
  return (
    open.payType === requested.payType &&
    open.amount === requested.amount &&
    open.coupons.toSorted().join() === requested.coupons.toSorted().join()
  );
}

/** What coupons worth so much take off beside `amount`, whole fen; undefined where both together cannot be paid now. */
export function discountIn(due: Left, amount: number, worth: number): number | undefined {
  const discount = Math.min(worth, due.left - amount);
  const whole = amount + discount;
  const fits =
    amount >= 0 &&
    amount <= due.limit &&
    whole > 0 &&
    discount >= 0 &&
    // A coupon is not given for less than it is worth unless nothing is left to pay.
    (discount === worth || amount === 0) &&
    (due.inParts ? whole <= due.limit : whole === due.left);
  return fits ? discount : undefined;
}

/** A charge is decided once. `late`: the money was on its way when it was closed, so it comes nevertheless. */
export function isOpenToAct(charge: string | undefined, isPaying: boolean, late: boolean): boolean {
  return charge === 'waiting' || (late && isPaying && charge === 'closed');
}

/**
 * What follows when the provider tells of a payment. What is decided stays decided, however often and in whatever order it tells; money for a
 * payment that was closed never becomes a capture.
 */
export function effectOf(
  payment: { status: PaymentStatus },
  outcome: PaymentOutcome,
): 'captured' | 'failed' | 'closed' | 'returned' | undefined {
  if (!isPending(payment))
    return outcome === 'paid' && payment.status === 'closed' ? 'returned' : undefined;
  if (outcome === 'paid') return 'captured';
  return outcome === 'failed' ? 'failed' : 'closed';
}

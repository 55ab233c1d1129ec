import type { ResultFrom } from '../../model/effects.ts';

export type CashierCoupon = ResultFrom<'pay.coupons'>['coupons'][number];

/** What fits a payment of so much, what saves most first; of two alike the one that runs out first. `amount`: what it saves. */
export function fittingCoupons(value: unknown, due: number): CashierCoupon[] {
  const coupons = Array.isArray(value) ? (value as unknown[]).filter(isCoupon) : [];
  return coupons
    .filter(({ from, amount }) => from <= due && amount > 0)
    .map((coupon) => ({ ...coupon, amount: Math.min(coupon.amount, due) }))
    .sort(
      (one, other) =>
        other.amount - one.amount ||
        order(one.until || never, other.until || never) ||
        order(one.code, other.code),
    );
}

/** What choosing a coupon answers; undefined: none. */
export function couponAnswers(coupon: CashierCoupon | undefined) {
  return { couponCode: coupon?.code ?? '', couponAmount: coupon?.amount ?? 0 };
}

const never = '9999';

function isCoupon(value: unknown): value is CashierCoupon {
  const { code, amount, from } = (value ?? {}) as Partial<CashierCoupon>;
  return typeof code === 'string' && Number.isInteger(amount) && Number.isInteger(from);
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

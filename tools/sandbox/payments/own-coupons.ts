import { dateOf } from '../platform/days.ts';
import type { HandlerContext } from '../platform/handler.ts';
import { issueFor } from './coupons.ts';
import type { CouponRow } from './tables.ts';

type CouponState = 'usable' | 'used' | 'expired';

/** Orders whose coupons are there before a cashier has asked for them. */
const latestOrders = 5;

/** Every coupon of the customer: the largest first, what was used or has run out the latest first. */
export async function couponsOf(call: Pick<HandlerContext, 'tx' | 'now' | 'customer'>) {
  const { tx, now, customer } = call;
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('status', 'not in', ['CANCELLED', 'SETTLED'])
    .orderBy('created_at', 'desc')
    .orderBy('order_no')
    .limit(latestOrders)
    .execute();
  for (const row of orders) await issueFor(call, row);
  const rows = await tx
    .selectFrom('coupons')
    .selectAll('coupons')
    .leftJoin('coupon_uses', 'coupon_uses.code', 'coupons.code')
    .select('coupon_uses.at as used_at')
    .where('customer_id', '=', customer.id)
    .orderBy('amount', 'desc')
    .orderBy('until', 'desc')
    .orderBy('coupons.code')
    .execute();
  return rows.map((row) => couponView(row, stateOf(row, now, row.used_at !== null)));
}

export function stateOf(coupon: CouponRow, now: number, used: boolean): CouponState {
  if (used) return 'used';
  return coupon.until < now ? 'expired' : 'usable';
}

export function couponView(coupon: CouponRow, state: CouponState) {
  return {
    code: coupon.code,
    name: { zh: coupon.name_zh, en: coupon.name_en },
    amount: coupon.amount,
    from: coupon.from_amount,
    feeTypes: coupon.fee_types as string[],
    ...(coupon.order_no !== null && { orderNo: coupon.order_no }),
    until: dateOf(coupon.until),
    state,
  };
}

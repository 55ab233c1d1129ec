import type { Handlers } from '../platform/handler.ts';
import { collect, offersFor } from './coupon-centre.ts';
import { couponsOf, couponView, stateOf } from './own-coupons.ts';

const pageSize = 10;

export const couponHandlers = {
  'coupon.mine': async ({ state, kind, page }, call) => {
    const all = (await couponsOf(call)).filter(
      (coupon) => kind !== 'down-payment' || coupon.feeTypes.some(isDownPayment),
    );
    const counts = { usable: 0, used: 0, expired: 0 };
    for (const coupon of all) counts[coupon.state] += 1;
    const selected = all.filter((coupon) => coupon.state === state);
    const from = (Math.max(1, Math.trunc(Number(page ?? '1')) || 1) - 1) * pageSize;
    const coupons = selected.slice(from, from + pageSize);
    return { coupons, more: selected.length > from + pageSize, counts };
  },

  'coupon.centre': async ({ kind }, call) => {
    const offers = await offersFor(call);
    return {
      offers: offers.filter(
        (offer) => kind !== 'down-payment' || offer.feeTypes.some(isDownPayment),
      ),
    };
  },

  'coupon.collect': async ({ id }, call) => {
    const coupon = await collect(call, id);
    return couponView(coupon, stateOf(coupon, call.now, false));
  },
} satisfies Partial<Handlers>;

function isDownPayment(feeType: string): boolean {
  return feeType === 'sf' || feeType === 'hzsf';
}

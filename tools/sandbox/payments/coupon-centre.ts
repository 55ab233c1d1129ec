import { day } from '../platform/days.ts';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import { type CouponOffer, couponOffers } from './coupon-offers.ts';
import type { CouponRow } from './tables.ts';

/** The centre's offers for this customer; used ones come last. */
export async function offersFor({ tx, customer }: Pick<HandlerContext, 'tx' | 'customer'>) {
  const claimed = await tx
    .selectFrom('coupons')
    .select((count) => ['offer', 'customer_id', count.fn.countAll<number>().as('number')])
    .where('offer', 'is not', null)
    .groupBy(['offer', 'customer_id'])
    .execute();
  const offers = couponOffers.map((offer) => {
    const own = claimed.filter((one) => one.offer === offer.id);
    return {
      id: offer.id,
      name: { zh: offer.zh, en: offer.en },
      amount: offer.amount,
      from: offer.from,
      feeTypes: [...offer.kinds],
      days: offer.days,
      left: Math.max(0, offer.stock - own.length),
      collected: own.some((one) => one.customer_id === customer.id),
    };
  });
  return offers.toSorted((a, b) => Number(a.left === 0) - Number(b.left === 0));
}

/** Gives the customer a coupon that the cashier takes for any order. Throws Refusal where there is none to give. */
export async function collect(
  call: Pick<HandlerContext, 'tx' | 'now' | 'customer'>,
  id: string,
): Promise<CouponRow> {
  const offer = couponOffers.find((one) => one.id === id);
  if (!offer) throw new Refusal('COUPON_OFFER', '活动已结束', 'This offer has ended');
  const before = (await offersFor(call)).find((one) => one.id === id);
  if (before?.collected) {
    throw new Refusal('COUPON_COLLECTED', '您已领取过这张优惠券', 'You have this coupon already');
  }
  if (before?.left === 0) throw new Refusal('COUPON_GONE', '优惠券已领完', 'None are left');
  const coupon = await call.tx
    .insertInto('coupons')
    .values(newCoupon(call, offer))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (coupon) return coupon;
  throw new Refusal('COUPON_COLLECTED', '您已领取过这张优惠券', 'You have this coupon already');
}

function newCoupon(
  { customer, now }: Pick<HandlerContext, 'now' | 'customer'>,
  offer: CouponOffer,
) {
  return {
    code: `${offer.id}-${customer.id}`,
    customer_id: customer.id,
    order_no: null,
    name_zh: offer.zh,
    name_en: offer.en,
    amount: offer.amount,
    from_amount: offer.from,
    fee_types: JSON.stringify(offer.kinds),
    until: now + offer.days * day,
    offer: offer.id,
  };
}

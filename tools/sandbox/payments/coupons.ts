import type { FeeType } from '../../../src/api/payments.ts';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import type { CouponValue } from './coupon-offers.ts';
import type { CouponRow } from './tables.ts';

type At = Pick<HandlerContext, 'tx' | 'now'>;

const day = 24 * 60 * 60_000;

/** What every order comes with, from the day it was made. */
const issued: readonly CouponValue[] = [
  {
    zh: '首付立减券',
    en: 'Down payment discount',
    amount: 500_00,
    from: 5_000_00,
    kinds: ['sf', 'hzsf'],
    days: 365,
  },
  {
    zh: '大额首付券',
    en: 'Large down payment discount',
    amount: 2_000_00,
    from: 30_000_00,
    kinds: ['sf', 'wk'],
    days: 365,
  },
  {
    zh: '定金抵扣券',
    en: 'Deposit coupon',
    amount: 2_000_00,
    from: 2_000_00,
    kinds: ['bzj', 'qkdj'],
    days: 365,
  },
  {
    zh: '新客首付券',
    en: "New customer's down payment coupon",
    amount: 800_00,
    from: 0,
    kinds: ['sf', 'bzj'],
    days: -1,
  },
];

/** Issues an order's coupons on the first request. */
export async function issueFor({ tx }: Pick<At, 'tx'>, row: OwnOrder['row']): Promise<void> {
  const coupons = issued.map(({ zh, en, amount, from, kinds, days }, at) => ({
    code: `${row.order_no}-${at + 1}`,
    customer_id: row.customer_id,
    order_no: row.order_no,
    name_zh: zh,
    name_en: en,
    amount,
    from_amount: from,
    fee_types: JSON.stringify(kinds),
    until: row.created_at + days * day,
  }));
  await tx
    .insertInto('coupons')
    .values(coupons)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The customer's coupons that fit a payment of this kind and size, whole fen, the largest first. */
export async function couponsFor(
  at: At,
  order: OwnOrder,
  feeType: FeeType,
  amount: number,
): Promise<CouponRow[]> {
  await issueFor(at, order.row);
  const own = await at.tx
    .selectFrom('coupons')
    .selectAll('coupons')
    .leftJoin('coupon_uses', 'coupon_uses.code', 'coupons.code')
    .where('customer_id', '=', order.row.customer_id)
    .where((where) =>
      where.or([where('order_no', 'is', null), where('order_no', '=', order.row.order_no)]),
    )
    .where('coupon_uses.code', 'is', null)
    .where('until', '>=', at.now)
    .where('from_amount', '<=', amount)
    .orderBy('amount', 'desc')
    .orderBy('coupons.code')
    .execute();
  return own.filter((coupon) => (coupon.fee_types as string[]).includes(feeType));
}

/**
 * What these coupons come to, whole fen; they stay locked. `amount`: what the customer pays beside them. Throws Refusal when
 * one does not fit such a payment.
 */
export async function worthOf(
  at: At,
  order: OwnOrder,
  feeType: FeeType,
  { codes, amount }: { codes: readonly string[]; amount: number },
): Promise<number> {
  if (codes.length === 0) return 0;
  await issueFor(at, order.row);
  await at.tx
    .selectFrom('coupons')
    .select('code')
    .where('code', 'in', [...codes])
    .orderBy('code')
    .forUpdate()
    .execute();
  const usable = await couponsFor(at, order, feeType, Number.MAX_SAFE_INTEGER);
  const chosen = usable.filter(({ code }) => codes.includes(code));
  const worth = chosen.reduce((sum, coupon) => sum + coupon.amount, 0);
  const fits = chosen.every((coupon) => coupon.from_amount <= amount + worth);
  if (chosen.length === codes.length && fits) return worth;
  throw new Refusal(
    'COUPON',
    '优惠券不可用，请重新选择',
    'The coupon cannot be used. Choose again',
  );
}

/** Reserves the coupons for a payment until it releases them. */
export async function useCoupons(
  { tx, now }: At,
  codes: readonly string[],
  serialNumber: string,
): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .insertInto('coupon_uses')
    .values(codes.map((code) => ({ code, serial_number: serialNumber, at: now })))
    .execute();
}

/** A payment that ended unpaid gives its coupons back. */
export async function giveBackCoupons({ tx }: At, serialNumber: string): Promise<void> {
  await tx.deleteFrom('coupon_uses').where('serial_number', '=', serialNumber).execute();
}

export async function couponsUsedBy({ tx }: At, serialNumber: string): Promise<string[]> {
  const used = await tx
    .selectFrom('coupon_uses')
    .select('code')
    .where('serial_number', '=', serialNumber)
    .orderBy('code')
    .execute();
  return used.map(({ code }) => code);
}

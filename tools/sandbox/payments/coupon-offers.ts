import type { FeeType } from '../../../src/api/payments.ts';

export interface CouponValue {
  zh: string;
  en: string;
  /** Whole fen. */
  amount: number;
  /** The least a payment must come to, whole fen. */
  from: number;
  kinds: readonly FeeType[];
  /** How long it is good for. */
  days: number;
}

export interface CouponOffer extends CouponValue {
  id: string;
  /** How many there are for everybody. */
  stock: number;
}

/** What the coupon centre has to give; each customer gets one of each. */
export const couponOffers: readonly CouponOffer[] = [
  {
    id: 'first-payment-1000',
    zh: '首付满减券',
    en: 'Down payment coupon',
    amount: 1_000_00,
    from: 10_000_00,
    kinds: ['sf'],
    days: 30,
    stock: 2000,
  },
  {
    id: 'first-payment-3000',
    zh: '大额首付满减券',
    en: 'Large down payment coupon',
    amount: 3_000_00,
    from: 50_000_00,
    kinds: ['sf', 'wk'],
    days: 15,
    stock: 300,
  },
  {
    id: 'lease-back-800',
    zh: '回租首付抵扣券',
    en: 'Lease-back down payment coupon',
    amount: 800_00,
    from: 5_000_00,
    kinds: ['hzsf'],
    days: 30,
    stock: 500,
  },
  {
    id: 'deposit-200',
    zh: '定金抵扣券',
    en: 'Deposit coupon',
    amount: 200_00,
    from: 1_000_00,
    kinds: ['bzj', 'escdj', 'qkdj'],
    days: 7,
    stock: 5000,
  },
  {
    id: 'logistics-300',
    zh: '二手车物流券',
    en: 'Used-car delivery coupon',
    amount: 300_00,
    from: 800_00,
    kinds: ['escwlf'],
    days: 60,
    stock: 800,
  },
  {
    id: 'spring-sold-out',
    zh: '开工季首付券',
    en: 'New year down payment coupon',
    amount: 5_000_00,
    from: 80_000_00,
    kinds: ['sf'],
    days: 10,
    stock: 0,
  },
];

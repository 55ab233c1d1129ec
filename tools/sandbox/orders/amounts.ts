import { feeTypes } from '../../../src/api/contract/fees.ts';
import type { FeeType } from '../../../src/api/payments.ts';
import { quoteOf } from '../catalogue/plans.ts';
import type { OrderDetails } from './order-details.ts';
import type { OrderStatus } from './tables.ts';

type Details = Pick<OrderDetails, 'car' | 'downPaymentRatio' | 'termCount' | 'loan' | 'plan'>;

/** All that is to be paid of a kind, whole fen; of rent: of one month. */
export function totalOf(feeType: FeeType, details: Details): number {
  const fee: { zh: string; amount?: number } = feeTypes[feeType];
  return fee.amount ?? totals[feeType]?.(details) ?? unknownTotal;
}

/** Of a kind that only the real platform can work out. */
const unknownTotal = 100_00;

/** Invented, but from the order's car and plan. */
const totals: Readonly<Partial<Record<FeeType, (details: Details) => number>>> = {
  sf: ({ car, downPaymentRatio }) => Math.round((car.price * downPaymentRatio) / 100),
  sqwk: ({ car }) => shareOf(car.price, 5),
  wk: ({ car }) => shareOf(car.price, 10),
  zj: (details) => quoteOf(details).rent,
  dbf: ({ loan }) => shareOf(loan, 2),
  jfb: () => 1_999_00,
  qkdj: () => 5_000_00,
  jqk: ({ loan }) => shareOf(loan, 60),
  hzsf: ({ car }) => shareOf(car.price, 10),
};

/** Whole fen one payment may come to. Kinds named here may be paid in several payments, all others in one. */
export const limits: Readonly<Partial<Record<FeeType, number>>> = {
  sf: 50_000_00,
  sqwk: 50_000_00,
  wk: 50_000_00,
  hzsf: 10_000_00,
  jqk: 50_000_00,
};

/** What an order that begins so has paid before. */
export function paidBefore(status: OrderStatus, productLine: string): FeeType[] {
  const deposit: FeeType = productLine === '3' ? 'escdj' : 'bzj';
  const first: FeeType = productLine === '4' ? 'hzsf' : 'sf';
  if (status === 'CREDIT_REJECTED') return [deposit];
  return collected.has(status) ? [deposit, first] : [];
}

/** The down payment comes before the contract. */
const collected: ReadonlySet<OrderStatus> = new Set([
  'CONTRACT_SIGNING',
  'FUNDER_SIGNING',
  'DOWN_PAYMENT_COLLECTED',
  'DELIVERY',
  'REPAYING',
  'REFUNDING',
  'SETTLED',
]);

/** Whole yuan. */
function shareOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100_00) * 100;
}

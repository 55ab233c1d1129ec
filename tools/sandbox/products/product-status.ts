import type { EffectContext, HandlerContext } from '../platform/handler.ts';
import type { OrderDetails } from '../orders/order-details.ts';
import { isLeaseBackUnsigned } from '../orders/lease-back.ts';
import { setStatus } from '../orders/progress.ts';
import { reviewTakes } from '../orders/scenarios.ts';
import type { OwnOrder } from '../orders/orders.ts';
import type { OrderRow, OrderStatus } from '../orders/tables.ts';
import { latestRecord } from '../platform/records.ts';
import { isSigned } from '../documents/signatures.ts';

/** Kilometres beyond which a car is not taken. */
const maxMileage = 300_000;
/** Whole fen; above it a loan wants proof of what it is for. */
const loanWithoutProof = 5_000_000;

type At = Pick<HandlerContext, 'tx' | 'now'>;

export interface PreReview {
  mileage: number;
  wantedAmount: number;
}

/** A review passes by itself once its time has come, unless the car has run too far. */
export async function leaseBackStatus(call: At, order: OwnOrder) {
  const { order_no: orderNo, seeded_page: seeded } = order.row;
  const pre = await latestRecord<PreReview>(call, orderNo, 'pre-review');
  // An order seeded for a page has what comes before it behind it.
  if (!pre && seeded !== 'HZlastInstanceOne' && seeded !== 'HZfaceRecognition')
    return 'open' as const;
  if (await isSigned(call, order, 'lease-back-contract')) return 'signed' as const;
  const final = await latestRecord(call, orderNo, 'final-review');
  if (final) return call.now - final.at >= reviewTakes ? ('final-passed' as const) : 'final-review';
  if (!pre) return seeded === 'HZfaceRecognition' ? ('final-passed' as const) : 'pre-passed';
  if (call.now - pre.at < reviewTakes) return 'pre-review' as const;
  return pre.details.mileage > maxMileage ? ('rejected' as const) : ('pre-passed' as const);
}

const leaseBackStatuses = {
  'pre-review': 'CREDIT_REVIEW',
  'pre-passed': 'AUTHORIZATION',
  'final-review': 'CREDIT_REVIEW',
  'final-passed': 'CONTRACT_SIGNING',
  rejected: 'CREDIT_REJECTED',
  signed: 'DOWN_PAYMENT_COLLECTED',
} as const satisfies Record<string, OrderStatus>;

/** True if a lease-back has gone on since it was last looked at: its status decides which page it offers. */
export async function advanceLeaseBack(call: EffectContext, row: OrderRow): Promise<boolean> {
  if (!isLeaseBackUnsigned(row)) return false;
  const stage = await leaseBackStatus(call, { row, details: row.details as OrderDetails });
  if (stage === 'open' || leaseBackStatuses[stage] === row.status) return false;
  await setStatus(call, row.order_no, leaseBackStatuses[stage]);
  return true;
}

/** What was applied for and when, epoch ms; an order seeded for a loan's supplement has applied for all it can get. */
export async function appliedLoan(call: Pick<HandlerContext, 'tx'>, { row, details }: OwnOrder) {
  const applied = await latestRecord<{ amount: number }>(call, row.order_no, 'loan');
  if (applied)
    return {
      amount: applied.details.amount,
      at: applied.at,
      needsProof: applied.details.amount > loanWithoutProof,
    };
  if (row.seeded_page !== 'loanSupplement') return undefined;
  return { amount: Math.round(details.loan / 2), at: row.created_at, needsProof: true };
}

const leaseBackPages = {
  'pre-review': 'HZpreTialOne',
  'pre-passed': 'HZlastInstanceOne',
  'final-review': 'HZlastInstanceOne',
  'final-passed': 'HZfaceRecognition',
  rejected: 'HZpreTialOne',
} as const;

/** The page of a pending lease-back or loan; undefined where the order's status has it. */
export async function productPage(
  call: HandlerContext,
  order: OwnOrder,
): Promise<string | undefined> {
  const status = await leaseBackStatus(call, order);
  if (status !== 'open' && status !== 'signed') return leaseBackPages[status];
  const { order_no: orderNo } = order.row;
  if (!(await appliedLoan(call, order))?.needsProof) return undefined;
  return (await latestRecord(call, orderNo, 'loan-supplement')) ? undefined : 'loanSupplement';
}

import type { Call } from './handler.ts';
import { reviewTakes } from './scenarios.ts';
import type { OwnOrder } from './orders.ts';
import { latestRecord } from './records.ts';
import { isSigned } from './signatures.ts';

/** Kilometres beyond which a car is not taken. */
const mostMileage = 300_000;
/** Whole fen; above it a loan wants proof of what it is for. */
export const loanWithoutProof = 5_000_000;

export interface PreReview {
  mileage: number;
  wantedAmount: number;
}

/** A review passes by itself once its time has come, unless the car has run too far. */
export async function leaseBackStanding(call: Call, order: OwnOrder) {
  const { order_no: orderNo } = order.row;
  const pre = await latestRecord<PreReview>(call, orderNo, 'pre-review');
  if (!pre) return 'open' as const;
  if (await isSigned(call, order, 'lease-back-contract')) return 'signed' as const;
  const final = await latestRecord(call, orderNo, 'final-review');
  if (final) return call.now - final.at >= reviewTakes ? ('final-passed' as const) : 'final-review';
  if (call.now - pre.at < reviewTakes) return 'pre-review' as const;
  return pre.details.mileage > mostMileage ? ('rejected' as const) : ('pre-passed' as const);
}

const leaseBackPages = {
  'pre-review': 'HZpreTialOne',
  'pre-passed': 'HZlastInstanceOne',
  'final-review': 'HZlastInstanceOne',
  'final-passed': 'HZfaceRecognition',
  rejected: 'HZpreTialOne',
} as const;

/** The page a lease-back or a loan under way leads to; undefined where the order's status says it. */
export async function productPage(call: Call, order: OwnOrder): Promise<string | undefined> {
  const standing = await leaseBackStanding(call, order);
  if (standing !== 'open' && standing !== 'signed') return leaseBackPages[standing];
  const { order_no: orderNo } = order.row;
  const loan = await latestRecord<{ amount: number }>(call, orderNo, 'loan');
  if (!loan || loan.details.amount <= loanWithoutProof) return undefined;
  return (await latestRecord(call, orderNo, 'loan-supplement')) ? undefined : 'loanSupplement';
}

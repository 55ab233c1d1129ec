import type { HandlerContext } from '../platform/handler.ts';
import { deferralOf } from './deferral.ts';
import { type LeaseState, rentsOf, type SettlementFigures, settlementOf } from './leases.ts';
import { compensationOf } from '../documents/agreements/compensation.ts';
import { paidOf } from '../ledger/ledger.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { lastEventAt } from '../orders/progress.ts';
import { capturesOf } from '../ledger/paid.ts';
import { latestRecord } from '../platform/records.ts';
import { reviewTakes } from '../orders/scenarios.ts';
import { isSigned } from '../documents/signatures.ts';

type At = Pick<HandlerContext, 'tx' | 'now'>;

interface Application extends SettlementFigures {
  reason: string;
}

export async function rentsNow(call: At, order: OwnOrder) {
  return rentsOf(order, await leaseState(call, order));
}

async function leaseState(call: At, { row }: OwnOrder): Promise<LeaseState> {
  const paid = await capturesOf(call, row.order_no, 'zj');
  const receivedAt = await lastEventAt(call, row.order_no, 'vehicle-received');
  return {
    paid: paid.length,
    now: call.now,
    receivedAt,
    compensation: await compensationOf(call, row, receivedAt),
    deferral: await deferralOf(call, row.order_no),
  };
}

/** Where the settlement of an order is; its figures are those applied for, or today's. */
export async function settlementStatus(call: At, order: OwnOrder) {
  const { row } = order;
  const applied = await latestRecord<Application>(call, row.order_no, 'settlement');
  const paid = await paidOf(call.tx, row.order_no, 'jqk');
  const captures = await capturesOf(call, row.order_no, 'jqk');
  const isPaidOff = applied !== undefined && paid.amount >= applied.details.total;
  const settledAt =
    isPaidOff || row.status === 'SETTLED' ? (captures.at(-1) ?? row.created_at) : undefined;
  const fresh = await freshFigures(call, order);
  // A partly paid one stays open until it is paid; before that a rent paid meanwhile makes its figures wrong.
  const isPending =
    applied && (captures.length > 0 || isUpToDate(applied.details, fresh, call.now));
  const isApplied = applied && (isPending || settledAt !== undefined);
  const { reason: _, ...figures } = isApplied ? applied.details : { ...fresh, reason: '' };
  if (settledAt !== undefined) return { state: 'settled' as const, figures, settledAt };
  if (row.status !== 'REPAYING') return { state: 'unavailable' as const, figures, reply: notYet };
  if (!applied) return { state: 'open' as const, figures };
  if (!isPending) {
    const isRentPaid = applied.details.paidPeriods !== fresh.paidPeriods;
    return { state: 'open' as const, figures, reply: isRentPaid ? rentPaid : tooLate };
  }
  return { ...(await reviewOf(call, order, applied.at)), figures };
}

function isUpToDate(applied: SettlementFigures, fresh: SettlementFigures, now: number): boolean {
  const end = Date.parse(`${applied.validUntil}T23:59:59+08:00`);
  return now <= end && applied.paidPeriods === fresh.paidPeriods;
}

/** The figures of a settlement that is approved: what is left is to sign and to pay it. */
export async function settlementToPay(
  call: At,
  order: OwnOrder,
): Promise<SettlementFigures | undefined> {
  if (order.row.status !== 'REPAYING') return undefined;
  const { state, figures } = await settlementStatus(call, order);
  return state === 'approved' || state === 'signed' ? figures : undefined;
}

/** A part of it is paid: until the rest is, no rent falls due, because it is in that sum. */
export async function isPartlySettled(call: At, { row }: OwnOrder): Promise<boolean> {
  const captures = await capturesOf(call, row.order_no, 'jqk');
  return row.status === 'REPAYING' && captures.length > 0;
}

async function reviewOf(call: At, order: OwnOrder, appliedAt: number) {
  if (call.now < appliedAt + reviewTakes) return { state: 'reviewing' as const };
  if (order.row.scenario === 'rejected') return { state: 'refused' as const, reply: refusal };
  const signed = await isSigned(call, order, 'settlement-agreement');
  return { state: signed ? ('signed' as const) : ('approved' as const) };
}

const notYet = {
  zh: '订单开始还款后才能申请提前结清。',
  en: 'A lease can be paid off once its rents have begun.',
};

/** Why what was applied for stands no longer. */
const rentPaid = {
  zh: '您申请结清后支付了租金，原结清金额已失效，以下为更新后的金额，请重新申请。',
  en: 'A rent was paid after you applied, so that amount no longer stands. These are the new figures; apply again.',
};
const tooLate = {
  zh: '原结清金额已过有效期，以下为更新后的金额，请重新申请。',
  en: 'The amount you applied for stands no longer. These are the new figures; apply again.',
};

const refusal = {
  zh: '订单有未处理的违章，请处理后再申请。',
  en: 'The car has open fines. Please pay them and apply again.',
};

export async function freshFigures(call: At, order: OwnOrder): Promise<SettlementFigures> {
  return settlementOf(order, await leaseState(call, order));
}

import { dateOf, day, monthsAfter } from '../platform/days.ts';
import { firstStatus } from '../orders/order-lifecycle.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { pageSeed } from '../orders/order-pages.ts';
import type { Deferral } from './deferral.ts';
import { quoteOf } from '../catalogue/plans.ts';

/** Rents an order seeded as one that repays has behind it; the next one is ten days late. */
const paidBeforeSeed = 12;
const daysLateWhenSeeded = 10;
/** Default charge a day, and what paying off early costs, both of the amount. */
const dailyCharge = 0.0005;
const settlementFee = 0.02;
/** Days a settlement's figures stand. */
const standsFor = 2;

export interface Rent {
  /** From 1. */
  period: number;
  dueOn: string;
  /** Whole fen, what was taken off it not counted. */
  rent: number;
  /** The compensation that was taken off it. */
  deducted: number;
  charge: number;
  state: 'overdue' | 'due' | 'later' | 'paid';
}

/** What happened to a lease. Times as epoch ms. */
export interface LeaseState {
  /** How many rents were paid in the app. */
  paid: number;
  now: number;
  /** When the car was handed over, where that happened here: the lease begins then. */
  receivedAt?: number | undefined;
  /** Taken off the rents, the first one first. Whole fen. */
  compensation: number;
  deferral?: Deferral | undefined;
}

/** Every rent of a lease, oldest first. */
export function rentsOf(order: OwnOrder, lease: LeaseState): Rent[] {
  const { now, paid, deferral } = lease;
  const { details } = order;
  const { start, paidBefore } = beginning(order, lease);
  const sums = deductedSums(order, lease);
  // Of these nothing is left to pay.
  const whole = sums.filter(({ rent }) => rent === 0).length;
  return Array.from({ length: details.termCount }, (_, at): Rent => {
    const period = at + 1;
    const { rent, deducted } = sums[at]!;
    const plannedAt = monthsAfter(start, period);
    const deferred = deferral?.period === period ? deferral : undefined;
    const dueAt = deferred?.until ?? plannedAt;
    const isPaid = period <= paidBefore + whole + paid;
    const daysOverdue = isPaid ? 0 : daysBetween(dueAt, now);
    const daysBefore = deferred && !isPaid ? daysBetween(plannedAt, deferred.from) : 0;
    const soon = dueAt <= monthsAfter(now, 1);
    return {
      period,
      dueOn: dateOf(dueAt),
      rent,
      deducted,
      charge: Math.round(rent * dailyCharge * (daysBefore + daysOverdue)),
      state: isPaid ? 'paid' : daysOverdue > 0 ? 'overdue' : soon ? 'due' : 'later',
    };
  });
}

/** Each rent with the compensation taken off it: never below zero, what is left goes off the next. */
function deductedSums({ details }: OwnOrder, { compensation }: LeaseState) {
  const { rent: every, final } = quoteOf(details);
  let left = compensation;
  return Array.from({ length: details.termCount }, (_, at) => {
    const full = every + (at + 1 === details.termCount ? final : 0);
    const deducted = Math.min(full, left);
    left -= deducted;
    return { rent: full - deducted, deducted };
  });
}

function daysBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / day));
}

export interface SettlementFigures {
  asOf: string;
  validUntil: string;
  paidPeriods: number;
  leftPeriods: number;
  /** Whole fen. */
  principal: number;
  interest: number;
  interestDays: number;
  charges: number;
  fee: number;
  /** The compensation no rent was paid with yet. */
  deducted: number;
  total: number;
}

/**
 * What paying the lease off costs: interest from the last rent paid to the last day the figures stand. A compensation that no rent
 * was paid with yet comes off it.
 */
export function settlementOf(order: OwnOrder, lease: LeaseState): SettlementFigures {
  const { now } = lease;
  const rents = rentsOf(order, lease);
  const { rent, financed, rate } = quoteOf(order.details);
  const paidPeriods = rents.filter(({ state }) => state === 'paid').length;
  const grown = (1 + rate / 12) ** paidPeriods;
  const left = financed * grown - (rent * (grown - 1)) / (rate / 12);
  const unused = rents
    .filter(({ state }) => state !== 'paid')
    .reduce((sum, { deducted }) => sum + deducted, 0);
  const principal = Math.max(0, Math.round(left));
  const paidTo = monthsAfter(beginning(order, lease).start, paidPeriods);
  const until = now + standsFor * day;
  const interestDays = Math.max(0, Math.floor((until - paidTo) / day));
  const interest = Math.round((principal * rate * interestDays) / 360);
  const charges = rents.reduce((sum, { charge }) => sum + charge, 0);
  const fee = Math.round(principal * settlementFee);
  const sum = principal + interest + charges + fee;
  const deducted = Math.min(sum, unused);
  return {
    asOf: dateOf(now),
    validUntil: dateOf(until),
    paidPeriods,
    leftPeriods: rents.length - paidPeriods,
    principal,
    interest,
    interestDays,
    charges,
    fee,
    deducted,
    total: sum - deducted,
  };
}

function beginning(
  { row }: OwnOrder,
  { receivedAt }: LeaseState,
): { start: number; paidBefore: number } {
  const seeded =
    row.seeded_page === null ? firstStatus(row.seeded_action) : pageSeed(row.seeded_page).status;
  const repaid = seeded === 'REPAYING' || seeded === 'SETTLED';
  return repaid
    ? {
        start: monthsAfter(row.created_at - daysLateWhenSeeded * day, -(paidBeforeSeed + 1)),
        paidBefore: paidBeforeSeed,
      }
    : { start: receivedAt ?? row.created_at, paidBefore: 0 };
}

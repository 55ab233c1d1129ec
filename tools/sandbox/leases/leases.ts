import { dateOf, day } from '../platform/days.ts';
import { firstStatus } from '../orders/order-lifecycle.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { pageSeed } from '../orders/order-pages.ts';
import type { Deferral } from './deferral.ts';
import { quoteOf } from '../catalogue/plans.ts';

/** Days from one rent to the next. */
const month = 30;
/** Rents an order seeded as one that repays has behind it; the next one is ten days late. */
const paidBeforeSeed = 12;
const daysBeforeSeed = (paidBeforeSeed + 1) * month + 10;
/** Default charge a day, and what paying off early costs, both of the amount. */
const dailyCharge = 0.0005;
const settlementFee = 0.02;
/** Days a settlement's figures stand. */
const standsFor = 2;

export interface Rent {
  /** From 1. */
  period: number;
  dueOn: string;
  /** Whole fen. */
  rent: number;
  charge: number;
  state: 'overdue' | 'due' | 'later' | 'paid';
}

/** Every rent of a lease, oldest first. `paid`: how many were paid in the app. `now`: epoch ms. */
export function rentsOf(order: OwnOrder, paid: number, now: number, deferral?: Deferral): Rent[] {
  const { details } = order;
  const { rent: every, final } = quoteOf(details);
  const { start, paidBefore } = beginning(order);
  return Array.from({ length: details.termCount }, (_, at): Rent => {
    const period = at + 1;
    const rent = every + (period === details.termCount ? final : 0);
    const plannedAt = start + period * month * day;
    const deferred = deferral?.period === period ? deferral : undefined;
    const dueAt = deferred?.until ?? plannedAt;
    const isPaid = period <= paidBefore + paid;
    const daysOverdue = isPaid ? 0 : daysBetween(dueAt, now);
    const daysBefore = deferred && !isPaid ? daysBetween(plannedAt, deferred.from) : 0;
    const soon = dueAt <= now + month * day;
    return {
      period,
      dueOn: dateOf(dueAt),
      rent,
      charge: Math.round(rent * dailyCharge * (daysBefore + daysOverdue)),
      state: isPaid ? 'paid' : daysOverdue > 0 ? 'overdue' : soon ? 'due' : 'later',
    };
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
  total: number;
}

/** What paying the lease off costs: interest from the last rent paid to the last day the figures stand. `now`: epoch ms. */
export function settlementOf(
  order: OwnOrder,
  rents: readonly Rent[],
  now: number,
): SettlementFigures {
  const { rent, financed, rate } = quoteOf(order.details);
  const paidPeriods = rents.filter(({ state }) => state === 'paid').length;
  const grown = (1 + rate / 12) ** paidPeriods;
  const left = financed * grown - (rent * (grown - 1)) / (rate / 12);
  const principal = Math.max(0, Math.round(left));
  const paidTo = beginning(order).start + paidPeriods * month * day;
  const until = now + standsFor * day;
  const interestDays = Math.max(0, Math.floor((until - paidTo) / day));
  const interest = Math.round((principal * rate * interestDays) / 360);
  const charges = rents.reduce((sum, { charge }) => sum + charge, 0);
  const fee = Math.round(principal * settlementFee);
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
    total: principal + interest + charges + fee,
  };
}

function beginning({ row }: OwnOrder): { start: number; paidBefore: number } {
  const seeded =
    row.seeded_page === null ? firstStatus(row.seeded_action) : pageSeed(row.seeded_page).status;
  const repaid = seeded === 'REPAYING' || seeded === 'SETTLED';
  return repaid
    ? { start: row.created_at - daysBeforeSeed * day, paidBefore: paidBeforeSeed }
    : { start: row.created_at, paidBefore: 0 };
}

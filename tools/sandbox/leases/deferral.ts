import { dateOf, day } from '../platform/days.ts';
import type { HandlerContext } from '../platform/handler.ts';
import { latestRecord } from '../platform/records.ts';
import { reviewTakes } from '../orders/scenarios.ts';

export interface ExtensionApplication {
  days: number;
  reason: string;
  period: number;
  dueOn: string;
  /** Whole fen, of the day it was applied for. */
  dueAmount: number;
  charge: number;
}

/** A rent that was put off: no default charge is due from the application to the new day. Epoch ms. */
export interface Deferral {
  period: number;
  from: number;
  until: number;
}

/** The reason no extension is granted for. */
const refusedReason = 'other';

/** What became of an application. Both times as epoch ms. */
export function decisionOn(
  { at, details }: { at: number; details: ExtensionApplication },
  now: number,
): 'pending' | 'refused' | 'approved' {
  if (now < at + reviewTakes) return 'pending';
  return details.reason === refusedReason ? 'refused' : 'approved';
}

/** A rent that is overdue is put off from the day of the application, another from its own day. */
export function newDueDate(dueOn: string, days: number, appliedAt: number): string {
  const from = [dueOn, dateOf(appliedAt)].toSorted().at(-1) ?? dueOn;
  return dateOf(Date.parse(from) + days * day);
}

/** The rent whose extension was granted; undefined where none was. */
export async function deferralOf(
  call: Pick<HandlerContext, 'tx' | 'now'>,
  orderNo: string,
): Promise<Deferral | undefined> {
  const applied = await latestRecord<ExtensionApplication>(call, orderNo, 'extension');
  if (!applied || decisionOn(applied, call.now) !== 'approved') return undefined;
  const { period, dueOn, days } = applied.details;
  return {
    period,
    from: applied.at,
    until: Date.parse(`${newDueDate(dueOn, days, applied.at)}T00:00:00+08:00`),
  };
}

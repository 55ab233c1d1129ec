import type { Call } from '../platform/handler.ts';
import type { Intent } from '../ledger/ledger.ts';

type At = Pick<Call, 'tx' | 'now'>;

/**
 * Which try to pay an intent it is, from 1: that of the payment under way or paid, else the one after the last that failed, was
 * closed, or was given up before it arrived.
 */
export async function attemptNow(at: Pick<Call, 'tx'>, intent: Intent): Promise<number> {
  const tried = await at.tx
    .selectFrom('payments')
    .select(['attempt', 'status'])
    .where('order_no', '=', intent.orderNo)
    .where('fee_type', '=', intent.feeType)
    .where('period', '=', intent.period)
    .execute();
  const stands = tried.find(({ status }) => status !== 'failed' && status !== 'closed');
  if (stands) return stands.attempt;
  const given = await at.tx
    .selectFrom('given_up_attempts')
    .select('attempt')
    .where('order_no', '=', intent.orderNo)
    .where('fee_type', '=', intent.feeType)
    .where('period', '=', intent.period)
    .execute();
  return Math.max(0, ...[...tried, ...given].map(({ attempt }) => attempt)) + 1;
}

/** A try that has not arrived is over: a request for it that comes now starts nothing. */
export async function giveUp({ tx, now }: At, intent: Intent, attempt: number): Promise<void> {
  const { orderNo, feeType, period } = intent;
  await tx
    .insertInto('given_up_attempts')
    .values({ order_no: orderNo, fee_type: feeType, period, attempt, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

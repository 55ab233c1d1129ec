import type { HandlerContext } from '../platform/handler.ts';
import type { LedgerKey } from '../ledger/ledger.ts';
import { attemptOf } from './rules.ts';

type At = Pick<HandlerContext, 'tx' | 'now'>;

/** Which try to pay an intent it is. */
export async function attemptNow(
  at: Pick<HandlerContext, 'tx'>,
  intent: LedgerKey,
): Promise<number> {
  const tried = await at.tx
    .selectFrom('payments')
    .select(['attempt', 'status'])
    .where('order_no', '=', intent.orderNo)
    .where('fee_type', '=', intent.feeType)
    .where('period', '=', intent.period)
    .execute();
  const abandoned = await at.tx
    .selectFrom('given_up_attempts')
    .select('attempt')
    .where('order_no', '=', intent.orderNo)
    .where('fee_type', '=', intent.feeType)
    .where('period', '=', intent.period)
    .execute();
  return attemptOf(
    tried,
    abandoned.map(({ attempt }) => attempt),
  );
}

/** Closes an attempt that has not arrived: a request for it that arrives later starts nothing. */
export async function giveUp({ tx, now }: At, intent: LedgerKey, attempt: number): Promise<void> {
  const { orderNo, feeType, period } = intent;
  await tx
    .insertInto('given_up_attempts')
    .values({ order_no: orderNo, fee_type: feeType, period, attempt, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { newestAppeal } from './newest-appeal.ts';
import { randomUUID } from 'node:crypto';
import { type EffectContext, type HandlerContext, Refusal } from '../platform/handler.ts';
import { heldAmountOf } from '../ledger/ledger.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { recordEvent } from '../orders/progress.ts';
import { reviewTakes, type OrderScenario } from '../orders/scenarios.ts';
import type { AppealRow } from './tables.ts';
import type { OrderRow } from '../orders/tables.ts';

interface AppealRequest {
  reason: string;
  description: string;
  /** Ids of uploads. */
  proofs: readonly string[];
}

/** Throws Refusal while another is being reviewed. */
export async function submitAppeal(
  call: HandlerContext,
  { row, details }: OwnOrder,
  { proofs, ...statement }: AppealRequest,
): Promise<string> {
  if ((await newestAppeal(call, row.order_no))?.state === 'submitted') {
    throw new Refusal(
      'APPEAL_OPEN',
      '您有一笔申诉正在审核，请勿重复提交',
      'An appeal is already being reviewed',
    );
  }
  const appealNo = `SS${String(call.now).slice(-10)}${randomUUID().slice(0, 6).toUpperCase()}`;
  await call.tx
    .insertInto('appeals')
    .values({
      appeal_no: appealNo,
      order_no: row.order_no,
      creator: details.lessee.name,
      ...statement,
      proofs: JSON.stringify(proofs),
      state: 'submitted',
      submitted_at: call.now,
      due_at: verdictOf(row.scenario) === undefined ? null : call.now + reviewTakes,
      decided_at: null,
      reply: null,
    })
    .execute();
  await recordEvent(call, row.order_no, 'appeal-submitted', { appealNo });
  return appealNo;
}

/** Throws Refusal without a pending review, or for another customer's appeal. */
export async function cancelAppeal(
  call: HandlerContext,
  { row }: OwnOrder,
  creatorName: string,
): Promise<void> {
  const appeal = await newestAppeal(call, row.order_no);
  if (appeal && appeal.creator !== creatorName) {
    throw new Refusal(
      'APPEAL_NOT_YOURS',
      '只有申诉提交人可以撤销申诉',
      'Only whoever submitted the appeal can withdraw it',
    );
  }
  const cancelled = await close(call, appeal?.appeal_no ?? '', { state: 'cancelled' });
  if (!cancelled) {
    throw new Refusal(
      'APPEAL_NOT_OPEN',
      '申诉已处理完毕，不能撤销',
      'The appeal is decided and cannot be withdrawn',
    );
  }
  await recordEvent(call, row.order_no, 'appeal-cancelled', { appealNo: appeal?.appeal_no });
}

/** True if an appeal of this order was decided by now. */
export async function settleAppeals(call: EffectContext, row: OrderRow): Promise<boolean> {
  const verdict = verdictOf(row.scenario);
  if (verdict === undefined) return false;
  const due = await call.tx
    .selectFrom('appeals')
    .select('appeal_no')
    .where('order_no', '=', row.order_no)
    .where('state', '=', 'submitted')
    .where('due_at', '<=', call.now)
    .executeTakeFirst();
  return due !== undefined && decideAppeal(call, due.appeal_no, verdict);
}

interface Verdict {
  /** Why; usual: the platform's words. */
  reply?: string;
  /** Whole fen that can be refunded; usual, and at most: all that is held. */
  granted?: number;
}

/** Decides an appeal once; a decision or a withdrawal is final. True if this decision counted. */
export async function decideAppeal(
  call: EffectContext,
  appealNo: string,
  verdict: 'accepted' | 'rejected',
  details: Verdict = {},
): Promise<boolean> {
  const reply = details.reply ?? `appeal-${verdict}`;
  const closed = await close(call, appealNo, { state: verdict, reply });
  if (!closed) return false;
  const heldAmount = await heldAmountOf(call.tx, closed.order_no);
  const granted = verdict === 'accepted' ? Math.min(heldAmount, details.granted ?? heldAmount) : 0;
  await call.tx.updateTable('appeals').set({ granted }).where('appeal_no', '=', appealNo).execute();
  await recordEvent(call, closed.order_no, `appeal-${verdict}`, { appealNo, granted });
  return true;
}

function close(
  call: EffectContext,
  appealNo: string,
  end: { state: AppealRow['state']; reply?: string },
): Promise<{ order_no: string } | undefined> {
  return call.tx
    .updateTable('appeals')
    .set({ ...end, decided_at: call.now })
    .where('appeal_no', '=', appealNo)
    .where('state', '=', 'submitted')
    .returning('order_no')
    .executeTakeFirst();
}

/** The automatic decision; undefined where the reviewer decides. */
function verdictOf(scenario: OrderScenario): 'accepted' | 'rejected' | undefined {
  if (scenario === 'appeal accepted') return 'accepted';
  return scenario === 'appeal rejected' ? 'rejected' : undefined;
}

import { randomUUID } from 'node:crypto';
import { type EffectContext, type HandlerContext, Refusal } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { recordEvent, setStatus } from '../orders/progress.ts';
import { reviewTime } from '../orders/scenarios.ts';
import type { OrderRow, OrderStatus } from '../orders/tables.ts';
import type { RefundRow } from './tables.ts';
import { heldAmountOf } from '../ledger/ledger.ts';
import { depositOf, refundMoney, isHeld } from './money-back.ts';
import { isOpen, quotaOf, refundsOf, stoodAt } from './quota.ts';

/** Orders from before this day are refunded by the account manager (order-handling, section 9). */
const cutoff = Date.parse('2024-01-01T00:00:00+08:00');

interface RefundRequest {
  kind: RefundRow['kind'];
  /** Whole fen. */
  amount: number;
  reason: string;
  description: string;
}

/**
 * A refund of the order is signed before it is processed, one of the deposit is processed at once. Throws Refusal where one is
 * open already or more is asked than there is.
 */
export async function requestRefund(
  call: HandlerContext,
  order: OwnOrder,
  request: RefundRequest,
): Promise<string> {
  const { row } = order;
  if (row.created_at < cutoff) throw beforeCutoff();
  const refunds = await refundsOf(call, row.order_no);
  if (refunds.some(({ state }) => isOpen(state))) throw alreadyOpen();
  const most =
    request.kind === 'deposit'
      ? await depositOf(call.tx, row.order_no)
      : await quotaOf(call, order);
  if (request.amount <= 0 || request.amount > most) throw tooMuch();
  const refundNo = `TK${String(call.now).slice(-10)}${randomUUID().slice(0, 6).toUpperCase()}`;
  const signed = request.kind === 'deposit';
  await call.tx
    .insertInto('refunds')
    .values({
      refund_no: refundNo,
      order_no: row.order_no,
      ...request,
      state: signed ? 'processing' : 'requested',
      came_from: row.status === 'CANCELLED' ? row.status : stoodAt(row, refunds),
      requested_at: call.now,
      signed_at: null,
      due_at: signed ? dueAt(call, row) : null,
      closed_at: null,
      reply: null,
    })
    .execute();
  await setStatus(call, row.order_no, 'REFUNDING');
  await recordEvent(call, row.order_no, 'refund-requested', { refundNo, amount: request.amount });
  return refundNo;
}

/** The customer does not want it after all; only before the agreement is signed. */
export async function withdrawRefund(
  call: HandlerContext,
  row: OrderRow,
  refundNo: string,
): Promise<void> {
  const withdrawn = await call.tx
    .updateTable('refunds')
    .set({ state: 'cancelled', closed_at: call.now })
    .where('order_no', '=', row.order_no)
    .where('refund_no', '=', refundNo)
    .where('state', '=', 'requested')
    .returning('came_from')
    .executeTakeFirst();
  if (!withdrawn) {
    throw new Refusal(
      'REFUND_NOT_OPEN',
      '退款已在处理中，不能撤销',
      'The refund is being processed and cannot be withdrawn',
    );
  }
  await leaveRefunding(call, row.order_no, withdrawn.came_from);
  await recordEvent(call, row.order_no, 'refund-withdrawn', { refundNo });
}

/** The agreement is signed: the first time only. */
export async function refundSigned(call: EffectContext, row: OrderRow): Promise<void> {
  const signed = await call.tx
    .updateTable('refunds')
    .set({ state: 'processing', signed_at: call.now, due_at: dueAt(call, row) })
    .where('order_no', '=', row.order_no)
    .where('state', '=', 'requested')
    .returning('refund_no')
    .executeTakeFirst();
  if (signed)
    await recordEvent(call, row.order_no, 'refund-signed', { refundNo: signed.refund_no });
}

/** True if a refund of this order was decided by now. */
export async function settleRefunds(call: EffectContext, row: OrderRow): Promise<boolean> {
  const due = await call.tx
    .selectFrom('refunds')
    .select('refund_no')
    .where('order_no', '=', row.order_no)
    .where('state', '=', 'processing')
    .where('due_at', '<=', call.now)
    .executeTakeFirst();
  if (!due) return false;
  const refused = row.scenario === 'refund refused';
  return decideRefund(call, due.refund_no, refused ? 'refused' : 'refunded', 'refund-refused');
}

/** Decides a refund once; a second decision changes nothing. `reply`: why it is refused. True if this one counted. */
export async function decideRefund(
  call: EffectContext,
  refundNo: string,
  verdict: 'refunded' | 'refused',
  reply: string,
): Promise<boolean> {
  const refund = await call.tx
    .selectFrom('refunds')
    .selectAll()
    .where('refund_no', '=', refundNo)
    .where('state', '=', 'processing')
    .forUpdate()
    .executeTakeFirst();
  if (!refund) return false;
  if (verdict === 'refused') return refuse(call, refund, reply);
  if (!(await isHeld(call, refund))) return refuse(call, refund, 'refunded-before');
  await close(call, refund, { state: 'refunded' });
  await refundMoney(call, refund);
  const { order_no: orderNo, amount } = refund;
  const isAll = (await heldAmountOf(call.tx, orderNo)) === 0;
  await leaveRefunding(call, orderNo, isAll ? 'CANCELLED' : refund.came_from);
  await recordEvent(call, orderNo, 'refunded', { refundNo, amount });
  return true;
}

async function refuse(call: EffectContext, refund: RefundRow, reply: string): Promise<true> {
  const { refund_no: refundNo, order_no: orderNo, amount } = refund;
  await close(call, refund, { state: 'refused', reply });
  await leaveRefunding(call, orderNo, refund.came_from);
  await recordEvent(call, orderNo, 'refund-refused', { refundNo, amount });
  return true;
}

async function close(
  { tx, now }: EffectContext,
  { refund_no: refundNo }: RefundRow,
  end: { state: RefundRow['state']; reply?: string },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ ...end, closed_at: now })
    .where('refund_no', '=', refundNo)
    .execute();
}

/** An order that was cancelled meanwhile stays so. */
async function leaveRefunding(
  { tx }: EffectContext,
  orderNo: string,
  status: OrderStatus,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status })
    .where('order_no', '=', orderNo)
    .where('status', '=', 'REFUNDING')
    .execute();
}

function dueAt({ now }: EffectContext, { scenario }: OrderRow): number | null {
  return scenario === 'reviewed by hand' ? null : now + reviewTime(scenario);
}

function beforeCutoff(): Refusal {
  return new Refusal(
    'BEFORE_CUTOFF',
    '该订单不支持在线退款，请联系客户经理',
    'This order cannot be refunded in the app. Contact your account manager',
  );
}

function alreadyOpen(): Refusal {
  return new Refusal(
    'REFUND_OPEN',
    '您有一笔退款正在处理，请勿重复申请',
    'A refund of this order is already under way',
  );
}

function tooMuch(): Refusal {
  return new Refusal(
    'REFUND_AMOUNT',
    '可退金额已变化，请重新申请',
    'The refundable amount has changed. Please start again',
  );
}

import { dateOf, minuteOf } from '../platform/days.ts';
import type { HandlerContext, HandlerResponse } from '../platform/handler.ts';
import { newestLinkStatus } from '../signing/links.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import type { RefundRow } from './tables.ts';
import { depositOf } from './money-back.ts';
import { isOpen, refundsOf } from './quota.ts';
import { noText, refundKinds, refundStates, replyWords, stageStates } from './words.ts';

export type RefundStage = HandlerResponse<'refund.progress'>['stages'][number];

/** What a flow sends that was told of no refund in particular. */
const newest: ReadonlySet<string> = new Set(['', 'newest']);

/** The status of the named refund, else of the newest of the order. */
export async function refundView(
  call: HandlerContext,
  order: OwnOrder,
  refundNo = '',
): Promise<HandlerResponse<'refund.progress'>> {
  const refunds = await refundsOf(call, order.row.order_no);
  const refund = newest.has(refundNo)
    ? refunds[0]
    : refunds.find((one) => one.refund_no === refundNo);
  if (!refund) return none;
  return {
    ...recordOf(refund),
    signing: await signingOf(call, order, refund),
    reply: replyWords(refund.reply),
    stages: stagesOf(refund),
  };
}

const none: HandlerResponse<'refund.progress'> = {
  refundNo: '',
  kind: 'order',
  kindName: refundKinds.order,
  state: 'none',
  stateName: noText,
  amount: 0,
  requestedAt: '',
  closedAt: '',
  signing: 'none',
  reply: noText,
  stages: [],
};

export async function refundRecords(
  call: HandlerContext,
  orderNo: string,
): Promise<HandlerResponse<'refund.records'>> {
  const refunds = await refundsOf(call, orderNo);
  const back = refunds.filter(({ state }) => state === 'refunded');
  return {
    total: back.reduce((sum, { amount }) => sum + amount, 0),
    records: refunds.map(recordOf),
  };
}

/** The deposit of an order, and how far it is on its way back. */
export async function depositView(
  call: HandlerContext,
  { row }: OwnOrder,
): Promise<HandlerResponse<'refund.deposit'>> {
  const [refund] = (await refundsOf(call, row.order_no)).filter(({ kind }) => kind === 'deposit');
  const heldAmount = await depositOf(call.tx, row.order_no);
  const paid = { paidOn: dateOf(row.created_at) };
  if (refund && (isOpen(refund.state) || (refund.state === 'refunded' && heldAmount === 0))) {
    const state = isOpen(refund.state) ? 'processing' : 'refunded';
    return { ...paid, state, amount: refund.amount, refundNo: refund.refund_no };
  }
  if (heldAmount === 0) return { state: 'none', amount: 0, refundNo: '' };
  return { ...paid, state: 'held', amount: heldAmount, refundNo: '' };
}

function recordOf(refund: RefundRow): HandlerResponse<'refund.records'>['records'][number] {
  return {
    refundNo: refund.refund_no,
    kind: refund.kind,
    kindName: refundKinds[refund.kind],
    state: refund.state,
    stateName: refundStates[refund.state],
    amount: refund.amount,
    requestedAt: minuteOf(refund.requested_at),
    closedAt: minuteOf(refund.closed_at),
  };
}

/** A link found expired was not signed either; the next one is good. */
async function signingOf(
  call: HandlerContext,
  order: OwnOrder,
  refund: RefundRow,
): Promise<string> {
  if (refund.kind === 'deposit') return 'none';
  if (refund.signed_at !== null) return 'signed';
  if (refund.state !== 'requested') return 'none';
  const link = await newestLinkStatus(call, order, 'refund', refund.requested_at);
  return link === 'refused' ? 'refused' : 'waiting';
}

type StageState = keyof typeof stageStates;

interface Part {
  state: StageState;
  at?: number | null;
  note?: RefundStage['note'];
  open?: boolean;
}

export function stage(id: string, name: RefundStage['name'], part: Part): RefundStage {
  const { state, at = null, note = noText, open = false } = part;
  return { id, name, state, stateName: stageStates[state], at: minuteOf(at), note, open };
}

const names = {
  requested: { zh: '提交退款申请', en: 'Refund requested' },
  signed: { zh: '签署退款协议', en: 'Agreement signed' },
  processing: { zh: '平台审核', en: 'Reviewed by the platform' },
  refunded: { zh: '原路退回', en: 'Sent back the way it came' },
  cancelled: { zh: '申请已撤销', en: 'Request withdrawn' },
};

const inTransit = {
  zh: '审核通过后 1-3 个工作日内原路退回付款账户',
  en: 'Once it is reviewed, the money is back in 1-3 working days by the way it was paid',
};

function stagesOf(refund: RefundRow): RefundStage[] {
  const requested = stage('requested', names.requested, { state: 'done', at: refund.requested_at });
  const signed = refund.kind === 'deposit' ? [] : [signatureStage(refund)];
  if (refund.state === 'cancelled') {
    const at = refund.closed_at;
    return [requested, stage('cancelled', names.cancelled, { state: 'done', at })];
  }
  return [requested, ...signed, ...reviewStages(refund)];
}

function signatureStage({ state, signed_at: at }: RefundRow): RefundStage {
  if (state !== 'requested') return stage('signed', names.signed, { state: 'done', at });
  const note = {
    zh: '签署后才会开始处理',
    en: 'It is processed once you have signed',
  };
  return stage('signed', names.signed, { state: 'now', note, open: true });
}

function reviewStages(refund: RefundRow): RefundStage[] {
  const { state, closed_at: at } = refund;
  if (state === 'refunded') {
    return [
      stage('processing', names.processing, { state: 'done', at }),
      stage('refunded', names.refunded, { state: 'done', at }),
    ];
  }
  if (state === 'refused') {
    const note = replyWords(refund.reply);
    return [stage('processing', names.processing, { state: 'bad', at, note, open: true })];
  }
  return [
    stage('processing', names.processing, {
      state: state === 'processing' ? 'now' : 'ahead',
      ...(state === 'processing' && { note: inTransit }),
    }),
    stage('refunded', names.refunded, { state: 'ahead' }),
  ];
}

import type { OrderDetail } from '../../api/order.ts';
import type { ActionId } from '../../model/action-id.ts';
import type { LocalizedText } from '../../model/step-kind.ts';

interface RefundWay {
  id: ActionId;
  tip: LocalizedText;
  button: LocalizedText;
}

/** What of the deposit refund tip holds now, by where the order stands (browsing-and-ordering.md, section 4). */
const now: Readonly<Record<string, LocalizedText>> = {
  DEPOSIT_DUE: {
    zh: '提交信审前，定金可随时申请退回。',
    en: 'Any time before the credit review is submitted you can have the deposit back.',
  },
  CREDIT_REVIEW: {
    zh: '信审已提交、首付款未支付：请先联系客服或客户经理取消订单，取消后退还定金。',
    en: 'The review is submitted and the down payment not paid: ask customer service or your account manager to cancel the order first; then the deposit is refunded.',
  },
};
/** Why the deposit can be had back now, by where the order stands. */
const reasons: Readonly<Record<string, LocalizedText>> = {
  CREDIT_MATERIALS: {
    zh: '您尚未提交信审',
    en: 'You have not submitted the credit review.',
  },
  CREDIT_REJECTED: { zh: '信审未通过', en: 'The credit review was not passed.' },
  DOWN_PAYMENT_COLLECTED: { zh: '首付款已支付', en: 'The down payment is paid.' },
  CANCELLED: { zh: '订单已取消', en: 'The order is cancelled.' },
};
/** The ways of the app to money paid, by page or action code. */
const ways = {
  deposit: {
    id: 'orderRefundIn',
    tip: { zh: '您可以申请退定金。', en: 'You can have the deposit back.' },
    button: { zh: '申请退定金', en: 'Request the deposit back' },
  },
  all: {
    id: 242,
    tip: {
      zh: '您可以申请退款，其中包括定金。',
      en: 'You can request a refund, which includes the deposit.',
    },
    button: { zh: '去申请退款', en: 'Request the refund' },
  },
  record: {
    id: 243,
    tip: {
      zh: '您已申请过退款，可查看进度。',
      en: 'You have requested a refund and can see how it stands.',
    },
    button: { zh: '查看退款进度', en: 'See the refund' },
  },
} as const satisfies Record<string, RefundWay>;
const byService: LocalizedText = {
  zh: '如已付定金可以退还，请联系客服或客户经理办理。',
  en: 'If you have paid a deposit you can have it back: ask customer service or your account manager.',
};
/** Where the platform does not say where the order stands: all of it. */
const always: LocalizedText = {
  zh: '提交信审前，定金可随时申请退回；信审提交后、首付款支付前，请先联系客服或客户经理取消订单，取消后退还定金；首付款支付后、信审未通过或订单取消后，也可以申请退定金。',
  en: 'Any time before the credit review is submitted you can have the deposit back. After that and before the down payment is paid, ask customer service or your account manager to cancel the order first; then the deposit is refunded. You can also have it back once the down payment is paid, after a credit review that was not passed, and after the order is cancelled.',
};
const asInReview = new Set([
  'AUTHORIZATION',
  'DOWN_PAYMENT_DUE',
  'CONTRACT_SIGNING',
  'FUNDER_SIGNING',
]);
/** The down payment is paid and the contract not signed: the platform offers no refund yet. */
const paidBeforeContract: LocalizedText = {
  zh: '首付款已支付、合同未签署：请先联系客服或客户经理取消订单，取消后退还定金和首付款。',
  en: 'The down payment is paid and the contract not signed: ask customer service or your account manager to cancel the order first; then the deposit and the down payment are refunded.',
};

export const refundMethod: LocalizedText = {
  zh: '定金按原支付路径退回，预计 1-3 个工作日到账。',
  en: 'It goes back the way it was paid, in an estimated 1-3 working days.',
};

type Stand = Pick<OrderDetail, 'status' | 'progress' | 'actions' | 'pages'>;

/** Where the refund tip of an order leads; undefined where it offers nothing in the app. */
export function refundWay({ status = '', actions = [], pages = [] }: Stand): RefundWay | undefined {
  if (!Object.hasOwn(reasons, status)) return undefined;
  if (pages.some(({ page }) => page === ways.deposit.id)) return ways.deposit;
  return [ways.record, ways.all].find(({ id }) => actions.some(({ code }) => code === id));
}

/** The deposit refund tip of an order that stands so; undefined where it has none: a car handed over, money on its way back. */
export function refundTip(order: Stand): LocalizedText | undefined {
  const { status, progress = [] } = order;
  if (status === undefined) return always;
  const reason = Object.hasOwn(reasons, status) ? reasons[status] : undefined;
  if (reason) {
    const { zh, en } = refundWay(order)?.tip ?? byService;
    return { zh: `${reason.zh}，${zh}`, en: `${reason.en} ${en}` };
  }
  const isPaid = progress.some(({ id, state }) => id === 'DOWN_PAYMENT_DUE' && state === 'done');
  if (isPaid && asInReview.has(status)) return paidBeforeContract;
  const key = asInReview.has(status) ? 'CREDIT_REVIEW' : status;
  return Object.hasOwn(now, key) ? now[key] : undefined;
}

const cancellable = new Set([
  'DEPOSIT_DUE',
  'CREDIT_MATERIALS',
  'CREDIT_REVIEW',
  'CREDIT_REJECTED',
  'DOWN_PAYMENT_COLLECTED',
  'DELIVERY',
  ...asInReview,
]);

/** Whether an order that stands so can still be called off by telephone: customer service knows, where the platform does not say. */
export function canBeCancelled(status: string | undefined): boolean {
  return status === undefined || cancellable.has(status);
}

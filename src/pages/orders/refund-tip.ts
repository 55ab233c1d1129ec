import type { OrderDetail } from '../../api/order.ts';
import type { LocalizedText } from '../../model/step-kind.ts';

/** What of the deposit refund tip holds now, by where the order stands (browsing-and-ordering.md, section 4). */
const now: Readonly<Record<string, LocalizedText>> = {
  DEPOSIT_DUE: {
    zh: '提交信审前，定金可随时申请退回。',
    en: 'Any time before the credit review is submitted you can have the deposit back.',
  },
  CREDIT_MATERIALS: {
    zh: '您尚未提交信审，定金可随时申请退回。',
    en: 'You have not submitted the credit review, so you can have the deposit back any time.',
  },
  CREDIT_REVIEW: {
    zh: '信审已提交、首付款未支付：请先联系客服或客户经理取消订单，取消后退还定金。',
    en: 'The review is submitted and the down payment not paid: ask customer service or your account manager to cancel the order first; then the deposit is refunded.',
  },
  CREDIT_REJECTED: {
    zh: '信审未通过，您可以申请退定金。',
    en: 'The credit review was not passed, so you can have the deposit back.',
  },
  DOWN_PAYMENT_COLLECTED: {
    zh: '首付款已支付，您可以申请退定金。',
    en: 'The down payment is paid, so you can have the deposit back.',
  },
  CANCELLED: {
    zh: '订单已取消，您可以申请退定金。',
    en: 'The order is cancelled, so you can have the deposit back.',
  },
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

type Stand = Pick<OrderDetail, 'status' | 'progress'>;

/** The deposit refund tip of an order that stands so; undefined where it has none: a car handed over, money on its way back. */
export function refundTip({ status, progress = [] }: Stand): LocalizedText | undefined {
  if (status === undefined) return always;
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

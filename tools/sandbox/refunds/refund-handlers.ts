import { type Handlers, Refusal } from '../platform/handler.ts';
import { issueLink } from '../signing/links.ts';
import { ownOrder } from '../orders/orders.ts';
import { cancelAppeal, submitAppeal } from './appeal-lifecycle.ts';
import { appealView } from './appeal-view.ts';
import { compensationView } from './compensation.ts';
import { depositOf } from './money-back.ts';
import { quotaOf, refundsOf } from './quota.ts';
import { requestRefund, withdrawRefund } from './refund-lifecycle.ts';
import { depositView, refundRecords, refundView } from './refund-view.ts';

export const refundHandlers = {
  'order.refund-deposit': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    if (needsService.has(order.row.status)) {
      throw new Refusal(
        'ASK_SERVICE',
        '信审资料已提交，请联系客服或客户经理取消订单后退款',
        'The credit review is under way. Ask customer service or your account manager to cancel the order first',
      );
    }
    const amount = await depositOf(call.tx, orderNo);
    const request = { kind: 'deposit' as const, amount, reason: 'deposit', description: '' };
    await requestRefund(call, order, request);
    return null;
  },

  'refund.quota': async ({ orderNo }, call) =>
    (await quotaOf(call, await ownOrder(call, orderNo))) / 100,

  'refund.contract-url': async ({ orderNo }, call) => {
    const order = await ownOrder(call, orderNo);
    const [newest] = await refundsOf(call, orderNo);
    if (newest?.state !== 'requested') {
      throw new Refusal(
        'NOTHING_TO_SIGN',
        '没有待签署的退款协议',
        'There is no refund agreement to sign',
      );
    }
    return { url: await issueLink(call, order, 'refund') };
  },

  'refund.apply': async ({ orderNo, amount, reason, description }, call) => {
    const order = await ownOrder(call, orderNo);
    const request = { kind: 'order' as const, amount, reason, description: description ?? '' };
    return { refundNo: await requestRefund(call, order, request) };
  },

  'refund.cancel': async ({ orderNo, refundNo }, call) => {
    await withdrawRefund(call, (await ownOrder(call, orderNo)).row, refundNo);
    return null;
  },

  'refund.progress': async ({ orderNo, refundNo }, call) =>
    refundView(call, await ownOrder(call, orderNo), refundNo),

  'refund.records': async ({ orderNo }, call) => {
    await ownOrder(call, orderNo);
    return refundRecords(call, orderNo);
  },

  'refund.deposit': async ({ orderNo }, call) => depositView(call, await ownOrder(call, orderNo)),

  'appeal.submit': async ({ orderNo, reason, description, ...files }, call) => {
    const order = await ownOrder(call, orderNo);
    const proofs = [files.proof, files.secondProof, files.thirdProof].filter(
      (id): id is string => id !== undefined && id !== '',
    );
    return { appealNo: await submitAppeal(call, order, { reason, description, proofs }) };
  },

  'appeal.progress': async ({ orderNo }, call) => appealView(call, await ownOrder(call, orderNo)),

  'appeal.cancel': async ({ orderNo, creatorName }, call) => {
    await cancelAppeal(call, await ownOrder(call, orderNo), creatorName);
    return null;
  },

  'compensation.status': async ({ orderNo }, call) =>
    compensationView(call, await ownOrder(call, orderNo)),
} satisfies Partial<Handlers>;

/** After the credit review was submitted, before the down payment is collected. */
const needsService: ReadonlySet<string> = new Set([
  'CREDIT_REVIEW',
  'AUTHORIZATION',
  'CONTRACT_SIGNING',
  'FUNDER_SIGNING',
  'DOWN_PAYMENT_DUE',
]);

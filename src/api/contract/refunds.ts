import { query, queryWith, mutation, specifiedQuery } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** A stretch of the way of a refund or an appeal, in the order the customer lives it. */
const stage = f.response({
  id: f.text,
  name: f.localizedText,
  /** `done`, `now`, `ahead` or `bad`. */
  state: f.text,
  stateName: f.localizedText,
  /** `2026-03-01 16:00`, "" before it is reached. */
  at: f.text,
  note: f.localizedText,
  /** The customer can do something about it now. */
  open: f.yesNo,
});

const refund = {
  refundNo: f.text,
  /** `order` or `deposit`. */
  kind: f.text,
  kindName: f.localizedText,
  /** `requested` (to be signed), `processing`, `refunded`, `refused` or `cancelled`. */
  state: f.text,
  stateName: f.localizedText,
  amount: f.money,
  /** `2026-03-01 16:00`, "" where it has not happened. */
  requestedAt: f.text,
  closedAt: f.text,
};

/**
 * Refunds and appeals (order-handling, sections 5 and 7, "Order and refund"). Amounts are whole fen but for the quota, which
 * the specification gives in yuan.
 */
export const refundEndpoints = {
  'refund.quota': specifiedQuery(
    'How much can be refunded, in yuan: `result.data`.',
    '/api/refund/verifyRefundQuota',
    f.request({ orderNo: f.orderNo }),
    f.amount,
  ),
  'refund.contract-url': specifiedQuery(
    'The page to sign the refund agreement.',
    '/api/refund/getSignContractUrl',
    f.request({ orderNo: f.orderNo }),
    f.response({ url: f.url }),
  ),
  'refund.apply': {
    ...mutation(
      'Requests money back. The amount is what the customer was told; the platform refuses more than the quota.',
      '/api/refund/apply',
      f.request({
        orderNo: f.orderNo,
        amount: f.money,
        reason: f.text,
        description: f.optional(f.text),
      }),
    ),
    response: f.response({ refundNo: f.text }),
  },
  'refund.cancel': mutation(
    'Withdraws a request whose agreement is not signed yet.',
    '/api/refund/cancel',
    f.request({ orderNo: f.orderNo, refundNo: f.text }),
  ),
  'refund.progress': queryWith(
    'How a refund stands: the one named, else (or by the name `newest`) the newest of the order. `state` is `none` before the first.',
    '/api/refund/progress',
    f.request({ orderNo: f.orderNo, refundNo: f.optional(f.text) }),
    f.response({
      ...refund,
      /** How the agreement stands: `none` (nothing to sign), `waiting`, `signed` or `refused`. */
      signing: f.text,
      /** Why it was refused; empty otherwise. */
      reply: f.localizedText,
      stages: f.list(stage),
    }),
  ),
  'refund.records': query(
    'All refunds of an order, newest first.',
    '/api/refund/records',
    f.response({ total: f.money, records: f.list(f.response(refund)) }),
  ),
  'refund.deposit': query(
    'The deposit of an order: `none` (nothing paid), `held`, `processing` or `refunded`.',
    '/api/refund/deposit',
    f.response({ state: f.text, amount: f.money, refundNo: f.text, paidOn: f.optional(f.date) }),
  ),

  'appeal.submit': {
    ...mutation(
      'Appeals against a refund that was refused or for which nothing was left.',
      '/api/appeal/submit',
      f.request({
        orderNo: f.orderNo,
        reason: f.text,
        description: f.text,
        contactPhone: f.text,
        proof: f.text,
        secondProof: f.optional(f.text),
        thirdProof: f.optional(f.text),
      }),
    ),
    response: f.response({ appealNo: f.text }),
    sensitive: ['contactPhone'],
  },
  'appeal.progress': query(
    'How the newest appeal stands: `none`, `submitted`, `accepted`, `rejected` or `cancelled`.',
    '/api/appeal/progress',
    f.response({
      appealNo: f.text,
      creatorName: f.text,
      state: f.text,
      stateName: f.localizedText,
      reason: f.text,
      submittedAt: f.text,
      decidedAt: f.text,
      /** What the reviewer found refundable, whole fen. */
      granted: f.money,
      reply: f.localizedText,
      stages: f.list(stage),
    }),
  ),
  'appeal.cancel': {
    about: 'Cancels an appeal.',
    client: 'main',
    method: 'POST',
    path: '/api/appeal/cancelAppeal',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo, creatorName: f.text }),
    response: f.nothing,
    once: true,
  },

  'compensation.status': query(
    'What the customer gets for a late delivery: `none`, `open` (to be signed) or `signed`.',
    '/api/compensation/status',
    f.response({
      state: f.text,
      agreedOn: f.date,
      expectedOn: f.date,
      daysLate: f.count,
      perDay: f.money,
      amount: f.money,
      signedOn: f.text,
    }),
  ),
} satisfies Record<string, Endpoint>;

import { query, queryWith, mutation } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  amount,
  response,
  count,
  date,
  list,
  optional,
  money,
  nothing,
  orderNo,
  request,
  text,
  url,
  localizedText,
  yesNo,
} from '../fields.ts';

/** A stretch of the way of a refund or an appeal, in the order the customer lives it. */
const stage = response({
  id: text,
  name: localizedText,
  /** `done`, `now`, `ahead` or `bad`. */
  state: text,
  stateName: localizedText,
  /** `2026-03-01 16:00`, "" before it is reached. */
  at: text,
  note: localizedText,
  /** The customer can do something about it now. */
  open: yesNo,
});

const refund = {
  refundNo: text,
  /** `order` or `deposit`. */
  kind: text,
  kindName: localizedText,
  /** `requested` (to be signed), `processing`, `refunded`, `refused` or `cancelled`. */
  state: text,
  stateName: localizedText,
  amount: money,
  /** `2026-03-01 16:00`, "" where it has not happened. */
  requestedAt: text,
  closedAt: text,
};

/**
 * Refunds and appeals (order-handling, sections 5 and 7, "Order and refund"). Amounts are whole fen but for the quota, which
 * the specification gives in yuan.
 */
export const refundEndpoints = {
  'refund.quota': {
    about: 'How much can be refunded, in yuan: `result.data`.',
    client: 'main',
    method: 'GET',
    path: '/api/refund/verifyRefundQuota',
    encoding: 'query',
    request: request({ orderNo }),
    response: amount,
  },
  'refund.contract-url': {
    about: 'The page to sign the refund agreement.',
    client: 'main',
    method: 'GET',
    path: '/api/refund/getSignContractUrl',
    encoding: 'query',
    request: request({ orderNo }),
    response: response({ url }),
  },
  'refund.apply': {
    ...mutation(
      'Requests money back. The amount is what the customer was told; the platform refuses more than the quota.',
      '/api/refund/apply',
      request({ orderNo, amount: money, reason: text, description: optional(text) }),
    ),
    response: response({ refundNo: text }),
  },
  'refund.cancel': mutation(
    'Withdraws a request whose agreement is not signed yet.',
    '/api/refund/cancel',
    request({ orderNo, refundNo: text }),
  ),
  'refund.progress': queryWith(
    'How a refund stands: the one named, else (or by the name `newest`) the newest of the order. `state` is `none` before the first.',
    '/api/refund/progress',
    request({ orderNo, refundNo: optional(text) }),
    response({
      ...refund,
      /** How the agreement stands: `none` (nothing to sign), `waiting`, `signed` or `refused`. */
      signing: text,
      /** Why it was refused; empty otherwise. */
      reply: localizedText,
      stages: list(stage),
    }),
  ),
  'refund.records': query(
    'All refunds of an order, newest first.',
    '/api/refund/records',
    response({ total: money, records: list(response(refund)) }),
  ),
  'refund.deposit': query(
    'The deposit of an order: `none` (nothing paid), `held`, `processing` or `refunded`.',
    '/api/refund/deposit',
    response({ state: text, amount: money, refundNo: text, paidOn: optional(date) }),
  ),

  'appeal.submit': {
    ...mutation(
      'Appeals against a refund that was refused or for which nothing was left.',
      '/api/appeal/submit',
      request({
        orderNo,
        reason: text,
        description: text,
        contactPhone: text,
        proof: text,
        secondProof: optional(text),
        thirdProof: optional(text),
      }),
    ),
    response: response({ appealNo: text }),
    sensitive: ['contactPhone'],
  },
  'appeal.progress': query(
    'How the newest appeal stands: `none`, `submitted`, `accepted`, `rejected` or `cancelled`.',
    '/api/appeal/progress',
    response({
      appealNo: text,
      creatorName: text,
      state: text,
      stateName: localizedText,
      reason: text,
      submittedAt: text,
      decidedAt: text,
      /** What the reviewer found refundable, whole fen. */
      granted: money,
      reply: localizedText,
      stages: list(stage),
    }),
  ),
  'appeal.cancel': {
    about: 'Cancels an appeal.',
    client: 'main',
    method: 'POST',
    path: '/api/appeal/cancelAppeal',
    encoding: 'json',
    request: request({ orderNo, creatorName: text }),
    response: nothing,
    once: true,
  },

  'compensation.status': query(
    'What the customer gets for a late delivery: `none`, `open` (to be signed) or `signed`.',
    '/api/compensation/status',
    response({
      state: text,
      agreedOn: date,
      expectedOn: date,
      daysLate: count,
      perDay: money,
      amount: money,
      signedOn: text,
    }),
  ),
} satisfies Record<string, Endpoint>;

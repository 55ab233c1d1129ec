import { z } from 'zod/mini';
import { query, queryWith, mutation } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  response,
  count,
  date,
  idNumber,
  list,
  optional,
  money,
  orderNo,
  phone,
  request,
  text,
  localizedText,
  yesNo,
} from '../fields.ts';

/** Paying a lease off, the transfer of the car, the e-account, the rents of a lease: all of it ours (browsing-and-ordering,
 * section 2, names the pages only). Amounts are whole fen. */
export const settlementEndpoints = {
  'settle.quote': query(
    'What paying the lease off would cost today, how far that is, and the transfer of the car after it.',
    '/api/settle/quote',
    response({
      /** `approved`: the agreement is to be signed; `signed`: it is to be paid. */
      state: z.enum([
        'unavailable',
        'open',
        'reviewing',
        'refused',
        'approved',
        'signed',
        'settled',
      ]),
      /** Interest is counted to `validUntil`; the amounts stand until the end of that day, in China. */
      asOf: date,
      validUntil: date,
      paidPeriods: count,
      leftPeriods: count,
      principal: money,
      interest: money,
      interestDays: count,
      /** Default charges of rents overdue. */
      charges: money,
      fee: money,
      total: money,
      reply: optional(localizedText),
      settledOn: optional(date),
      certificateNo: optional(text),
      transfer: z.enum(['none', 'asked', 'ready']),
      /** The first day the car's papers can be ready. */
      papersFrom: date,
      /** Whether the customer has an e-account to pay through. */
      account: yesNo,
    }),
  ),
  'settle.apply': mutation(
    'Applies to pay the lease off for this amount.',
    '/api/settle/apply',
    request({ orderNo, total: money, reason: text, phone }),
  ),
  'settle.transfer': {
    ...mutation(
      "Applies for the transfer of the car's title.",
      '/api/settle/transfer',
      request({
        orderNo,
        pickedUpBy: z.enum(['self', 'agent']),
        agentName: optional(text),
        /** Empty where the customer comes. */
        agentIdNumber: optional(z.union([idNumber, z.literal('')])),
        phone,
        papersTo: z.enum(['store', 'mail']),
        address: optional(text),
        wantedOn: date,
      }),
    ),
    sensitive: ['agentIdNumber'],
  },

  'e-account.status': query(
    'Whether the customer has an e-account at the custodian bank; its number is masked.',
    '/api/eAccount/status',
    response({
      state: z.enum(['none', 'open']),
      bankName: text,
      accountNo: optional(text),
      openedOn: optional(date),
    }),
  ),

  'repayment.due-list': queryWith(
    'The rents of a lease, the oldest unpaid first, a page at a time.',
    '/api/repayment/dueList',
    request({ orderNo, page: optional(text) }),
    response({
      rents: list(
        response({
          /** From 1, in the whole lease. */
          number: count,
          dueOn: date,
          rent: money,
          /** For every day it is late. */
          charge: money,
          total: money,
          state: z.enum(['overdue', 'due', 'later', 'paid']),
          stateName: localizedText,
          /** Rents are paid one after the other: only the oldest unpaid one can be. */
          payable: yesNo,
        }),
      ),
      more: yesNo,
    }),
  ),
} satisfies Record<string, Endpoint>;

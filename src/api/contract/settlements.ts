import { z } from 'zod/mini';
import { query, queryWith, mutation } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** Paying a lease off, the transfer of the car, the e-account, the rents of a lease: all of it ours (browsing-and-ordering,
 * section 2, names the pages only). Amounts are whole fen. */
export const settlementEndpoints = {
  'settle.quote': query(
    'What paying the lease off would cost today, how far that is, and the transfer of the car after it.',
    '/api/settle/quote',
    f.response({
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
      asOf: f.date,
      validUntil: f.date,
      paidPeriods: f.count,
      leftPeriods: f.count,
      principal: f.money,
      interest: f.money,
      interestDays: f.count,
      /** Default charges of rents overdue. */
      charges: f.money,
      fee: f.money,
      /** The compensation of a late car that no rent was paid with yet; it is taken off. */
      deducted: f.optional(f.money),
      total: f.money,
      /** Why it is unavailable or refused; where it is `open`, why what was applied for before stands no longer. */
      reply: f.optional(f.localizedText),
      /** Of `total`; once a part is paid, no rent is, and `total` stands. */
      paid: f.optional(f.money),
      settledOn: f.optional(f.date),
      certificateNo: f.optional(f.text),
      transfer: z.enum(['none', 'asked', 'ready']),
      /** What the transfer was applied for with. */
      transferRequest: f.optional(
        f.response({
          pickedUpBy: z.enum(['self', 'agent']),
          papersTo: z.enum(['store', 'mail']),
          wantedOn: f.date,
        }),
      ),
      /** The first day the car's papers can be ready. */
      papersFrom: f.date,
      /** Whether the customer has an e-account to pay through. */
      account: f.yesNo,
    }),
  ),
  'settle.apply': mutation(
    'Applies to pay the lease off for this amount.',
    '/api/settle/apply',
    f.request({ orderNo: f.orderNo, total: f.money, reason: f.text, phone: f.phone }),
  ),
  'settle.transfer': {
    ...mutation(
      "Applies for the transfer of the car's title.",
      '/api/settle/transfer',
      f.request({
        orderNo: f.orderNo,
        pickedUpBy: z.enum(['self', 'agent']),
        agentName: f.optional(f.text),
        /** Empty where the customer comes. */
        agentIdNumber: f.optional(z.union([f.idNumber, z.literal('')])),
        phone: f.phone,
        papersTo: z.enum(['store', 'mail']),
        address: f.optional(f.text),
        wantedOn: f.date,
      }),
    ),
    sensitive: ['agentIdNumber'],
  },

  'e-account.status': query(
    'Whether the customer has an e-account at the custodian bank; its number is masked.',
    '/api/eAccount/status',
    f.response({
      state: z.enum(['none', 'open']),
      bankName: f.text,
      accountNo: f.optional(f.text),
      openedOn: f.optional(f.date),
    }),
  ),

  'repayment.due-list': queryWith(
    'The rents of a lease, the oldest unpaid first, a page at a time.',
    '/api/repayment/dueList',
    f.request({ orderNo: f.orderNo, page: f.optional(f.text) }),
    f.response({
      rents: f.list(
        f.response({
          /** From 1, in the whole lease. */
          number: f.count,
          dueOn: f.date,
          /** What was taken off it not counted. */
          rent: f.money,
          /** The compensation of a late car that was taken off it. */
          deducted: f.optional(f.money),
          /** For every day it is late. */
          charge: f.money,
          total: f.money,
          state: z.enum(['overdue', 'due', 'later', 'paid']),
          stateName: f.localizedText,
          /** Rents are paid one after the other: only the oldest unpaid one can be. */
          payable: f.yesNo,
        }),
      ),
      more: f.yesNo,
    }),
  ),
} satisfies Record<string, Endpoint>;

import { z } from 'zod/mini';
import { query, mutation } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { vehicleProblem } from '../order.ts';

/** What follows the signature: contracts to be read again, post-loan materials, extensions of payment, receipt of the
 * vehicle. All of it ours (order-handling, section 2, names the pages only). */
export const afterSigningEndpoints = {
  'contract.records': query(
    'The contracts of an order and how each of them stands.',
    '/api/contract/records',
    f.response({
      contracts: f.list(
        f.response({
          name: f.text,
          title: f.localizedText,
          number: f.text,
          status: z.enum(['open', 'signed', 'void']),
          statusName: f.localizedText,
          signedOn: f.optional(f.date),
        }),
      ),
    }),
  ),

  'materials.list': query(
    'What has to be signed after the loan was paid out, and what of it is signed.',
    '/api/materials/list',
    f.response({
      open: f.count,
      materials: f.list(
        f.response({
          name: f.text,
          title: f.localizedText,
          why: f.localizedText,
          signed: f.yesNo,
          until: f.optional(f.date),
        }),
      ),
    }),
  ),

  'extension.status': query(
    'The period that is due, how far it can be put off, and the application that was handed in last.',
    '/api/extension/status',
    f.response({
      state: z.enum(['none', 'pending', 'approved', 'refused']),
      period: f.count,
      dueOn: f.date,
      /** With what is charged where it is overdue. */
      dueAmount: f.money,
      charge: f.optional(f.money),
      mostDays: f.count,
      /** How often it may still be asked for in this lease. */
      left: f.count,
      days: f.optional(f.count),
      appliedOn: f.optional(f.date),
      newDueOn: f.optional(f.date),
      reply: f.optional(f.localizedText),
    }),
  ),
  'extension.apply': {
    ...mutation(
      'Asks to pay the period that is due some days later.',
      '/api/extension/apply',
      f.request({
        orderNo: f.orderNo,
        reason: z.enum(['income-late', 'illness', 'repair', 'family', 'other']),
        days: f.count,
        explanation: f.optional(f.text),
        proof: f.text,
        smsToken: f.text,
      }),
    ),
    sensitive: ['smsToken'],
  },

  'delivery.status': query(
    'Whether the vehicle can be received, where, and what comes with it.',
    '/api/delivery/status',
    f.response({
      state: z.enum(['not-yet', 'waiting', 'reported', 'received']),
      plateOrColor: f.text,
      place: f.text,
      handedOverBy: f.text,
      keys: f.count,
      receivedOn: f.optional(f.date),
      receiptNo: f.optional(f.text),
      /** A day and a time to receive it can be chosen. Left out: it is agreed with the account manager. */
      bookable: f.optional(f.yesNo),
      /** What was reported last and is not solved, where `state` is `reported`. */
      problem: f.optional(vehicleProblem),
    }),
  ),
  'delivery.slots': query(
    'The days and times at which the vehicle can be received, and what the customer has booked.',
    '/api/delivery/slots',
    f.response({
      days: f.list(
        f.response({
          date: f.date,
          slots: f.list(f.response({ id: f.text, from: f.text, to: f.text, left: f.count })),
        }),
      ),
      booked: f.optional(f.response({ slot: f.text, date: f.date, from: f.text, to: f.text })),
    }),
  ),
  'delivery.book': mutation(
    'Books a time to receive the vehicle, in place of one booked before.',
    '/api/delivery/book',
    f.request({ orderNo: f.orderNo, slot: f.text }),
  ),
  'delivery.cancel-booking': mutation(
    'Gives up the time that was booked.',
    '/api/delivery/cancelBooking',
    f.request({ orderNo: f.orderNo }),
  ),
  'delivery.confirm': mutation(
    'Confirms that the vehicle was received.',
    '/api/delivery/confirm',
    f.request({
      orderNo: f.orderNo,
      /** Of the vehicle that was handed over, where the order has none. */
      vin: f.optional(f.text),
      handedOver: f.list(f.text),
      odometer: f.count,
      front: f.text,
      rear: f.text,
      left: f.text,
      right: f.text,
      note: f.optional(f.text),
    }),
  ),
  'delivery.report': mutation(
    'Reports what is wrong with a vehicle, which is then not received.',
    '/api/delivery/report',
    f.request({ orderNo: f.orderNo, problem: f.text, description: f.text, photo: f.text }),
  ),
  'delivery.solve': mutation(
    'Says that what was reported is solved, or was a mistake: the vehicle can be received.',
    '/api/delivery/solve',
    f.request({ orderNo: f.orderNo }),
  ),
} satisfies Record<string, Endpoint>;

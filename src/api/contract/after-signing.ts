import { z } from 'zod/mini';
import { query, mutation } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  response,
  count,
  date,
  list,
  optional,
  money,
  orderNo,
  request,
  text,
  localizedText,
  yesNo,
} from '../fields.ts';

/** What follows the signature: contracts to be read again, post-loan materials, extensions of payment, receipt of the
 * vehicle. All of it ours (order-handling, section 2, names the pages only). */
export const afterSigningEndpoints = {
  'contract.records': query(
    'The contracts of an order and how each of them stands.',
    '/api/contract/records',
    response({
      contracts: list(
        response({
          name: text,
          title: localizedText,
          number: text,
          status: z.enum(['open', 'signed', 'void']),
          statusName: localizedText,
          signedOn: optional(date),
        }),
      ),
    }),
  ),

  'materials.list': query(
    'What has to be signed after the loan was paid out, and what of it is signed.',
    '/api/materials/list',
    response({
      open: count,
      materials: list(
        response({
          name: text,
          title: localizedText,
          why: localizedText,
          signed: yesNo,
          until: optional(date),
        }),
      ),
    }),
  ),

  'extension.status': query(
    'The period that is due, how far it can be put off, and the application that was handed in last.',
    '/api/extension/status',
    response({
      state: z.enum(['none', 'pending', 'approved', 'refused']),
      period: count,
      dueOn: date,
      dueAmount: money,
      mostDays: count,
      /** How often it may still be asked for in this lease. */
      left: count,
      days: optional(count),
      appliedOn: optional(date),
      newDueOn: optional(date),
      reply: optional(localizedText),
    }),
  ),
  'extension.apply': {
    ...mutation(
      'Asks to pay the period that is due some days later.',
      '/api/extension/apply',
      request({
        orderNo,
        reason: z.enum(['income-late', 'illness', 'repair', 'family', 'other']),
        days: count,
        explanation: optional(text),
        proof: text,
        smsToken: text,
      }),
    ),
    sensitive: ['smsToken'],
  },

  'delivery.status': query(
    'Whether the vehicle can be received, where, and what comes with it.',
    '/api/delivery/status',
    response({
      state: z.enum(['not-yet', 'waiting', 'reported', 'received']),
      plateOrColor: text,
      place: text,
      handedOverBy: text,
      keys: count,
      receivedOn: optional(date),
      receiptNo: optional(text),
      /** A day and a time to receive it can be chosen. Left out: it is agreed with the account manager. */
      bookable: optional(yesNo),
    }),
  ),
  'delivery.slots': query(
    'The days and times at which the vehicle can be received, and what the customer has booked.',
    '/api/delivery/slots',
    response({
      days: list(
        response({
          date,
          slots: list(response({ id: text, from: text, to: text, left: count })),
        }),
      ),
      booked: optional(response({ slot: text, date, from: text, to: text })),
    }),
  ),
  'delivery.book': mutation(
    'Books a time to receive the vehicle, in place of one booked before.',
    '/api/delivery/book',
    request({ orderNo, slot: text }),
  ),
  'delivery.cancel-booking': mutation(
    'Gives up the time that was booked.',
    '/api/delivery/cancelBooking',
    request({ orderNo }),
  ),
  'delivery.confirm': mutation(
    'Confirms that the vehicle was received.',
    '/api/delivery/confirm',
    request({
      orderNo,
      /** Of the vehicle that was handed over, where the order has none. */
      vin: optional(text),
      handedOver: list(text),
      odometer: count,
      front: text,
      rear: text,
      left: text,
      right: text,
      note: optional(text),
    }),
  ),
  'delivery.report': mutation(
    'Reports what is wrong with a vehicle, which is then not received.',
    '/api/delivery/report',
    request({ orderNo, problem: text, description: text, photo: text }),
  ),
} satisfies Record<string, Endpoint>;

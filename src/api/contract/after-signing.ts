import { z } from 'zod/mini';
import { asks, hands } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  answer,
  count,
  date,
  list,
  maybe,
  money,
  orderNo,
  request,
  text,
  words,
  yesNo,
} from '../fields.ts';

/** What follows the signature: contracts to be read again, post-loan materials, extensions of payment, receipt of the
 * vehicle. All of it ours (order-handling, section 2, names the pages only). */
export const afterSigningEndpoints = {
  'contract.records': asks(
    'The contracts of an order and how each of them stands.',
    '/api/contract/records',
    answer({
      contracts: list(
        answer({
          name: text,
          title: words,
          number: text,
          status: z.enum(['open', 'signed', 'void']),
          statusName: words,
          signedOn: maybe(date),
        }),
      ),
    }),
  ),

  'materials.list': asks(
    'What has to be signed after the loan was paid out, and what of it is signed.',
    '/api/materials/list',
    answer({
      open: count,
      materials: list(
        answer({ name: text, title: words, why: words, signed: yesNo, until: maybe(date) }),
      ),
    }),
  ),

  'extension.status': asks(
    'The period that is due, how far it can be put off, and the application that was handed in last.',
    '/api/extension/status',
    answer({
      state: z.enum(['none', 'pending', 'approved', 'refused']),
      period: count,
      dueOn: date,
      dueAmount: money,
      mostDays: count,
      /** How often it may still be asked for in this lease. */
      left: count,
      days: maybe(count),
      appliedOn: maybe(date),
      newDueOn: maybe(date),
      reply: maybe(words),
    }),
  ),
  'extension.apply': {
    ...hands(
      'Asks to pay the period that is due some days later.',
      '/api/extension/apply',
      request({
        orderNo,
        reason: z.enum(['income-late', 'illness', 'repair', 'family', 'other']),
        days: count,
        explanation: maybe(text),
        proof: text,
        smsToken: text,
      }),
    ),
    sensitive: ['smsToken'],
  },

  'delivery.status': asks(
    'Whether the vehicle can be received, where, and what comes with it.',
    '/api/delivery/status',
    answer({
      state: z.enum(['not-yet', 'waiting', 'reported', 'received']),
      plateOrColor: text,
      place: text,
      handedOverBy: text,
      keys: count,
      receivedOn: maybe(date),
      receiptNo: maybe(text),
    }),
  ),
  'delivery.confirm': hands(
    'Confirms that the vehicle was received.',
    '/api/delivery/confirm',
    request({
      orderNo,
      /** Of the vehicle that was handed over, where the order has none. */
      vin: maybe(text),
      handedOver: list(text),
      odometer: count,
      front: text,
      rear: text,
      left: text,
      right: text,
      note: maybe(text),
    }),
  ),
  'delivery.report': hands(
    'Reports what is wrong with a vehicle, which is then not received.',
    '/api/delivery/report',
    request({ orderNo, problem: text, description: text, photo: text }),
  ),
} satisfies Record<string, Endpoint>;

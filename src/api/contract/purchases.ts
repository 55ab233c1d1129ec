import { z } from 'zod/mini';
import { query, mutation, publicQuery } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  response,
  count,
  date,
  list,
  optional,
  money,
  orderNo,
  originFields,
  phone,
  request,
  text,
  localizedText,
  yesNo,
} from '../fields.ts';

const bought = { carCode: text, color: text, storeCode: text, buyerName: text, phone };
const option = response({ value: text, zh: text, en: text });

/** What a customer buys beside the lease: the guarantee, the delivery guarantee (JFB), a car at its full price, an
 * activity. All of it ours (browsing-and-ordering, section 2, names the pages only). Amounts are whole fen. */
export const purchaseEndpoints = {
  'guarantee-fee.offer': query(
    'The guarantee fee of an order: who guarantees what, and whether it is paid.',
    '/api/guaranteeFee/offer',
    response({
      state: z.enum(['open', 'paid']),
      company: localizedText,
      /** What is guaranteed, and for how many months. */
      covered: money,
      months: count,
      fee: money,
      paidOn: optional(date),
      letterNo: optional(text),
    }),
  ),

  'jfb.offer': query(
    'The delivery guarantee of an order: what it covers, its price, whether it was bought.',
    '/api/jfb/offer',
    response({
      /** `over`: it can no longer be bought. */
      state: z.enum(['open', 'bought', 'over']),
      price: money,
      perDay: money,
      most: money,
      /** The day the car is promised for. */
      promisedOn: date,
      boughtOn: optional(date),
      guaranteeNo: optional(text),
    }),
  ),

  'full-payment.cars': publicQuery(
    'Cars that can be bought at their full price, a page at a time.',
    '/fullPayment/cars',
    request({ page: optional(text) }),
    response({
      cars: list(
        response({
          carCode: text,
          name: text,
          modelName: text,
          /** What the maker asks, and what it costs here. */
          guidePrice: money,
          price: money,
          deposit: money,
          colors: text,
          stock: count,
          arrival: localizedText,
        }),
      ),
      more: yesNo,
    }),
  ),
  'full-payment.choices': publicQuery(
    'The colours a car of the full-payment zone comes in, and the stores that have it.',
    '/fullPayment/choices',
    request({ carCode: text }),
    response({ colors: list(option), stores: list(option) }),
  ),
  'full-payment.standing': query(
    'The car that was confirmed for an order of the full-payment zone, and whether its deposit is paid.',
    '/api/fullPayment/standing',
    response({
      state: z.enum(['open', 'confirmed', 'paid']),
      carName: optional(text),
      color: optional(text),
      storeName: optional(text),
      storeAddress: optional(text),
      /** 0 until a car is confirmed. */
      price: money,
      deposit: money,
      /** Masked. */
      buyerName: optional(text),
      keptUntil: optional(date),
    }),
  ),
  'full-payment.confirm': mutation(
    'Confirms which car is bought at its full price, by whom, and where it is collected.',
    '/api/fullPayment/confirm',
    request({ orderNo, ...bought }),
  ),
  'full-payment.create': {
    ...mutation(
      'Places an order for a car of the full-payment zone.',
      '/api/fullPayment/create',
      request({ ...bought, utm_source: text, ...originFields }),
    ),
    response: response({ orderNo }),
  },

  'activity.detail': query(
    'The activity an order can take part in, and whether it is paid.',
    '/api/activity/detail',
    response({
      /** `confirming`: a payment is under way. */
      state: z.enum(['open', 'confirming', 'paid', 'over']),
      /** Which try to pay comes next, or is under way: see `pay.create`. */
      attempt: text,
      activityCode: text,
      name: localizedText,
      about: localizedText,
      price: money,
      until: date,
      phone,
      paidOn: optional(date),
    }),
  ),
} satisfies Record<string, Endpoint>;

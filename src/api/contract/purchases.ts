import { z } from 'zod/mini';
import { query, mutation, publicQuery } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const bought = {
  carCode: f.text,
  color: f.text,
  storeCode: f.text,
  buyerName: f.text,
  phone: f.phone,
};
const option = f.response({ value: f.text, zh: f.text, en: f.text });

/** What a customer buys beside the lease: the guarantee, the delivery guarantee (JFB), a car at its full price, an
 * activity. All of it ours (browsing-and-ordering, section 2, names the pages only). Amounts are whole fen. */
export const purchaseEndpoints = {
  'guarantee-fee.offer': query(
    'The guarantee fee of an order: who guarantees what, and whether it is paid.',
    '/api/guaranteeFee/offer',
    f.response({
      state: z.enum(['open', 'paid']),
      company: f.localizedText,
      /** What is guaranteed, and for how many months. */
      covered: f.money,
      months: f.count,
      fee: f.money,
      paidOn: f.optional(f.date),
      letterNo: f.optional(f.text),
    }),
  ),

  'jfb.offer': query(
    'The delivery guarantee of an order: what it covers, its price, whether it was bought.',
    '/api/jfb/offer',
    f.response({
      /** `over`: it can no longer be bought. */
      state: z.enum(['open', 'bought', 'over']),
      price: f.money,
      perDay: f.money,
      most: f.money,
      /** The day the car is promised for. */
      promisedOn: f.date,
      boughtOn: f.optional(f.date),
      guaranteeNo: f.optional(f.text),
    }),
  ),

  'full-payment.cars': publicQuery(
    'Cars that can be bought at their full price, a page at a time.',
    '/fullPayment/cars',
    f.request({ page: f.optional(f.text) }),
    f.response({
      cars: f.list(
        f.response({
          carCode: f.text,
          name: f.text,
          modelName: f.text,
          /** What the maker asks, and what it costs here. */
          guidePrice: f.money,
          price: f.money,
          deposit: f.money,
          colors: f.text,
          stock: f.count,
          arrival: f.localizedText,
        }),
      ),
      more: f.yesNo,
    }),
  ),
  'full-payment.choices': publicQuery(
    'The colours a car of the full-payment zone comes in, and the stores that have it.',
    '/fullPayment/choices',
    f.request({ carCode: f.text }),
    f.response({ colors: f.list(option), stores: f.list(option) }),
  ),
  'full-payment.standing': query(
    'The car that was confirmed for an order of the full-payment zone, and whether its deposit is paid.',
    '/api/fullPayment/standing',
    f.response({
      state: z.enum(['open', 'confirmed', 'paid']),
      carName: f.optional(f.text),
      color: f.optional(f.text),
      storeName: f.optional(f.text),
      storeAddress: f.optional(f.text),
      /** 0 until a car is confirmed. */
      price: f.money,
      deposit: f.money,
      /** Masked. */
      buyerName: f.optional(f.text),
      keptUntil: f.optional(f.date),
    }),
  ),
  'full-payment.confirm': mutation(
    'Confirms which car is bought at its full price, by whom, and where it is collected.',
    '/api/fullPayment/confirm',
    f.request({ orderNo: f.orderNo, ...bought }),
  ),
  'full-payment.create': {
    ...mutation(
      'Places an order for a car of the full-payment zone.',
      '/api/fullPayment/create',
      f.request({ ...bought, utm_source: f.text, ...f.originFields }),
    ),
    response: f.response({ orderNo: f.orderNo }),
  },

  'activity.detail': query(
    'The activity an order can take part in, and whether it is paid.',
    '/api/activity/detail',
    f.response({
      /** `confirming`: a payment is under way. */
      state: z.enum(['open', 'confirming', 'paid', 'over']),
      /** Which try to pay comes next, or is under way: see `pay.create`. */
      attempt: f.text,
      activityCode: f.text,
      name: f.localizedText,
      about: f.localizedText,
      price: f.money,
      until: f.date,
      phone: f.phone,
      paidOn: f.optional(f.date),
    }),
  ),
} satisfies Record<string, Endpoint>;

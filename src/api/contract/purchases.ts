import { z } from 'zod/mini';
import { asks, hands, read } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  answer,
  count,
  date,
  list,
  maybe,
  money,
  orderNo,
  originFields,
  phone,
  request,
  text,
  words,
  yesNo,
} from '../fields.ts';

const bought = { carCode: text, color: text, storeCode: text, buyerName: text, phone };
const option = answer({ value: text, zh: text, en: text });

/** What a customer buys beside the lease: the guarantee, the delivery guarantee (JFB), a car at its full price, an
 * activity. All of it ours (browsing-and-ordering, section 2, names the pages only). Amounts are whole fen. */
export const purchaseEndpoints = {
  'guarantee-fee.offer': asks(
    'The guarantee fee of an order: who guarantees what, and whether it is paid.',
    '/api/guaranteeFee/offer',
    answer({
      state: z.enum(['open', 'paid']),
      company: words,
      /** What is guaranteed, and for how many months. */
      covered: money,
      months: count,
      fee: money,
      paidOn: maybe(date),
      letterNo: maybe(text),
    }),
  ),

  'jfb.offer': asks(
    'The delivery guarantee of an order: what it covers, its price, whether it was bought.',
    '/api/jfb/offer',
    answer({
      /** `over`: it can no longer be bought. */
      state: z.enum(['open', 'bought', 'over']),
      price: money,
      perDay: money,
      most: money,
      /** The day the car is promised for. */
      promisedOn: date,
      boughtOn: maybe(date),
      guaranteeNo: maybe(text),
    }),
  ),

  'full-payment.cars': read(
    'Cars that can be bought at their full price, a page at a time.',
    '/fullPayment/cars',
    request({ page: maybe(text) }),
    answer({
      cars: list(
        answer({
          carCode: text,
          name: text,
          modelName: text,
          /** What the maker asks, and what it costs here. */
          guidePrice: money,
          price: money,
          deposit: money,
          colors: text,
          stock: count,
          arrival: words,
        }),
      ),
      more: yesNo,
    }),
  ),
  'full-payment.choices': read(
    'The colours a car of the full-payment zone comes in, and the stores that have it.',
    '/fullPayment/choices',
    request({ carCode: text }),
    answer({ colors: list(option), stores: list(option) }),
  ),
  'full-payment.standing': asks(
    'The car that was confirmed for an order of the full-payment zone, and whether its deposit is paid.',
    '/api/fullPayment/standing',
    answer({
      state: z.enum(['open', 'confirmed', 'paid']),
      carName: maybe(text),
      color: maybe(text),
      storeName: maybe(text),
      storeAddress: maybe(text),
      /** 0 until a car is confirmed. */
      price: money,
      deposit: money,
      /** Masked. */
      buyerName: maybe(text),
      keptUntil: maybe(date),
    }),
  ),
  'full-payment.confirm': hands(
    'Confirms which car is bought at its full price, by whom, and where it is collected.',
    '/api/fullPayment/confirm',
    request({ orderNo, ...bought }),
  ),
  'full-payment.create': {
    ...hands(
      'Places an order for a car of the full-payment zone.',
      '/api/fullPayment/create',
      request({ ...bought, utm_source: text, ...originFields }),
    ),
    response: answer({ orderNo }),
  },

  'activity.detail': asks(
    'The activity an order can take part in, and whether it is paid.',
    '/api/activity/detail',
    answer({
      /** `confirming`: a payment is under way. */
      state: z.enum(['open', 'confirming', 'paid', 'over']),
      /** Which try to pay comes next, or is under way: see `pay.create`. */
      attempt: text,
      activityCode: text,
      name: words,
      about: words,
      price: money,
      until: date,
      phone,
      paidOn: maybe(date),
    }),
  ),
} satisfies Record<string, Endpoint>;

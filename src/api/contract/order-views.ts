import { z } from 'zod/mini';
import { asks, asksWith } from '../by-order.ts';
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
import { orderSchema } from '../order.ts';

/** What pages about orders show beside the order itself: all of it ours. Amounts are whole fen, times `2026-03-01 16:00`. */
export const orderViewEndpoints = {
  'order.groups': {
    ...asksWith(
      "The customer's orders by product, the newest few of each.",
      '/api/order/groups',
      request({}),
      answer({
        groups: list(answer({ productLineCode: text, total: count, orders: list(orderSchema) })),
      }),
    ),
    sensitive: ['idNumber', 'bankAcctNo', 'bindBankCardNum'],
  },
  'order.progress': asks(
    'The milestones of an order and what has happened to it so far.',
    '/api/order/progress',
    answer({
      carName: text,
      status: text,
      orderedAt: text,
      milestones: list(
        answer({
          /** One of `orderStatuses`. */
          id: text,
          name: words,
          state: z.enum(['done', 'now', 'ahead']),
          at: maybe(text),
        }),
      ),
      /** The latest first. */
      events: list(answer({ id: text, name: words, at: text })),
    }),
  ),
  'order.money': asks(
    'What was paid for an order, by which coupons, and how its instalments stand.',
    '/api/order/money',
    answer({
      /** What is held of all payments. */
      held: money,
      payments: list(
        answer({
          serialNumber: text,
          name: words,
          /** Below 0: money that went back. */
          amount: money,
          /** A status of `pay.records`. */
          status: text,
          at: text,
        }),
      ),
      coupons: list(answer({ code: text, name: words, amount: money, usedFor: words })),
      /** What the order's first action collects, as far as it is not paid. */
      due: maybe(answer({ name: words, amount: money })),
      instalments: maybe(
        answer({
          paid: count,
          total: count,
          next: maybe(
            answer({ number: count, dueOn: date, amount: money, overdue: yesNo, payable: yesNo }),
          ),
        }),
      ),
    }),
  ),
  'order.entity': asks(
    'The car of an order: what it is, where it is handed over, its insurance and papers.',
    '/api/order/entity',
    answer({
      orderNo,
      car: answer({
        brandName: text,
        seriesName: text,
        modelName: text,
        modelCode: text,
        color: text,
        /** As the order has them. */
        bodyType: maybe(text),
        paint: maybe(text),
        /** All but the first 3 and the last 4 characters hidden. */
        vin: text,
        plate: maybe(text),
        used: yesNo,
        handedOverOn: maybe(date),
        picture: maybe(text),
        pictureSmall: maybe(text),
      }),
      store: answer({ code: text, name: text, city: text, address: text }),
      insurance: answer({
        state: z.enum(['later', 'arranging', 'in-force', 'expired']),
        insurer: maybe(text),
        /** Masked. */
        policyNo: maybe(text),
        from: maybe(date),
        until: maybe(date),
      }),
      papers: list(
        answer({
          id: text,
          name: words,
          state: z.enum(['later', 'held', 'handed-over']),
          /** Who holds it, or when it comes. */
          note: words,
        }),
      ),
    }),
  ),
  'order.gifts': asksWith(
    "What comes with the customer's orders beside the car: guarantees, activities and gifts with their delivery. The newest first.",
    '/api/order/gifts',
    request({ page: maybe(text), size: maybe(text), kind: maybe(text) }),
    answer({
      gifts: list(
        answer({
          id: text,
          kind: z.enum(['guarantee', 'activity', 'gift']),
          name: words,
          orderNo,
          carName: text,
          state: z.enum(['in-force', 'over', 'to-claim', 'packing', 'on-its-way', 'delivered']),
          on: date,
          /** What was paid for it. */
          price: maybe(money),
          number: maybe(text),
          /** Its receiver masked. */
          address: maybe(text),
          logistics: maybe(
            answer({
              company: words,
              trackingNo: text,
              events: list(answer({ at: text, text: words })),
            }),
          ),
        }),
      ),
      total: count,
    }),
  ),
  'order.claim-gift': {
    about: 'Says where the gift of an order is to be sent.',
    client: 'main',
    method: 'POST',
    path: '/api/order/claimGift',
    encoding: 'json',
    request: request({ orderNo, receiver: text, phone: text, region: text, address: text }),
    response: answer({ state: text }),
    once: true,
    ours: true,
  },
} satisfies Record<string, Endpoint>;

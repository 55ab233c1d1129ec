import { z } from 'zod/mini';
import { query, queryWith } from '../by-order.ts';
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
import { orderSchema } from '../order.ts';

/** What pages about orders show beside the order itself: all of it ours. Amounts are whole fen, times `2026-03-01 16:00`. */
export const orderViewEndpoints = {
  'order.groups': {
    ...queryWith(
      "The customer's orders by product, the newest few of each.",
      '/api/order/groups',
      request({}),
      response({
        groups: list(response({ productLineCode: text, total: count, orders: list(orderSchema) })),
      }),
    ),
    sensitive: ['idNumber', 'bankAcctNo', 'bindBankCardNum'],
  },
  'order.progress': query(
    'The milestones of an order and what has happened to it so far.',
    '/api/order/progress',
    response({
      carName: text,
      status: text,
      orderedAt: text,
      milestones: list(
        response({
          /** One of `orderStatuses`. */
          id: text,
          name: localizedText,
          state: z.enum(['done', 'now', 'ahead']),
          at: optional(text),
        }),
      ),
      /** The latest first. */
      events: list(response({ id: text, name: localizedText, at: text })),
    }),
  ),
  'order.money': query(
    'What was paid for an order, by which coupons, and how its instalments stand.',
    '/api/order/money',
    response({
      /** What is held of all payments. */
      held: money,
      payments: list(
        response({
          serialNumber: text,
          name: localizedText,
          /** Below 0: money that went back. */
          amount: money,
          /** A status of `pay.records`. */
          status: text,
          at: text,
        }),
      ),
      coupons: list(
        response({ code: text, name: localizedText, amount: money, usedFor: localizedText }),
      ),
      /** What the order's first action collects, as far as it is not paid. */
      due: optional(response({ name: localizedText, amount: money })),
      instalments: optional(
        response({
          paid: count,
          total: count,
          next: optional(
            response({ number: count, dueOn: date, amount: money, overdue: yesNo, payable: yesNo }),
          ),
        }),
      ),
    }),
  ),
  'order.entity': query(
    'The car of an order: what it is, where it is handed over, its insurance and papers.',
    '/api/order/entity',
    response({
      orderNo,
      car: response({
        brandName: text,
        seriesName: text,
        modelName: text,
        modelCode: text,
        color: text,
        /** As the order has them. */
        bodyType: optional(text),
        paint: optional(text),
        /** All but the first 3 and the last 4 characters hidden. */
        vin: text,
        plate: optional(text),
        used: yesNo,
        handedOverOn: optional(date),
        picture: optional(text),
        pictureSmall: optional(text),
      }),
      store: response({ code: text, name: text, city: text, address: text }),
      insurance: response({
        state: z.enum(['later', 'arranging', 'in-force', 'expired']),
        insurer: optional(text),
        /** Masked. */
        policyNo: optional(text),
        from: optional(date),
        until: optional(date),
      }),
      papers: list(
        response({
          id: text,
          name: localizedText,
          state: z.enum(['later', 'held', 'handed-over']),
          /** Who holds it, or when it comes. */
          note: localizedText,
        }),
      ),
    }),
  ),
  'order.gifts': queryWith(
    "What comes with the customer's orders beside the car: guarantees, activities and gifts with their delivery. The newest first.",
    '/api/order/gifts',
    request({ page: optional(text), size: optional(text), kind: optional(text) }),
    response({
      gifts: list(
        response({
          id: text,
          kind: z.enum(['guarantee', 'activity', 'gift']),
          name: localizedText,
          orderNo,
          carName: text,
          state: z.enum(['in-force', 'over', 'to-claim', 'packing', 'on-its-way', 'delivered']),
          on: date,
          /** What was paid for it. */
          price: optional(money),
          number: optional(text),
          /** Its receiver masked. */
          address: optional(text),
          logistics: optional(
            response({
              company: localizedText,
              trackingNo: text,
              events: list(response({ at: text, text: localizedText })),
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
    response: response({ state: text }),
    once: true,
    ours: true,
  },
} satisfies Record<string, Endpoint>;

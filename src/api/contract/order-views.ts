import { z } from 'zod/mini';
import { query, queryWith } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { orderSchema, vehicleProblem } from '../order.ts';

/** What pages about orders show beside the order itself: all of it ours. Amounts are whole fen, times `2026-03-01 16:00`. */
export const orderViewEndpoints = {
  'order.groups': {
    ...queryWith(
      "The customer's orders by product, the newest few of each.",
      '/api/order/groups',
      f.request({}),
      f.response({
        groups: f.list(
          f.response({ productLineCode: f.text, total: f.count, orders: f.list(orderSchema) }),
        ),
      }),
    ),
    sensitive: ['idNumber', 'bankAcctNo', 'bindBankCardNum'],
  },
  'order.progress': query(
    'The milestones of an order and what has happened to it so far.',
    '/api/order/progress',
    f.response({
      carName: f.text,
      status: f.text,
      /** The same in words, where they are not the usual ones of `status`. */
      statusName: f.optional(f.localizedText),
      orderedAt: f.text,
      milestones: f.list(
        f.response({
          /** One of `orderStatuses`. */
          id: f.text,
          name: f.localizedText,
          state: z.enum(['done', 'now', 'ahead']),
          at: f.optional(f.text),
          /** What is true there now, where it is not the usual. */
          text: f.optional(f.localizedText),
        }),
      ),
      /** The latest first. */
      events: f.list(f.response({ id: f.text, name: f.localizedText, at: f.text })),
      /** It keeps the customer from receiving the vehicle. */
      problem: f.optional(vehicleProblem),
    }),
  ),
  'order.money': query(
    'What was paid for an order, by which coupons, and how its instalments stand.',
    '/api/order/money',
    f.response({
      /** What is held of all payments. */
      held: f.money,
      payments: f.list(
        f.response({
          serialNumber: f.text,
          name: f.localizedText,
          /** Below 0: money that went back. */
          amount: f.money,
          /** A status of `pay.records`. */
          status: f.text,
          at: f.text,
        }),
      ),
      coupons: f.list(
        f.response({
          code: f.text,
          name: f.localizedText,
          amount: f.money,
          usedFor: f.localizedText,
        }),
      ),
      /** What the order's first action, or a settlement that is approved, collects, as far as it is not paid. */
      due: f.optional(
        f.response({
          name: f.localizedText,
          amount: f.money,
          /** The last day the amount stands. */
          until: f.optional(f.date),
        }),
      ),
      instalments: f.optional(
        f.response({
          paid: f.count,
          total: f.count,
          next: f.optional(
            f.response({
              number: f.count,
              dueOn: f.date,
              amount: f.money,
              /** The compensation of a late car that was taken off it. */
              deducted: f.optional(f.money),
              overdue: f.yesNo,
              payable: f.yesNo,
            }),
          ),
        }),
      ),
    }),
  ),
  'order.entity': query(
    'The car of an order: what it is, where it is handed over, its insurance and papers.',
    '/api/order/entity',
    f.response({
      orderNo: f.orderNo,
      car: f.response({
        brandName: f.text,
        seriesName: f.text,
        modelName: f.text,
        modelCode: f.text,
        color: f.text,
        /** As the order has them. */
        bodyType: f.optional(f.text),
        paint: f.optional(f.text),
        /** All but the first 3 and the last 4 characters hidden. */
        vin: f.text,
        plate: f.optional(f.text),
        used: f.yesNo,
        handedOverOn: f.optional(f.date),
        picture: f.optional(f.text),
        pictureSmall: f.optional(f.text),
      }),
      store: f.response({ code: f.text, name: f.text, city: f.text, address: f.text }),
      /** Absent of a car that was the customer's before. */
      insurance: f.optional(
        f.response({
          state: z.enum(['later', 'arranging', 'in-force', 'expired']),
          insurer: f.optional(f.text),
          /** Masked. */
          policyNo: f.optional(f.text),
          from: f.optional(f.date),
          until: f.optional(f.date),
        }),
      ),
      papers: f.list(
        f.response({
          id: f.text,
          name: f.localizedText,
          state: z.enum(['later', 'held', 'handed-over']),
          /** Who holds it, or when it comes. */
          note: f.localizedText,
        }),
      ),
    }),
  ),
  'order.gifts': queryWith(
    "What comes with the customer's orders beside the car: guarantees, activities and gifts with their delivery. The newest first.",
    '/api/order/gifts',
    f.request({ page: f.optional(f.text), size: f.optional(f.text), kind: f.optional(f.text) }),
    f.response({
      gifts: f.list(
        f.response({
          id: f.text,
          kind: z.enum(['guarantee', 'activity', 'gift']),
          name: f.localizedText,
          orderNo: f.orderNo,
          carName: f.text,
          state: z.enum(['in-force', 'over', 'to-claim', 'packing', 'on-its-way', 'delivered']),
          on: f.date,
          /** What was paid for it. */
          price: f.optional(f.money),
          number: f.optional(f.text),
          /** Its receiver masked. */
          address: f.optional(f.text),
          logistics: f.optional(
            f.response({
              company: f.localizedText,
              trackingNo: f.text,
              events: f.list(f.response({ at: f.text, text: f.localizedText })),
            }),
          ),
        }),
      ),
      total: f.count,
    }),
  ),
  'order.claim-gift': {
    about: 'Says where the gift of an order is to be sent.',
    client: 'main',
    method: 'POST',
    path: '/api/order/claimGift',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      receiver: f.text,
      phone: f.text,
      region: f.text,
      address: f.text,
    }),
    response: f.response({ state: f.text }),
    once: true,
    ours: true,
  },
} satisfies Record<string, Endpoint>;

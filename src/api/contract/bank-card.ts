import { z } from 'zod/mini';
import { specifiedQuery, queryWith, query } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** order-handling, section 7, "Bank card"; browsing-and-ordering, section 7, queryBackingBank. */
export const bankCardEndpoints = {
  'bank-card.go': specifiedQuery(
    'Where binding a card leads.',
    '/api/bankCard/goBankCard',
    f.request({ orderNo: f.optional(f.orderNo) }),
    f.response({ url: f.optional(f.url), pageCode: f.optional(f.text) }),
  ),
  'bank-card.backing-banks': {
    about: 'The banks a repayment card may be of: `result.data`.',
    client: 'main',
    method: 'POST',
    path: '/api/signbankcard/queryBackingBank',
    encoding: 'json',
    request: f.request({ orderNo: f.optional(f.orderNo), funder: f.optional(f.text) }),
    response: f.list(f.response({ bankName: f.text, bankCode: f.text })),
  },
  'bank-card.bind': {
    about: "Makes a bank card the order's repayment card.",
    client: 'main',
    method: 'POST',
    path: '/api/bankCard/bind',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      bankAcctNo: f.bankAcctNo,
      bankPhone: f.optional(f.phone),
      bankCode: f.optional(f.text),
      cusName: f.optional(f.text),
      idNumber: f.optional(f.idNumber),
      smsToken: f.optional(f.text),
      faceToken: f.optional(f.text),
      serialNumber: f.optional(f.text),
      /** Why an earlier card is changed, and whether it is charged once more. */
      changeReason: f.optional(f.text),
      oldCardOnce: f.optional(f.yesNo),
    }),
    response: f.response({ bankName: f.text, tail: f.text, bindingStatus: f.text }),
    once: true,
    sensitive: ['bankAcctNo', 'idNumber', 'smsToken', 'faceToken'],
    ours: true,
  },
  'bank-card.lookup': queryWith(
    'The bank of a card, by its first six to ten digits.',
    '/api/bankCard/lookup',
    f.request({ bin: z.string().check(z.regex(/^\d{6,10}$/)) }),
    f.response({
      bankName: f.text,
      bankCode: f.text,
      cardType: z.enum(['debit', 'credit']),
    }),
  ),
  'bank-card.status': query(
    'Which card an order repays with.',
    '/api/bankCard/status',
    f.response({
      bindingStatus: f.text,
      bankName: f.optional(f.text),
      tail: f.optional(f.text),
      /** Another for each binding, also of the same card. */
      bindingNo: f.optional(f.text),
    }),
  ),
} satisfies Record<string, Endpoint>;

import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** order-handling, section 7, "Bank card"; browsing-and-ordering, section 7, queryBackingBank. */
export const bankCardEndpoints = {
  'bank-card.go': {
    about: 'Where binding a card leads.',
    client: 'main',
    method: 'GET',
    path: '/api/bankCard/goBankCard',
    encoding: 'query',
    request: f.request({ orderNo: f.optional(f.orderNo) }),
    response: f.response({ url: f.optional(f.url), pageCode: f.optional(f.text) }),
  },
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
  'bank-card.lookup': {
    about: 'The bank of a card, by its first six to ten digits.',
    client: 'main',
    method: 'GET',
    path: '/api/bankCard/lookup',
    encoding: 'query',
    request: f.request({ bin: z.string().check(z.regex(/^\d{6,10}$/)) }),
    response: f.response({
      bankName: f.text,
      bankCode: f.text,
      cardType: z.enum(['debit', 'credit']),
    }),
    ours: true,
  },
  'bank-card.status': {
    about: 'Which card an order repays with.',
    client: 'main',
    method: 'GET',
    path: '/api/bankCard/status',
    encoding: 'query',
    request: f.request({ orderNo: f.orderNo }),
    response: f.response({
      bindingStatus: f.text,
      bankName: f.optional(f.text),
      tail: f.optional(f.text),
      /** Another for each binding, also of the same card. */
      bindingNo: f.optional(f.text),
    }),
    ours: true,
  },
} satisfies Record<string, Endpoint>;

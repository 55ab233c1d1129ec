import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  response,
  bankAcctNo,
  idNumber,
  list,
  optional,
  orderNo,
  phone,
  request,
  text,
  url,
  yesNo,
} from '../fields.ts';

/** order-handling, section 7, "Bank card"; browsing-and-ordering, section 7, queryBackingBank. */
export const bankCardEndpoints = {
  'bank-card.go': {
    about: 'Where binding a card leads.',
    client: 'main',
    method: 'GET',
    path: '/api/bankCard/goBankCard',
    encoding: 'query',
    request: request({ orderNo: optional(orderNo) }),
    response: response({ url: optional(url), pageCode: optional(text) }),
  },
  'bank-card.backing-banks': {
    about: 'The banks a repayment card may be of: `result.data`.',
    client: 'main',
    method: 'POST',
    path: '/api/signbankcard/queryBackingBank',
    encoding: 'json',
    request: request({ orderNo: optional(orderNo), funder: optional(text) }),
    response: list(response({ bankName: text, bankCode: text })),
  },
  'bank-card.bind': {
    about: "Makes a bank card the order's repayment card.",
    client: 'main',
    method: 'POST',
    path: '/api/bankCard/bind',
    encoding: 'json',
    request: request({
      orderNo,
      bankAcctNo,
      bankPhone: optional(phone),
      bankCode: optional(text),
      cusName: optional(text),
      idNumber: optional(idNumber),
      smsToken: optional(text),
      faceToken: optional(text),
      serialNumber: optional(text),
      /** Why an earlier card is changed, and whether it is charged once more. */
      changeReason: optional(text),
      oldCardOnce: optional(yesNo),
    }),
    response: response({ bankName: text, tail: text, bindingStatus: text }),
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
    request: request({ bin: z.string().check(z.regex(/^\d{6,10}$/)) }),
    response: response({ bankName: text, bankCode: text, cardType: z.enum(['debit', 'credit']) }),
    ours: true,
  },
  'bank-card.status': {
    about: 'Which card an order repays with.',
    client: 'main',
    method: 'GET',
    path: '/api/bankCard/status',
    encoding: 'query',
    request: request({ orderNo }),
    response: response({
      bindingStatus: text,
      bankName: optional(text),
      tail: optional(text),
      /** Another for each binding, also of the same card. */
      bindingNo: optional(text),
    }),
    ours: true,
  },
} satisfies Record<string, Endpoint>;

import { z } from 'zod/mini';
import { specifiedQuery, query } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const industry = f.response({ id: f.text, value: f.text });
const option = f.response({ value: f.text, zh: f.text, en: f.text });

/** order-handling, section 7, "Supplement and dictionaries"; browsing-and-ordering, section 7, the customer's order info. */
export const customerEndpoints = {
  'check.query-customer': {
    about:
      "The customer's order info as one whole object; its fields are not shown in the specification.",
    client: 'main',
    method: 'GET',
    path: '/api/check/queryCustomer',
    encoding: 'query',
    request: f.request({ orderNo: f.optional(f.orderNo) }),
    response: f.response({
      orderNo: f.optional(f.orderNo),
      idNumber: f.optional(f.text),
      bankAcctNo: f.optional(f.text),
    }),
    sensitive: ['idNumber', 'bankAcctNo'],
  },
  'check.submit-customer': {
    about: "Saves the customer's order info as one whole object; the last one sent stands.",
    client: 'main',
    method: 'POST',
    path: '/api/check/submitCustomer',
    encoding: 'json',
    request: f.response({
      orderNo: f.optional(f.orderNo),
      idNumber: f.optional(f.text),
      bankAcctNo: f.optional(f.text),
    }),
    response: f.nothing,
    sensitive: ['idNumber', 'bankAcctNo'],
  },
  'check.evaluate': {
    about: 'Whether the customer may be evaluated: `result.data`.',
    client: 'legacy',
    method: 'GET',
    path: '/api/check/evaluate',
    encoding: 'form',
    request: f.request({ carId: f.optional(f.text) }),
    response: f.yesNo,
    timeout: 7_000,
  },
  'check.other-dictionaries': specifiedQuery(
    'A dictionary by its type; without one, the industries of both levels.',
    '/api/check/getOtherDic',
    f.request({ naturalTypeCode: f.optional(f.text) }),
    f.response({
      industry: f.optional(
        f.list(f.response({ id: f.text, value: f.text, childList: f.list(industry) })),
      ),
      list: f.optional(f.list(f.response({ id: f.text, value: f.text, en: f.extension(f.text) }))),
    }),
  ),
  'customer.supplement-info': {
    about: 'Which supplements are missing.',
    client: 'legacy',
    method: 'GET',
    path: '/api/customer/querySupplementInfo',
    encoding: 'form',
    bare: 'orderId',
    request: f.request({ orderId: f.text }),
    response: f.response({
      driverLicenseCode: f.optional(f.text),
      borrowerCode: f.optional(f.text),
      contactCode: f.optional(f.text),
      unitCode: f.optional(f.text),
      homeCode: f.optional(f.text),
      /** Everything else that is wanted, in the platform's words: pages to photograph, and questions. */
      otherInfo: f.extension(
        f.response({ photos: f.list(f.localizedText), questions: f.list(f.localizedText) }),
      ),
    }),
  },
  'hz.ys-dictionary': specifiedQuery(
    'Dictionaries of the pre-review; their names are ours.',
    '/api/hz/check/ysDic',
    f.request({}),
    f.response({
      sex: f.list(option),
      nations: f.list(option),
      wed: f.list(option),
      education: f.list(option),
      profession: f.list(option),
      relation: f.list(option),
    }),
  ),
  'hz.zs-dictionary': specifiedQuery(
    'Dictionaries of the final review; their names are ours.',
    '/api/hz/check/zsDic',
    f.request({}),
    f.response({
      house: f.list(option),
      employment: f.list(option),
      positionOpt: f.list(option),
      regLive: f.list(option),
      relation: f.list(option),
    }),
  ),
  'hz.pretrial': {
    about:
      'The pre-review of an order, as handed in or, while it is `open`, as begun in the store; "order info not found" is silently ignored.',
    client: 'main',
    method: 'GET',
    path: '/api/hz/check/queryPretrial',
    encoding: 'query',
    request: f.request({ orderNo: f.optional(f.orderNo) }),
    response: f.response({
      orderNo: f.optional(f.orderNo),
      status: f.extension(f.text),
      idNumber: f.extension(f.text),
      mobile: f.extension(f.text),
      marriage: f.extension(f.text),
      education: f.extension(f.text),
      profession: f.extension(f.text),
      fundUse: f.extension(f.text),
      wantedAmount: f.extension(f.money),
      plateNo: f.extension(f.text),
      mileage: f.extension(f.amount),
      registeredOn: f.extension(f.date),
    }),
    sensitive: ['idNumber'],
  },
  'hz.customer-contact': {
    about: "The customer's contacts.",
    client: 'main',
    method: 'GET',
    path: '/api/hz/check/queryCustomerContact',
    encoding: 'query',
    request: f.request({ orderNo: f.optional(f.orderNo) }),
    response: f.list(f.response({ name: f.text, phone: f.text, relation: f.text })),
    sensitive: ['phone'],
  },
  'credit.status': query(
    'How the credit review of an order stands.',
    '/api/credit/status',
    f.response({
      status: z.enum(['waiting', 'done', 'refused']),
      reason: f.optional(f.text),
      url: f.optional(f.url),
    }),
  ),
  'credit.assessment': query(
    'What the assessment of an order came to. `changed`: approved, on other terms than were asked for.',
    '/api/credit/assessResult',
    f.response({
      status: z.enum(['waiting', 'approved', 'changed', 'declined']),
      amount: f.money,
      termCount: f.count,
      downPaymentRatio: f.amount,
      /** A day, in the platform's words; empty where there is no offer. */
      validUntil: f.text,
      conditions: f.localizedText,
      reason: f.localizedText,
    }),
  ),
} satisfies Record<string, Endpoint>;

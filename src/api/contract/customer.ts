import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { dictionaryNames } from '../dictionaries.ts';
import { answer, list, maybe, nothing, orderNo, request, text, url, yesNo } from '../fields.ts';

const industry = answer({ id: text, value: text });
const option = answer({ value: text, zh: text, en: text });

/** order-handling, section 7, "Supplement and dictionaries"; browsing-and-ordering, section 7, the customer's order info. */
export const customerEndpoints = {
  'check.query-customer': {
    about:
      "The customer's order info as one whole object; its fields are not shown in the specification.",
    client: 'main',
    method: 'GET',
    path: '/api/check/queryCustomer',
    encoding: 'query',
    request: request({ orderNo: maybe(orderNo) }),
    response: answer({ orderNo: maybe(orderNo), idNumber: maybe(text), bankAcctNo: maybe(text) }),
    sensitive: ['idNumber', 'bankAcctNo'],
  },
  'check.submit-customer': {
    about: "Saves the customer's order info as one whole object; the last one sent stands.",
    client: 'main',
    method: 'POST',
    path: '/api/check/submitCustomer',
    encoding: 'json',
    request: answer({ orderNo: maybe(orderNo), idNumber: maybe(text), bankAcctNo: maybe(text) }),
    response: nothing,
    sensitive: ['idNumber', 'bankAcctNo'],
  },
  'check.evaluate': {
    about: 'Whether the customer may be evaluated: `result.data`.',
    client: 'legacy',
    method: 'GET',
    path: '/api/check/evaluate',
    encoding: 'form',
    request: request({ carId: maybe(text) }),
    response: yesNo,
    timeout: 7_000,
  },
  'check.other-dictionaries': {
    about: 'A dictionary by its type; without one, the industries of both levels.',
    client: 'main',
    method: 'GET',
    path: '/api/check/getOtherDic',
    encoding: 'query',
    request: request({ naturalTypeCode: maybe(text) }),
    response: answer({
      industry: maybe(list(answer({ id: text, value: text, childList: list(industry) }))),
      list: maybe(list(industry)),
    }),
  },
  'customer.supplement-info': {
    about: 'Which supplements are missing.',
    client: 'legacy',
    method: 'GET',
    path: '/api/customer/querySupplementInfo',
    encoding: 'form',
    bare: 'orderId',
    request: request({ orderId: text }),
    response: answer({
      driverLicenseCode: maybe(text),
      borrowerCode: maybe(text),
      contactCode: maybe(text),
      unitCode: maybe(text),
      homeCode: maybe(text),
    }),
  },
  'hz.ys-dictionary': {
    about: 'Dictionaries of the pre-review.',
    client: 'main',
    method: 'GET',
    path: '/api/hz/check/ysDic',
    encoding: 'query',
    request: request({}),
    response: z.record(text, list(option)),
  },
  'hz.zs-dictionary': {
    about: 'Dictionaries of the final review.',
    client: 'main',
    method: 'GET',
    path: '/api/hz/check/zsDic',
    encoding: 'query',
    request: request({}),
    response: z.record(text, list(option)),
  },
  'hz.pretrial': {
    about: 'The pre-review of an order; "order info not found" is silently ignored.',
    client: 'main',
    method: 'GET',
    path: '/api/hz/check/queryPretrial',
    encoding: 'query',
    request: request({ orderNo: maybe(orderNo) }),
    response: answer({ orderNo: maybe(orderNo), status: maybe(text), idNumber: maybe(text) }),
    sensitive: ['idNumber'],
  },
  'hz.customer-contact': {
    about: "The customer's contacts.",
    client: 'main',
    method: 'GET',
    path: '/api/hz/check/queryCustomerContact',
    encoding: 'query',
    request: request({ orderNo: maybe(orderNo) }),
    response: list(answer({ name: text, phone: text, relation: text })),
    sensitive: ['phone'],
  },
  'dictionary.list': {
    about: 'The options of a dictionary in both languages.',
    client: 'main',
    method: 'GET',
    path: '/api/dictionary/list',
    encoding: 'query',
    request: request({ name: z.enum(dictionaryNames) }),
    response: answer({ options: list(option) }),
    ours: true,
  },
  'credit.status': {
    about: 'How the credit review of an order stands.',
    client: 'main',
    method: 'GET',
    path: '/api/credit/status',
    encoding: 'query',
    request: request({ orderNo }),
    response: answer({
      status: z.enum(['waiting', 'done', 'refused']),
      reason: maybe(text),
      url: maybe(url),
    }),
    ours: true,
  },
} satisfies Record<string, Endpoint>;

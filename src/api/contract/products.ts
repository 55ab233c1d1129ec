import { z } from 'zod/mini';
import { query, byOrder, mutation } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  amount,
  response,
  count,
  date,
  idNumber,
  list,
  optional,
  money,
  orderNo,
  phone,
  request,
  text,
  url,
  yesNo,
} from '../fields.ts';

/** What a lease-back asks before the car is looked at. Prices are whole fen. */
const preReview = {
  mobile: phone,
  marriage: text,
  education: text,
  profession: text,
  fundUse: text,
  wantedAmount: money,
  plateNo: text,
  mileage: amount,
  registeredOn: date,
  contactName: text,
  contactPhone: phone,
  contactRelation: text,
};

/** Co-signer, balance confirmation, Tmall, Alipay, long rent, lease-back and loan: all of it ours (order-handling, section 2,
 * and browsing-and-ordering, section 2, name the pages only). */
export const productEndpoints = {
  'co-signer.status': {
    ...query(
      'Whether the order has a co-signer, who it is, and whether they have signed.',
      '/api/coSigner/status',
      response({
        status: z.enum(['open', 'confirmed', 'invited', 'refused', 'signed']),
        name: optional(text),
        relation: optional(text),
        spouse: optional(yesNo),
        phone: optional(text),
      }),
    ),
    personal: ['name', 'relation'],
  },
  'co-signer.confirm': {
    ...mutation(
      'Names the co-signer of an order; the last one named stands.',
      '/api/coSigner/confirm',
      request({ orderNo, name: text, relation: text, spouse: yesNo, phone, idNumber }),
    ),
    response: response({ maskedIdNumber: optional(text) }),
    sensitive: ['idNumber'],
  },
  'co-signer.invite': mutation(
    'Sends the co-signer a link by text message, to sign on their own phone.',
    '/api/coSigner/invite',
    byOrder,
  ),
  'co-signer.refuse': mutation(
    'Tells the platform that the co-signer does not agree.',
    '/api/coSigner/refuse',
    byOrder,
  ),

  'balance.status': query(
    'The balance of an order, and whether the lessee has confirmed it.',
    '/api/balance/status',
    response({ status: z.enum(['open', 'confirmed']), amount: money, dueDate: date }),
  ),

  'tmall.order': query(
    'The Tmall order an order came from, and whether the customer has confirmed it.',
    '/api/tmall/order',
    response({
      status: z.enum(['open', 'confirmed']),
      tmallOrderNo: text,
      shopName: text,
      itemName: text,
      paid: money,
    }),
  ),
  'tmall.confirm': {
    ...mutation(
      'Confirms the Tmall order and who bought it.',
      '/api/tmall/confirm',
      request({ orderNo, tmallOrderNo: text, name: text, idNumber, faceToken: optional(text) }),
    ),
    sensitive: ['idNumber', 'faceToken'],
  },

  'alipay.auth-url': query(
    'The page of Alipay on which the customer authorizes the deductions.',
    '/api/alipay/authUrl',
    response({ url }),
  ),
  'alipay.auth-status': query(
    'Whether the authorization with Alipay is given.',
    '/api/alipay/authStatus',
    response({ status: z.enum(['waiting', 'done', 'refused']), url: optional(url) }),
  ),

  'rent.short-link': {
    about:
      "The order the code of a text message's short link is about; refused for a code of nobody's or somebody else's.",
    client: 'main',
    method: 'GET',
    path: '/api/longRent/shortLink',
    encoding: 'query',
    request: request({ code: text }),
    response: response({ orderNo }),
    ours: true,
  },
  'rent.contract': query(
    'A long-rent contract as the short link of a text message shows it.',
    '/api/longRent/contract',
    response({
      status: z.enum(['open', 'signed', 'expired', 'cancelled']),
      carName: text,
      plateNo: text,
      monthlyRent: money,
      deposit: money,
      months: count,
      startDate: date,
      endDate: date,
      storeName: text,
    }),
  ),
  'rent.driver': mutation(
    'Names who drives the rented car.',
    '/api/longRent/driver',
    request({ orderNo, licencePhoto: text, issuedOn: date, vehicleClass: text }),
  ),

  'lease-back.status': query(
    'How far a lease-back is: the pre-review, the final review, the contract.',
    '/api/leaseBack/status',
    response({
      status: z.enum([
        'open',
        'pre-review',
        'pre-passed',
        'final-review',
        'final-passed',
        'rejected',
        'signed',
      ]),
      approved: optional(money),
      months: optional(count),
      reason: optional(text),
    }),
  ),
  'lease-back.estimate': {
    about: "What a customer's own car could bring, before anybody has seen it; the store decides.",
    client: 'main',
    method: 'POST',
    path: '/api/leaseBack/estimate',
    encoding: 'json',
    request: request({
      brand: text,
      model: text,
      plateNo: text,
      registeredOn: date,
      mileage: count,
      photos: optional(list(text)),
    }),
    response: response({
      estimateNo: text,
      least: money,
      most: money,
      /** Financed at most. */
      advance: money,
      validUntil: date,
    }),
    ours: true,
  },
  'lease-back.submit-pre-review': mutation(
    'Hands in the data of the pre-review.',
    '/api/leaseBack/preReview',
    request({ orderNo, ...preReview, drivingLicence: text, registration: optional(text) }),
  ),
  'lease-back.submit-final': mutation(
    'Hands in the data of the final review.',
    '/api/leaseBack/finalReview',
    request({
      orderNo,
      house: text,
      regLive: text,
      employment: text,
      company: optional(text),
      position: optional(text),
      monthlyIncome: money,
      insurer: text,
      insuredUntil: date,
      carFront: text,
      carBack: text,
      dashboard: text,
      registration: text,
      bankStatement: optional(list(text)),
    }),
  ),

  'loan.status': query(
    'How the loan of an order stands, how much it may be, and what is missing.',
    '/api/loan/status',
    response({
      status: z.enum(['open', 'submitted', 'supplement', 'passed', 'rejected']),
      limit: money,
      amount: optional(money),
      missing: list(z.enum(['income-proof', 'purpose-proof', 'residence-proof'])),
      remark: optional(text),
    }),
  ),
  'loan.apply': mutation(
    'Applies for the loan.',
    '/api/loan/apply',
    request({
      orderNo,
      amount: money,
      months: text,
      repayment: text,
      purpose: text,
      monthlyIncome: money,
      otherDebts: optional(money),
    }),
  ),
  'loan.supplement': mutation(
    'Hands in what was missing of a loan.',
    '/api/loan/supplement',
    request({
      orderNo,
      incomeProof: optional(list(text)),
      purposeProof: optional(list(text)),
      residenceProof: optional(list(text)),
      note: optional(text),
    }),
  ),
} satisfies Record<string, Endpoint>;

import { z } from 'zod/mini';
import { query, byOrder, mutation, queryWith } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** What a lease-back asks before the car is looked at. Prices are whole fen. */
const preReview = {
  mobile: f.phone,
  marriage: f.text,
  education: f.text,
  profession: f.text,
  fundUse: f.text,
  wantedAmount: f.money,
  plateNo: f.text,
  mileage: f.amount,
  registeredOn: f.date,
  contactName: f.text,
  contactPhone: f.phone,
  contactRelation: f.text,
};

/** Co-signer, balance confirmation, Tmall, Alipay, long rent, lease-back and loan: all of it ours (order-handling, section 2,
 * and browsing-and-ordering, section 2, name the pages only). */
export const productEndpoints = {
  'co-signer.status': {
    ...query(
      'Whether the order has a co-signer, who it is, and whether they have signed.',
      '/api/coSigner/status',
      f.response({
        status: z.enum(['open', 'confirmed', 'invited', 'refused', 'signed']),
        name: f.optional(f.text),
        relation: f.optional(f.text),
        spouse: f.optional(f.yesNo),
        phone: f.optional(f.text),
      }),
    ),
    personal: ['name', 'relation'],
  },
  'co-signer.confirm': {
    ...mutation(
      'Names the co-signer of an order; the last one named stands.',
      '/api/coSigner/confirm',
      f.request({
        orderNo: f.orderNo,
        name: f.text,
        relation: f.text,
        spouse: f.yesNo,
        phone: f.phone,
        idNumber: f.idNumber,
      }),
    ),
    response: f.response({ maskedIdNumber: f.optional(f.text) }),
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
    f.response({ status: z.enum(['open', 'confirmed']), amount: f.money, dueDate: f.date }),
  ),

  'tmall.order': query(
    'The Tmall order an order came from, and whether the customer has confirmed it.',
    '/api/tmall/order',
    f.response({
      status: z.enum(['open', 'confirmed']),
      tmallOrderNo: f.text,
      shopName: f.text,
      itemName: f.text,
      paid: f.money,
    }),
  ),
  'tmall.confirm': {
    ...mutation(
      'Confirms the Tmall order and who bought it.',
      '/api/tmall/confirm',
      f.request({
        orderNo: f.orderNo,
        tmallOrderNo: f.text,
        name: f.text,
        idNumber: f.idNumber,
        faceToken: f.optional(f.text),
      }),
    ),
    sensitive: ['idNumber', 'faceToken'],
  },

  'alipay.auth-url': query(
    'The page of Alipay on which the customer authorizes the deductions.',
    '/api/alipay/authUrl',
    f.response({ url: f.url }),
  ),
  'alipay.auth-status': query(
    'Whether the authorization with Alipay is given.',
    '/api/alipay/authStatus',
    f.response({ status: z.enum(['waiting', 'done', 'refused']), url: f.optional(f.url) }),
  ),

  'rent.short-link': queryWith(
    "The order the code of a text message's short link is about; refused for a code of nobody's or somebody else's.",
    '/api/longRent/shortLink',
    f.request({ code: f.text }),
    f.response({ orderNo: f.orderNo }),
  ),
  'rent.contract': query(
    'A long-rent contract as the short link of a text message shows it.',
    '/api/longRent/contract',
    f.response({
      status: z.enum(['open', 'signed', 'expired', 'cancelled']),
      carName: f.text,
      plateNo: f.text,
      monthlyRent: f.money,
      deposit: f.money,
      months: f.count,
      startDate: f.date,
      endDate: f.date,
      storeName: f.text,
    }),
  ),
  'rent.driver': mutation(
    'Names who drives the rented car.',
    '/api/longRent/driver',
    f.request({ orderNo: f.orderNo, licencePhoto: f.text, issuedOn: f.date, vehicleClass: f.text }),
  ),

  'lease-back.status': query(
    'How far a lease-back is: the pre-review, the final review, the contract.',
    '/api/leaseBack/status',
    f.response({
      status: z.enum([
        'open',
        'pre-review',
        'pre-passed',
        'final-review',
        'final-passed',
        'rejected',
        'signed',
      ]),
      approved: f.optional(f.money),
      months: f.optional(f.count),
      reason: f.optional(f.text),
    }),
  ),
  'lease-back.estimate': {
    about: "What a customer's own car could bring, before anybody has seen it; the store decides.",
    client: 'main',
    method: 'POST',
    path: '/api/leaseBack/estimate',
    encoding: 'json',
    request: f.request({
      brand: f.text,
      model: f.text,
      plateNo: f.text,
      registeredOn: f.date,
      mileage: f.count,
      photos: f.optional(f.list(f.text)),
    }),
    response: f.response({
      estimateNo: f.text,
      least: f.money,
      most: f.money,
      /** Financed at most. */
      advance: f.money,
      validUntil: f.date,
    }),
    ours: true,
  },
  'lease-back.call-back': {
    about: "The customer wants to be called on the account's phone about an estimate.",
    client: 'main',
    method: 'POST',
    path: '/api/leaseBack/callBack',
    encoding: 'json',
    request: f.request({
      estimateNo: f.text,
      name: f.text.check(z.minLength(1), z.maxLength(30)),
      cityCode: f.text,
      cityName: f.text,
      callAt: z.enum(['morning', 'afternoon', 'evening', 'any']),
      consent: f.optional(f.list(f.text)),
    }),
    response: f.response({ leadNo: f.text, callOn: f.date }),
    sensitive: ['name'],
    once: true,
    ours: true,
  },
  'lease-back.submit-pre-review': mutation(
    'Hands in the data of the pre-review.',
    '/api/leaseBack/preReview',
    f.request({
      orderNo: f.orderNo,
      ...preReview,
      drivingLicence: f.text,
      registration: f.optional(f.text),
    }),
  ),
  'lease-back.submit-final': mutation(
    'Hands in the data of the final review.',
    '/api/leaseBack/finalReview',
    f.request({
      orderNo: f.orderNo,
      house: f.text,
      regLive: f.text,
      employment: f.text,
      company: f.optional(f.text),
      position: f.optional(f.text),
      monthlyIncome: f.money,
      insurer: f.text,
      insuredUntil: f.date,
      carFront: f.text,
      carBack: f.text,
      dashboard: f.text,
      registration: f.text,
      bankStatement: f.optional(f.list(f.text)),
    }),
  ),

  'loan.status': query(
    'How the loan of an order stands, how much it may be, and what is missing.',
    '/api/loan/status',
    f.response({
      status: z.enum(['open', 'submitted', 'supplement', 'passed', 'rejected']),
      limit: f.money,
      amount: f.optional(f.money),
      missing: f.list(z.enum(['income-proof', 'purpose-proof', 'residence-proof'])),
      remark: f.optional(f.text),
    }),
  ),
  'loan.apply': mutation(
    'Applies for the loan.',
    '/api/loan/apply',
    f.request({
      orderNo: f.orderNo,
      amount: f.money,
      months: f.text,
      repayment: f.text,
      purpose: f.text,
      monthlyIncome: f.money,
      otherDebts: f.optional(f.money),
    }),
  ),
  'loan.supplement': mutation(
    'Hands in what was missing of a loan.',
    '/api/loan/supplement',
    f.request({
      orderNo: f.orderNo,
      incomeProof: f.optional(f.list(f.text)),
      purposeProof: f.optional(f.list(f.text)),
      residenceProof: f.optional(f.list(f.text)),
      note: f.optional(f.text),
    }),
  ),
} satisfies Record<string, Endpoint>;

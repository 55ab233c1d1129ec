import { z } from 'zod/mini';
import { asks, byOrder, hands } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  amount,
  answer,
  count,
  date,
  idNumber,
  list,
  maybe,
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
    ...asks(
      'Whether the order has a co-signer, who it is, and whether they have signed.',
      '/api/coSigner/status',
      answer({
        status: z.enum(['open', 'confirmed', 'invited', 'refused', 'signed']),
        name: maybe(text),
        relation: maybe(text),
        spouse: maybe(yesNo),
        phone: maybe(text),
      }),
    ),
    personal: ['name', 'relation'],
  },
  'co-signer.confirm': {
    ...hands(
      'Names the co-signer of an order; the last one named stands.',
      '/api/coSigner/confirm',
      request({ orderNo, name: text, relation: text, spouse: yesNo, phone, idNumber }),
    ),
    response: answer({ maskedIdNumber: maybe(text) }),
    sensitive: ['idNumber'],
  },
  'co-signer.invite': hands(
    'Sends the co-signer a link by text message, to sign on their own phone.',
    '/api/coSigner/invite',
    byOrder,
  ),
  'co-signer.refuse': hands(
    'Tells the platform that the co-signer does not agree.',
    '/api/coSigner/refuse',
    byOrder,
  ),

  'balance.status': asks(
    'The balance of an order, and whether the lessee has confirmed it.',
    '/api/balance/status',
    answer({ status: z.enum(['open', 'confirmed']), amount: money, dueDate: date }),
  ),

  'tmall.order': asks(
    'The Tmall order an order came from, and whether the customer has confirmed it.',
    '/api/tmall/order',
    answer({
      status: z.enum(['open', 'confirmed']),
      tmallOrderNo: text,
      shopName: text,
      itemName: text,
      paid: money,
    }),
  ),
  'tmall.confirm': {
    ...hands(
      'Confirms the Tmall order and who bought it.',
      '/api/tmall/confirm',
      request({ orderNo, tmallOrderNo: text, name: text, idNumber, faceToken: maybe(text) }),
    ),
    sensitive: ['idNumber', 'faceToken'],
  },

  'alipay.auth-url': asks(
    'The page of Alipay on which the customer authorizes the deductions.',
    '/api/alipay/authUrl',
    answer({ url }),
  ),
  'alipay.auth-status': asks(
    'Whether the authorization with Alipay is given.',
    '/api/alipay/authStatus',
    answer({ status: z.enum(['waiting', 'done', 'refused']), url: maybe(url) }),
  ),

  'rent.short-link': {
    about:
      "The order the code of a text message's short link is about; refused for a code of nobody's or somebody else's.",
    client: 'main',
    method: 'GET',
    path: '/api/longRent/shortLink',
    encoding: 'query',
    request: request({ code: text }),
    response: answer({ orderNo }),
    ours: true,
  },
  'rent.contract': asks(
    'A long-rent contract as the short link of a text message shows it.',
    '/api/longRent/contract',
    answer({
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
  'rent.driver': hands(
    'Names who drives the rented car.',
    '/api/longRent/driver',
    request({ orderNo, licencePhoto: text, issuedOn: date, vehicleClass: text }),
  ),

  'lease-back.status': asks(
    'How far a lease-back is: the pre-review, the final review, the contract.',
    '/api/leaseBack/status',
    answer({
      status: z.enum([
        'open',
        'pre-review',
        'pre-passed',
        'final-review',
        'final-passed',
        'rejected',
        'signed',
      ]),
      approved: maybe(money),
      months: maybe(count),
      reason: maybe(text),
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
      photos: maybe(list(text)),
    }),
    response: answer({
      estimateNo: text,
      least: money,
      most: money,
      /** Financed at most. */
      advance: money,
      validUntil: date,
    }),
    ours: true,
  },
  'lease-back.submit-pre-review': hands(
    'Hands in the data of the pre-review.',
    '/api/leaseBack/preReview',
    request({ orderNo, ...preReview, drivingLicence: text, registration: maybe(text) }),
  ),
  'lease-back.submit-final': hands(
    'Hands in the data of the final review.',
    '/api/leaseBack/finalReview',
    request({
      orderNo,
      house: text,
      regLive: text,
      employment: text,
      company: maybe(text),
      position: maybe(text),
      monthlyIncome: money,
      insurer: text,
      insuredUntil: date,
      carFront: text,
      carBack: text,
      dashboard: text,
      registration: text,
      bankStatement: maybe(text),
    }),
  ),

  'loan.status': asks(
    'How the loan of an order stands, how much it may be, and what is missing.',
    '/api/loan/status',
    answer({
      status: z.enum(['open', 'submitted', 'supplement', 'passed', 'rejected']),
      limit: money,
      amount: maybe(money),
      missing: list(z.enum(['income-proof', 'purpose-proof', 'residence-proof'])),
      remark: maybe(text),
    }),
  ),
  'loan.apply': hands(
    'Applies for the loan.',
    '/api/loan/apply',
    request({
      orderNo,
      amount: money,
      months: text,
      repayment: text,
      purpose: text,
      monthlyIncome: money,
      otherDebts: maybe(money),
    }),
  ),
  'loan.supplement': hands(
    'Hands in what was missing of a loan.',
    '/api/loan/supplement',
    request({
      orderNo,
      incomeProof: maybe(text),
      purposeProof: maybe(text),
      residenceProof: maybe(text),
      note: maybe(text),
    }),
  ),
} satisfies Record<string, Endpoint>;

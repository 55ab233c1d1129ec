import { z } from 'zod/mini';
import { query } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  response,
  bankAcctNo,
  idNumber,
  optional,
  nothing,
  orderNo,
  phone,
  request,
  text,
  yesNo,
} from '../fields.ts';

const progress = { status: z.enum(['waiting', 'done', 'refused']), reason: optional(text) };

/** What a customer has a funder set up before signing: an account, a certificate, a card on file. All ours. */
export const funderAccountEndpoints = {
  'account.open': {
    about: "Applies for the customer's account with the funder or its bank.",
    client: 'main',
    method: 'POST',
    path: '/api/account/open',
    encoding: 'json',
    request: request({
      orderNo,
      bankAcctNo,
      bankPhone: phone,
      employment: optional(text),
      taxResident: optional(yesNo),
      smsToken: optional(text),
    }),
    response: response({ serialNumber: text }),
    once: true,
    sensitive: ['bankAcctNo', 'smsToken'],
    ours: true,
  },
  'account.status': query(
    "Whether the customer's account is open, applied for here or on the funder's page.",
    '/api/account/status',
    response({ ...progress, bankName: optional(text), tail: optional(text) }),
  ),
  'account.check-card': {
    about:
      "Whether a card is an account at the funder's own bank, in the customer's name and good for debits.",
    client: 'main',
    method: 'POST',
    path: '/api/account/check-card',
    encoding: 'json',
    request: request({ orderNo, bankAcctNo, bankPhone: optional(phone) }),
    response: response({ own: yesNo, usable: yesNo }),
    sensitive: ['bankAcctNo'],
    ours: true,
  },
  'certificate.apply': {
    about: 'Has a cloud certificate issued, which the customer signs with.',
    client: 'main',
    method: 'POST',
    path: '/api/certificate/apply',
    encoding: 'json',
    request: request({
      orderNo,
      idNumber: optional(idNumber),
      pin: text,
      faceToken: optional(text),
    }),
    response: response({ serialNumber: text }),
    once: true,
    sensitive: ['idNumber', 'pin', 'faceToken'],
    ours: true,
  },
  'certificate.check-pin': {
    about:
      'Whether this is the PIN of the certificate the customer signs with. `PIN_LOCKED` for half an hour after five wrong ones.',
    client: 'main',
    method: 'POST',
    path: '/api/certificate/check-pin',
    encoding: 'json',
    request: request({ orderNo, pin: text }),
    response: nothing,
    sensitive: ['pin'],
    ours: true,
  },
  'certificate.status': query(
    'Whether the cloud certificate is issued.',
    '/api/certificate/status',
    response({ ...progress, certificateNo: optional(text), validTo: optional(text) }),
  ),
  'card-filing.submit': {
    about: 'Files a bank card with the funder, with a photo of it.',
    client: 'main',
    method: 'POST',
    path: '/api/bankCard/filing/submit',
    encoding: 'json',
    request: request({
      orderNo,
      bankAcctNo,
      bankPhone: phone,
      bankCode: text,
      branch: optional(text),
      cardPhoto: text,
      smsToken: optional(text),
    }),
    response: response({ serialNumber: text }),
    once: true,
    sensitive: ['bankAcctNo', 'smsToken'],
    ours: true,
  },
  'card-filing.status': query(
    'Whether the funder has taken the card on file.',
    '/api/bankCard/filing/status',
    response({ ...progress, bankName: optional(text), tail: optional(text) }),
  ),
} satisfies Record<string, Endpoint>;

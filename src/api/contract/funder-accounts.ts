import { z } from 'zod/mini';
import { query } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const progress = { status: z.enum(['waiting', 'done', 'refused']), reason: f.optional(f.text) };

/** What a customer has a funder set up before signing: an account, a certificate, a card on file. All ours. */
export const funderAccountEndpoints = {
  'account.open': {
    about: "Applies for the customer's account with the funder or its bank.",
    client: 'main',
    method: 'POST',
    path: '/api/account/open',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      bankAcctNo: f.bankAcctNo,
      bankPhone: f.phone,
      employment: f.optional(f.text),
      taxResident: f.optional(f.yesNo),
      smsToken: f.optional(f.text),
    }),
    response: f.response({ serialNumber: f.text }),
    once: true,
    sensitive: ['bankAcctNo', 'smsToken'],
    ours: true,
  },
  'account.status': query(
    "Whether the customer's account is open, applied for here or on the funder's page.",
    '/api/account/status',
    f.response({ ...progress, bankName: f.optional(f.text), tail: f.optional(f.text) }),
  ),
  'account.check-card': {
    about:
      "Whether a card is an account at the funder's own bank, in the customer's name and good for debits.",
    client: 'main',
    method: 'POST',
    path: '/api/account/check-card',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      bankAcctNo: f.bankAcctNo,
      bankPhone: f.optional(f.phone),
    }),
    response: f.response({ own: f.yesNo, usable: f.yesNo }),
    sensitive: ['bankAcctNo'],
    ours: true,
  },
  'certificate.apply': {
    about: 'Has a cloud certificate issued, which the customer signs with.',
    client: 'main',
    method: 'POST',
    path: '/api/certificate/apply',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      idNumber: f.optional(f.idNumber),
      pin: f.text,
      faceToken: f.optional(f.text),
    }),
    response: f.response({ serialNumber: f.text }),
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
    request: f.request({ orderNo: f.orderNo, pin: f.text }),
    response: f.nothing,
    sensitive: ['pin'],
    ours: true,
  },
  'certificate.status': query(
    'Whether the cloud certificate is issued.',
    '/api/certificate/status',
    f.response({ ...progress, certificateNo: f.optional(f.text), validTo: f.optional(f.text) }),
  ),
  'card-filing.submit': {
    about: 'Files a bank card with the funder, with a photo of it.',
    client: 'main',
    method: 'POST',
    path: '/api/bankCard/filing/submit',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      bankAcctNo: f.bankAcctNo,
      bankPhone: f.phone,
      bankCode: f.text,
      branch: f.optional(f.text),
      cardPhoto: f.text,
      smsToken: f.optional(f.text),
    }),
    response: f.response({ serialNumber: f.text }),
    once: true,
    sensitive: ['bankAcctNo', 'smsToken'],
    ours: true,
  },
  'card-filing.status': query(
    'Whether the funder has taken the card on file.',
    '/api/bankCard/filing/status',
    f.response({ ...progress, bankName: f.optional(f.text), tail: f.optional(f.text) }),
  ),
} satisfies Record<string, Endpoint>;

import { z } from 'zod/mini';
import { asks } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  answer,
  bankAcctNo,
  idNumber,
  maybe,
  nothing,
  orderNo,
  phone,
  request,
  text,
  yesNo,
} from '../fields.ts';

const progress = { status: z.enum(['waiting', 'done', 'refused']), reason: maybe(text) };

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
      employment: maybe(text),
      taxResident: maybe(yesNo),
      smsToken: maybe(text),
    }),
    response: answer({ serialNumber: text }),
    once: true,
    sensitive: ['bankAcctNo', 'smsToken'],
    ours: true,
  },
  'account.status': asks(
    "Whether the customer's account is open, applied for here or on the funder's page.",
    '/api/account/status',
    answer({ ...progress, bankName: maybe(text), tail: maybe(text) }),
  ),
  'account.check-card': {
    about:
      "Whether a card is an account at the funder's own bank, in the customer's name and good for debits.",
    client: 'main',
    method: 'POST',
    path: '/api/account/check-card',
    encoding: 'json',
    request: request({ orderNo, bankAcctNo, bankPhone: maybe(phone) }),
    response: answer({ own: yesNo, usable: yesNo }),
    sensitive: ['bankAcctNo'],
    ours: true,
  },
  'certificate.apply': {
    about: 'Has a cloud certificate issued, which the customer signs with.',
    client: 'main',
    method: 'POST',
    path: '/api/certificate/apply',
    encoding: 'json',
    request: request({ orderNo, idNumber: maybe(idNumber), pin: text, faceToken: maybe(text) }),
    response: answer({ serialNumber: text }),
    once: true,
    sensitive: ['idNumber', 'pin', 'faceToken'],
    ours: true,
  },
  'certificate.check-pin': {
    about: 'Whether this is the PIN of the certificate the customer signs with.',
    client: 'main',
    method: 'POST',
    path: '/api/certificate/check-pin',
    encoding: 'json',
    request: request({ orderNo, pin: text }),
    response: nothing,
    sensitive: ['pin'],
    ours: true,
  },
  'certificate.status': asks(
    'Whether the cloud certificate is issued.',
    '/api/certificate/status',
    answer({ ...progress, certificateNo: maybe(text), validTo: maybe(text) }),
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
      branch: maybe(text),
      cardPhoto: text,
      smsToken: maybe(text),
    }),
    response: answer({ serialNumber: text }),
    once: true,
    sensitive: ['bankAcctNo', 'smsToken'],
    ours: true,
  },
  'card-filing.status': asks(
    'Whether the funder has taken the card on file.',
    '/api/bankCard/filing/status',
    answer({ ...progress, bankName: maybe(text), tail: maybe(text) }),
  ),
} satisfies Record<string, Endpoint>;

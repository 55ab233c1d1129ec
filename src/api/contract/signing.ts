import { z } from 'zod/mini';
import { queryWith } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { signTypes } from '../sign-types.ts';

const signType = f.optional(z.enum(signTypes));
const role = f.optional(z.enum(['lessee', 'co-lessee', 'guarantor']));

/** order-handling, section 7, "Signing preparation", and the signing in the app (ours). */
export const signingEndpoints = {
  'sign.verify': {
    about: 'Whether the order is ready to be signed.',
    client: 'main',
    method: 'POST',
    path: '/api/sign/signAllContract/prepare/verify',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo, funder: f.text }),
    /** `reason`: why it is not. */
    response: f.response({ verifyResult: f.yesNo, reason: f.extension(f.localizedText) }),
  },
  'sign.prepare': {
    about: 'Has the contracts of the order made.',
    client: 'main',
    method: 'POST',
    path: '/api/sign/signAllContract/prepare',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo, funder: f.optional(f.text), signType }),
    response: f.nothing,
    once: true,
    distinguishedBy: ['signType'],
  },
  'psbc.verification-signature': {
    about: "The postal bank's signature.",
    client: 'main',
    method: 'POST',
    path: '/api/psbc/sign/verificationSignature',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo }),
    response: f.response({ url: f.optional(f.url), signState: f.extension(f.text) }),
    once: true,
  },
  'psbc.face-signature': {
    about: "The postal bank's face signature.",
    client: 'main',
    method: 'POST',
    path: '/api/psbc/sign/faceSignature',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo }),
    response: f.response({ url: f.optional(f.url), signState: f.extension(f.text) }),
    once: true,
  },
  'psbc.login': {
    about: 'Signs the customer in at the postal bank, after a code by text message.',
    client: 'main',
    method: 'POST',
    path: '/api/psbc/login',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      phone: f.phone,
      smsToken: f.text,
      agreed: f.optional(f.list(f.text)),
    }),
    response: f.response({ accountTail: f.optional(f.text) }),
    sensitive: ['smsToken'],
    ours: true,
  },
  'psbc.signature-status': queryWith(
    'How far a signature at the postal bank is; `signature` says which, both where it is left out.',
    '/api/psbc/sign/status',
    f.request({
      orderNo: f.orderNo,
      signature: f.optional(z.enum(['verification', 'face'])),
    }),
    f.response({ status: z.enum(['waiting', 'done', 'refused']) }),
  ),
  'sign.documents': queryWith(
    'The documents to be signed, as page pictures and as PDF.',
    '/api/sign/documents',
    f.request({ orderNo: f.orderNo, signType, names: f.optional(f.text) }),
    f.response({
      signed: f.optional(f.yesNo),
      documents: f.list(
        f.response({ name: f.text, title: f.localizedText, pages: f.list(f.url), pdf: f.url }),
      ),
    }),
  ),
  'sign.submit': {
    about: 'Signs the documents of an order.',
    client: 'main',
    method: 'POST',
    path: '/api/sign/submit',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      signType,
      role,
      documents: f.list(f.text),
      signature: f.picture,
      smsToken: f.optional(f.text),
      faceToken: f.optional(f.text),
      /** Who signs, where the order does not say. */
      name: f.optional(f.text),
      idNumber: f.optional(f.idNumber),
      phone: f.optional(f.phone),
      relation: f.optional(f.text),
      /** Where the signed contract is sent. */
      email: f.optional(f.text),
      /** A second lessee signs on the same phone. */
      hasCoLessee: f.optional(f.yesNo),
      coName: f.optional(f.text),
      coIdNumber: f.optional(f.text),
      coFaceToken: f.optional(f.text),
      /** Of the certificate it is signed with. */
      pin: f.optional(f.text),
    }),
    response: f.response({ serialNumber: f.text, signed: f.yesNo }),
    once: true,
    distinguishedBy: ['signType', 'role', 'documents'],
    sensitive: [
      'signature',
      'smsToken',
      'faceToken',
      'idNumber',
      'coIdNumber',
      'coFaceToken',
      'pin',
    ],
    ours: true,
  },
  'sign.person': {
    about: "Hands in who signs, card and face, before the funder's own page is opened.",
    client: 'main',
    method: 'POST',
    path: '/api/sign/person',
    encoding: 'json',
    request: f.request({
      orderNo: f.orderNo,
      signType,
      role,
      name: f.text,
      idNumber: f.idNumber,
      faceToken: f.text,
    }),
    response: f.nothing,
    sensitive: ['idNumber', 'faceToken'],
    ours: true,
  },
  'sign.link': queryWith(
    "The funder's page for signing, where the funder has no endpoint of its own for it.",
    '/api/sign/link',
    f.request({ orderNo: f.orderNo, signType }),
    f.response({ url: f.url }),
  ),
  'sign.status': queryWith(
    'Whether the documents of an order are signed, here or on a page of the funder.',
    '/api/sign/status',
    f.request({ orderNo: f.orderNo, signType }),
    f.response({ status: z.enum(['waiting', 'done', 'refused']), signed: f.yesNo }),
  ),
} satisfies Record<string, Endpoint>;

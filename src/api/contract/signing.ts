import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  answer,
  list,
  maybe,
  nothing,
  orderNo,
  picture,
  request,
  text,
  url,
  words,
  yesNo,
} from '../fields.ts';
import { signTypes } from '../sign-types.ts';

const signType = maybe(z.enum(signTypes));
const role = maybe(z.enum(['lessee', 'co-lessee', 'guarantor']));

/** order-handling, section 7, "Signing preparation", and the signing in the app (ours). */
export const signingEndpoints = {
  'sign.verify': {
    about: 'Whether the order is ready to be signed.',
    client: 'main',
    method: 'POST',
    path: '/api/sign/signAllContract/prepare/verify',
    encoding: 'json',
    request: request({ orderNo, funder: text }),
    response: answer({ verifyResult: yesNo }),
  },
  'sign.prepare': {
    about: 'Has the contracts of the order made.',
    client: 'main',
    method: 'POST',
    path: '/api/sign/signAllContract/prepare',
    encoding: 'json',
    request: request({ orderNo, funder: maybe(text), signType }),
    response: nothing,
    once: true,
  },
  'psbc.verification-signature': {
    about: "The postal bank's signature.",
    client: 'main',
    method: 'POST',
    path: '/api/psbc/sign/verificationSignature',
    encoding: 'json',
    request: request({ orderNo }),
    response: answer({ url: maybe(url), signState: maybe(text) }),
    once: true,
  },
  'psbc.face-signature': {
    about: "The postal bank's face signature.",
    client: 'main',
    method: 'POST',
    path: '/api/psbc/sign/faceSignature',
    encoding: 'json',
    request: request({ orderNo }),
    response: answer({ url: maybe(url), signState: maybe(text) }),
    once: true,
  },
  'sign.documents': {
    about: 'The documents to be signed, as page pictures and as PDF.',
    client: 'main',
    method: 'GET',
    path: '/api/sign/documents',
    encoding: 'query',
    request: request({ orderNo, signType, names: maybe(text) }),
    response: answer({
      signed: maybe(yesNo),
      documents: list(answer({ name: text, title: words, pages: list(url), pdf: url })),
    }),
    ours: true,
  },
  'sign.submit': {
    about: 'Signs the documents of an order.',
    client: 'main',
    method: 'POST',
    path: '/api/sign/submit',
    encoding: 'json',
    request: request({
      orderNo,
      signType,
      role,
      documents: list(text),
      signature: picture,
      smsToken: maybe(text),
      faceToken: maybe(text),
    }),
    response: answer({ serialNumber: text, signed: yesNo }),
    once: true,
    sensitive: ['signature', 'smsToken', 'faceToken'],
    ours: true,
  },
  'sign.status': {
    about: 'Whether the documents of an order are signed, here or on a page of the funder.',
    client: 'main',
    method: 'GET',
    path: '/api/sign/status',
    encoding: 'query',
    request: request({ orderNo, signType }),
    response: answer({ status: z.enum(['waiting', 'done', 'refused']), signed: yesNo }),
    ours: true,
  },
} satisfies Record<string, Endpoint>;

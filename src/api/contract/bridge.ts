import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  amount,
  response,
  idNumber,
  optional,
  nothing,
  orderNo,
  picture,
  request,
  text,
  url,
  yesNo,
} from '../fields.ts';
import { ownEndpoints } from './own.ts';

const second = 1_000;
const minute = 60_000;

function capability<const R extends z.ZodMiniObject, const A extends z.ZodMiniType>(
  about: string,
  name: string,
  timeout: number,
  request: R,
  response: A,
) {
  return {
    about,
    client: 'bridge',
    method: 'POST',
    path: `/bridge/${name}`,
    encoding: 'json',
    request,
    response,
    timeout,
    ours: true,
  } as const;
}

/**
 * What the host can do for us: a request, then an asynchronous result (browsing-and-ordering, section 4, "Native
 * bridge"). Requests and results are ours; the specification names the capabilities. Codes beside the OK code:
 * `unsupported`, `cancelled`, `denied`, `failed`.
 */
export const bridgeEndpoints = {
  'bridge.scan-id-card': {
    ...capability(
      "Scans one side of an ID card with the host's camera and reads it.",
      'scan-id-card',
      10 * minute,
      request({ side: z.enum(['front', 'back']) }),
      response({
        image: picture,
        idName: optional(text),
        idNumber: optional(text),
        validFrom: optional(text),
        validTo: optional(text),
      }),
    ),
    sensitive: ['image', 'idNumber'],
  },
  'bridge.take-photo': {
    ...capability(
      "Takes a photo with the host's camera.",
      'take-photo',
      10 * minute,
      request({ facing: optional(z.enum(['front', 'back'])), quality: optional(z.number()) }),
      response({ image: picture }),
    ),
    sensitive: ['image'],
  },
  'bridge.face': {
    ...capability(
      "The host's face check with liveness.",
      'face',
      10 * minute,
      request({ name: text, idNumber }),
      response({ ticket: text, image: optional(picture) }),
    ),
    sensitive: ['idNumber', 'ticket', 'image'],
  },
  'bridge.video': capability(
    'Enters the interview room.',
    'video',
    60 * minute,
    request({ orderNo, room: z.string().check(z.regex(/^[1-9]\d{8}$/)) }),
    response({ ended: z.enum(['done', 'cancelled']) }),
  ),
  'bridge.pay': {
    ...capability(
      'Pays with an app of the phone, or as the host can. `result.finished` is no proof: yes says the wallet was done, no that nobody knows. Ask the ledger.',
      'pay',
      10 * minute,
      request({
        payType: z.enum(['AliPay', 'WxPay', 'DCEPPay']),
        /** In the messaging app JSON: appId, timeStamp, nonceStr, package, signType, paySign. */
        payInfo: text,
        serialNumber: text,
        /** How the native app calls AliPay: in its own app (`NATIVE`), or in a third-party mini-program (`MINI`). */
        method: optional(text),
      }),
      response({ finished: yesNo }),
    ),
    sensitive: ['payInfo'],
  },
  'bridge.login': {
    ...capability(
      "The host's login.",
      'login',
      10 * minute,
      request({ reason: optional(text) }),
      response({ token: text, tokentype: optional(text), phone: optional(text) }),
    ),
    sensitive: ['token', 'phone'],
    signs: 'in',
  },
  'bridge.share-setup': {
    ...capability(
      'Proves to the messaging app that this page may set its share card: what `share.config` answered.',
      'share-setup',
      10 * second,
      request({ appId: text, noncestr: text, timestamp: text, signature: text }),
      nothing,
    ),
    sensitive: ['signature'],
  },
  'bridge.share': capability(
    "Shares a page, or sets up the card that the host's own menu shares: then `shared` is no.",
    'share',
    10 * minute,
    request({ title: text, description: optional(text), url, image: optional(url) }),
    response({ shared: yesNo }),
  ),
  'bridge.save-image': {
    ...capability(
      'Saves a picture to the album.',
      'save-image',
      minute,
      request({ image: picture }),
      nothing,
    ),
    sensitive: ['image'],
  },
  'bridge.phone': capability(
    'Opens the dialler.',
    'phone',
    10 * second,
    request({ number: z.string().check(z.regex(/^[\d-]{3,20}$/)) }),
    nothing,
  ),
  'bridge.browser-open': capability(
    'Shows a page on top of ours; answers when it is closed.',
    'browser-open',
    60 * minute,
    request({ url, title: optional(text) }),
    response({ closed: yesNo }),
  ),
  'bridge.location': capability(
    'Where the phone is, to about a hundred metres.',
    'location',
    15 * second,
    request({}),
    response({
      latitude: amount,
      longitude: amount,
      cityspell: optional(text),
      cityName: optional(text),
    }),
  ),
  'bridge.credit-authorization': capability(
    "The host's own page of the credit authorization.",
    'credit-authorization',
    60 * minute,
    request({ orderNo, url: optional(url) }),
    response({ authorized: yesNo }),
  ),
  'bridge.mini-program-page': capability(
    'Leads to a page of the mini-program that we are shown in.',
    'mini-program-page',
    3 * second,
    request({ path: z.string().check(z.regex(/^\/pages\/[\w/?=&%.-]{1,1000}$/)) }),
    nothing,
  ),
  'bridge.app-version': capability(
    'The version of the native app.',
    'app-version',
    3 * second,
    request({}),
    response({ version: text }),
  ),
  'bridge.log': capability(
    "Writes to the host's log; no personal data.",
    'log',
    3 * second,
    request({ event: text, detail: optional(text) }),
    nothing,
  ),
  ...ownEndpoints,
} satisfies Record<string, Endpoint>;

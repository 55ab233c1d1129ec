import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { capability } from './capability.ts';
import { ownEndpoints } from './own.ts';

const second = 1_000;
const minute = 60_000;

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
      f.request({ side: z.enum(['front', 'back']) }),
      f.response({
        image: f.picture,
        idName: f.optional(f.text),
        idNumber: f.optional(f.text),
        validFrom: f.optional(f.text),
        validTo: f.optional(f.text),
      }),
    ),
    sensitive: ['image', 'idNumber'],
  },
  'bridge.take-photo': {
    ...capability(
      "Takes a photo with the host's camera.",
      'take-photo',
      10 * minute,
      f.request({ facing: f.optional(z.enum(['front', 'back'])), quality: f.optional(z.number()) }),
      f.response({ image: f.picture }),
    ),
    sensitive: ['image'],
  },
  'bridge.face': {
    ...capability(
      "The host's face check with liveness.",
      'face',
      10 * minute,
      f.request({ name: f.text, idNumber: f.idNumber }),
      f.response({ ticket: f.text, image: f.optional(f.picture) }),
    ),
    sensitive: ['idNumber', 'ticket', 'image'],
  },
  'bridge.video': capability(
    'Enters the interview room.',
    'video',
    60 * minute,
    f.request({ orderNo: f.orderNo, room: z.string().check(z.regex(/^[1-9]\d{8}$/)) }),
    f.response({ ended: z.enum(['done', 'cancelled']) }),
  ),
  'bridge.pay': {
    ...capability(
      'Pays with an app of the phone, or as the host can. `result.finished` is no proof: yes says the wallet was done, no that nobody knows. Ask the ledger.',
      'pay',
      10 * minute,
      f.request({
        payType: z.enum(['AliPay', 'WxPay', 'DCEPPay']),
        /** In the messaging app JSON: appId, timeStamp, nonceStr, package, signType, paySign. */
        payInfo: f.text,
        serialNumber: f.text,
        /** How the native app calls AliPay: in its own app (`NATIVE`), or in a third-party mini-program (`MINI`). */
        method: f.optional(f.text),
      }),
      f.response({ finished: f.yesNo }),
    ),
    sensitive: ['payInfo'],
  },
  'bridge.login': {
    ...capability(
      "The host's login.",
      'login',
      10 * minute,
      f.request({ reason: f.optional(f.text) }),
      f.response({ token: f.text, tokentype: f.optional(f.text), phone: f.optional(f.text) }),
    ),
    sensitive: ['token', 'phone'],
    signs: 'in',
  },
  'bridge.share-setup': {
    ...capability(
      'Proves to the messaging app that this page may set its share card: what `share.config` answered.',
      'share-setup',
      10 * second,
      f.request({ appId: f.text, noncestr: f.text, timestamp: f.text, signature: f.text }),
      f.nothing,
    ),
    sensitive: ['signature'],
  },
  'bridge.share': capability(
    "Shares a page, or sets up the card that the host's own menu shares: then `shared` is no.",
    'share',
    10 * minute,
    f.request({
      title: f.text,
      description: f.optional(f.text),
      url: f.url,
      image: f.optional(f.url),
    }),
    f.response({ shared: f.yesNo }),
  ),
  'bridge.save-image': {
    ...capability(
      'Saves a picture to the album.',
      'save-image',
      minute,
      f.request({ image: f.picture }),
      f.nothing,
    ),
    sensitive: ['image'],
  },
  'bridge.phone': capability(
    'Opens the dialler.',
    'phone',
    10 * second,
    f.request({ number: z.string().check(z.regex(/^[\d-]{3,20}$/)) }),
    f.nothing,
  ),
  'bridge.browser-open': capability(
    'Shows a page on top of ours; answers when it is closed.',
    'browser-open',
    60 * minute,
    f.request({ url: f.url, title: f.optional(f.text) }),
    f.response({ closed: f.yesNo }),
  ),
  'bridge.location': capability(
    'Where the phone is, to about a hundred metres.',
    'location',
    15 * second,
    f.request({}),
    f.response({
      latitude: f.amount,
      longitude: f.amount,
      cityspell: f.optional(f.text),
      cityName: f.optional(f.text),
    }),
  ),
  'bridge.credit-authorization': capability(
    "The host's own page of the credit authorization.",
    'credit-authorization',
    60 * minute,
    f.request({ orderNo: f.orderNo, url: f.optional(f.url) }),
    f.response({ authorized: f.yesNo }),
  ),
  'bridge.mini-program-page': capability(
    'Leads to a page of the mini-program that we are shown in.',
    'mini-program-page',
    3 * second,
    f.request({ path: z.string().check(z.regex(/^\/pages\/[\w/?=&%.-]{1,1000}$/)) }),
    f.nothing,
  ),
  'bridge.app-version': capability(
    'The version of the native app.',
    'app-version',
    3 * second,
    f.request({}),
    f.response({ version: f.text }),
  ),
  'bridge.log': capability(
    "Writes to the host's log; no personal data.",
    'log',
    3 * second,
    f.request({ event: f.text, detail: f.optional(f.text) }),
    f.nothing,
  ),
  ...ownEndpoints,
} satisfies Record<string, Endpoint>;

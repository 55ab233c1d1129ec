import { z } from 'zod/mini';
import { queryWith, mutation } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** order-handling, section 7, "User". */
export const userEndpoints = {
  'user.update': {
    about: "Changes the customer's profile.",
    client: 'main',
    method: 'POST',
    path: '/hshcwap/user/updateUserinfo',
    encoding: 'json',
    request: f.request({ userId: f.text, nickName: f.text, sex: f.text, birthday: f.date }),
    response: f.nothing,
    once: true,
  },
  'user.check-token': {
    about: 'Whether a token is good, and whose it is.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/checkToken',
    encoding: 'json',
    request: f.request({ token: f.text }),
    response: f.response({ uid: f.text, phone: f.text, newUser: f.yesNo }),
    sensitive: ['token', 'phone'],
  },
  'user.logout': {
    about: 'Ends a token.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/logout',
    encoding: 'json',
    request: f.request({ token: f.text }),
    response: f.nothing,
    sensitive: ['token'],
    signs: 'out',
  },
  'share.config': {
    about: "What the messaging app's share setup needs.",
    client: 'public',
    method: 'GET',
    path: '/hshcwxweb/cfgInfo',
    encoding: 'query',
    request: f.request({ reqUrl: f.url }),
    response: f.response({ appId: f.text, noncestr: f.text, timestamp: f.text, signature: f.text }),
    sensitive: ['signature'],
  },
  'user.login': {
    about: 'Signs a customer in with a code sent by text message.',
    client: 'public',
    method: 'POST',
    path: '/hshcchannel/api/login',
    encoding: 'json',
    request: f.request({
      phone: f.phone,
      code: f.smsCode,
      source: f.optional(f.text),
      agreed: f.optional(f.list(f.text)),
    }),
    response: f.response({ token: f.text, tokentype: f.optional(f.text), newUser: f.yesNo }),
    sensitive: ['code', 'token'],
    signs: 'in',
    ours: true,
  },
  'user.authenticate': {
    about: 'Hands in who the customer is, card and face, before the first order.',
    client: 'main',
    method: 'POST',
    path: '/hshcwap/user/authenticate',
    encoding: 'json',
    request: f.request({ name: f.text, idNumber: f.idNumber, faceToken: f.text }),
    response: f.nothing,
    once: true,
    sensitive: ['idNumber', 'faceToken'],
    ours: true,
  },
  'user.profile': queryWith(
    'What the customer is called and has: profile, orders by state, coupons, addresses.',
    '/hshcwap/user/profile',
    f.request({}),
    f.response({
      userId: f.text,
      nickName: f.text,
      /** 1 male, 0 female, "" not said. */
      sex: z.enum(['1', '0', '']),
      /** A day, or "". */
      birthday: f.text,
      /** Masked: 138****8000. */
      phone: f.text,
      registered: f.yesNo,
      /** Sells cars for the platform; absent: no. */
      staff: f.optional(f.yesNo),
      orders: f.response({
        toPay: f.count,
        working: f.count,
        toReceive: f.count,
        repaying: f.count,
        all: f.count,
      }),
      coupons: f.count,
      addresses: f.count,
    }),
  ),
  'user.register': mutation(
    'What a new customer says after signing in for the first time.',
    '/hshcwap/user/register',
    f.request({
      nickName: f.text.check(z.minLength(1), z.maxLength(20)),
      sex: f.optional(z.enum(['1', '0', ''])),
      source: z.enum(['friend', 'store', 'search', 'video', 'poster', 'other']),
      cityCode: f.optional(f.text),
      cityName: f.optional(f.text),
    }),
  ),
} satisfies Record<string, Endpoint>;

import type { Endpoint } from '../endpoint.ts';
import { answer, nothing, maybe, phone, request, smsCode, text, url, yesNo } from '../fields.ts';

/** order-handling, section 7, "User". */
export const userEndpoints = {
  'user.update': {
    about: "Changes the customer's profile.",
    client: 'main',
    method: 'POST',
    path: '/hshcwap/user/updateUserinfo',
    encoding: 'json',
    request: request({ userId: text, nickName: text, sex: text, birthday: text }),
    response: nothing,
    once: true,
  },
  'user.check-token': {
    about: 'Whether a token is good, and whose it is.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/checkToken',
    encoding: 'json',
    request: request({ token: text }),
    response: answer({ uid: text, phone: text, newUser: yesNo }),
    sensitive: ['token', 'phone'],
  },
  'user.logout': {
    about: 'Ends a token.',
    client: 'channel',
    method: 'POST',
    path: '/hshcchannel/api/logout',
    encoding: 'json',
    request: request({ token: text }),
    response: nothing,
    sensitive: ['token'],
  },
  'share.config': {
    about: "What the messaging app's share setup needs.",
    client: 'public',
    method: 'GET',
    path: '/hshcwxweb/cfgInfo',
    encoding: 'query',
    request: request({ reqUrl: url }),
    response: answer({ appId: text, noncestr: text, timestamp: text, signature: text }),
    sensitive: ['signature'],
  },
  'user.login': {
    about: 'Signs a customer in with a code sent by text message.',
    client: 'public',
    method: 'POST',
    path: '/hshcchannel/api/login',
    encoding: 'json',
    request: request({ phone, code: smsCode, source: maybe(text) }),
    response: answer({ token: text, tokentype: maybe(text), newUser: yesNo }),
    sensitive: ['code', 'token'],
    ours: true,
  },
} satisfies Record<string, Endpoint>;

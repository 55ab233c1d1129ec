import { z } from 'zod/mini';
import { specifiedQuery } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const scene = f.optional(z.enum(['login', 'bind-card', 'sign', 'withhold', 'authorize', 'other']));
/** 9 digits without a leading zero (order-handling, section 9). */
const room = z.string().check(z.regex(/^[1-9]\d{8}$/));
/** A session description of WebRTC. */
const description = z.string().check(z.maxLength(100_000), z.regex(/^[\t\n\r -~]*$/));
const role = f.optional(z.enum(['lessee', 'co-lessee', 'guarantor']));

/** order-handling, section 7, "Face sign"; codes by text message, uploads, ID card and face (ours). */
export const identityEndpoints = {
  'face-sign.check': specifiedQuery(
    'How far the face-sign interview is: 0 pending, 1 in progress, 2 done.',
    '/ocr/GetFaceCheck',
    f.request({ orderNo: f.orderNo }),
    f.response({ status: z.enum(['0', '1', '2']), signState: f.extension(f.text) }),
  ),
  'face-sign.cancel': {
    about: 'Records a click of the customer on the remote face-sign.',
    client: 'main',
    method: 'GET',
    path: '/ocr/CancelQuery',
    encoding: 'query',
    request: f.request({ clickStatus: z.enum(['1', '2']), orderNo: f.orderNo }),
    response: f.nothing,
    once: true,
    distinguishedBy: ['clickStatus'],
  },
  'sms.send': {
    about: 'Sends a code by text message.',
    client: 'main',
    method: 'POST',
    path: '/api/sms/send',
    encoding: 'json',
    request: f.request({ phone: f.phone, orderNo: f.optional(f.orderNo), scene }),
    response: f.response({ resendAfter: f.optional(z.int()) }),
    once: true,
    ours: true,
  },
  'sms.verify': {
    about: 'Checks a code sent by text message.',
    client: 'main',
    method: 'POST',
    path: '/api/sms/verify',
    encoding: 'json',
    request: f.request({ phone: f.phone, code: f.smsCode, orderNo: f.optional(f.orderNo), scene }),
    response: f.response({ smsToken: f.text }),
    sensitive: ['code', 'smsToken'],
    ours: true,
  },
  'file.upload': {
    about: 'Keeps a photo or a file.',
    client: 'main',
    method: 'POST',
    path: '/api/file/upload',
    encoding: 'multipart',
    request: f.request({
      file: f.file,
      orderNo: f.optional(f.orderNo),
      purpose: f.optional(f.text),
    }),
    response: f.response({ id: f.text, url: f.url }),
    sensitive: ['file'],
    ours: true,
  },
  'file.by-url': {
    about:
      'A file of the platform: PDF or picture, not JSON. Fetched as a file, with the token as a header.',
    client: 'legacy',
    method: 'GET',
    path: '/api/file/getFileByUrl',
    encoding: 'query',
    request: f.request({ url: f.url }),
    response: f.nothing,
    timeout: 7_000,
  },
  'ocr.id-card': {
    about: 'Reads an uploaded photo of an ID card.',
    client: 'main',
    method: 'POST',
    path: '/ocr/idCard',
    encoding: 'json',
    request: f.request({
      fileId: f.text,
      side: z.enum(['front', 'back']),
      orderNo: f.optional(f.orderNo),
      role,
    }),
    response: f.response({
      idName: f.optional(f.text),
      // As read, right or wrong: the customer corrects it.
      idNumber: f.optional(f.text),
      sex: f.optional(z.enum(['male', 'female'])),
      nation: f.optional(f.text),
      birthday: f.optional(f.text),
      idAddress: f.optional(f.text),
      issuedBy: f.optional(f.text),
      validFrom: f.optional(f.text),
      validTo: f.optional(f.text),
      longTerm: f.optional(f.yesNo),
    }),
    sensitive: ['idNumber', 'idAddress', 'birthday'],
    ours: true,
  },
  'face.verify': {
    about: 'Compares a face with an ID card.',
    client: 'main',
    method: 'POST',
    path: '/ocr/faceVerify',
    encoding: 'json',
    request: f.request({
      orderNo: f.optional(f.orderNo),
      name: f.text,
      idNumber: f.idNumber,
      fileId: f.optional(f.text),
      image: f.optional(f.picture),
      ticket: f.optional(f.text),
      role,
    }),
    response: f.response({ passed: f.yesNo, faceToken: f.optional(f.text) }),
    sensitive: ['idNumber', 'image', 'ticket', 'faceToken'],
    ours: true,
  },
  'video.enter': {
    about: 'The customer waits in an interview room. A room entered before is left.',
    client: 'main',
    method: 'POST',
    path: '/api/video/enter',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo, room, second: f.optional(f.yesNo) }),
    response: f.response({ ahead: f.count, ice: f.list(f.response({ urls: f.text })) }),
    sensitive: ['ice'],
    ours: true,
  },
  'video.signal': {
    about:
      "Gives the customer's offer of a call to the interviewer. A new call has a higher round.",
    client: 'main',
    method: 'POST',
    path: '/api/video/signal',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo, room, round: f.count, offer: description }),
    response: f.nothing,
    sensitive: ['offer'],
    ours: true,
  },
  'video.poll': {
    about: 'Whether the interviewer is there, has answered the call, has decided.',
    client: 'main',
    method: 'GET',
    path: '/api/video/poll',
    encoding: 'query',
    request: f.request({ orderNo: f.orderNo, room }),
    response: f.response({
      interviewer: z.enum(['here', 'absent', 'left']),
      round: f.optional(f.count),
      answer: f.optional(description),
      verdict: f.optional(z.enum(['passed', 'failed'])),
    }),
    timeout: 10_000,
    sensitive: ['answer'],
    ours: true,
  },
  'video.leave': {
    about: 'The customer has hung up.',
    client: 'main',
    method: 'POST',
    path: '/api/video/leave',
    encoding: 'json',
    request: f.request({ orderNo: f.orderNo, room }),
    response: f.nothing,
    timeout: 5_000,
    ours: true,
  },
} satisfies Record<string, Endpoint>;

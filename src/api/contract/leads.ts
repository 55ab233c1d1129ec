import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { response, date, list, optional, phone, request, text } from '../fields.ts';

const name = text.check(z.minLength(1), z.maxLength(30));
const note = optional(text.check(z.maxLength(200)));

/** People who are not customers yet, and partners. The specification names their pages only. */
export const leadEndpoints = {
  'clue.create': {
    about: 'A member of staff notes somebody who may buy a car.',
    client: 'main',
    method: 'POST',
    path: '/api/clue/create',
    encoding: 'json',
    request: request({
      name,
      phone,
      cityCode: text,
      cityName: text,
      carKind: z.enum(['new', 'used', 'lease-back', 'undecided']),
      modelCode: optional(text),
      modelName: optional(text),
      budget: z.enum(['under-10', '10-20', '20-30', 'over-30']),
      when: z.enum(['week', 'month', 'quarter', 'later']),
      origin: z.enum(['store', 'referral', 'phone', 'event', 'online']),
      note,
      consent: optional(list(text)),
    }),
    response: response({ clueNo: text, followUpBy: date }),
    sensitive: ['name', 'phone'],
    once: true,
    ours: true,
  },
  'partner.apply': {
    about: 'Somebody wants to sell cars together with the platform.',
    client: 'main',
    method: 'POST',
    path: '/api/partner/apply',
    encoding: 'json',
    request: request({
      company: text.check(z.minLength(2), z.maxLength(60)),
      contact: name,
      phone,
      cityCode: text,
      cityName: text,
      industryCode: text,
      industryName: text,
      licenceUntil: text,
      cooperation: list(z.enum(['sales', 'used-cars', 'delivery', 'finance'])),
      note,
    }),
    response: response({ applyNo: text, answerBy: date }),
    sensitive: ['contact', 'phone'],
    once: true,
    ours: true,
  },
  'lead.create': {
    about: 'Somebody wants to be called back; the phone was checked by a code.',
    client: 'main',
    method: 'POST',
    path: '/api/lead/create',
    encoding: 'json',
    request: request({
      name,
      phone,
      smsToken: text,
      cityCode: text,
      cityName: text,
      interest: z.enum(['new', 'used', 'lease-back', 'undecided']),
      callAt: z.enum(['morning', 'afternoon', 'evening', 'any']),
      consent: optional(list(text)),
    }),
    response: response({ leadNo: text, callOn: date }),
    sensitive: ['name', 'phone', 'smsToken'],
    once: true,
    ours: true,
  },
} satisfies Record<string, Endpoint>;

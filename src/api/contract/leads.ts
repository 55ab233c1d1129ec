import { z } from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const name = f.text.check(z.minLength(1), z.maxLength(30));
const note = f.optional(f.text.check(z.maxLength(200)));

/** People who are not customers yet, and partners. The specification names their pages only. */
export const leadEndpoints = {
  'clue.create': {
    about: 'A member of staff notes somebody who may buy a car.',
    client: 'main',
    method: 'POST',
    path: '/api/clue/create',
    encoding: 'json',
    request: f.request({
      name,
      phone: f.phone,
      cityCode: f.text,
      cityName: f.text,
      carKind: z.enum(['new', 'used', 'lease-back', 'undecided']),
      modelCode: f.optional(f.text),
      modelName: f.optional(f.text),
      budget: z.enum(['under-10', '10-20', '20-30', 'over-30']),
      when: z.enum(['week', 'month', 'quarter', 'later']),
      origin: z.enum(['store', 'referral', 'phone', 'event', 'online']),
      note,
      consent: f.optional(f.list(f.text)),
    }),
    response: f.response({ clueNo: f.text, followUpBy: f.date }),
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
    request: f.request({
      company: f.text.check(z.minLength(2), z.maxLength(60)),
      contact: name,
      phone: f.phone,
      cityCode: f.text,
      cityName: f.text,
      industryCode: f.text,
      industryName: f.text,
      licenceUntil: f.text,
      cooperation: f.list(z.enum(['sales', 'used-cars', 'delivery', 'finance'])),
      note,
    }),
    response: f.response({ applyNo: f.text, answerBy: f.date }),
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
    request: f.request({
      name,
      phone: f.phone,
      smsToken: f.text,
      cityCode: f.text,
      cityName: f.text,
      interest: z.enum(['new', 'used', 'lease-back', 'undecided']),
      callAt: z.enum(['morning', 'afternoon', 'evening', 'any']),
      consent: f.optional(f.list(f.text)),
    }),
    response: f.response({ leadNo: f.text, callOn: f.date }),
    sensitive: ['name', 'phone', 'smsToken'],
    once: true,
    ours: true,
  },
} satisfies Record<string, Endpoint>;

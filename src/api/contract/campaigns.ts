import { z } from 'zod/mini';
import { queryWith } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  response,
  count,
  date,
  list,
  optional,
  money,
  request,
  text,
  localizedText,
  yesNo,
} from '../fields.ts';

const kind = z.enum(['collect', 'invite', 'bargain']);
const opaque = text;

const helper = response({
  /** Masked. */
  name: text,
  at: text,
  card: optional(localizedText),
  cut: optional(money),
});

const reward = response({ name: localizedText, amount: money, from: money, days: count });

/**
 * Share campaigns (order-handling, section 2, names their pages only): ours. Amounts are whole fen, times `2026-03-01
 * 16:00`.
 */
export const campaignEndpoints = {
  'campaign.standing': queryWith(
    'A campaign and how far the customer is in it. Without a code: the one of its kind that runs now.',
    '/api/campaign/standing',
    request({ kind, campaign: optional(text) }),
    response({
      campaign: text,
      kind,
      name: localizedText,
      state: z.enum(['not-begun', 'open', 'ended']),
      startsOn: date,
      endsOn: date,
      needed: count,
      reward,
      /** What is to be collected, in this order. */
      cards: list(localizedText),
      cars: list(
        response({
          carId: text,
          name: text,
          modelName: text,
          modelCode: text,
          firstPayment: money,
          left: count,
        }),
      ),
      own: optional(
        response({
          invite: opaque,
          state: z.enum(['running', 'finished', 'expired']),
          startedAt: text,
          helped: count,
          cut: money,
          /** The oldest first. */
          helps: list(helper),
          car: optional(
            response({ carId: text, name: text, modelCode: text, firstPayment: money }),
          ),
          /** Of the customer's coupons. */
          coupon: optional(text),
          finishedAt: optional(text),
        }),
      ),
    }),
  ),
  'campaign.start': {
    about: 'Begins a campaign for the customer; gives the invitation to share.',
    client: 'main',
    method: 'POST',
    path: '/api/campaign/start',
    encoding: 'json',
    request: request({ campaign: text, carId: optional(text) }),
    response: response({ invite: opaque }),
    once: true,
    ours: true,
  },
  'campaign.invitation': queryWith(
    "A friend's invitation as the one sees it who was given the link.",
    '/api/campaign/invitation',
    request({ campaign: text, invite: opaque }),
    response({
      kind,
      name: localizedText,
      /** `own`: the customer's own link; `newcomers`: only for who registers by it. */
      state: z.enum(['open', 'own', 'helped', 'complete', 'ended', 'newcomers']),
      /** Masked. */
      by: text,
      needed: count,
      helped: count,
      carName: optional(text),
      reward,
    }),
  ),
  'campaign.help': {
    about: "Helps with a friend's invitation.",
    client: 'main',
    method: 'POST',
    path: '/api/campaign/help',
    encoding: 'json',
    request: request({ campaign: text, invite: opaque }),
    response: response({
      helped: count,
      needed: count,
      complete: yesNo,
      card: optional(localizedText),
      cut: optional(money),
    }),
    once: true,
    ours: true,
  },
} satisfies Record<string, Endpoint>;

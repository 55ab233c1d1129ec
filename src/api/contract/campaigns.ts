import { z } from 'zod/mini';
import { queryWith } from '../by-order.ts';
import type { Endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const kind = z.enum(['collect', 'invite', 'bargain']);
const opaque = f.text;

const helper = f.response({
  /** Masked. */
  name: f.text,
  at: f.text,
  card: f.optional(f.localizedText),
  cut: f.optional(f.money),
});

const reward = f.response({ name: f.localizedText, amount: f.money, from: f.money, days: f.count });

/**
 * Share campaigns (order-handling, section 2, names their pages only): ours. Amounts are whole fen, times `2026-03-01
 * 16:00`.
 */
export const campaignEndpoints = {
  'campaign.standing': queryWith(
    'A campaign and how far the customer is in it. Without a code: the one of its kind that runs now.',
    '/api/campaign/standing',
    f.request({ kind, campaign: f.optional(f.text) }),
    f.response({
      campaign: f.text,
      kind,
      name: f.localizedText,
      state: z.enum(['not-begun', 'open', 'ended']),
      startsOn: f.date,
      endsOn: f.date,
      needed: f.count,
      reward,
      /** What is to be collected, in this order. */
      cards: f.list(f.localizedText),
      cars: f.list(
        f.response({
          carId: f.text,
          name: f.text,
          modelName: f.text,
          modelCode: f.text,
          firstPayment: f.money,
          left: f.count,
        }),
      ),
      own: f.optional(
        f.response({
          invite: opaque,
          state: z.enum(['running', 'finished', 'expired']),
          startedAt: f.text,
          helped: f.count,
          cut: f.money,
          /** The oldest first. */
          helps: f.list(helper),
          car: f.optional(
            f.response({ carId: f.text, name: f.text, modelCode: f.text, firstPayment: f.money }),
          ),
          /** Of the customer's coupons. */
          coupon: f.optional(f.text),
          finishedAt: f.optional(f.text),
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
    request: f.request({ campaign: f.text, carId: f.optional(f.text) }),
    response: f.response({ invite: opaque }),
    once: true,
    ours: true,
  },
  'campaign.invitation': queryWith(
    "A friend's invitation as the one sees it who was given the link.",
    '/api/campaign/invitation',
    f.request({ campaign: f.text, invite: opaque }),
    f.response({
      kind,
      name: f.localizedText,
      /** `own`: the customer's own link; `newcomers`: only for who registers by it, `registered`: who had done so before. */
      state: z.enum(['open', 'own', 'helped', 'complete', 'ended', 'newcomers', 'registered']),
      /** Masked. */
      by: f.text,
      needed: f.count,
      helped: f.count,
      /** The last day on which friends can help. */
      endsOn: f.date,
      carName: f.optional(f.text),
      reward,
    }),
  ),
  'campaign.help': {
    about: "Helps with a friend's invitation.",
    client: 'main',
    method: 'POST',
    path: '/api/campaign/help',
    encoding: 'json',
    request: f.request({ campaign: f.text, invite: opaque }),
    response: f.response({
      helped: f.count,
      needed: f.count,
      complete: f.yesNo,
      card: f.optional(f.localizedText),
      cut: f.optional(f.money),
    }),
    once: true,
    ours: true,
  },
} satisfies Record<string, Endpoint>;

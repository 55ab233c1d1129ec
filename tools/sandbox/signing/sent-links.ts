/** Links that go to somebody else's phone. */
import { type Kysely, sql } from 'kysely';
import { maskPhone } from '../../../src/ui/field/mask.ts';
import type { HandlerContext } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import type { Tables } from '../platform/tables.ts';
import { issueLink, pathOf, type SigningLinkKind } from './links.ts';
import type { LinkRow } from './tables.ts';

const sentTo = sql<string | null>`params ->> 'sentTo'`;

/** A text message to `phone`; links sent before lead nowhere any more. Throws Refusal where it is signed already. */
export async function sendLink(
  call: HandlerContext,
  order: OwnOrder,
  kind: SigningLinkKind,
  phone: string,
): Promise<void> {
  await withdrawSentLinks(call, order, kind);
  const url = await issueLink(call, order, kind, { sentTo: phone, origin: call.linkOrigin });
  call.log(`text message to ${maskPhone(phone)}: sign here: ${url}`);
}

export async function withdrawSentLinks(
  { tx, now }: HandlerContext,
  { row }: OwnOrder,
  kind: SigningLinkKind,
): Promise<void> {
  await tx
    .updateTable('links')
    .set({ outcome: 'expired', closed_at: now })
    .where('order_no', '=', row.order_no)
    .where('kind', '=', kind)
    .where('outcome', 'is', null)
    .where(sentTo, 'is not', null)
    .execute();
}

/** It went to another person's phone, who is not signed in here and has nothing to go back to. */
export function isSent({ params }: Pick<LinkRow, 'params'>): boolean {
  return typeof params === 'object' && params !== null && 'sentTo' in params;
}

/** Those a phone was sent, or everybody's; the newest first. */
export async function sentLinks(db: Kysely<Tables>, phone: string | undefined) {
  const rows = await db
    .selectFrom('links')
    .select(['funder', 'kind', 'token', 'created_at as at'])
    .select([sentTo.as('phone'), sql<string>`params ->> 'origin'`.as('origin')])
    .where(sentTo, 'is not', null)
    .$if(phone !== undefined, (links) => links.where(sentTo, '=', phone ?? ''))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ at, phone: to, origin, ...link }) => ({
    at,
    phone: to,
    url: `${origin}${pathOf(link)}`,
  }));
}

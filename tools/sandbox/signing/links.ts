import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import { locked } from '../platform/locked.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { isKindSigned, isSignature } from '../documents/signatures.ts';
import type { LinkRow } from './tables.ts';
import type { Tables } from '../platform/tables.ts';

/** What a funder's page is for. `contract` and the like are also values of `signType`. */
export type SigningLinkKind =
  | 'contract'
  | 're-sign'
  | 'credit-authorization'
  | 'withholding-authorization'
  | 'call-agreement'
  | 'affiliated-protocol'
  | 'supplementary-protocol'
  | 'repair-acceptance'
  | 'second-signer'
  | 'refund'
  | 'settlement'
  | 'account'
  | 'confirmation'
  | 'alipay'
  | 'identity'
  | 'postal-signature'
  | 'postal-face-signature';

/**
 * Hands out a link to the funder's page. It carries nothing but an opaque token. Throws Refusal when the contract it is for
 * is signed already. `params`: what the app said it wants beyond the order.
 */
export async function issueLink(
  call: HandlerContext,
  order: OwnOrder,
  kind: SigningLinkKind,
  params: Record<string, string> = {},
): Promise<string> {
  const { row } = order;
  if ((kind === 'contract' || kind === 're-sign') && (await isKindSigned(call, order, kind))) {
    throw alreadySigned();
  }
  const token = randomUUID();
  const isExpired = row.scenario === 'expired link' && (await isFirst(call, order, kind));
  await call.tx
    .insertInto('links')
    .values({
      token,
      order_no: row.order_no,
      funder: row.funder,
      kind,
      return_to: call.returnTo,
      outcome: isExpired ? 'expired' : null,
      created_at: call.now,
      closed_at: isExpired ? call.now : null,
      settles_at: null,
      params: JSON.stringify(params),
    })
    .execute();
  return `${call.linkOrigin}${pathOf({ funder: row.funder, kind, token })}`;
}

export function pathOf({
  funder,
  kind,
  token,
}: Pick<LinkRow, 'funder' | 'kind' | 'token'>): string {
  return `/bank-pages/${encodeURIComponent(funder)}/${kind}?t=${token}`;
}

async function isFirst(
  { tx }: HandlerContext,
  { row }: OwnOrder,
  kind: SigningLinkKind,
): Promise<boolean> {
  const before = await tx
    .selectFrom('links')
    .select('token')
    .where('order_no', '=', row.order_no)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return before === undefined;
}

export function alreadySigned(): Refusal {
  return new Refusal(
    'ALREADY_SIGNED',
    '订单已签约，请刷新页面',
    'This order is already signed. Refresh the page',
  );
}

/**
 * Whether what a kind of link is for has been done, here or on the funder's page; without a kind, that of the link handed
 * out last. What is done stays done, whatever a later link came to.
 */
export async function signStatusOf(
  call: HandlerContext,
  order: OwnOrder,
  requestedKind: string | undefined,
): Promise<'waiting' | 'done' | 'refused'> {
  const links = await call.tx
    .selectFrom('links')
    .select(['kind', 'outcome', 'settles_at'])
    .where('order_no', '=', order.row.order_no)
    .where('funder', '=', order.row.funder)
    .orderBy('created_at', 'desc')
    .orderBy('token')
    .execute();
  const kind = requestedKind ?? links[0]?.kind ?? 'contract';
  const ofKind = links.filter((link) => link.kind === kind);
  const done = isSignature(kind) ? await isKindSigned(call, order, kind) : ofKind.some(isReported);
  if (done) return 'done';
  const last = ofKind[0]?.outcome;
  // A link found expired leads nowhere: as far as the app is concerned it was not finished, and the next one is good.
  return last === 'refused' || last === 'expired' ? 'refused' : 'waiting';
}

/** The status of the newest link of a kind; undefined where none was issued since `since`. */
export async function newestLinkStatus(
  call: HandlerContext,
  { row }: OwnOrder,
  kind: SigningLinkKind,
  since: number,
): Promise<'waiting' | 'done' | 'refused' | undefined> {
  const link = await call.tx
    .selectFrom('links')
    .select(['outcome', 'settles_at'])
    .where('order_no', '=', row.order_no)
    .where('funder', '=', row.funder)
    .where('kind', '=', kind)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!link) return undefined;
  if (isReported(link)) return 'done';
  return link.outcome === 'refused' || link.outcome === 'expired' ? 'refused' : 'waiting';
}

/** A slow bank reports to the platform later than to the customer. */
function isReported({ outcome, settles_at: at }: Pick<LinkRow, 'outcome' | 'settles_at'>): boolean {
  return outcome === 'done' && at === null;
}

/** Closes a link once; a second answer changes nothing. True if this one counted. */
export async function closeLink(
  tx: Transaction<Tables>,
  token: string,
  outcome: 'done' | 'refused' | 'expired',
  now: number,
): Promise<boolean> {
  const closed = await tx
    .updateTable('links')
    .set({ outcome, closed_at: now })
    .where('token', '=', token)
    .where('outcome', 'is', null)
    .returning('order_no')
    .executeTakeFirst();
  return closed !== undefined;
}

export function findLink(db: Kysely<Tables>, token: string): Promise<LinkRow | undefined> {
  return locked(db.selectFrom('links').selectAll().where('token', '=', token));
}

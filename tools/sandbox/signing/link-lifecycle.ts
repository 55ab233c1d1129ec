import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type EffectContext, type HandlerContext, Refusal } from '../platform/handler.ts';
import { locked } from '../platform/locked.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { recordEvent } from '../orders/progress.ts';
import { slowBankTakes } from '../orders/scenarios.ts';
import { documentsOfKind, isKindSigned, isSignature, roundOf } from '../documents/signatures.ts';
import type { LinkRow } from './tables.ts';
import type { OrderRow } from '../orders/tables.ts';
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

declare module '../platform/services.ts' {
  interface Services {
    signing: {
      /** The agreement to a refund is signed. */
      refundSigned(at: EffectContext, row: OrderRow): Promise<void>;
    };
  }
}

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
  return `${call.linkOrigin}/bank-pages/${encodeURIComponent(row.funder)}/${kind}?t=${token}`;
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

const contracts: ReadonlySet<string> = new Set([
  'lease-contract',
  'loan-contract',
  'contract',
  're-sign',
]);

/** What follows from documents being signed, here or on a funder's page. */
export async function signedEffects(
  call: EffectContext,
  { row }: { row: OrderRow },
  signed: readonly string[],
): Promise<void> {
  if (signed.includes('credit-authorization'))
    await recordEvent(call, row.order_no, 'credit-authorized');
  if (signed.includes('refund')) await call.services.signing.refundSigned(call, row);
  if (signed.includes('account')) await recordEvent(call, row.order_no, 'account-opened');
  if (signed.includes('confirmation'))
    await recordEvent(call, row.order_no, 'pre-credit-confirmed');
  if (signed.some((name) => contracts.has(name)))
    await recordEvent(call, row.order_no, 'contract-signed');
}

/** What the customer has done on a funder's page takes its effect: at once, or once a slow bank reports. */
export async function recordOutcome(
  call: EffectContext,
  link: LinkRow,
  outcome: 'done' | 'refused' | 'declined',
): Promise<void> {
  const { order_no: orderNo, kind } = link;
  if (outcome !== 'done') return recordEvent(call, orderNo, `link-${outcome}`, { kind });
  const row = await call.tx
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.scenario === 'slow bank') {
    await call.tx
      .updateTable('links')
      .set({ settles_at: call.now + slowBankTakes })
      .where('token', '=', link.token)
      .execute();
    return recordEvent(call, orderNo, 'link-answered', { kind });
  }
  return settle(call, row, kind);
}

/** True if a slow bank has reported something by now. */
export async function settleLinks(call: EffectContext, row: OrderRow): Promise<boolean> {
  const due = await call.tx
    .updateTable('links')
    .set({ settles_at: null })
    .where('order_no', '=', row.order_no)
    .where('settles_at', '<=', call.now)
    .returning('kind')
    .execute();
  for (const { kind } of due) await settle(call, row, kind);
  return due.length > 0;
}

const postal: Readonly<Record<string, readonly string[]>> = {
  'postal-signature': ['postal-signature'],
  'postal-face-signature': ['postal-face-signature', 'contract-signed'],
};

async function settle(call: EffectContext, row: OrderRow, kind: string): Promise<void> {
  const documents = documentsOfKind(kind);
  await recordEvent(call, row.order_no, 'link-done', { kind, documents });
  await signedElsewhere(call, row, kind);
  await signedEffects(call, { row }, [kind]);
  for (const what of postal[kind] ?? []) await recordEvent(call, row.order_no, what);
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

/** The documents a link's kind stands for are signed too, as far as they are not yet. */
async function signedElsewhere(call: EffectContext, row: OrderRow, kind: string): Promise<void> {
  const order = { row, details: row.details as OwnOrder['details'] };
  for (const document of documentsOfKind(kind)) {
    const round = await roundOf(call, order, document);
    await call.tx
      .insertInto('signatures')
      .values({ order_no: row.order_no, document, round, image: null, signed_at: call.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

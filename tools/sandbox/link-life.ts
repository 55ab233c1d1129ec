import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Call } from './handler.ts';
import { canBeSigned } from './order-life.ts';
import { enter, type OwnOrder } from './orders.ts';
import { documentsOfKind, isKindSigned, isSignature, roundOf } from './signatures.ts';
import type { LinkRow, OrderRow, Tables } from './tables.ts';

/** What a funder's page is for. `contract` and the like are also values of `signType`. */
export type LinkKind =
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
  | 'postal-signature'
  | 'postal-face-signature';

/** Hands out a link to the funder's page. It carries nothing but an opaque token. */
export async function handOutLink(call: Call, { row }: OwnOrder, kind: LinkKind): Promise<string> {
  const token = randomUUID();
  await call.tx
    .insertInto('links')
    .values({
      token,
      order_no: row.order_no,
      funder: row.funder,
      kind,
      return_to: call.returnTo,
      outcome: null,
      created_at: call.now,
      closed_at: null,
    })
    .execute();
  return `${call.linkOrigin}/bank-pages/${encodeURIComponent(row.funder)}/${kind}?t=${token}`;
}

/**
 * Whether what a kind of link is for has been done, here or on the funder's page; without a kind, that of the link handed
 * out last. What is done stays done, whatever a later link came to.
 */
export async function signStanding(
  call: Call,
  order: OwnOrder,
  asked: string | undefined,
): Promise<'waiting' | 'done' | 'refused'> {
  const links = await call.tx
    .selectFrom('links')
    .select(['kind', 'outcome'])
    .where('order_no', '=', order.row.order_no)
    .where('funder', '=', order.row.funder)
    .orderBy('created_at', 'desc')
    .orderBy('token')
    .execute();
  const kind = asked ?? links[0]?.kind ?? 'contract';
  const ofKind = links.filter((link) => link.kind === kind);
  const done = isSignature(kind)
    ? await isKindSigned(call, order, kind)
    : ofKind.some(({ outcome }) => outcome === 'done');
  if (done) return 'done';
  return ofKind[0]?.outcome === 'refused' ? 'refused' : 'waiting';
}

const contracts: ReadonlySet<string> = new Set([
  'lease-contract',
  'loan-contract',
  'contract',
  're-sign',
]);

/** Documents and kinds of links whose signing finishes an action of its own. */
const agreements: Readonly<Record<string, true>> = {
  'co-lessee-agreement': true,
  'second-signer': true,
  'guarantee-contract': true,
  'repair-acceptance-contract': true,
  'supplementary-protocol': true,
  'balance-confirmation': true,
  'call-agreement': true,
  'affiliated-protocol': true,
};

/** What follows from documents being signed, here or on a funder's page. */
export async function signedEffects(
  call: Pick<Call, 'tx' | 'now'>,
  { row }: { row: OrderRow },
  signed: readonly string[],
): Promise<void> {
  if (signed.includes('credit-authorization')) await enter(call, row.order_no, 'credit-authorized');
  for (const name of signed)
    if (Object.hasOwn(agreements, name)) await enter(call, row.order_no, `${name}-signed`);
  if (signed.includes('account')) await enter(call, row.order_no, 'account-opened');
  if (signed.includes('confirmation')) await enter(call, row.order_no, 'pre-credit-confirmed');
  for (const postal of ['postal-signature', 'postal-face-signature'])
    if (signed.includes(postal)) await enter(call, row.order_no, postal);
  if (!signed.some((name) => contracts.has(name))) return;
  await enter(call, row.order_no, 'contract-signed');
  if (!canBeSigned(row.status)) return;
  await call.tx
    .updateTable('orders')
    .set({ status: 'DOWN_PAYMENT_DUE' })
    .where('order_no', '=', row.order_no)
    .execute();
}

/** Closes a link once; a second answer changes nothing. True if this one counted. */
export async function closeLink(
  tx: Transaction<Tables>,
  token: string,
  outcome: 'done' | 'refused',
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
  return db
    .selectFrom('links')
    .selectAll()
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst();
}

/** The documents a link's kind stands for are signed too, as far as they are not yet. */
export async function signedElsewhere(
  call: Pick<Call, 'tx' | 'now'>,
  row: OrderRow,
  kind: string,
): Promise<void> {
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

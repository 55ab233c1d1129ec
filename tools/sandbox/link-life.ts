import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Call } from './handler.ts';
import { canBeSigned } from './order-life.ts';
import { enter, type OwnOrder } from './orders.ts';
import { documentsOfKind, roundOf } from './signatures.ts';
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
  | 'confirmation';

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

/** How the last link of a kind (or of any) stands; undefined when none was handed out. */
export async function linkStanding(
  call: Call,
  orderNo: string,
  kind: string | undefined,
): Promise<'waiting' | 'done' | 'refused' | undefined> {
  const link = await call.tx
    .selectFrom('links')
    .select('outcome')
    .where('order_no', '=', orderNo)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .orderBy('created_at', 'desc')
    .orderBy('token')
    .limit(1)
    .executeTakeFirst();
  return link && (link.outcome ?? 'waiting');
}

const contracts: ReadonlySet<string> = new Set([
  'lease-contract',
  'loan-contract',
  'contract',
  're-sign',
]);

/** What follows from documents being signed, here or on a funder's page. */
export async function signedEffects(
  call: Pick<Call, 'tx' | 'now'>,
  { row }: { row: OrderRow },
  signed: readonly string[],
): Promise<void> {
  if (signed.includes('credit-authorization')) await enter(call, row.order_no, 'credit-authorized');
  if (signed.includes('confirmation')) await enter(call, row.order_no, 'pre-credit-confirmed');
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

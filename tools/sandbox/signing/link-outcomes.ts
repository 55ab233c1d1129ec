import type { EffectContext } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { recordEvent } from '../orders/progress.ts';
import { slowBankTakes } from '../orders/scenarios.ts';
import { documentsOfKind, roundOf } from '../documents/signatures.ts';
import type { LinkRow } from './tables.ts';
import type { OrderRow } from '../orders/tables.ts';

declare module '../platform/services.ts' {
  interface Services {
    signing: {
      /** The agreement to a refund is signed. */
      refundSigned(at: EffectContext, row: OrderRow): Promise<void>;
    };
  }
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

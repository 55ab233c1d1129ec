import { type DocumentId, documents } from '../../../src/api/documents.ts';
import type { signTypes } from '../../../src/api/sign-types.ts';
import { type HandlerContext, Refusal } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/own-order.ts';

export type SignType = (typeof signTypes)[number];

const byType: Readonly<Record<SignType, readonly DocumentId[]>> = {
  contract: ['lease-contract', 'withholding-authorization'],
  're-sign': ['lease-contract', 'withholding-authorization'],
  'credit-authorization': ['credit-authorization'],
  'withholding-authorization': ['withholding-authorization'],
  'call-agreement': ['call-agreement'],
  'affiliated-protocol': ['affiliated-protocol'],
  'supplementary-protocol': ['supplementary-protocol'],
  'repair-acceptance': ['repair-acceptance-contract'],
  'second-signer': ['co-lessee-agreement'],
  refund: ['refund-agreement'],
  settlement: ['settlement-agreement'],
};

/** The documents named (with commas), else those of the type, else the contract's. Throws Refusal for an unknown name. */
export function documentsFor(
  signType: SignType | undefined,
  names: string | undefined,
): DocumentId[] {
  const requested = (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = requested.find((name) => !isDocument(name));
  if (unknown !== undefined)
    throw new Refusal('DOCUMENT_NOT_FOUND', '合同不存在', 'There is no such document');
  return requested.length > 0
    ? [...new Set(requested.filter(isDocument))]
    : [...byType[signType ?? 'contract']];
}

/** Empty for kinds that are no signature, such as opening an account. */
export function documentsOfKind(kind: string): readonly DocumentId[] {
  if (kind === 'postal-face-signature') return byType.contract;
  return isSignature(kind) ? byType[kind] : [];
}

export function isSignature(kind: string): kind is SignType {
  return Object.hasOwn(byType, kind);
}

/** One of the contracts is enough for the contract; every other kind wants all its documents. */
export async function isKindSigned(
  call: HandlerContext,
  order: OwnOrder,
  kind: SignType,
): Promise<boolean> {
  const contract = kind === 'contract' || kind === 're-sign';
  const names = contract ? (['lease-contract', 'loan-contract'] as const) : byType[kind];
  const signed = await Promise.all(names.map((name) => isSigned(call, order, name)));
  return contract ? signed.includes(true) : !signed.includes(false);
}

export function isDocument(name: string): name is DocumentId {
  return Object.hasOwn(documents, name);
}

/**
 * Which signature of a document counts now: a contract sent back needs a new one, and a debit authorization belongs to
 * one card.
 */
export async function roundOf(
  call: Pick<HandlerContext, 'tx'>,
  { row, details }: OwnOrder,
  document: string,
): Promise<number> {
  if (document === 'settlement-agreement') return applications(call, row.order_no);
  if (document !== 'withholding-authorization') return details.signRound;
  const { count } = await call.tx
    .selectFrom('cards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_no', '=', row.order_no)
    .executeTakeFirstOrThrow();
  return details.signRound + count;
}

/** Each application to pay the lease off has its own agreement. */
async function applications({ tx }: Pick<HandlerContext, 'tx'>, orderNo: string): Promise<number> {
  const { count } = await tx
    .selectFrom('records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_no', '=', orderNo)
    .where('kind', '=', 'settlement')
    .executeTakeFirstOrThrow();
  return count;
}

export async function isSigned(
  call: Pick<HandlerContext, 'tx'>,
  order: OwnOrder,
  document: string,
): Promise<boolean> {
  const row = await call.tx
    .selectFrom('signatures')
    .select('signed_at')
    .where('order_no', '=', order.row.order_no)
    .where('document', '=', document)
    .where('round', '=', await roundOf(call, order, document))
    .executeTakeFirst();
  return row !== undefined;
}

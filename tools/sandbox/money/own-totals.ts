import type { FeeType } from '../../../src/api/payments.ts';
import type { Call } from '../handler.ts';
import type { OwnOrder } from '../own-order.ts';

/** Kinds whose amount is more than the order's car and plan say: a row here goes before the one in amounts.ts. Whole fen. */
export const ownTotals: Readonly<
  Partial<Record<FeeType, (at: Pick<Call, 'tx' | 'now'>, order: OwnOrder) => Promise<number>>>
> = {};

import type { FeeType } from '../../../src/api/payments.ts';
import type { HandlerContext } from '../platform/handler.ts';
import { deliveryGuaranteeOf, fullPaymentDepositOf, guaranteeFeeOf } from './purchase-sums.ts';
import { rentsNow, settlementStatus } from '../leases/settlement-status.ts';
import type { OwnOrder } from '../orders/own-order.ts';
import { latestRecord } from '../platform/records.ts';
import { totalOf } from '../orders/amounts.ts';

type At = Pick<HandlerContext, 'tx' | 'now'>;

/** Kinds whose amount is more than the order's car and plan say: a row here goes before the one in amounts.ts. Whole fen. */
export const ownTotals: Readonly<
  Partial<Record<FeeType, (at: At, order: OwnOrder) => Promise<number>>>
> = {
  dbf: async (_at, { details }) => guaranteeFeeOf(details),
  jfb: async (_at, { details }) => deliveryGuaranteeOf(details),
  qkdj: async (at, { row, details }) =>
    (await fullPaymentDepositOf(at, row.order_no)) ?? totalOf('qkdj', details),
  jqk: async (at, order) => {
    // What was applied for stays the amount, however long paying it in parts takes.
    const applied = await latestRecord<{ total: number }>(at, order.row.order_no, 'settlement');
    return applied?.details.total ?? (await settlementStatus(at, order)).figures.total;
  },
};

/** The rent that is to be paid next, with its charges; undefined once all are paid. `early`: its time has not come. */
export async function nextRent(
  at: At,
  order: OwnOrder,
): Promise<{ period: string; total: number; early: boolean } | undefined> {
  const next = (await rentsNow(at, order)).find(({ state }) => state !== 'paid');
  if (!next) return undefined;
  const { period, rent, charge, state } = next;
  return { period: String(period), total: rent + charge, early: state === 'later' };
}

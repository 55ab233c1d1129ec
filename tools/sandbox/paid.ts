import type { FeeType } from '../../src/api/payments.ts';
import type { Call } from './handler.ts';

/** What was paid of one kind for an order, by period, epoch ms. */
export async function paidOf(
  { tx }: Pick<Call, 'tx'>,
  orderNo: string,
  feeType: FeeType,
): Promise<Map<string, number>> {
  const entries = await tx
    .selectFrom('ledger')
    .select(['details', 'at'])
    .where('order_no', '=', orderNo)
    .where('what', '=', 'paid')
    .orderBy('id')
    .execute();
  return new Map(
    entries.flatMap(({ details, at }) => {
      const entry = details as { feeType?: string; period?: string };
      return entry.feeType === feeType ? [[entry.period ?? '1', at] as const] : [];
    }),
  );
}

/** When the only payment of this kind was paid, epoch ms; undefined while it is not. */
export async function paidAt(
  call: Pick<Call, 'tx'>,
  orderNo: string,
  feeType: FeeType,
): Promise<number | undefined> {
  return (await paidOf(call, orderNo, feeType)).values().next().value;
}

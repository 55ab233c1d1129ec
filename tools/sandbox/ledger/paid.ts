import type { FeeType } from '../../../src/api/payments.ts';
import type { HandlerContext } from '../platform/handler.ts';

/** When each payment of a kind was captured for an order, epoch ms, oldest first. */
export async function capturesOf(
  { tx }: Pick<HandlerContext, 'tx'>,
  orderNo: string,
  feeType: FeeType,
): Promise<number[]> {
  const captures = await tx
    .selectFrom('journals')
    .select('at')
    .where('order_no', '=', orderNo)
    .where('fee_type', '=', feeType)
    .where('kind', '=', 'capture')
    .orderBy('id')
    .execute();
  return captures.map(({ at }) => at);
}

/** When a kind that is paid in one payment was paid, epoch ms; undefined while it is not. */
export async function paidAt(
  call: Pick<HandlerContext, 'tx'>,
  orderNo: string,
  feeType: FeeType,
): Promise<number | undefined> {
  return (await capturesOf(call, orderNo, feeType))[0];
}

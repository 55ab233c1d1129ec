import { delayOf } from './delay.ts';
import { day } from '../../platform/days.ts';
import type { HandlerContext } from '../../platform/handler.ts';
import type { OrderRow } from '../../orders/tables.ts';

/** When the customer signed for the compensation of a late car, epoch ms. */
export async function compensationSignedAt(
  { tx }: Pick<HandlerContext, 'tx'>,
  orderNo: string,
): Promise<number | undefined> {
  const signature = await tx
    .selectFrom('signatures')
    .select('signed_at')
    .where('order_no', '=', orderNo)
    .where('document', '=', 'delivery-delay-compensation')
    .executeTakeFirst();
  return signature?.signed_at;
}

/** What comes off the rents once the car was handed over: more than agreed where it came later still. Whole fen. */
export async function compensationOf(
  call: Pick<HandlerContext, 'tx'>,
  row: OrderRow,
  receivedAt: number | undefined,
): Promise<number> {
  if (receivedAt === undefined) return 0;
  if ((await compensationSignedAt(call, row.order_no)) === undefined) return 0;
  const { agreedOn, daysLate, perDay } = delayOf(row);
  const agreedAt = Date.parse(`${agreedOn}T00:00:00+08:00`);
  return perDay * Math.max(daysLate, Math.floor((receivedAt - agreedAt) / day));
}

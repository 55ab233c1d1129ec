import type { HandlerContext } from '../platform/handler.ts';
import type { AppealRow } from './tables.ts';

export function newestAppeal(
  { tx }: Pick<HandlerContext, 'tx'>,
  orderNo: string,
): Promise<AppealRow | undefined> {
  return tx
    .selectFrom('appeals')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('submitted_at', 'desc')
    .orderBy('appeal_no', 'desc')
    .limit(1)
    .executeTakeFirst();
}

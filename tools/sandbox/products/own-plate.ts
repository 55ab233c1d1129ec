import type { HandlerContext } from '../platform/handler.ts';
import type { OwnOrder } from '../orders/orders.ts';
import { latestRecord } from '../platform/records.ts';

/** Of a lease-back's car: what the customer wrote, else what the store had entered. */
export async function ownPlate(call: HandlerContext, { row }: OwnOrder): Promise<string> {
  const pre = await latestRecord<{ plateNo: string }>(call, row.order_no, 'pre-review');
  return (
    pre?.details.plateNo ?? `苏E${row.order_no.replaceAll(/\D/g, '').slice(-5).padStart(5, '0')}`
  );
}

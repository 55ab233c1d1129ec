import type { HandlerContext } from './handler.ts';

export interface StoredRecord<Details> {
  details: Details;
  /** Epoch ms. */
  at: number;
}

/** The latest thing of this kind an order's customer handed in; undefined before the first. */
export async function latestRecord<Details>(
  { tx }: Pick<HandlerContext, 'tx'>,
  orderNo: string,
  kind: string,
): Promise<StoredRecord<Details> | undefined> {
  const row = await tx
    .selectFrom('records')
    .select(['details', 'at'])
    .where('order_no', '=', orderNo)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Only this sandbox writes the column, each kind with one shape.
  return row && { details: row.details as Details, at: row.at };
}

export async function saveRecord(
  call: Pick<HandlerContext, 'tx' | 'now' | 'customer'>,
  orderNo: string,
  kind: string,
  details: object,
): Promise<void> {
  await call.tx
    .insertInto('records')
    .values({
      customer_id: call.customer.id,
      order_no: orderNo,
      kind,
      details: JSON.stringify(details),
      at: call.now,
    })
    .execute();
}

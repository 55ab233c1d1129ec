import type { HandlerContext } from '../platform/handler.ts';
import { orderRow } from './order-seeds.ts';
import { saveRecord } from '../platform/records.ts';
import { pageHost, pageOrderSeed } from './order-seeds.ts';

/** Distinguishes a new order from all earlier ones. */
export async function freshRound({
  tx,
  random,
}: Pick<HandlerContext, 'tx' | 'random'>): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count * 1_000_000 + Math.floor(random() * 1_000_000);
}

/** Places an order whose customer is led to a page. Gives its number. */
export async function newPageOrder(call: HandlerContext, page: string): Promise<string> {
  const funders = await call.tx.selectFrom('funders').select('code').orderBy('position').execute();
  const seed = pageOrderSeed(pageHost(funders) ?? '', page);
  const round = await freshRound(call);
  const row = orderRow({ ...seed, round, customer: call.customer }, call.now);
  await call.tx.insertInto('orders').values(row).execute();
  return row.order_no;
}

/** The tracking source of an order, as its customer's app sent it. */
export interface RecordedOrigin {
  utm_source?: string | undefined;
  lob?: string | undefined;
  platform?: string | undefined;
  share_source?: string | undefined;
}

export async function saveOrigin(
  call: HandlerContext,
  orderNo: string,
  origin: RecordedOrigin,
): Promise<void> {
  const { utm_source, lob, platform, share_source } = origin;
  await saveRecord(call, orderNo, 'origin', { utm_source, lob, platform, share_source });
}

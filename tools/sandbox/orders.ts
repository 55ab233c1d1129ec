import type { Transaction } from 'kysely';
import { type Call, Refusal } from './handler.ts';
import { signingStatus } from './order-life.ts';
import type { OrderDetails } from './seeds.ts';
import type { OrderRow, OrderStatus, Tables } from './tables.ts';

export interface OwnOrder {
  row: OrderRow;
  details: OrderDetails;
}

/** The customer's own order, locked to the end of the transaction. Throws Refusal for anyone else's. */
export async function ownOrder(call: Call, orderNo: string): Promise<OwnOrder> {
  const row = await call.tx
    .selectFrom('orders')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('customer_id', '=', call.customer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw orderNotFound();
  const passed = await passReview(call, row);
  // Only this sandbox writes the column, always from an OrderDetails.
  return { row: passed, details: passed.details as OrderDetails };
}

export function orderNotFound(): Refusal {
  return new Refusal('ORDER_NOT_FOUND', '订单信息不存在', 'Order info not found');
}

/** A review passes by itself once its time has come; whoever looks at the order next finds it passed. */
export async function passReview(call: Pick<Call, 'tx' | 'now'>, row: OrderRow): Promise<OrderRow> {
  const { status, review_passes_at: passesAt } = row;
  if (status !== 'CREDIT_REVIEW' || passesAt === null || passesAt > call.now) return row;
  const funder = await funderOf(call.tx, row.funder);
  const next = signingStatus(funder.links, funder.actions);
  // Whoever comes first passes it; the second one finds it passed.
  const passed = await call.tx
    .updateTable('orders')
    .set({ status: next, review_passes_at: null })
    .where('order_no', '=', row.order_no)
    .where('status', '=', 'CREDIT_REVIEW')
    .returning('order_no')
    .executeTakeFirst();
  if (passed) await enter(call, row.order_no, 'review-passed');
  return { ...row, status: next, review_passes_at: null };
}

export interface FunderRow {
  code: string;
  links: readonly string[];
  actions: readonly number[];
  zh: string;
  en: string;
}

export async function allFunders(tx: Transaction<Tables>): Promise<FunderRow[]> {
  const rows = await tx.selectFrom('funders').selectAll().orderBy('position').execute();
  return rows.map(({ code, links, actions, name_zh: zh, name_en: en }) => ({
    code,
    links: links as string[],
    actions: actions as number[],
    zh,
    en,
  }));
}

/** A funder whose file is gone offers nothing; its orders stay. */
export async function funderOf(tx: Transaction<Tables>, code: string): Promise<FunderRow> {
  const found = (await allFunders(tx)).find((funder) => funder.code === code);
  return found ?? { code, links: [], actions: [], zh: code, en: code };
}

/** One line per effect; tests count these, not requests. `details` without personal data. */
export async function enter(
  call: Pick<Call, 'tx' | 'now'>,
  orderNo: string,
  what: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await call.tx
    .insertInto('ledger')
    .values({ order_no: orderNo, what, details: JSON.stringify(details), at: call.now })
    .execute();
}

export async function moveTo(call: Call, orderNo: string, status: OrderStatus): Promise<void> {
  await call.tx.updateTable('orders').set({ status }).where('order_no', '=', orderNo).execute();
}

/** The card an order repays with: the one bound last, else the one it came with. */
export async function cardOf(
  tx: Transaction<Tables>,
  { row, details }: OwnOrder,
): Promise<{ acctNo: string; bank: string; phone: string }> {
  const card = await tx
    .selectFrom('cards')
    .select(['acct_no', 'bank', 'phone'])
    .where('order_no', '=', row.order_no)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return card
    ? { acctNo: card.acct_no, bank: card.bank, phone: card.phone }
    : { ...details.firstCard, phone: details.lessee.phone };
}

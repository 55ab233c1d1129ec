import type { Transaction } from 'kysely';
import type { OrderCondition } from './order-actions.ts';
import type { EffectContext, HandlerContext } from '../platform/handler.ts';
import { locked } from '../platform/locked.ts';
import {
  finishedBy,
  nextStatus,
  statusesOf,
  type OrderState,
  defaultActions,
} from './order-lifecycle.ts';
import { funderOf } from '../funders/funders.ts';
import { goesByPages } from './order-pages.ts';
import { reviewTime } from './scenarios.ts';
import type { OrderDetails } from './order-details.ts';
import type { OrderRow, OrderStatus } from './tables.ts';
import type { Tables } from '../platform/tables.ts';

declare module '../platform/services.ts' {
  interface Services {
    orders: OrderServices;
  }
}

interface OrderServices {
  /** What refunds, appeals, loans and signatures say about an order's actions and pages. */
  furtherConditions(tx: Transaction<Tables>, row: OrderRow): Promise<OrderCondition[]>;
  /** Lets everything take effect whose time has come; gives the order as it is then. */
  upToDate(at: EffectContext, row: OrderRow): Promise<OrderRow>;
}

/** One line per effect; tests count these, not requests. `details` without personal data. What it finishes is finished with it. */
export async function recordEvent(
  call: EffectContext,
  orderNo: string,
  what: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await call.tx
    .insertInto('ledger')
    .values({ order_no: orderNo, what, details: JSON.stringify(details), at: call.now })
    .execute();
  await finishBy(call, orderNo, [what, ...factsOf(what, details)]);
}

export async function setStatus(
  call: Pick<HandlerContext, 'tx'>,
  orderNo: string,
  status: OrderStatus,
): Promise<void> {
  await call.tx.updateTable('orders').set({ status }).where('order_no', '=', orderNo).execute();
  // A cancelled order's used car is available again.
  if (status === 'CANCELLED')
    await call.tx.deleteFrom('vehicles').where('held_by', '=', orderNo).execute();
}

/** What decides the actions of an order, as it is now. */
export async function orderStateOf(
  { tx, services }: Pick<HandlerContext, 'tx' | 'services'>,
  row: OrderRow,
): Promise<OrderState> {
  const funder = await funderOf(tx, row.funder);
  const finished = await tx
    .selectFrom('finished')
    .select('action')
    .where('order_no', '=', row.order_no)
    .execute();
  return {
    status: row.status,
    seededAction: row.seeded_action,
    offered: goesByPages(row.product_line) ? [] : defaultActions(funder),
    hasLinks: funder.links.length > 0,
    conditions: [...conditionsOf(row), ...(await services.orders.furtherConditions(tx, row))],
    done: new Set(finished.map(({ action }) => action)),
  };
}

/** Finishes these actions and moves the order on as far as nothing else must be done. */
export async function finishActions(
  call: EffectContext,
  row: OrderRow,
  actions: readonly number[],
  by: string,
): Promise<void> {
  if (actions.length === 0) return;
  await call.tx
    .insertInto('finished')
    .values(actions.map((action) => ({ order_no: row.order_no, action, by, at: call.now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await advance(call, row.order_no);
}

/** Advances the order through statuses without a required action. */
export async function advance(call: EffectContext, orderNo: string): Promise<void> {
  const row = await findOrder(call.tx, orderNo);
  if (!row) return;
  const status = nextStatus(await orderStateOf(call, row));
  if (status === row.status) return;
  await setStatus(call, orderNo, status);
  if (status === 'CREDIT_REVIEW') await startReview(call, row);
}

async function startReview(
  call: EffectContext,
  { order_no: orderNo, scenario }: OrderRow,
): Promise<void> {
  await call.tx
    .updateTable('orders')
    .set({ review_passes_at: call.now + reviewTime(scenario) })
    .where('order_no', '=', orderNo)
    .execute();
}

async function finishBy(
  call: EffectContext,
  orderNo: string,
  facts: readonly string[],
): Promise<void> {
  const row = await findOrder(call.tx, orderNo);
  if (!row) return;
  const order = await orderStateOf(call, row);
  const actions = facts.flatMap((fact) => finishedBy(fact, order));
  await finishActions(call, row, [...new Set(actions)], facts[0] ?? '');
}

/** An entry's details as facts that `order-actions.ts` can name. */
function factsOf(
  what: string,
  { document, documents, kind, action }: Record<string, unknown>,
): string[] {
  if (what === 'document-signed' && typeof document === 'string') return [`signed:${document}`];
  if (what === 'link-done' && typeof kind === 'string' && Array.isArray(documents)) {
    return [`link:${kind}`, ...documents.map((name) => `signed:${String(name)}`)];
  }
  if (what === 'paid' && typeof action === 'number') return [`paid:${action}`];
  return [];
}

export function conditionsOf(row: OrderRow): OrderCondition[] {
  const { signRound, hasCoLessee, supplementWanted } = row.details as OrderDetails;
  return [
    ...(hasCoLessee ? (['co-lessee'] as const) : []),
    ...(signRound > 0 ? (['sent-back'] as const) : []),
    ...(supplementWanted ? (['supplement-wanted'] as const) : []),
    ...(row.product_line === '3' ? (['used-car'] as const) : []),
  ];
}

/** When the order left each status of its lifecycle: the last action finished there, epoch ms. */
export async function timesOf(
  call: Pick<HandlerContext, 'tx'>,
  row: OrderRow,
): Promise<Map<string, number>> {
  const finished = await call.tx
    .selectFrom('finished')
    .select(['action', 'at'])
    .where('order_no', '=', row.order_no)
    .orderBy('at')
    .execute();
  return new Map(finished.map(({ action, at }) => [statusesOf(action)[0] ?? '', at]));
}

/** When the order last had such an event, epoch ms. */
export async function lastEventAt(
  { tx }: Pick<HandlerContext, 'tx'>,
  orderNo: string,
  what: string,
): Promise<number | undefined> {
  const event = await tx
    .selectFrom('ledger')
    .select('at')
    .where('order_no', '=', orderNo)
    .where('what', '=', what)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.at;
}

/** Locked to the end of the transaction, for any customer. */
export function findOrder(tx: Transaction<Tables>, orderNo: string): Promise<OrderRow | undefined> {
  return locked(tx.selectFrom('orders').selectAll().where('order_no', '=', orderNo));
}

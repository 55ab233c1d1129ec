import { plain } from '../platform/plain-text.ts';
import { sql, type Transaction } from 'kysely';
import { type OrderScenario, scenarios } from '../orders/scenarios.ts';
import { demoCustomer } from '../customers/customer-seeds.ts';
import { orderRow, type OrderSeed } from '../orders/order-seeds.ts';
import { signBefore } from '../seeds/seeds.ts';
import { pageHost, pageOrderSeed } from '../orders/order-seeds.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';
import type { Tables } from '../platform/tables.ts';

export interface OrderQuery {
  funder?: unknown;
  action?: unknown;
  /** A page code. */
  page?: unknown;
  /** Default `happy`; with `q`, all. */
  scenario?: unknown;
  /** Part of an order number, funder or vehicle identification number. */
  q?: unknown;
}

export interface LauncherOrder {
  orderNo: string;
  funder: string;
  action: number | null;
  page: string | null;
  scenario: string;
  status: string;
  productLineCode: string;
  vin: string;
  /** The car of a used-car order is sold. */
  sold: boolean;
  /** Nothing has been done with it yet. */
  fresh: boolean;
  customer: string;
  token: string;
}

/**
 * Orders for the launcher, fresh ones first, with the funders and the actions they offer. For a funder and an action
 * together there is always a fresh one: it is made when all others are used up.
 */
export async function launcherOrders(
  { db, clock }: SandboxEnvironment,
  query: OrderQuery,
): Promise<{
  orders: LauncherOrder[];
  funders: { code: string; zh: string; en: string; actions: unknown }[];
  pages: { code: string; zh: string; en: string }[];
  scenarios: readonly string[];
}> {
  const action = wholeNumber(query.action);
  const page = plain(query.page);
  const scenario = scenarios.find((name) => name === plain(query.scenario)) ?? 'happy';
  return db.transaction().execute(async (tx) => {
    const funders = await tx
      .selectFrom('funders')
      .select(['code', 'name_zh as zh', 'name_en as en', 'actions'])
      .orderBy('position')
      .execute();
    const pages = await tx
      .selectFrom('pages')
      .select(['code', 'title_zh as zh', 'title_en as en'])
      .orderBy('position')
      .execute();
    const funder = plain(query.funder) || (page === '' ? '' : (pageHost(funders) ?? ''));
    const q = plain(query.q);
    const all = q !== '' && query.scenario === undefined;
    const findOrder = () =>
      find(tx, { funder, action, page, q, scenario: all ? undefined : scenario });
    const orders = await findOrder();
    const rest = { funders, pages, scenarios };
    const isFunder = funders.some(({ code }) => code === funder);
    const isPage = pages.some(({ code }) => code === page);
    const isOrderRequested = isFunder && (action !== undefined || isPage);
    if (!isOrderRequested || orders.some(({ fresh }) => fresh)) return { orders, ...rest };
    const seed = isPage ? pageOrderSeed(funder, page) : { funder, action: action ?? null };
    await insertOrder(tx, { ...seed, scenario }, clock());
    return { orders: await findOrder(), ...rest };
  });
}

/** A new order for any funder and action or page, also those not offered yet. Page orders need no funder. */
export async function orderFor(
  { db, clock }: SandboxEnvironment,
  seed: Omit<OrderSeed, 'funder'> & { funder?: string | undefined },
): Promise<LauncherOrder> {
  return db.transaction().execute(async (tx) => {
    const funders = await tx.selectFrom('funders').select('code').orderBy('position').execute();
    const funder = seed.funder ?? pageHost(funders) ?? '';
    const orderNo = await insertOrder(tx, { ...seed, funder }, clock());
    const [placed] = await find(tx, { funder, action: undefined, page: '', q: orderNo });
    if (!placed) throw new Error(`Bug: placeFor made order ${orderNo} and cannot find it.`);
    return placed;
  });
}

async function insertOrder(tx: Transaction<Tables>, seed: OrderSeed, now: number): Promise<string> {
  for (let round = 1; ; round += 1) {
    const row = orderRow({ ...seed, round }, now);
    const placed = await tx
      .insertInto('orders')
      .values(row)
      .onConflict((conflict) => conflict.column('order_no').doNothing())
      .returning('order_no')
      .executeTakeFirst();
    if (!placed) continue;
    await signBefore(tx, [seed], [row]);
    return placed.order_no;
  }
}

interface LauncherRequest {
  funder: string;
  action: number | undefined;
  page: string;
  q: string;
  /** Absent: any. */
  scenario?: OrderScenario | undefined;
}

function find(
  tx: Transaction<Tables>,
  { funder, action, page, q, scenario }: LauncherRequest,
): Promise<LauncherOrder[]> {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return tx
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('vehicles', 'vehicles.vin', 'orders.vin')
    .select((where) => [
      'order_no as orderNo',
      'funder',
      'seeded_action as action',
      'seeded_page as page',
      'scenario',
      'status',
      'product_line as productLineCode',
      'orders.vin as vin',
      sql<boolean>`coalesce(vehicles.sold and vehicles.held_by is null, false)`.as('sold'),
      where
        .not(
          where.exists(
            where
              .selectFrom('ledger')
              .select('ledger.id')
              .whereRef('ledger.order_no', '=', 'orders.order_no'),
          ),
        )
        .$castTo<boolean>()
        .as('fresh'),
      'customers.name as customer',
      'customers.token as token',
    ])
    .$if(funder !== '', (query) => query.where('funder', '=', funder))
    .$if(action !== undefined, (query) => query.where('seeded_action', '=', action ?? 0))
    .$if(page !== '', (query) => query.where('seeded_page', '=', page))
    .$if(scenario !== undefined, (query) => query.where('scenario', '=', scenario ?? 'happy'))
    .$if(q !== '', (query) =>
      query.where((where) =>
        where.or([
          where('order_no', 'ilike', part),
          where('funder', 'ilike', part),
          where('orders.vin', 'ilike', part),
        ]),
      ),
    )
    .orderBy(sql`customers.id = ${demoCustomer.id}`, 'desc')
    .orderBy('product_line')
    .orderBy('fresh', 'desc')
    .orderBy('funder')
    .orderBy('seeded_action')
    .orderBy('order_no')
    .limit(2000)
    .execute();
}

function wholeNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

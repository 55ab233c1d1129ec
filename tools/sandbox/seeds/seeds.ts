import type { Transaction } from 'kysely';
import { usedCars } from '../catalogue/cars.ts';
import { soldAtStart } from '../catalogue/stock.ts';
import {
  firstExternalAction,
  firstSigning,
  isPastContract,
  defaultActions,
} from '../orders/order-lifecycle.ts';
import { type FunderSeed, type PageSeed, readSeeds } from '../funders/funder-seeds.ts';
import { seedFullPayments } from '../purchases/full-payment-seeds.ts';
import { seedRefunds } from '../refunds/seeds.ts';
import type { OrderScenario } from '../orders/scenarios.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';
import { earlierAccounts, earlierOrders, seedAddresses } from './personal-seeds.ts';
import type { Customer, Tables } from '../platform/tables.ts';
import { customers } from '../customers/customer-seeds.ts';
import { orderRow, type OrderSeed, pageHost, pageOrderSeed } from '../orders/order-seeds.ts';

/** Seeds by the funder files as they are now. Files that cannot be read are named in the log. */
export async function seedFromFiles(
  tx: Transaction<Tables>,
  env: Pick<SandboxEnvironment, 'root' | 'log' | 'clock'>,
): Promise<void> {
  const { funders, pages, skipped } = await readSeeds(env.root);
  for (const file of skipped) {
    env.log(`${file} cannot be read, so its orders are left out; npm run check says why`);
  }
  await seed(tx, funders, pages, env.clock());
}

/** Adds what is missing and never changes what is there, so that it can run at every start. */
async function seed(
  tx: Transaction<Tables>,
  funders: readonly FunderSeed[],
  pages: readonly PageSeed[],
  now: number,
): Promise<void> {
  const added = await tx
    .insertInto('customers')
    .values([...customers, ...earlierAccounts])
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute();
  await seedAddresses(tx, new Set(added.map(({ id }) => id)), now);
  const sold = [
    ...usedCars.map(({ vin, sold, car }) => ({ vin, sold, details: JSON.stringify(car) })),
    ...soldAtStart.flatMap(({ carId, used }) =>
      used ? [{ vin: used.vin, sold: true, details: JSON.stringify({ carId }) }] : [],
    ),
  ];
  await tx
    .insertInto('vehicles')
    .values(sold)
    .onConflict((c) => c.doNothing())
    .execute();
  await seedFunders(tx, funders);
  await seedPages(tx, pages);
  const orderSeeds = funders.flatMap((funder): OrderSeed[] => [
    ...funder.actions.map((action) => ({ funder: funder.code, action })),
    ...usedCars.map(({ vin }) => ({ funder: funder.code, action: funder.actions[0] ?? null, vin })),
  ]);
  const [first] = funders;
  const other = first
    ? [{ funder: first.code, action: first.actions[0] ?? null, customer: customers[1] as Customer }]
    : [];
  const scenes = funders.flatMap(scenarioSeeds);
  const host = pageHost(funders);
  const ofPages = host === undefined ? [] : pages.map((page) => pageOrderSeed(host, page.code));
  for (const batch of inBatches(
    [...orderSeeds, ...other, ...scenes, ...ofPages, ...earlierOrders(funders)],
    200,
  )) {
    const rows = batch.map((orderSeed, at) => orderRow(orderSeed, now - at * 60_000));
    await tx
      .insertInto('orders')
      .values(rows)
      .onConflict((c) => c.column('order_no').doNothing())
      .execute();
    await signBefore(tx, batch, rows);
  }
}

/** One order for every scenario a funder has something to do in. */
function scenarioSeeds(seed: FunderSeed): OrderSeed[] {
  const { code: funder, actions, links } = seed;
  const usual = defaultActions(seed);
  const onItsPage = links.length > 0 ? firstExternalAction(usual) : undefined;
  const signing = firstSigning(usual);
  const actionByScenario: Partial<Record<OrderScenario, number | undefined>> = {
    rejected: 100,
    'supplement wanted': 100,
    'expired link': onItsPage,
    'second lessee': signing,
    'slow bank': onItsPage ?? 100,
    'not ready': signing,
    'interview pending': 360,
    'payment fails': actions.includes(200) ? 200 : 230,
    'old order': 242,
    'nothing refundable': 242,
    'refund refused': 242,
    'reviewed by hand': 242,
    'appeal accepted': 244,
    'appeal rejected': 244,
  };
  return Object.entries(actionByScenario).flatMap(([scenario, action]) =>
    action !== undefined && actions.includes(action)
      ? [{ funder, action, scenario: scenario as OrderScenario }]
      : [],
  );
}

/**
 * The history of a seeded order: its signatures, so that they can be read and are not required again; its refunds,
 * appeals and car.
 */
export async function signBefore(
  tx: Transaction<Tables>,
  orderSeeds: readonly OrderSeed[],
  rows: readonly ReturnType<typeof orderRow>[],
): Promise<void> {
  await seedRefunds(tx, rows);
  await seedFullPayments(tx, rows);
  const signed = rows.flatMap((row, at) => {
    const documents = [
      ...(isPastContract(row.status, row.seeded_action) ? ['lease-contract'] : []),
      ...(orderSeeds[at]?.flags?.callAgreementSigned ? ['call-agreement'] : []),
    ];
    return documents.map((document) => ({
      order_no: row.order_no,
      document,
      round: 0,
      image: null,
      signed_at: row.created_at,
    }));
  });
  if (signed.length === 0) return;
  await tx
    .insertInto('signatures')
    .values(signed)
    .onConflict((c) => c.doNothing())
    .execute();
}

async function seedPages(tx: Transaction<Tables>, pages: readonly PageSeed[]): Promise<void> {
  await tx.deleteFrom('pages').execute();
  if (pages.length === 0) return;
  const rows = pages.map(({ code, title }, position) => ({
    code,
    title_zh: title.zh,
    title_en: title.en,
    position,
  }));
  await tx.insertInto('pages').values(rows).execute();
}

async function seedFunders(tx: Transaction<Tables>, funders: readonly FunderSeed[]): Promise<void> {
  await tx.deleteFrom('funders').execute();
  if (funders.length === 0) return;
  const rows = funders.map(({ code, name, links, actions, own }, position) => ({
    code,
    name_zh: name.zh,
    name_en: name.en,
    links: JSON.stringify(links),
    actions: JSON.stringify(actions),
    own: JSON.stringify(own),
    position,
  }));
  await tx.insertInto('funders').values(rows).execute();
}

function* inBatches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

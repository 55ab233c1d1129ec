import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Car, cars, storeAt, usedCars } from './cars.ts';
import { soldAtStart } from './catalogue/stock.ts';
import type { Paint } from './catalogue/words.ts';
import { day } from './days.ts';
import { firstAway, firstSigning, firstStatus, isBehindContract } from './order-life.ts';
import { type FunderSeed, type PageSeed, readFunderSeeds, readPageSeeds } from './funder-seeds.ts';
import { paidBefore } from './money/amounts.ts';
import { pageSeed } from './page-life.ts';
import { seedRefunds } from './refunds/seeds.ts';
import { reviewTakes, type Scenario } from './scenarios.ts';
import type { Surroundings } from './surroundings.ts';
import { birthOf, cardNumber, people } from './people.ts';
import { earlierAccounts, earlierWishes, seedAddresses } from './personal-seeds.ts';
import type { Customer, OrderStatus, Tables } from './tables.ts';

function account(
  id: string,
  token: string,
  person: (typeof people)[keyof typeof people],
  nick: string,
): Customer {
  const sex = Number(person.idNumber[16]) % 2 === 1 ? '1' : '0';
  const birthday = birthOf(person.idNumber);
  return {
    id,
    token,
    phone: person.phone,
    name: person.name,
    id_number: person.idNumber,
    nick_name: nick,
    sex,
    birthday,
    registered: true,
    of_earlier_app: false,
  };
}

/** Owns the seeded orders; a visitor without a token is this customer. */
export const demoCustomer = account('10001', 'sandbox-token-zhang', people.zhang, '小张');

const customers: readonly Customer[] = [
  demoCustomer,
  account('10002', 'sandbox-token-li', people.li, '娜娜'),
  account('10003', 'sandbox-token-chen', people.chen, '阿强'),
];

/** Seeds by the funder files as they are now. Files that cannot be read are named in the log. */
export async function seedFromFiles(
  tx: Transaction<Tables>,
  around: Pick<Surroundings, 'root' | 'log' | 'clock'>,
): Promise<void> {
  const { funders, skipped } = await readFunderSeeds(around.root);
  for (const file of skipped) {
    around.log(`${file} cannot be read, so its orders are left out; npm run check says why`);
  }
  await seed(tx, funders, await readPageSeeds(around.root), around.clock());
}

export interface OrderWish {
  funder: string;
  action: number | null;
  /** Tells apart orders for the same funder and action. */
  round?: number;
  customer?: Customer;
  /** A used car, product line 3. */
  vin?: string;
  scenario?: Scenario;
  /** A page code instead of an action. */
  page?: string;
  /** What the order says of itself beside the usual. */
  flags?: OrderFlags;
}

export interface OrderFlags {
  citicSignMode?: 'link' | 'app' | undefined;
  hasCoLessee?: boolean | undefined;
  /** The number the first card is registered with; usual: the customer's. */
  bankPhone?: string | undefined;
  /** Whether the phone number registered with the bank may be changed. */
  bankPhoneEditable?: boolean | undefined;
  callAgreementSigned?: boolean | undefined;
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
  const wishes = funders.flatMap((funder): OrderWish[] => [
    ...funder.actions.map((action) => ({ funder: funder.code, action })),
    ...usedCars.map(({ vin }) => ({ funder: funder.code, action: funder.actions[0] ?? null, vin })),
  ]);
  const [first] = funders;
  const other = first
    ? [{ funder: first.code, action: first.actions[0] ?? null, customer: customers[1] as Customer }]
    : [];
  const scenes = funders.flatMap(scenarioWishes);
  const host = pageHost(funders);
  const ofPages = host === undefined ? [] : pages.map((page) => pageWish(host, page.code));
  for (const batch of inBatches(
    [...wishes, ...other, ...scenes, ...ofPages, ...earlierWishes(funders)],
    200,
  )) {
    const rows = batch.map((wish, at) => orderRow(wish, now - at * 60_000));
    await tx
      .insertInto('orders')
      .values(rows)
      .onConflict((c) => c.column('order_no').doNothing())
      .execute();
    await signBefore(tx, batch, rows);
  }
}

/** One order for every scenario a funder has something to do in. */
function scenarioWishes({ code: funder, actions, links }: FunderSeed): OrderWish[] {
  const onItsPage = links.length > 0 ? firstAway(actions) : undefined;
  const signing = firstSigning(actions);
  const wished: Partial<Record<Scenario, number | undefined>> = {
    rejected: 100,
    'supplement wanted': 100,
    'expired link': onItsPage,
    'second lessee': signing,
    'slow bank': onItsPage ?? 100,
    'not ready': signing,
    'old order': 242,
    'nothing refundable': 242,
    'refund refused': 242,
    'reviewed by hand': 242,
    'appeal accepted': 244,
    'appeal rejected': 244,
  };
  return Object.entries(wished).flatMap(([scenario, action]) =>
    action !== undefined && actions.includes(action)
      ? [{ funder, action, scenario: scenario as Scenario }]
      : [],
  );
}

/** Orders of pages are the platform's own where it finances itself. */
export function pageHost(funders: readonly { code: string }[]): string | undefined {
  return (funders.find(({ code }) => code === 'SELF_OPERATED') ?? funders[0])?.code;
}

export function pageWish(funder: string, page: string): OrderWish {
  return { funder, action: null, page };
}

/** What an order has behind it: what it signed, so that it can be read and is not asked for again; its refunds and appeals. */
export async function signBefore(
  tx: Transaction<Tables>,
  wishes: readonly OrderWish[],
  rows: readonly ReturnType<typeof orderRow>[],
): Promise<void> {
  await seedRefunds(tx, rows);
  const signed = rows.flatMap((row, at) => {
    const documents = [
      ...(isBehindContract(row.status, row.seeded_action) ? ['lease-contract'] : []),
      ...(wishes[at]?.flags?.callAgreementSigned ? ['call-agreement'] : []),
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
  const rows = funders.map(({ code, name, links, actions }, position) => ({
    code,
    name_zh: name.zh,
    name_en: name.en,
    links: JSON.stringify(links),
    actions: JSON.stringify(actions),
    position,
  }));
  await tx.insertInto('funders').values(rows).execute();
}

/** Of these something is seeded that has happened before. */
const lookedBackOn: ReadonlySet<number | null> = new Set([243, 244, 246]);

/** Epoch ms: some orders are too old to be refunded in the app, their car is late, or they have had a refund. */
function placedAt({ scenario, page, action }: OrderWish, now: number): number {
  if (scenario === 'old order') return Date.parse('2023-11-15T10:00:00+08:00');
  if (page === 'bc') return now - 35 * day;
  return lookedBackOn.has(action) ? now - 20 * day : now;
}

/** One order for a wish; the same wish gives the same order number. */
export function orderRow(wish: OrderWish, createdAt: number) {
  const owner = wish.customer ?? demoCustomer;
  const scenario = wish.scenario ?? 'happy';
  const seedText = [
    wish.funder,
    wish.action,
    wish.round ?? 0,
    wish.vin ?? '',
    owner.id,
    ...(scenario === 'happy' ? [] : [scenario]),
    ...(wish.page === undefined ? [] : [wish.page]),
  ].join(':');
  const digest = createHash('sha256').update(seedText).digest();
  const number = digest.readUInt32BE(0);
  const isOfUsedCar = wish.action === 220 || wish.action === 1811;
  const vin = wish.vin ?? (isOfUsedCar ? usedCars[0]?.vin : undefined);
  const used = usedCars.find((one) => one.vin === vin);
  const car = used?.car ?? cars[number % cars.length] ?? cars[0]!;
  const status = statusFor(wish);
  const productLine = used ? '3' : wish.page === undefined ? '1' : pageSeed(wish.page).productLine;
  const paid = wish.page === 'orderRefundIn' ? ['bzj'] : paidBefore(status, productLine);
  return {
    order_no: `HC${String(digest.readBigUInt64BE(8) % 10n ** 12n).padStart(12, '0')}`,
    customer_id: owner.id,
    funder: wish.funder,
    status,
    product_line: productLine,
    vin: used?.vin ?? vinFrom(number),
    seeded_action: wish.action,
    details: JSON.stringify(detailsOf(wish, owner, car, number)),
    // Fields no form shows: an app that loses them when it saves the object is caught here.
    credit: JSON.stringify({ customerNo: owner.id, naturalType: '01', enteredBy: 'platform' }),
    document_key: randomUUID(),
    review_passes_at: wish.page === 'assessResult' ? createdAt + reviewTakes : null,
    scenario,
    seeded_page: wish.page ?? null,
    opening: paid.length > 0 ? JSON.stringify(paid) : null,
    created_at: placedAt(wish, createdAt),
  };
}

function hasCoLessee({ scenario, action, page }: OrderWish): boolean {
  const asked = scenario === 'second lessee' || action === 121 || action === 1108;
  return asked || page === 'confirmCoSignerInfor';
}

/** Pages of orders that miss papers. */
const supplements: ReadonlySet<string> = new Set(['creditSupplement', 'loanSupplement']);

/** Actions of a contract that was sent back to be signed again. */
const sentBack: ReadonlySet<number> = new Set([310, 1105, 1619, 2408]);

function statusFor({ action, scenario, page }: OrderWish): OrderStatus {
  if (scenario === 'rejected' && page === 'orderRefundIn') return 'CREDIT_REJECTED';
  if (page !== undefined) return pageSeed(page).status;
  if (scenario === 'nothing refundable' || action === 244 || action === 246) return 'REPAYING';
  if (scenario === 'rejected' && action === 350) return 'CREDIT_REJECTED';
  return firstStatus(action);
}

export interface OrderPlan {
  schemeCode: string;
  schemeName: string;
  /** Yearly. */
  rate: number;
  /** Per cent of what is financed that is paid with the last rent. */
  last: number;
}

/** What the platform keeps of an order without acting on it. */
export interface OrderDetails {
  lessee: { name: string; idNumber: string; phone: string };
  car: Car;
  storeCode: string;
  storeCityCode: string;
  productCode: string;
  termCount: number;
  /** Per cent. */
  downPaymentRatio: number;
  /** Whole fen. */
  loan: number;
  /** Of a plan of the catalogue; the sandbox's usual where there is none. */
  plan?: OrderPlan | undefined;
  /** Of an order placed from the catalogue. */
  carId?: string | undefined;
  paint?: Paint | undefined;
  merchantCode: string;
  busiCode: string;
  creditVideoAuthNo: string;
  citicSignMode: string;
  /** 1 once the contract was sent back to be signed again. */
  signRound: number;
  authenticated: boolean;
  /** A second person rents the car too. */
  hasCoLessee: boolean;
  bankPhoneEditable: boolean;
  /** The funder asked for more papers and waits for them. */
  supplementWanted: boolean;
  firstCard: { acctNo: string; bank: string; phone?: string | undefined };
}

function detailsOf(wish: OrderWish, owner: Customer, car: Car, number: number): OrderDetails {
  const store = storeAt(number);
  const downPaymentRatio = [10, 20, 30][number % 3] ?? 10;
  return {
    lessee: { name: owner.name, idNumber: owner.id_number, phone: owner.phone },
    car,
    storeCode: store.code,
    storeCityCode: store.cityCode,
    productCode: `P${100 + (number % 9)}`,
    termCount: [36, 48, 24][number % 3] ?? 36,
    downPaymentRatio,
    loan: Math.round((car.price * (100 - downPaymentRatio)) / 100),
    merchantCode: `SH${number % 10_000}`,
    busiCode: `B${number % 100_000}`,
    creditVideoAuthNo: `V${number % 1_000_000}`,
    citicSignMode: wish.flags?.citicSignMode ?? (number % 2 === 0 ? 'link' : 'app'),
    bankPhoneEditable: wish.flags?.bankPhoneEditable ?? true,
    signRound: sentBack.has(wish.action ?? 0) ? 1 : 0,
    authenticated: false,
    hasCoLessee: wish.flags?.hasCoLessee ?? hasCoLessee(wish),
    supplementWanted: wish.action === 1609 || supplements.has(wish.page ?? ''),
    firstCard: {
      acctNo: cardNumber('622202', number),
      bank: '中国工商银行',
      phone: wish.flags?.bankPhone,
    },
  };
}

/** 17 characters without I, O and Q. */
function vinFrom(number: number): string {
  return `LSVAU033X${String(number % 10 ** 8).padStart(8, '0')}`;
}

function* inBatches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

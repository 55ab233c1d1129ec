import { createHash, randomUUID } from 'node:crypto';
import { type Car, cars, storeAt, usedCars } from '../catalogue/cars.ts';
import { day } from '../platform/days.ts';
import { fullPriceCars } from '../catalogue/full-price-cars.ts';
import { firstStatus } from './order-lifecycle.ts';
import { paidBefore } from './amounts.ts';
import { pageSeed } from './order-pages.ts';
import { reviewTakes, type OrderScenario } from './scenarios.ts';
import { cardNumber } from '../customers/people.ts';
import type { Customer } from '../platform/tables.ts';
import type { OrderStatus } from './tables.ts';
import { demoCustomer } from '../customers/customer-seeds.ts';
import type { OrderDetails } from './order-details.ts';

export interface OrderSeed {
  funder: string;
  action: number | null;
  /** Distinguishes orders for the same funder and action. */
  round?: number;
  customer?: Customer;
  /** A used car, product line 3. */
  vin?: string;
  scenario?: OrderScenario;
  /** A page code instead of an action. */
  page?: string;
  /** Fields other than the usual ones. */
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

/** Of these something is seeded that has happened before. */
const retrospectiveActions: ReadonlySet<number | null> = new Set([243, 244, 246]);

/** Epoch ms: some orders are too old to be refunded in the app, their car is late, or they have had a refund. */
function placedAt({ scenario, page, action }: OrderSeed, now: number): number {
  if (scenario === 'old order') return Date.parse('2023-11-15T10:00:00+08:00');
  if (page === 'bc') return now - 35 * day;
  return retrospectiveActions.has(action) ? now - 20 * day : now;
}

/** One order for a seed; the same seed gives the same order number. */
export function orderRow(seed: OrderSeed, createdAt: number) {
  const owner = seed.customer ?? demoCustomer;
  const scenario = seed.scenario ?? 'happy';
  const digest = createHash('sha256')
    .update(seedText(seed, owner, scenario))
    .digest();
  const number = digest.readUInt32BE(0);
  const used = usedCarOf(seed);
  const car = used?.car ?? carFor(seed, number);
  const status = statusFor(seed);
  const productLine = used ? '3' : seed.page === undefined ? '1' : pageSeed(seed.page).productLine;
  const paid = seed.page === 'orderRefundIn' ? ['bzj'] : paidBefore(status, productLine);
  return {
    order_no: `HC${String(digest.readBigUInt64BE(8) % 10n ** 12n).padStart(12, '0')}`,
    customer_id: owner.id,
    funder: seed.funder,
    status,
    product_line: productLine,
    vin: used?.vin ?? vinFrom(number),
    seeded_action: seed.action,
    details: JSON.stringify(detailsOf(seed, owner, car, number)),
    // Fields no form shows: an app that loses them when it saves the object is caught here.
    credit: JSON.stringify({ customerNo: owner.id, naturalType: '01', enteredBy: 'platform' }),
    document_key: randomUUID(),
    review_passes_at: seed.page === 'assessResult' ? createdAt + reviewTakes : null,
    scenario,
    seeded_page: seed.page ?? null,
    opening: paid.length > 0 ? JSON.stringify(paid) : null,
    created_at: placedAt(seed, createdAt),
  };
}

function seedText(seed: OrderSeed, owner: Customer, scenario: string): string {
  return [
    seed.funder,
    seed.action,
    seed.round ?? 0,
    seed.vin ?? '',
    owner.id,
    ...(scenario === 'happy' ? [] : [scenario]),
    ...(seed.page === undefined ? [] : [seed.page]),
  ].join(':');
}

function usedCarOf({ action, vin: named }: OrderSeed) {
  const isOfUsedCar = action === 220 || action === 1811;
  const vin = named ?? (isOfUsedCar ? usedCars[0]?.vin : undefined);
  return usedCars.find((one) => one.vin === vin);
}

function carFor({ page }: OrderSeed, number: number): Car {
  const [ordered] = fullPriceCars;
  if (page === 'orderConfirmed' && ordered)
    return { ...ordered.car, color: ordered.colors[0]?.zh ?? ordered.car.color };
  return cars[number % cars.length] ?? cars[0]!;
}

function hasCoLessee({ scenario, action, page }: OrderSeed): boolean {
  const byRequest = scenario === 'second lessee' || action === 121 || action === 1108;
  return byRequest || page === 'confirmCoSignerInfor';
}

/** Pages of orders that miss papers. */
const supplements: ReadonlySet<string> = new Set(['creditSupplement', 'loanSupplement']);

/** Actions of a contract that was sent back to be signed again. */
const sentBack: ReadonlySet<number> = new Set([310, 1105, 1619, 2408]);

function statusFor({ action, scenario, page }: OrderSeed): OrderStatus {
  if (scenario === 'rejected' && page === 'orderRefundIn') return 'CREDIT_REJECTED';
  if (page !== undefined) return pageSeed(page).status;
  if (scenario === 'nothing refundable' || action === 244 || action === 246) return 'REPAYING';
  if (scenario === 'rejected' && action === 350) return 'CREDIT_REJECTED';
  return firstStatus(action);
}

function detailsOf(seed: OrderSeed, owner: Customer, car: Car, number: number): OrderDetails {
  const store = storeAt(number);
  const downPaymentRatio = [10, 20, 30][number % 3] ?? 10;
  const flags = seed.flags ?? {};
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
    citicSignMode: flags.citicSignMode ?? (number % 2 === 0 ? 'link' : 'app'),
    bankPhoneEditable: flags.bankPhoneEditable ?? true,
    signRound: sentBack.has(seed.action ?? 0) ? 1 : 0,
    authenticated: false,
    hasCoLessee: flags.hasCoLessee ?? hasCoLessee(seed),
    withoutVin: seed.scenario === 'no vin yet' ? true : undefined,
    supplementWanted: seed.action === 1609 || supplements.has(seed.page ?? ''),
    firstCard: {
      acctNo: cardNumber('622202', number),
      bank: '中国工商银行',
      phone: flags.bankPhone,
    },
  };
}

/** 17 characters without I, O and Q. */
function vinFrom(number: number): string {
  return `LSVAU033X${String(number % 10 ** 8).padStart(8, '0')}`;
}

/** Orders of pages are the platform's own where it finances itself. */
export function pageHost(funders: readonly { code: string }[]): string | undefined {
  return (funders.find(({ code }) => code === 'SELF_OPERATED') ?? funders[0])?.code;
}

export function pageOrderSeed(funder: string, page: string): OrderSeed {
  return { funder, action: null, page };
}

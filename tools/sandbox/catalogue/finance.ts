import { quote } from './plans.ts';
import { findCity } from './cities.ts';
import type { CarKind, StockCar } from './stock.ts';
import type { CatalogueColour, CatalogueText } from './words.ts';

/** How a funder of the platform finances cars. */
export interface Product {
  code: string;
  funder: string;
  name: CatalogueText;
  /** Yearly. */
  rate: number;
  /** Per cent paid down, as it begins. */
  ratio: number;
  terms: readonly number[];
  /** Per cent of what is financed that is paid at the end. */
  last: number;
  /** A deposit is paid before the review. */
  deposit: boolean;
  kinds: readonly CarKind[];
}

const long = [36, 48, 24, 60];
const leased: readonly CarKind[] = ['new', 'direct-lease'];

/** One or two for every ratio; which a car has, depends on the car. Not sorted, as the platform does not sort them. */
export const products: readonly Product[] = [
  product('GT20', 'GUOTAI_FINANCE', '国泰安心租', 'Guotai Steady', 0.066, 20, 0, true, leased),
  product('ZY10', 'SELF_OPERATED', '轻松租', 'Easy lease', 0.088, 10, 0, true, leased),
  product('PS30', 'PSBC', '邮享贷', 'Postal loan', 0.056, 30, 0, false, ['new']),
  product(
    'HT10',
    'HAITONG_UT_FINANCE',
    '海通低月供',
    'Haitong low rent',
    0.079,
    10,
    25,
    true,
    leased,
  ),
  product('SY20', 'SY_FINANCE', '苏银车易租', 'Suyin lease', 0.072, 20, 0, true, leased),
  product('ZX40', 'CITIC_FINANCE', '中信优租', 'Citic Select', 0.052, 40, 0, false, leased),
  product('US20', 'SELF_OPERATED', '二手车轻松租', 'Used-car lease', 0.098, 20, 0, true, ['used']),
  product('UG30', 'GONGTOU_FINANCE', '二手车稳租', 'Used-car Steady', 0.086, 30, 0, true, ['used']),
  product('UH50', 'HX_LEASING_FINANCE', '二手车半价租', 'Used-car Half', 0.078, 50, 0, true, [
    'used',
  ]),
  product('HZ00', 'SELF_OPERATED', '爱车回租', 'Lease-back', 0.108, 10, 0, false, ['lease-back']),
  product('HZ20', 'TONGDA_FINANCE', '安心回租', 'Steady lease-back', 0.092, 20, 0, false, [
    'lease-back',
  ]),
];

function product(
  code: string,
  funder: string,
  zh: string,
  en: string,
  rate: number,
  ratio: number,
  last: number,
  deposit: boolean,
  kinds: readonly CarKind[],
): Product {
  const terms = kinds.includes('used') ? [36, 24, 48] : long;
  return { code, funder, name: { zh, en }, rate, ratio, terms, last, deposit, kinds };
}

/** Where a car is bought, as far as it decides the plans. */
export interface Buying {
  paint?: CatalogueColour | undefined;
  provinceCode?: string | undefined;
  cityCode?: string | undefined;
}

export interface FinancePlan {
  product: Product;
  /** Per cent. */
  ratio: number;
  term: number;
  /** Of the car in this colour and place. All whole fen. */
  price: number;
  first: number;
  rent: number;
  financed: number;
  final: number;
}

/** A new car of these, documented for testers: the platform has no plan, or no colour, for it. */
export const carWithoutPlans = 'N10010';
export const carWithoutColours = 'N10009';

/** One product for every ratio; dear cars can be had with more paid down. */
export function productsOf(car: StockCar): readonly Product[] {
  if (car.carId === carWithoutPlans) return [];
  const number = Number(car.carId.slice(1));
  const matching = products.filter(({ kinds }) => kinds.includes(car.kind));
  const ratios = [...new Set(matching.map(({ ratio }) => ratio))];
  return ratios
    .filter((ratio) => ratio < 40 || car.kind === 'used' || car.price >= 120_000_00)
    .flatMap((ratio) => {
      const same = matching.filter((one) => one.ratio === ratio);
      return same[number % same.length] ?? [];
    });
}

/** Painted to order: more is paid down for these. */
const special: ReadonlySet<CatalogueColour | undefined> = new Set<CatalogueColour>([
  'gold',
  'orange',
  'green',
  'red',
]);

function isNew({ kind }: StockCar): boolean {
  return kind === 'new' || kind === 'direct-lease';
}

/** Whole fen: provinces help with new cars. */
export function priceOf(car: StockCar, { provinceCode }: Pick<Buying, 'provinceCode'>): number {
  if (!isNew(car)) return car.price;
  return car.price - (Number(provinceCode?.slice(0, 2) ?? 0) % 4) * 500_00;
}

/** Every plan of a car in a colour and a place, as unsorted as the platform gives them. Large cities have 60 periods too. */
export function plansOf(car: StockCar, buying: Buying): FinancePlan[] {
  const price = priceOf(car, buying);
  const large = buying.cityCode === undefined || findCity(buying.cityCode)?.hot === true;
  const least = isNew(car) && special.has(buying.paint) ? 20 : 0;
  const own = productsOf(car).filter(({ ratio }) => ratio >= least);
  return own.flatMap((product) =>
    product.terms
      .filter((term) => term < 60 || large)
      .map((term) => planOf(product, price, term, product.ratio)),
  );
}

/** With another ratio than the product's own: per cent. */
export function planOf(product: Product, price: number, term: number, ratio: number): FinancePlan {
  const { first, rent, financed, final } = quote(
    { price },
    { term, ratio, rate: product.rate, last: product.last },
  );
  return { product, ratio, term, price, first, rent, financed, final };
}

/** The car's own paint first: it is the one on its card. A used car is the colour it is. */
export function paintsOf(car: StockCar): readonly CatalogueColour[] {
  if (car.kind === 'used' || car.kind === 'lease-back') return [car.paint];
  return [car.paint, ...car.model.paints.filter((paint) => paint !== car.paint)];
}

/** The plan a car's page opens with: in its own paint the lowest down payment, and the first term there is with that. */
export function openingPlan(car: StockCar, where: Omit<Buying, 'paint'>): FinancePlan {
  const [opening] = plansOf(car, { ...where, paint: car.paint }).toSorted(
    (a, b) => a.ratio - b.ratio,
  );
  const [any] = products;
  if (opening) return opening;
  if (!any) throw new Error('Bug: there is no product');
  return planOf(any, car.price, 36, any.ratio);
}

export function findProduct(code: string): Product | undefined {
  return products.find((product) => product.code === code);
}

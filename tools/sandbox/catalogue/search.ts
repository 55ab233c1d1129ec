import type { HandlerRequest } from '../platform/handler.ts';
import { cities, findCity } from './cities.ts';
import { buyingIn } from './card.ts';
import { openingPlan } from './finance.ts';
import { makerOfSeries } from './makers.ts';
import { type CarKind, stock, type StockCar } from './stock.ts';
import { bodyWords, energyWords } from './words.ts';

export type CarFilter = HandlerRequest<'catalogue.filters'>;

const day = 86_400_000;

/** The time and the cities (codes, the first counts) of a search. */
export interface Looking {
  now: number;
  cityCode?: string | undefined;
}

/** The values that range filters compare, in whole fen, km or years; undefined where a car has none. */
const measures = {
  price: (car: StockCar) => car.price,
  firstPayment: (car: StockCar, at: Looking) => opening(car, at.cityCode).first,
  monthRent: (car: StockCar, at: Looking) => opening(car, at.cityCode).rent,
  mileage: (car: StockCar) => car.used?.mileage,
  age: (car: StockCar, at: Looking) => car.used && yearsSince(car.used.registeredOn, at.now),
} as const;
export type Measure = keyof typeof measures;

/** What a choice is about, of a car. */
const traits = {
  kind: (car: StockCar): readonly string[] => [car.kind],
  brandId: (car: StockCar) => [car.model.series.brandId],
  seriesId: (car: StockCar) => [car.model.series.seriesId],
  bodyType: (car: StockCar) => [car.model.series.bodyType],
  energy: (car: StockCar) => [car.model.series.energy],
  gearbox: (car: StockCar) => [car.model.gearbox],
  paint: (car: StockCar) => (car.kind === 'new' ? car.model.paints : [car.paint]),
  label: (car: StockCar) => car.labels,
  cityCode: (car: StockCar) => citiesOf(car),
} as const;
export type Trait = keyof typeof traits;

const plans = new Map<string, { first: number; rent: number }>();

function opening(car: StockCar, cityCode: string | undefined): { first: number; rent: number } {
  const city = findCity(valuesOf(cityCode)[0] ?? '');
  const key = `${car.carId} ${city?.code ?? ''}`;
  const plan = plans.get(key) ?? openingPlan(car, buyingIn(city));
  plans.set(key, plan);
  return plan;
}

function yearsSince(date: string, now: number): number {
  return Math.max(0, (now - Date.parse(date)) / (365.25 * day));
}

/**
 * Cities where a car is available: a used one at its place, a new one where its maker delivers, which is not quite
 * everywhere.
 */
export function citiesOf(car: StockCar): string[] {
  if (car.kind === 'used') return [car.city.code];
  const maker = Number(car.model.series.brandId.slice(1));
  return cities
    .filter(({ code, hot }) => hot || (maker + Number(code.slice(0, 2))) % 6 !== 0)
    .map(({ code }) => code);
}

export function measureOf(car: StockCar, measure: Measure, at: Looking): number | undefined {
  return measures[measure](car, at);
}

export function traitsOf(car: StockCar, trait: Trait): readonly string[] {
  return traits[trait](car);
}

/** The city of the prices. */
export function pricedIn({ buyingIn, cityCode }: CarFilter): string | undefined {
  return buyingIn ?? cityCode;
}

/** The matching cars; `except` ignores one group of filters. `now`: epoch ms. */
export function carsFor(filter: CarFilter, now: number, except?: Trait | Measure): StockCar[] {
  const at = { now, cityCode: pricedIn(filter) };
  const words = wordsOf(filter.keyword);
  const choices = traitNames
    .filter((trait) => trait !== except)
    .flatMap((trait) => {
      const values = valuesOf(filter[trait]);
      return values.length > 0 ? [{ trait, values: new Set(values) }] : [];
    });
  const ranges = measureNames
    .filter((measure) => measure !== except)
    .map((measure) => ({
      measure,
      from: bound(filter[`${measure}From`]),
      to: bound(filter[`${measure}To`]),
    }))
    .filter(({ from, to }) => from !== undefined || to !== undefined);
  return stock.filter(
    (car) =>
      choices.every(({ trait, values }) => traits[trait](car).some((one) => values.has(one))) &&
      ranges.every(({ measure, from, to }) => isWithin(measureOf(car, measure, at), from, to)) &&
      words.every((word) => textOf(car).includes(word)),
  );
}

export const traitNames = Object.keys(traits) as Trait[];
export const measureNames = Object.keys(measures) as Measure[];

export function isWithin(
  value: number | undefined,
  from: number | undefined,
  to: number | undefined,
): boolean {
  if (value === undefined) return false;
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}

export function valuesOf(text: string | undefined): string[] {
  return (text ?? '').split(',').filter((value) => value !== '');
}

/** Undefined for anything but a number: an empty field does not filter. */
export function bound(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

function wordsOf(keyword: string | undefined): string[] {
  return (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

const texts = new Map<string, string>();

/** The text a keyword is searched in. */
function textOf(car: StockCar): string {
  const cached = texts.get(car.carId);
  if (cached !== undefined) return cached;
  const { series, name } = car.model;
  const maker = makerOfSeries(series);
  const zh = [maker.zh, series.zh].join('');
  const en = [maker.en, series.en].join('');
  const names = [maker.zh, series.zh, zh, name.zh, maker.en, series.en, en, name.en];
  const kinds = [bodyWords[series.bodyType], energyWords[series.energy]];
  const text = [...names, ...kinds.flatMap((words) => [words.zh, words.en])]
    .join('\n')
    .toLowerCase();
  texts.set(car.carId, text);
  return text;
}

type Compare = (a: StockCar, b: StockCar, cityCode?: string) => number;

/** Comparators by their name in a request; equal cars stay in the catalogue's order. */
const comparators: Readonly<Record<string, Compare>> = {
  'price-up': (a, b) => a.price - b.price,
  'price-down': (a, b) => b.price - a.price,
  'first-up': (a, b, city) => opening(a, city).first - opening(b, city).first,
  'rent-up': (a, b, city) => opening(a, city).rent - opening(b, city).rent,
  newest: (a, b) => b.listed - a.listed,
  'mileage-up': (a, b) => (a.used?.mileage ?? 0) - (b.used?.mileage ?? 0),
  'age-up': (a, b) => later(a, b),
};

function later(a: StockCar, b: StockCar): number {
  const [first, second] = [a.used?.registeredOn ?? '9', b.used?.registeredOn ?? '9'];
  return first === second ? 0 : first > second ? -1 : 1;
}

/** What was sold comes last, whatever the way. */
export function sorted(
  cars: readonly StockCar[],
  sort: string | undefined,
  sold: ReadonlySet<string>,
  cityCode?: string,
): StockCar[] {
  const isSold = (car: StockCar) => Number(sold.has(car.used?.vin ?? ''));
  const compare: Compare = Object.hasOwn(comparators, sort ?? '')
    ? comparators[sort ?? '']!
    : mixed;
  return cars.toSorted((a, b) => isSold(a) - isSold(b) || compare(a, b, cityCode));
}

/** By itself a list mixes the makers. */
function mixed(a: StockCar, b: StockCar): number {
  return rank(a) - rank(b);
}

function rank({ carId, listed }: StockCar): number {
  return (listed * 7 + Number(carId.slice(1)) * 131) % 1009;
}

export function countsOf(cars: readonly StockCar[]): Record<CarKind, number> {
  const counts: Record<CarKind, number> = { new: 0, used: 0, 'lease-back': 0, 'direct-lease': 0 };
  for (const { kind } of cars) counts[kind] += 1;
  return counts;
}

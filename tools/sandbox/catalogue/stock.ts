import type { carKinds } from '../../../src/api/contract/catalogue.ts';
import { cities, type City, cityOfSpell } from './cities.ts';
import { type Model, models } from './models.ts';
import type { Label, CatalogueColour } from './words.ts';

export type CarKind = (typeof carKinds)[number];

/** One car that can be had. */
export interface StockCar {
  carId: string;
  kind: CarKind;
  model: Model;
  paint: CatalogueColour;
  /** Whole fen. */
  price: number;
  guidePrice: number;
  /** The city it is in, or is delivered from. */
  city: City;
  labels: readonly Label[];
  /** The higher, the later it was listed. */
  listed: number;
  used?: UsedCar;
}

export interface UsedCar {
  vin: string;
  /** `2021-04-12`. */
  registeredOn: string;
  /** Km. */
  mileage: number;
  owners: number;
  grade: 'A+' | 'A' | 'B';
  /** How many of its points were found wanting. */
  findings: number;
}

function cityAt(at: number): City {
  const city = cities[at % cities.length] ?? cityOfSpell('beijing');
  if (!city) throw new Error('Bug: there is no city');
  return city;
}

/** Two of three used cars are in large cities. */
function largeCityAt(at: number): City {
  const large = cities.filter(({ hot }) => hot);
  return large[(at - Math.floor(at / 3)) % large.length] ?? cityAt(at);
}

function paintAt(model: Model, at: number): CatalogueColour {
  return model.paints[at % model.paints.length] ?? 'white';
}

/** Whole fen, rounded to a hundred yuan. */
function hundreds(fen: number): number {
  return Math.round(fen / 100_00) * 100_00;
}

/** Every model that is sold new, one car each. */
const newCars = models.map((model, at): StockCar => {
  const off = [0, 3, 5, 8][at % 4] ?? 0;
  const energy = model.series.energy;
  return {
    carId: `N${10_001 + at}`,
    kind: 'new',
    model,
    paint: paintAt(model, at),
    price: hundreds((model.guidePrice * (100 - off)) / 100),
    guidePrice: model.guidePrice,
    city: cityAt(at * 5),
    labels: [
      ...(off === 8 ? (['special'] as const) : []),
      ...(at % 3 === 0 ? (['low-first'] as const) : []),
      ...(at % 2 === 0 ? (['in-stock'] as const) : []),
      ...(at % 11 === 0 ? (['new-arrival'] as const) : []),
      ...(energy === 'electric' || energy === 'plug-in' ? (['new-energy'] as const) : []),
    ],
    listed: (at * 17) % 997,
  };
});

/** How many used cars there are. */
const usedCount = 324;
/** The share of the price left after so many years. */
const worth = [0.92, 0.81, 0.72, 0.63, 0.55, 0.47, 0.4, 0.34, 0.28];

const usedCars = Array.from({ length: usedCount }, (_, at): StockCar => {
  const years = at % worth.length;
  const model = ofFormerYear((at * 7 + 3) % models.length, 2025 - years);
  const month = 1 + ((at * 5) % 12);
  const date = 1 + ((at * 11) % 28);
  const mileage = Math.max(2_000, 6_000 + years * 13_400 + ((at * 977) % 9_000) - 4_500);
  const owners = 1 + (at % 5 === 4 ? 1 : 0);
  const findings = (at * 3) % 7;
  const used: UsedCar = {
    vin: vinOf(at),
    registeredOn: `${2025 - years}-${two(month)}-${two(date)}`,
    mileage: Math.round(mileage / 100) * 100,
    owners,
    grade: findings < 2 ? 'A+' : findings < 5 ? 'A' : 'B',
    findings,
  };
  return {
    carId: `U${20_001 + at}`,
    kind: 'used',
    model,
    paint: paintAt(model, at + 1),
    price: hundreds(model.guidePrice * (worth[years] ?? 0.3) * (owners === 1 ? 1 : 0.96)),
    guidePrice: model.guidePrice,
    city: at % 3 === 0 ? cityAt(at * 3 + 1) : largeCityAt(at),
    labels: [
      ...(at % 9 === 4 ? (['special'] as const) : []),
      ...(findings < 5 ? (['certified'] as const) : []),
      ...(owners === 1 ? (['one-owner'] as const) : []),
      ...(used.mileage < 15_000 ? (['low-mileage'] as const) : []),
      ...(at % 4 === 1 ? (['low-first'] as const) : []),
      ...(model.series.energy === 'electric' ? (['new-energy'] as const) : []),
    ],
    listed: (at * 23) % 991,
    used,
  };
});

/** A model under the name it had when the car was new. */
function ofFormerYear(at: number, year: number): Model {
  const model = models[at];
  if (!model) throw new Error('Bug: there is no model');
  const { zh, en } = model.name;
  const name = { zh: zh.replace(/^\d{4}/, String(year)), en: en.replace(/^\d{4}/, String(year)) };
  return { ...model, year, name };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** 17 characters without I, O and Q; other than those of the orders the sandbox begins with. */
function vinOf(at: number): string {
  return `LHCUSED${'ABCDEFGH'.charAt(at % 8)}X${String(30_210_000 + at * 37)}`;
}

/** A car of `kind` for every `step`th model, numbered from `first`. */
function others(kind: CarKind, first: string, step: number, share: number): StockCar[] {
  const number = Number(first.slice(1));
  return models
    .filter((_, at) => at % step === 1)
    .map((model, at) => ({
      carId: `${first.charAt(0)}${number + at}`,
      kind,
      model,
      paint: paintAt(model, at),
      price: hundreds(model.guidePrice * share),
      guidePrice: model.guidePrice,
      city: cityAt(at * 4),
      labels: at % 2 === 0 ? (['no-deposit'] as const) : (['low-first'] as const),
      listed: at,
    }));
}

/** Every car of the catalogue. The same at every start; sales are in the database. */
export const stock: readonly StockCar[] = [
  ...newCars,
  ...usedCars,
  ...others('lease-back', 'B30001', 14, 0.7),
  ...others('direct-lease', 'Z40001', 12, 0.98),
];

const carOfId = new Map(stock.map((car) => [car.carId, car]));
const newOfModel = new Map(newCars.map((car) => [car.model.modelCode, car]));
const usedOfVin = new Map(usedCars.map((car) => [car.used?.vin ?? '', car]));

/** By its own id, else a new one by its model's code. */
export function findCar(carIdOrModel: string): StockCar | undefined {
  return carOfId.get(carIdOrModel) ?? newOfModel.get(carIdOrModel);
}

export function carOfVin(vin: string): StockCar | undefined {
  return usedOfVin.get(vin);
}

/** Sold before the sandbox starts. */
export const soldAtStart: readonly StockCar[] = usedCars.filter((_, at) => at % 41 === 6);

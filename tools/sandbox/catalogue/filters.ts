import type { HandlerResponse } from '../platform/handler.ts';
import { cities } from './cities.ts';
import { findMaker, findSeries, makers } from './makers.ts';
import {
  carsFor,
  isWithin,
  type Looking,
  type Measure,
  measureOf,
  type Trait,
  traitsOf,
  pricedIn,
  type CarFilter,
} from './search.ts';
import type { StockCar } from './stock.ts';
import {
  bodyWords,
  energyWords,
  gearboxWords,
  labelWords,
  paintWords,
  type CatalogueText,
} from './words.ts';

type FiltersResponse = HandlerResponse<'catalogue.filters'>;
type Group = FiltersResponse['groups'][number];
type Option = Group['options'][number];

const titles: Readonly<Record<Trait | Measure, CatalogueText>> = {
  kind: { zh: '车辆类别', en: 'Kind' },
  brandId: { zh: '品牌', en: 'Brand' },
  seriesId: { zh: '车系', en: 'Series' },
  bodyType: { zh: '车身', en: 'Body' },
  energy: { zh: '能源', en: 'Energy' },
  gearbox: { zh: '变速箱', en: 'Gearbox' },
  paint: { zh: '颜色', en: 'Colour' },
  label: { zh: '特色', en: 'Special' },
  cityCode: { zh: '城市', en: 'City' },
  price: { zh: '车价', en: 'Price' },
  firstPayment: { zh: '首付', en: 'Down payment' },
  monthRent: { zh: '月租', en: 'Monthly rent' },
  mileage: { zh: '里程', en: 'Mileage' },
  age: { zh: '车龄', en: 'Age' },
};

/** Bounds of ranges in the unit people speak in, and what makes one of it: fen, km, years. */
const ranges: Readonly<Record<Measure, Scale>> = {
  price: { bounds: [5, 8, 10, 15, 20, 30], unit: 10_000_00, zh: '万', en: tenThousandYuan },
  firstPayment: { bounds: [1, 2, 3, 5], unit: 10_000_00, zh: '万', en: tenThousandYuan },
  monthRent: { bounds: [1000, 2000, 3000, 5000], unit: 100, zh: '元', en: yuan },
  mileage: { bounds: [1, 3, 5, 8, 10], unit: 10_000, zh: '万公里', en: tenThousandKm },
  age: { bounds: [1, 3, 5, 8], unit: 1, zh: '年', en: (value) => `${value} years` },
};

interface Scale {
  bounds: number[];
  unit: number;
  zh: string;
  en: (value: number) => string;
}

function yuan(value: number): string {
  return `¥${value.toLocaleString('en-US')}`;
}

function tenThousandYuan(value: number): string {
  return yuan(value * 10_000);
}

function tenThousandKm(value: number): string {
  return `${(value * 10_000).toLocaleString('en-US')} km`;
}

/** Every group, each with how many cars its choices leave beside what was chosen in the others. `now`: epoch ms. */
export function filtersFor(filter: CarFilter, now: number): FiltersResponse {
  const some = (trait: Trait, names: Readonly<Record<string, CatalogueText>>): Group[] => {
    const options = choices(trait, names, filter, now);
    return [{ id: trait, title: titles[trait], type: 'several', options }];
  };
  const range = (measure: Measure): Group[] => [rangeOf(measure, filter, now)];
  const onlyUsed = filter.kind === 'used';
  return {
    total: carsFor(filter, now).length,
    groups: [
      ...(filter.kind ? [] : some('kind', kinds)),
      ...range('price'),
      ...range('firstPayment'),
      ...range('monthRent'),
      ...some('brandId', namesOf(makers.map((maker) => [maker.brandId, maker]))),
      ...(filter.brandId ? some('seriesId', seriesNames(filter.brandId)) : []),
      ...some('bodyType', bodyWords),
      ...some('energy', energyWords),
      ...some('gearbox', gearboxWords),
      ...some('paint', paintWords),
      ...(onlyUsed ? [...range('age'), ...range('mileage')] : []),
      ...some('label', labelWords),
      ...some('cityCode', namesOf(cities.map((city) => [city.code, city.name]))),
    ].filter(({ options }) => options.length > 0),
    sorts: sorts.filter(({ value }) => onlyUsed || !/^(mileage|age)/.test(value)),
  };
}

const kinds: Readonly<Record<string, CatalogueText>> = {
  new: { zh: '新车', en: 'New' },
  used: { zh: '二手车', en: 'Used' },
  'lease-back': { zh: '售后回租', en: 'Lease-back' },
  'direct-lease': { zh: '直租', en: 'Direct lease' },
};

const sorts: readonly Sort[] = [
  { value: 'default', zh: '综合排序', en: 'Best match' },
  { value: 'price-up', zh: '车价从低到高', en: 'Price, lowest first' },
  { value: 'price-down', zh: '车价从高到低', en: 'Price, highest first' },
  { value: 'first-up', zh: '首付最低', en: 'Lowest down payment' },
  { value: 'rent-up', zh: '月租最低', en: 'Lowest monthly rent' },
  { value: 'newest', zh: '最新上架', en: 'Listed last' },
  { value: 'mileage-up', zh: '里程最少', en: 'Lowest mileage' },
  { value: 'age-up', zh: '车龄最短', en: 'Youngest' },
];
type Sort = FiltersResponse['sorts'][number];

/** Choices no car has are left out, unless they are chosen. */
function choices(
  trait: Trait,
  names: Readonly<Record<string, CatalogueText>>,
  filter: CarFilter,
  now: number,
): Option[] {
  const counted = new Map<string, number>();
  for (const car of carsFor(filter, now, trait)) {
    for (const value of traitsOf(car, trait)) counted.set(value, (counted.get(value) ?? 0) + 1);
  }
  const chosen = new Set((filter[trait] ?? '').split(','));
  return Object.entries(names).flatMap(([value, { zh, en }]) => {
    const count = counted.get(value) ?? 0;
    return count > 0 || chosen.has(value) ? [{ value, zh, en, count }] : [];
  });
}

function rangeOf(measure: Measure, filter: CarFilter, now: number): Group {
  const cars = carsFor(filter, now, measure);
  const scale = ranges[measure];
  const { bounds, unit } = scale;
  const steps = [undefined, ...bounds].map((from, at) => ({ from, to: bounds[at] }));
  const options = steps.map(({ from, to }): Option => {
    const low = from === undefined ? undefined : from * unit;
    const high = to === undefined ? undefined : to * unit;
    return {
      value: `${low ?? ''}-${high ?? ''}`,
      ...rangeWords(from, to, scale),
      count: countWithin(cars, measure, low, high, { now, cityCode: pricedIn(filter) }),
    };
  });
  return { id: measure, title: titles[measure], type: 'range', options };
}

function countWithin(
  cars: readonly StockCar[],
  measure: Measure,
  from: number | undefined,
  to: number | undefined,
  at: Looking,
): number {
  return cars.filter((car) => isWithin(measureOf(car, measure, at), from, to)).length;
}

function rangeWords(
  from: number | undefined,
  to: number | undefined,
  { zh, en }: Scale,
): CatalogueText {
  if (from === undefined) return { zh: `${to ?? ''}${zh}以内`, en: `Up to ${en(to ?? 0)}` };
  if (to === undefined) return { zh: `${from}${zh}以上`, en: `Over ${en(from)}` };
  return { zh: `${from}-${to}${zh}`, en: `${en(from)} – ${en(to)}` };
}

function namesOf(
  pairs: readonly (readonly [string, CatalogueText])[],
): Record<string, CatalogueText> {
  return Object.fromEntries(pairs.map(([value, { zh, en }]) => [value, { zh, en }]));
}

function seriesNames(brandIds: string): Record<string, CatalogueText> {
  const found = brandIds.split(',').flatMap((brandId) => findMaker(brandId)?.series ?? []);
  return namesOf(found.map(({ seriesId }) => [seriesId, findSeries(seriesId)!]));
}

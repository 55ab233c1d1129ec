import type { HandlerResponse } from '../platform/handler.ts';
import { findMaker, type Maker, makers, type Series } from './makers.ts';
import { models } from './models.ts';
import { photographOf } from './photographs.ts';
import { type CarKind, stock } from './stock.ts';

type Brand = HandlerResponse<'catalogue.brands'>['hot'][number];
type SeriesView = HandlerResponse<'catalogue.models'>['series'];

/** Indexes in the list of makers: the popular ones. */
const hot = [4, 9, 12, 16, 21, 28, 31, 37, 41, 45];

const counted = new Map<string, number>();
for (const { kind, model } of stock) {
  for (const key of [
    `${model.series.brandId}:`,
    `${model.series.brandId}:${kind}`,
    model.series.seriesId,
  ]) {
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
}

export function brandView({ brandId, letter, zh, en }: Maker, kind: CarKind | '' = ''): Brand {
  const cars = counted.get(`${brandId}:${kind}`) ?? 0;
  return { brandId, letter, name: { zh, en }, cars };
}

export function hotBrands(kind: CarKind | '' = ''): Brand[] {
  return hot.flatMap((at) => {
    const maker = makers[at];
    return maker ? [brandView(maker, kind)] : [];
  });
}

/** Brands with a car of this kind, by letter, both in order. */
export function brandsByLetter(kind: CarKind | ''): { letter: string; brands: Brand[] }[] {
  const letters = [...new Set(makers.map(({ letter }) => letter))].toSorted();
  return letters
    .map((letter) => ({
      letter,
      brands: makers
        .filter((maker) => maker.letter === letter)
        .toSorted((a, b) => (a.en < b.en ? -1 : 1))
        .map((maker) => brandView(maker, kind))
        .filter(({ cars }) => cars > 0),
    }))
    .filter(({ brands }) => brands.length > 0);
}

export function seriesView(series: Series): SeriesView {
  const { seriesId, brandId, zh, en, bodyType, energy } = series;
  const own = models.filter((model) => model.series === series);
  const prices = own.map(({ guidePrice }) => guidePrice);
  const maker = findMaker(brandId);
  const paint = own[0]?.paints[0] ?? 'white';
  return {
    seriesId,
    brandId,
    brand: { zh: maker?.zh ?? '', en: maker?.en ?? '' },
    name: { zh, en },
    bodyType,
    paint,
    ...photographOf({ bodyType, paint }),
    energy,
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
    cars: counted.get(seriesId) ?? 0,
  };
}

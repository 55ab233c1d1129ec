import { brandsByLetter, brandView, hotBrands, seriesView } from './brands.ts';
import { cardOf, soldVins } from './card.ts';
import { cities, distanceBetween, findCity } from './cities.ts';
import { cityView } from './city-view.ts';
import { filtersFor } from './filters.ts';
import { findMaker, findSeries } from './makers.ts';
import { models } from './models.ts';
import { pageOf } from './paging.ts';
import { photographOf } from './photographs.ts';
import { carsFor, countsOf, pricedIn, sorted, valuesOf } from './search.ts';
import { type CarKind, findCar } from './stock.ts';
import { suggestionsFor } from './suggestions.ts';
import { type Handlers, Refusal } from '../platform/handler.ts';

/** Km: further away than this there is no city of ours. */
const maxDistance = 300;
const byLetter = (a: { spell: string }, b: { spell: string }) => (a.spell < b.spell ? -1 : 1);

export const catalogueHandlers = {
  'catalogue.brands': ({ kind }) => {
    const only = kindOf(kind);
    const letters = brandsByLetter(only);
    const total = letters.reduce((sum, { brands }) => sum + brands.length, 0);
    return { hot: hotBrands(only).filter(({ cars }) => cars > 0), letters, total };
  },

  'catalogue.series': ({ brandId }) => {
    const maker = findMaker(brandId) ?? notFound();
    return { brand: brandView(maker), series: maker.series.map(seriesView) };
  },

  'catalogue.models': ({ seriesId }) => {
    const series = findSeries(seriesId) ?? notFound();
    return {
      series: seriesView(series),
      models: models
        .filter((model) => model.series === series)
        .map((model) => {
          const { modelCode, name, year, guidePrice } = model;
          const { carId = modelCode, paint = model.paints[0] ?? 'white' } =
            findCar(modelCode) ?? {};
          const photographs = photographOf({ bodyType: series.bodyType, paint });
          return { modelCode, carId, name, year, guidePrice, paint, ...photographs };
        }),
    };
  },

  'catalogue.cars': async ({ sort, page, size, ...filters }, call) => {
    const sold = await soldVins(call);
    const matches = carsFor(filters, call.now);
    const { items, ...where } = pageOf(sorted(matches, sort, sold, pricedIn(filters)), {
      page,
      size,
    });
    const city = findCity(valuesOf(pricedIn(filters))[0] ?? '');
    return {
      cars: items.map((car) => cardOf(car, sold, city)),
      ...where,
      counts: countsOf(carsFor(filters, call.now, 'kind')),
    };
  },

  'catalogue.filters': (filters, { now }) => filtersFor(filters, now),
  'catalogue.suggest': ({ keyword }) => ({ suggestions: suggestionsFor(keyword) }),

  'city.list': () => ({
    hot: cities.filter(({ hot }) => hot).map(cityView),
    letters: [...new Set(cities.map(({ letter }) => letter))].toSorted().map((letter) => ({
      letter,
      cities: cities
        .filter((city) => city.letter === letter)
        .toSorted(byLetter)
        .map(cityView),
    })),
    total: cities.length,
  }),

  'city.locate': ({ latitude, longitude }) => {
    const here = { latitude: Number(latitude), longitude: Number(longitude) };
    const [nearest] = cities
      .map((city) => ({ city, distance: distanceBetween(here, city) }))
      .toSorted((a, b) => a.distance - b.distance);
    if (!nearest || !(nearest.distance <= maxDistance)) {
      throw new Refusal(
        'NO_CITY_NEAR',
        '您所在的位置附近暂无服务城市，请手动选择',
        'There is no city of ours near you. Choose one from the list',
      );
    }
    return { city: cityView(nearest.city), distance: nearest.distance };
  },
} satisfies Partial<Handlers>;

function kindOf(text: string | undefined): CarKind | '' {
  const kinds: readonly CarKind[] = ['new', 'used', 'lease-back', 'direct-lease'];
  return kinds.find((kind) => kind === text) ?? '';
}

function notFound(): never {
  throw new Refusal('NOT_FOUND', '未找到相关内容', 'There is no such thing');
}

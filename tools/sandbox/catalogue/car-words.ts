import { allSeries, type BodyType, makers } from './makers.ts';
import { models } from './models.ts';
import { type CatalogueColour, paintWords } from './words.ts';
import type { Lang } from '../platform/lang.ts';
import type { Car } from './cars.ts';

/** Of models of former years. */
const formerModels: readonly { zh: string; en: string }[] = [
  { zh: '2024款 1.5L 自动风尚版', en: '2024 1.5L automatic Style' },
  { zh: '2024款 2.0L 混动精英版', en: '2024 2.0L hybrid Elite' },
  { zh: '2024款 1.5L 插混 120km 领先型', en: '2024 1.5L plug-in 120 km Leader' },
  { zh: '2023款 1.5T 两驱活力版', en: '2023 1.5T 2WD Vitality' },
  { zh: '2024款 2.0T 耀动版', en: '2024 2.0T Dynamic' },
];

const english: ReadonlyMap<string, string> = new Map(
  [
    ...makers,
    ...allSeries,
    ...models.map(({ name }) => name),
    ...formerModels,
    ...Object.values(paintWords),
  ].map(({ zh, en }) => [zh, en]),
);

/** A car that an order keeps in Chinese, in the customer's language; a name without an English one stays. */
export function carIn(lang: Lang, car: Car): Car {
  if (lang === 'zh') return car;
  const named = (name: string) => english.get(name) ?? name;
  const { brandName, seriesName, modelName, color } = car;
  return {
    ...car,
    brandName: named(brandName),
    seriesName: named(seriesName),
    modelName: named(modelName),
    color: named(color),
  };
}

/** Its brand and series. */
export function carNameIn(lang: Lang, car: Car): string {
  const { brandName, seriesName } = carIn(lang, car);
  return `${brandName} ${seriesName}`;
}

export interface CarDrawing {
  bodyType: BodyType;
  paint: CatalogueColour;
}

/** How a car is drawn; undefined for a series the catalogue does not have. */
export function lookOf({ seriesName, color }: Car): CarDrawing | undefined {
  const bodyType = allSeries.find(({ zh }) => zh === seriesName)?.bodyType;
  const paint = Object.entries(paintWords).find(([, { zh }]) => zh === color)?.[0];
  // An own key of the table, found the line before.
  return bodyType && { bodyType, paint: (paint ?? 'silver') as CatalogueColour };
}

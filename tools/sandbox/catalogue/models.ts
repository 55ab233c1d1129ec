import { allSeries, type Energy, type Series } from './makers.ts';
import type { Gearbox, CatalogueColour, CatalogueText } from './words.ts';

/** A car as its maker sells it new. */
export interface Model {
  modelCode: string;
  series: Series;
  /** Without brand and series. */
  name: CatalogueText;
  year: number;
  gearbox: Gearbox;
  /** Whole fen: what the maker asks. */
  guidePrice: number;
  paints: readonly CatalogueColour[];
  /** 0 is the simplest. */
  grade: number;
}

interface Variant {
  zh: string;
  en: string;
  gearbox: Gearbox;
  /** Of the price of the simplest one. */
  factor: number;
}

const variants: Readonly<Record<Energy, readonly Variant[]>> = {
  petrol: [
    { zh: '1.5L 手动舒适型', en: '1.5L manual Comfort', gearbox: 'manual', factor: 1 },
    { zh: '1.5T 自动豪华型', en: '1.5T automatic Luxury', gearbox: 'automatic', factor: 1.15 },
    { zh: '2.0T 自动旗舰型', en: '2.0T automatic Flagship', gearbox: 'automatic', factor: 1.36 },
  ],
  hybrid: [
    { zh: '1.5L 混动进取版', en: '1.5L hybrid Active', gearbox: 'automatic', factor: 1 },
    { zh: '2.0L 混动精英版', en: '2.0L hybrid Elite', gearbox: 'automatic', factor: 1.12 },
    { zh: '2.0L 混动四驱尊享版', en: '2.0L hybrid AWD Premium', gearbox: 'automatic', factor: 1.3 },
  ],
  'plug-in': [
    {
      zh: '1.5L 插混 60km 先锋版',
      en: '1.5L plug-in 60 km Pioneer',
      gearbox: 'automatic',
      factor: 1,
    },
    {
      zh: '1.5L 插混 120km 领航版',
      en: '1.5L plug-in 120 km Navigator',
      gearbox: 'automatic',
      factor: 1.12,
    },
    {
      zh: '1.5T 插混 120km 四驱版',
      en: '1.5T plug-in 120 km AWD',
      gearbox: 'automatic',
      factor: 1.28,
    },
  ],
  electric: [
    { zh: '420km 标准版', en: '420 km Standard', gearbox: 'automatic', factor: 1 },
    { zh: '520km 长续航版', en: '520 km Long Range', gearbox: 'automatic', factor: 1.14 },
    { zh: '610km 高性能版', en: '610 km Performance', gearbox: 'automatic', factor: 1.32 },
  ],
};

const palettes: readonly (readonly CatalogueColour[])[] = [
  ['white', 'black', 'silver', 'blue'],
  ['white', 'grey', 'red'],
  ['black', 'white', 'green', 'gold'],
  ['silver', 'blue', 'brown', 'white', 'orange'],
];

export const models: readonly Model[] = allSeries.flatMap((series, at) =>
  variants[series.energy].map((variant, grade) => modelOf(series, variant, at, grade)),
);

function modelOf(
  series: Series,
  { zh, en, gearbox, factor }: Variant,
  at: number,
  grade: number,
): Model {
  const year = (at + grade) % 4 === 3 ? 2025 : 2026;
  const hundreds = Math.round((series.price * factor) / 100_00);
  return {
    modelCode: `M${2001 + at * 3 + grade}`,
    series,
    name: { zh: `${year}款 ${zh}`, en: `${year} ${en}` },
    year,
    gearbox,
    guidePrice: hundreds * 100_00,
    paints: palettes[(at + grade) % palettes.length] ?? ['white'],
    grade,
  };
}

import type { HandlerResponse } from '../platform/handler.ts';
import { makerOfSeries, makers, allSeries } from './makers.ts';
import { models } from './models.ts';
import { stock } from './stock.ts';
import type { CatalogueText } from './words.ts';

type Suggestion = HandlerResponse<'catalogue.suggest'>['suggestions'][number];

const most = 10;

/** Brands first, then series, then models, whose name has what was typed in either language. */
export function suggestionsFor(keyword: string): Suggestion[] {
  const typed = keyword.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (typed === '') return [];
  return [...brands(typed), ...series(typed), ...ofModels(typed)].slice(0, most);
}

function has({ zh, en }: CatalogueText, typed: string): boolean {
  const [a, b] = [zh.toLowerCase(), en.toLowerCase()];
  const joined = typed.replaceAll(' ', '');
  return a.includes(typed) || b.includes(typed) || a.replaceAll(' ', '').includes(joined);
}

function brands(typed: string): Suggestion[] {
  return makers
    .filter((maker) => has(maker, typed) || maker.letter.toLowerCase() === typed)
    .map(({ brandId, zh, en }) => ({
      id: brandId,
      type: 'brand',
      text: { zh, en },
      brandId,
      cars: stock.filter(({ model }) => model.series.brandId === brandId).length,
    }));
}

function series(typed: string): Suggestion[] {
  return allSeries
    .map((one) => ({ one, text: fullName(one, { zh: '', en: '' }) }))
    .filter(({ text }) => has(text, typed))
    .map(({ one: { seriesId, brandId }, text }) => ({
      id: seriesId,
      type: 'series',
      text,
      brandId,
      seriesId,
      cars: stock.filter(({ model }) => model.series.seriesId === seriesId).length,
    }));
}

function ofModels(typed: string): Suggestion[] {
  return models
    .map((model) => ({ model, text: fullName(model.series, model.name) }))
    .filter(({ text }) => has(text, typed))
    .slice(0, most)
    .map(({ model, text }) => ({
      id: model.modelCode,
      type: 'model',
      text,
      brandId: model.series.brandId,
      seriesId: model.series.seriesId,
      cars: stock.filter((car) => car.model.modelCode === model.modelCode).length,
    }));
}

function fullName(
  series: Parameters<typeof makerOfSeries>[0] & CatalogueText,
  name: CatalogueText,
): CatalogueText {
  const maker = makerOfSeries(series);
  return {
    zh: `${maker.zh} ${series.zh} ${name.zh}`.trim(),
    en: `${maker.en} ${series.en} ${name.en}`.trim(),
  };
}

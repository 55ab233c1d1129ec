import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { showPage } from '../../show.fixture.tsx';
import { BrandIndex } from './BrandIndex.tsx';
import { ModelList } from './ModelList.tsx';
import { takePickedModel } from './picked-model.ts';

const of = (name: string) => ({ focusImage: `/${name}.webp`, focusImageSmall: `/${name}-s.webp` });
const series = {
  seriesId: 'S1',
  brandId: 'B1',
  brand: { zh: '晨曜', en: 'Aurora' },
  name: { zh: '启程', en: 'Start' },
  bodyType: 'suv',
  paint: 'white',
  energy: 'petrol',
  priceFrom: 10_000_000,
  priceTo: 12_000_000,
  cars: 3,
  ...of('series'),
};
const model = {
  modelCode: 'M2001',
  carId: 'N10001',
  name: { zh: '2026款 舒适型', en: '2026 Comfort' },
  year: 2026,
  guidePrice: 10_000_000,
  paint: 'blue',
  ...of('model'),
};
const answers = {
  'catalogue.series': {
    brand: { brandId: 'B1', name: series.brand, letter: 'C' },
    series: [series],
  },
  'catalogue.models': { series, models: [model] },
};

beforeEach(() => sessionStorage.clear());

const photographs = () =>
  [...document.querySelectorAll('img')].map((photo) => photo.getAttribute('src'));

test('series and models are shown with photographs, or with drawings where there is none', async () => {
  showPage(<BrandIndex />, '/brandSelectIndexList?brandId=B1', answers, {});
  await screen.findByRole('link', { name: /启程/ });
  expect(photographs()).toEqual(['/series.webp']);

  const { focusImage: _none, focusImageSmall: _small, ...bare } = model;
  const models = { series, models: [model, { ...bare, modelCode: 'M2002' }] };
  showPage(<ModelList />, '/carModelList?seriesId=S1', { 'catalogue.models': models }, {});
  const rows = await screen.findAllByRole('link', { name: /2026款/ });
  expect(photographs()).toEqual(['/series.webp', '/series.webp', '/model.webp']);
  expect(rows.map((row) => within(row).queryAllByRole('presentation').length)).toEqual([1, 0]);
});

test('browsing leads to the car, picking for a clue back to it with the model', async () => {
  showPage(<ModelList />, '/carModelList?seriesId=S1', answers, {});
  const car = await screen.findByRole('link', { name: /2026款/ });
  expect(car.getAttribute('href')).toBe('/carDetail?carId=N10001');
  cleanup();

  showPage(<BrandIndex />, '/brandSelectIndexList?brandId=B1&for=clue', answers, {});
  const link = await screen.findByRole('link', { name: /启程/ });
  expect(link.getAttribute('href')).toBe('/carModelList?seriesId=S1&for=clue');
  cleanup();

  showPage(<ModelList />, '/carModelList?seriesId=S1&for=clue', answers, {});
  await userEvent.click(await screen.findByRole('link', { name: /2026款/ }));

  expect(window.location.pathname).toBe('/newClue');
  expect(takePickedModel()).toEqual({ modelCode: 'M2001', name: '晨曜 启程 2026款 舒适型' });
  expect(takePickedModel()).toBeUndefined();
});

test('an address without a clue only shows', async () => {
  showPage(<ModelList />, '/carModelList?seriesId=S1&for=toString', answers, {});

  expect((await screen.findByRole('link', { name: /2026款/ })).getAttribute('href')).toBe(
    '/carDetail?carId=N10001',
  );
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../../show.fixture.tsx';
import { CarCard } from './CarCard.tsx';
import type { Car } from '../catalogue.ts';

const both = (zh: string) => ({ zh, en: zh });
const car: Car = {
  carId: 'N10001',
  kind: 'new',
  brandId: 'B1',
  brand: both('晨曜'),
  seriesId: 'S1',
  series: both('启程'),
  name: both('舒适型'),
  bodyType: 'suv',
  paint: 'silver',
  colour: both('银'),
  energy: 'petrol',
  gearbox: 'manual',
  price: 10_000_000,
  guidePrice: 11_000_000,
  firstPayment: 1_000_000,
  monthRent: 366_403,
  cityCode: '110100',
  city: both('北京'),
  labels: [],
  sold: false,
};

test.each([
  ['of a plan says its term', { term: 36 }, '首付 1万元月租 3,664.03元×36期'],
  ['that is only the lowest says so', {}, '首付 1万元起月租 3,664.03元起'],
])('a price %s', (_of, more, text) => {
  showPage(<CarCard car={{ ...car, ...more }} />, '/testIndex', {}, {});

  expect(screen.getByRole('link').textContent).toContain(text);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '../../show.fixture.tsx';
import { CarCard } from './CarCard.tsx';
import { aCar } from './car.fixture.ts';

test.each([
  ['of a plan says its term', { term: 36 }, '首付 1万元月租 3,664.03元×36期'],
  ['that is only the lowest says so', {}, '首付 1万元起月租 3,664.03元起'],
])('a price %s', (_of, more, text) => {
  showPage(<CarCard car={aCar(more)} />, '/testIndex', {}, {});

  expect(screen.getByRole('link').textContent).toContain(text);
});

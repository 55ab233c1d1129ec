import { screen } from '@testing-library/react';
import { test, expect } from 'vitest';
import { leastAnswers } from '../../least-answers.fixture.ts';
import { showPage } from '../../show.fixture.tsx';
import { NewCarList } from './CarListPage.tsx';
import { ProductHome } from '../home/ProductHome.tsx';

test.each([
  ['the product home', '/index', /全款购车/, ProductHome],
  ['the list of new cars', '/newCar', '全款专区', NewCarList],
])('%s leads to the full-payment zone', async (_, path, name, Page) => {
  showPage(<Page />, path, leastAnswers as never, { prepare: () => undefined });

  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/Area');
});

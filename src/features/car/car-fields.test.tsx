import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changed, optionalFieldsOf, type Path } from '../../../tests/support/optional-fields.ts';
import { contract } from '../../api/contract.ts';
import { wholeCar } from './car.fixture.ts';
import { pageContext, showCar } from './car-page.fixture.tsx';
import type { Colour } from './plans.ts';

const colours = pageContext.colours?.map((colour) => ({
  ...colour,
  image: '/photographs/sedan-red.webp',
  imageSmall: '/photographs/sedan-red-small.webp',
})) as Colour[];

/** The page's data by endpoint, with every field the platform may send. */
const whole = {
  'car.detail': { car: wholeCar },
  'car.colours': { colours },
  'car.button': { button: pageContext.button },
};

type From = keyof typeof whole;

function fieldsOf(from: From): [string, From, Path][] {
  return optionalFieldsOf(contract[from]).map((path) => [path.join('.'), from, path]);
}

function shown(part: Record<string, unknown>) {
  return showCar({ ...whole['car.detail'], colours, ...part }).container;
}

describe.each(Object.keys(whole) as From[])("a car's page without a field of %s", (origin) => {
  test.each(fieldsOf(origin))('%s', (_name, from, path) => {
    const [[name, value] = ['', undefined]] = Object.entries(whole[from]);

    const without = changed(value, path, 'left out');
    expect(without).not.toEqual(value);

    const page = shown({ [name]: without });

    expect(page).toHaveTextContent('2,800');
    expect(page.textContent).not.toMatch(/undefined|NaN|null|\[object/);
    expect(screen.getByRole('button', { name: /^立即/ })).toBeEnabled();
  });
});

test('a car with nothing but a name can be ordered', () => {
  const { modelCode, fullName } = wholeCar;

  const page = shown({ car: { modelCode, fullName }, colours: pageContext.colours });

  expect(page).toHaveTextContent('2,800');
  expect(screen.getByRole('button', { name: '立即预订' })).toBeEnabled();
});

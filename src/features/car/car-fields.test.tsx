import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changed, optionalFieldsOf, type Path } from '../../../tests/support/optional-fields.ts';
import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/step-examples.ts';
import { contract } from '../../api/contract.ts';
import { wholeCar } from './car.fixture.ts';
import { asStepScreen } from '../../steps/hosted-screen/hosted-props.tsx';
import { schema } from '../../steps/hosted-screen/schema.ts';
import { Car as CarScreen } from './Car.tsx';

const Car = asStepScreen(CarScreen);

const example = readExamples('hosted-screen')['a car with two colours'];
const data = example?.settings?.data as Record<string, unknown>;

const colours = (data.colours as object[]).map((colour) => ({
  ...colour,
  image: '/photographs/sedan-red.webp',
  imageSmall: '/photographs/sedan-red-small.webp',
}));

/** What the page is made of, by where it comes from, with everything the platform may send. */
const whole = {
  'car.detail': { car: wholeCar },
  'car.colours': { colours },
  'car.button': { button: data.button },
};

type From = keyof typeof whole;

function fieldsOf(from: From): [string, From, Path][] {
  return optionalFieldsOf(contract[from]).map((path) => [path.join('.'), from, path]);
}

function shown(part: Record<string, unknown>) {
  return showStep(Car, schema, {
    ...example,
    settings: { ...example?.settings, data: { ...data, ...whole['car.detail'], colours, ...part } },
  }).container;
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

test('a car of which the platform says no more than its name can be ordered', () => {
  const { modelCode, fullName } = wholeCar;

  const page = shown({ car: { modelCode, fullName }, colours: data.colours });

  expect(page).toHaveTextContent('2,800');
  expect(screen.getByRole('button', { name: '立即预订' })).toBeEnabled();
});

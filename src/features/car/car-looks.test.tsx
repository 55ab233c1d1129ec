import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CarResponse } from './car-data.ts';
import { wholeCar } from './car.fixture.ts';
import { plan } from './plans.fixture.ts';
import { showCar } from './car-page.fixture.tsx';

test("terms are sorted, and the platform's first one stays chosen", () => {
  const colours = [{ spuCode: 'red', name: '红' }];
  const data = [plan('red', 10, 36), plan('red', 10, 60), plan('red', 10, 24)];
  showCar({ colours, plans: [{ key: 'red', data }] });

  const terms = within(screen.getByRole('group', { name: '租期' })).getAllByRole('radio');
  expect(terms.map((one) => one.closest('label')?.textContent)).toEqual(['24期', '36期', '60期']);
  expect(terms[1]).toBeChecked();
});

test('a colour is shown on the drawing of the car', () => {
  showCar({ car: { ...wholeCar, car: { ...wholeCar.car, bodyType: 'mpv' } } });

  const colours = screen.getByRole('group', { name: '外观颜色' });
  expect(colours.querySelector('use')).toHaveAttribute('href', '#car-mpv');
});

test('a tag is not repeated as a highlight', () => {
  const tag = { zh: '现车', en: 'In stock' };
  const more = { zh: '后排宽裕', en: 'Room in the back' };
  showCar({
    car: { ...wholeCar, car: { ...wholeCar.car, labels: [tag] }, highlights: [tag, more] },
  });

  expect(screen.getAllByText('现车')).toHaveLength(1);
  expect(screen.getByText('后排宽裕')).toBeVisible();
});

test.each([
  ['suv', 'quarter', '#car-quarter-suv'],
  ['van', 'front', '#car-front-van'],
  ['coupe', 'rear', '#car-rear-coupe'],
  ['spaceship', 'front', '#car-neutral'],
])('a %s without photographs is drawn from the %s in its body', async (bodyType, view, drawing) => {
  const title = { zh: '外观', en: 'Outside' };
  showCar({
    car: {
      ...wholeCar,
      car: { ...wholeCar.car, bodyType },
      gallery: [{ view, title }],
    } as unknown as CarResponse,
  });

  const pictures = screen.getByRole('list', { name: '车辆图片' });
  expect(pictures.querySelector('use')).toHaveAttribute('href', drawing);
  await waitFor(() => expect(document.querySelector(drawing)).not.toBeNull());
});

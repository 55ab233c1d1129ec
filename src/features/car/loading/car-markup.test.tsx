import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wholeCar } from '../car.fixture.ts';
import { CarPrice } from '../CarPrice.tsx';
import { LanguageProvider } from '../../../ui/language.tsx';
import { carMarkup } from './car-markup.ts';

function shown(response: object): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = carMarkup(response).html;
  return place;
}

/** Words and elements, without what differs by its styles: none are there in tests. */
function partsOf(place: Element | null | undefined): string[] {
  return [...(place?.querySelectorAll('p, li') ?? [])].map(
    (one) => `${one.localName} ${one.textContent}`,
  );
}

test.each([
  ['a used one', wholeCar],
  ['a new one', { ...wholeCar, used: undefined }],
  ['without a price of its maker', { ...wholeCar, used: undefined, guidePrice: undefined }],
  ['hardly known', { fullName: '示例', modelCode: 'M1', productLineCode: '3', serviceLine: '0' }],
])('the price of a car, %s, is the same before React as with it', (_which, car) => {
  const { container } = render(
    <LanguageProvider language="zh">
      <CarPrice car={car} plan={undefined} isWaiting line="new" />
    </LanguageProvider>,
  );

  const early = shown(car).querySelector('section');
  expect(partsOf(early)).toEqual(partsOf(container.querySelector('section')));
  expect(early?.querySelectorAll('[aria-hidden]').length).toBe(1);
});

test('the first view is shown with its photograph, under the name of the car', () => {
  const { title } = carMarkup(wholeCar);
  const first = shown(wholeCar).querySelector('li img');

  expect(title).toBe(wholeCar.fullName);
  expect(first?.getAttribute('src')).toBe('/photographs/front-red.webp');
  expect(first?.getAttribute('srcset')).toContain('/photographs/front-red-small.webp');
});

test('what a response says is never markup', () => {
  const zh = '<img src=x onerror=alert(1)>';
  const place = shown({ ...wholeCar, gallery: [], description: { zh, en: zh } });

  expect(place.querySelector('img')).toBeNull();
  expect(place.textContent).toContain(zh);
});

import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { onPlatform } from '../show.fixture.tsx';
import type { Home as HomeContent, ListedCar } from './catalogue.ts';
import { FirstPart } from './home/Home.tsx';
import { homeMarkup } from './home/home-markup.ts';
import { aCar } from './list/car.fixture.ts';
import { CarCard } from './list/CarCard.tsx';
import { listMarkup } from './list/list-markup.ts';

const both = (zh: string) => ({ zh, en: zh });
const link = (id: string) => ({ id, title: both(`去 ${id}`), to: `/newCar?of=${id}&more=1` });
const home: HomeContent = {
  banners: [
    { ...link('a'), about: both('首付 "一成" 起'), bodyType: 'suv', paint: 'red' },
    { ...link('b'), about: both('<b>'), bodyType: 'sedan', paint: 'blue' },
  ],
  notices: [link('c'), link('d')],
  entries: [
    { ...link('e'), icon: 'new-car' },
    { ...link('f'), icon: 'unknown' },
  ],
  quick: [link('g')],
  brands: [],
  recommended: [],
  latest: [],
  news: [],
};
const photos = { focusImage: '/documents/a.webp', focusImageSmall: '/documents/a-small.webp' };

const environment = { siteHost: 'https://www.site.example', fileHosts: [] };

/** Without what comes later: drawings, and that a photograph is there. */
function rendered(element: ReactElement): Element {
  const { container } = render(onPlatform(element, { environment }));
  return withoutLater(container);
}

function shown(html: string): Element {
  const place = document.createElement('div');
  place.innerHTML = html;
  return withoutLater(place);
}

/** Nor with what differs by its number (ids) or by the order of attributes; no styles are there in tests. */
function withoutLater(place: Element): Element {
  for (const drawing of place.querySelectorAll('use')) drawing.remove();
  for (const svg of place.querySelectorAll('svg:empty')) svg.parentElement?.remove();
  for (const element of place.querySelectorAll('*')) {
    const kept = [...element.attributes]
      .filter(({ name }) => !/^(id|class|aria-labelledby|color|data-discover)$/.test(name))
      .toSorted((a, b) => a.name.localeCompare(b.name));
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const { name, value } of kept) element.setAttribute(name, value);
  }
  return place;
}

test('the home page shows the same before React as with it', () => {
  expect(shown(homeMarkup(home)).innerHTML).toBe(rendered(<FirstPart home={home} />).innerHTML);
});

test.each<[string, Partial<ListedCar>]>([
  ['a new one', {}],
  ['of one plan', { term: 36 }],
  ['with a photograph', photos],
  ['with labels, sold', { sold: true, labels: ['a', 'b', 'c', 'd'].map(both) }],
  ['a used one', { kind: 'used', registeredOn: '2021-04-12', mileage: 32_000 }],
  ['a used one, hardly known', { kind: 'used' }],
])('a list shows a car, %s, the same before React as with it', (_which, more) => {
  const car = aCar(more);
  const card = (
    <ul>
      <li>
        <CarCard car={car} first />
      </li>
    </ul>
  );
  expect(shown(listMarkup({ cars: [car] })).innerHTML).toBe(rendered(card).innerHTML);
});

test('what a response says is never markup', () => {
  const title = both('<img src=x onerror=alert(1)>"');
  const place = shown(homeMarkup({ ...home, quick: [{ ...link('h'), title }] }));

  expect(place.querySelector('img')).toBeNull();
  expect(place.textContent).toContain(title.zh);
});

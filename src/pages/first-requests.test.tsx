import { cleanup } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../api/contract.ts';
import type { EndpointId } from '../api/typed.ts';
import { leastAnswers } from './least-answers.fixture.ts';
import { pageAt, pageEntries } from './routes.ts';
import { showPage } from './show.fixture.tsx';
import { chooseCity } from './browsing/place/chosen-place.ts';

const firstRequest = (at: { pathname: string; search: string }) =>
  pageAt(at.pathname)?.firstRequest?.(at, sessionStorage);
const plainPages = pageEntries.filter(([, page]) => page.firstRequest).map(([path]) => path);

beforeEach(() => sessionStorage.clear());

/** The requests the page sends by itself to the endpoint with this path. */
async function requestsOf(path: string, search: string, endpointPath: string) {
  cleanup();
  const Page = await pageAt(path)?.load?.();
  if (!Page) throw new Error(`There is no page ${path}.`);
  const { call } = showPage(createElement(Page), path + search, leastAnswers as never, {
    prepare: () => undefined,
    funderName: () => ({ zh: '', en: '' }),
  });
  const at = (id: string) => contract[id as EndpointId];
  const found = () => call.mock.calls.find(([id]) => at(id).path === endpointPath);
  await vi.waitFor(() => expect(found()).toBeDefined());
  const [id = '', request] = found() ?? [];
  return { row: at(id), request };
}

test.each(plainPages)('the first requests of %s are those it then sends', async (path) => {
  for (const city of [undefined, { code: '310100', name: '上海' }]) {
    if (city) chooseCity({ ...city, province: { code: '310000', name: '上海' } });
    const search = pageAt(path)?.prerenderQuery ?? '';
    const first = firstRequest({ pathname: path, search });
    const { row, request } = await requestsOf(path, search, first?.path ?? '');

    expect(row).toMatchObject({ method: 'GET', encoding: 'query' });
    expect(row.client === 'public').toBe(first?.as === undefined);
    expect(request).toEqual(first?.request);
  }
});

test('a list filtered by its address has no first request', () => {
  const narrowed = { pathname: '/usedCar', search: '?brandId=b1' };

  expect(firstRequest(narrowed)).toBeUndefined();
  expect(firstRequest({ pathname: '/orderList', search: '?state=toPay' })).toBeUndefined();
});

test.each(['{', '{"city":7}', '{"city":{"code":null}}', 'null'])(
  'an unreadable place (%s) is the first city',
  (stored) => {
    sessionStorage.setItem('chosen_place', stored);

    expect(firstRequest({ pathname: '/testIndex', search: '' })?.request).toMatchObject({
      cityCode: '110100',
    });
  },
);

test.each([
  ['/orderList', '', 'order.list', 'orders'],
  ['/orderDetail', '?orderNo=HC1', 'order.detail', undefined],
] as const)('%s%s begins to load the photograph that it shows', async (path, search, id, list) => {
  const photographed = { focusImage: '/car.webp', focusImageSmall: '/car-small.webp' };
  const least = leastAnswers[id] as Record<string, object | readonly object[]>;
  const [first] = list ? (least[list] as readonly object[]) : [least];
  const withPhoto = { ...first, ...photographed };
  const response = list ? { ...least, [list]: [withPhoto] } : withPhoto;
  cleanup();

  const photo = firstRequest({ pathname: path, search })?.photo?.(response);

  const Page = await pageAt(path)?.load?.();
  if (!Page) throw new Error(`There is no page ${path}.`);
  const answers = { ...leastAnswers, [id]: response } as never;
  showPage(createElement(Page), path + search, answers, {
    prepare: () => undefined,
    funderName: () => ({ zh: '', en: '' }),
  });
  const image = await vi.waitFor(() => {
    const element = document.querySelector('img');
    if (!element) throw new Error('No photograph is shown.');
    return element;
  });
  expect(image.getAttribute('srcset')).toBe(`${photo?.small} 360w, ${photo?.url} 720w`);
  expect(image.getAttribute('sizes')).toBe(photo?.sizes);
});

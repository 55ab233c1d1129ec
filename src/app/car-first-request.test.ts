// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { chooseCity, readPlace, writePlace } from '../pages/browsing/place/chosen-place.ts';
import type { FirstRequest } from '../pages/page.ts';
import { carFirstRequest } from './car-first-request.ts';

const beijing = { code: 'S1', cityCode: '110100' };
const daxing = { code: 'S2', cityCode: '110101' };

beforeEach(() => sessionStorage.clear());

const firstRequest = (search: string, pathname = '/carDetail') =>
  carFirstRequest({ pathname, search }, sessionStorage);
const carAfter = (first: FirstRequest | undefined, storeList: unknown) =>
  first?.next?.({ storeList })?.request;

test('the car is requested for the first store, or for the one in the address', () => {
  const stores = [beijing, daxing];

  expect(firstRequest('?carId=N1&cityspell=beijing')?.request).toEqual({ cityspell: 'beijing' });
  expect(carAfter(firstRequest('?carId=N1&cityspell=beijing'), stores)).toEqual({
    carId: 'N1',
    cityCode: '110100',
  });
  expect(carAfter(firstRequest('?carId=N1&cityspell=beijing&storeCode=S2'), stores)).toEqual({
    carId: 'N1',
    cityCode: '110101',
  });
  expect(carAfter(firstRequest('?carId=N1&cityspell=beijing'), [])).toBeUndefined();
});

test('a chosen store is used in the requests of its kind of cars', () => {
  chooseCity({ code: '310100', name: '上海', province: { code: '310000', name: '上海' } });
  const store = { code: 'S9', name: '浦东店', id: '9' };
  writePlace({ ...readPlace(), store });

  const first = firstRequest('?carId=N1');

  expect(first).toMatchObject({ request: { carId: 'N1', cityCode: '310100' } });
  expect(firstRequest('?carId=N1', '/newUsedCar')).toBeUndefined();
});

test('without a city the phone is located first', () => {
  expect(firstRequest('?carId=N1')).toBeUndefined();
  expect(firstRequest('?cityspell=beijing')).toBeUndefined();
});

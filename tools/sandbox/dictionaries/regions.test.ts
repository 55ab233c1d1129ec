import { expect, test } from 'vitest';
import { cities } from '../catalogue/cities.ts';
import { citiesOf, districtsOf, provinces, regionIn } from './regions.ts';

const han = /\p{Script=Han}/u;

test('every province and city has a name in letters', () => {
  const named = provinces('en').flatMap(({ code, name }) => [
    name,
    ...citiesOf(code, 'en').map((city) => city.name),
  ]);

  expect(named.length).toBeGreaterThan(380);
  expect(named.filter((name) => han.test(name) || name === '')).toEqual([]);
});

test('every district of a city with a store has one, too', () => {
  const named = cities.flatMap(({ code }) => districtsOf(code, 'en').map(({ name }) => name));

  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((name) => han.test(name) || name === '')).toEqual([]);
});

test('a district is listed once, not by a zone for parcels as well', () => {
  const names = districtsOf('320500', 'zh').map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining(['虎丘区', '苏州工业园区', '常熟市']));
  expect(names).not.toEqual(expect.arrayContaining(['工业园区']));
  expect(names).not.toEqual(expect.arrayContaining(['高新区']));
});

test('a region without one keeps its Chinese name', () => {
  expect(regionIn('en', '210302', '')).toBe('铁东区');
  expect(regionIn('en', '999999', '别处')).toBe('别处');
  expect(regionIn('zh', '320500', '')).toBe('苏州市');
});

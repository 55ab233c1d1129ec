import { expect, test } from 'vitest';
import { readLabOptions } from './lab-options.ts';

test('everything is measured nine times by default', () => {
  const { runs, pages, profiles } = readLabOptions({});

  expect(runs).toBe(9);
  expect(pages).toContain('car detail');
  expect(profiles).toHaveLength(2);
});

test('pages are named one by one or with commas, a profile by its beginning', () => {
  const options = readLabOptions({
    pages: ['home, login', 'flow step'],
    profile: '1.6',
    runs: '3',
  });

  expect(options.pages).toEqual(['home', 'login', 'flow step']);
  expect(options.profiles.map(({ name }) => name)).toEqual(['1.6 Mbit, 150 ms']);
});

test.each([
  [{ pages: ['hom'] }, 'no page "hom". The pages are home, car list, car detail'],
  [{ profile: '3G' }, 'no profile "3G". The profiles are "1.6 Mbit, 150 ms"'],
  [{ runs: 'abc' }, '--runs abc is no number of runs'],
  [{ runs: '0' }, '--runs 0 is no number of runs'],
])('%j is refused with the possible values', (written, words) => {
  expect(() => readLabOptions(written)).toThrow(words);
});

import { beforeEach, expect, test } from 'vitest';
import type { FirstRequest } from '../pages/page.ts';
import { keepLastResponse, lastResponse } from './last-response.ts';

const request: FirstRequest = { path: '/home/content', request: { cityCode: '110100' } };

beforeEach(() => localStorage.clear());

test('what a page showed is there for the same request of the same page', () => {
  keepLastResponse('/testIndex', request, { banners: ['春'] });

  expect(lastResponse('/testIndex', request)).toEqual({ banners: ['春'] });
});

test.each<[string, string, FirstRequest]>([
  ['another page', '/newIndex', request],
  ['another city', '/testIndex', { ...request, request: { cityCode: '310100' } }],
])('for %s it is not', (_which, path, other) => {
  keepLastResponse('/testIndex', request, { banners: [] });

  expect(lastResponse(path, other)).toBeUndefined();
});

test('what cannot be read is as if there was nothing', () => {
  localStorage.setItem('last_response:/testIndex', '{');

  expect(lastResponse('/testIndex', request)).toBeUndefined();
});

import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CallResult } from '../../../model/effects.ts';
import { resetQueries } from '../../endpoint-queries.tsx';
import { onPlatform } from '../../show.fixture.tsx';
import { readList } from '../list/list-query.ts';
import { nearbyKeywords } from '../search/search-word.ts';
import { SearchList } from '../search/SearchList.tsx';

test.each([
  ['晨曜，启程', '晨曜 启程'],
  ['晨曜、启程（电动）', '晨曜 启程 电动'],
  ['Ａ５　１．５Ｔ', 'A5 1.5T'],
  ['🚗启程❤️', '启程'],
])('the search for %s is normalized to %s', (typed, word) => {
  expect(readList(`?keyword=${encodeURIComponent(typed)}`).filters.keyword).toBe(word);
});

test('a search without results is repeated by its parts, then by its beginning', () => {
  expect(nearbyKeywords('晨曜 启程号')).toEqual(['启程号', '晨曜', '晨']);
  expect(nearbyKeywords('晨')).toEqual([]);
});

const none = {
  cars: [],
  total: 0,
  counts: { new: 0, used: 0, 'lease-back': 0, 'direct-lease': 0 },
};
const both = (zh: string) => ({ zh, en: zh });
const car = {
  carId: 'N1',
  kind: 'new',
  brand: both('晨曜'),
  series: both('启程'),
  name: both('款'),
};
const more = { labels: [], firstPayment: 1, monthRent: 1, guidePrice: 1, bodyType: 'suv' };

test.each([
  ['晨曜', '您是不是想找“晨曜”'],
  [undefined, '看看这些车'],
])('without a result cars near to it are offered: %s', async (matching, heading) => {
  resetQueries();
  window.history.replaceState(null, '', `/searchList?keyword=${encodeURIComponent('晨曜 飞船')}`);
  const call = vi.fn<(endpoint: string, request: Record<string, string>) => Promise<CallResult>>(
    (_endpoint, { keyword }) => {
      const some = { ...none, cars: [{ ...car, ...more }], total: 1 };
      const response = keyword === matching ? some : none;
      return Promise.resolve({ type: 'ok', result: { code: '00000', msg: '', ...response } });
    },
  );
  render(onPlatform(<SearchList />, { call }));

  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: /启程/ })).toBeVisible();
});

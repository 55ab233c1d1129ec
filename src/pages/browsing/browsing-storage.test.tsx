import { beforeEach, describe, expect, test } from 'vitest';
import { chooseCity, cityName, readPlace, writePlace } from './place/chosen-place.ts';
import { placeOf } from './place/store-levels.ts';
import { clearHistory, historyKey, saveSearch, readHistory } from './search/search-history.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the history of searches', () => {
  test('keeps the latest ten, each once, the latest first', () => {
    for (let at = 1; at <= 12; at += 1) saveSearch(`词${at}`);
    saveSearch(' 词5 ');

    expect(readHistory()).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((at) => `词${at}`));
  });

  test('forgets all when it is cleared, and does not keep nothing', () => {
    saveSearch('汉');
    saveSearch('   ');

    expect(readHistory()).toEqual(['汉']);
    expect(clearHistory()).toEqual([]);
    expect(readHistory()).toEqual([]);
  });

  test.each(['{', '{"a":1}', '[1,null,""]'])('is empty where it cannot be read: %s', (stored) => {
    localStorage.setItem(historyKey, stored);

    expect(readHistory()).toEqual([]);
  });
});

describe('the chosen place', () => {
  const beijing = { code: '110100', name: '北京', en: 'Beijing', spell: 'beijing' };
  const north = { code: '110000', name: '北京' };
  const store = { id: '7', code: 'S7', name: '朝阳店', address: '朝阳路 1 号' };

  test('is read back as chosen, separately for new and used cars', () => {
    writePlace({ province: north, city: beijing, store });

    expect(readPlace()).toEqual({ province: north, city: beijing, store });
    expect(readPlace('used')).toEqual({});
    expect(cityName(readPlace(), 'en')).toBe('Beijing');
    expect(cityName(readPlace(), 'zh')).toBe('北京');
  });

  test('loses its store with another city and keeps it with the same', () => {
    writePlace({ province: north, city: beijing, store });

    chooseCity({ ...beijing, province: north });
    expect(readPlace().store).toEqual(store);

    chooseCity({ code: '310100', name: '上海', province: { code: '310000', name: '上海' } });
    expect(readPlace()).toEqual({
      province: { code: '310000', name: '上海' },
      city: { code: '310100', name: '上海' },
    });
  });

  test('a store in another city brings that city with its spelling', () => {
    const levels = [
      { value: '320000', label: '江苏' },
      { value: '320500', label: '苏州' },
    ];
    const cities = [{ code: '320500', name: { en: 'Suzhou' }, spell: 'suzhou' }];

    expect(placeOf(levels, { city: beijing }, cities)).toEqual({
      province: { code: '320000', name: '江苏' },
      city: { code: '320500', name: '苏州', en: 'Suzhou', spell: 'suzhou' },
    });
    expect(
      placeOf(
        [
          { value: '110000', label: '北京' },
          { value: '110100', label: '北京' },
        ],
        { city: beijing },
        [],
      ).city,
    ).toEqual(beijing);
  });

  test.each(['{', '[]', '{"city":{"code":1}}', 'null'])(
    'is nothing where it cannot be read: %s',
    (stored) => {
      sessionStorage.setItem('chosen_place', stored);

      expect(readPlace()).toEqual({});
    },
  );
});

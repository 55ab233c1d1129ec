import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';
import type { HandlerResponse } from '../platform/handler.ts';

const sandbox = sandboxAt(() => Date.parse('2026-03-10T02:00:00Z'));

type Car = HandlerResponse<'catalogue.cars'>['cars'][number];
const largest = 100;

/** Every page of a list, one after the other. */
async function allCars(filters: Record<string, string>): Promise<Car[]> {
  const collected: Car[] = [];
  for (let page = 1; ; page += 1) {
    const request = { ...filters, page: String(page), size: String(largest) };
    const { cars, more, total } = await sandbox.dataOf('catalogue.cars', request);
    collected.push(...cars);
    if (more) continue;
    expect(collected).toHaveLength(total);
    return collected;
  }
}

describe('the catalogue', () => {
  it('has at least 40 brands, each under its letter, and 300 new and 300 used cars', async () => {
    const { letters, total, hot } = await sandbox.dataOf('catalogue.brands');
    const { counts } = await sandbox.dataOf('catalogue.cars');
    const brands = letters.flatMap(({ letter, brands: own }) => own.map((one) => [letter, one]));

    expect(total).toBeGreaterThanOrEqual(40);
    expect(brands).toHaveLength(total);
    expect(
      brands.filter(([letter, one]) => typeof one === 'string' || one?.letter !== letter),
    ).toEqual([]);
    expect(letters.map(({ letter }) => letter)).toEqual(
      letters.map(({ letter }) => letter).toSorted(),
    );
    expect(hot.length).toBeGreaterThan(5);
    expect(counts.new).toBeGreaterThanOrEqual(300);
    expect(counts.used).toBeGreaterThanOrEqual(300);
  });

  it('shows ten cars per page, and every car once', async () => {
    const first = await sandbox.dataOf('catalogue.cars', { kind: 'new' });
    const cars = await allCars({ kind: 'new' });

    expect(first).toMatchObject({ page: 1, size: 10, more: true });
    expect(first.cars).toHaveLength(10);
    expect(new Set(cars.map(({ carId }) => carId)).size).toBe(cars.length);
    expect(first.cars.map(({ carId }) => carId)).toEqual(
      cars.slice(0, 10).map(({ carId }) => carId),
    );
  });

  it('leads from a brand to its series and models, and to their cars', async () => {
    const { letters } = await sandbox.dataOf('catalogue.brands', { kind: 'new' });
    const brand = letters[0]?.brands[0];
    const { series } = await sandbox.dataOf('catalogue.series', { brandId: brand?.brandId ?? '' });
    const { models } = await sandbox.dataOf('catalogue.models', {
      seriesId: series[0]?.seriesId ?? '',
    });
    const cars = await allCars({ kind: 'new', seriesId: series[0]?.seriesId ?? '' });

    expect(models.map(({ carId }) => carId).toSorted()).toEqual(
      cars.map(({ carId }) => carId).toSorted(),
    );
    expect(cars.every(({ brandId }) => brandId === brand?.brandId)).toBe(true);
  });

  it.each([
    [{ bodyType: 'suv,mpv' }, ({ bodyType }: Car) => ['suv', 'mpv'].includes(bodyType)],
    [{ energy: 'electric' }, ({ energy }: Car) => energy === 'electric'],
    [
      { gearbox: 'manual', kind: 'used' },
      ({ gearbox, kind }: Car) => gearbox === 'manual' && kind === 'used',
    ],
    [
      { priceFrom: '8000000', priceTo: '10000000' },
      ({ price }: Car) => price >= 80_000_00 && price <= 100_000_00,
    ],
    [{ firstPaymentTo: '1000000' }, ({ firstPayment }: Car) => firstPayment <= 10_000_00],
    [{ monthRentFrom: '200000' }, ({ monthRent }: Car) => monthRent >= 2_000_00],
    [{ mileageTo: '30000' }, ({ mileage = Infinity }: Car) => mileage <= 30_000],
    [{ ageTo: '3' }, ({ registeredOn = '' }: Car) => registeredOn >= '2023-03'],
    [{ kind: 'used', cityCode: '110100' }, ({ cityCode }: Car) => cityCode === '110100'],
    [{ label: 'one-owner' }, ({ labels }: Car) => labels.some(({ zh }) => zh === '一手车')],
  ])('lists exactly the cars that match %j', async (filters, fits) => {
    const all = await allCars('kind' in filters ? { kind: 'used' } : {});
    const matches = await allCars(filters);

    expect(matches.length).toBeGreaterThan(0);
    expect(matches.map(({ carId }) => carId).toSorted()).toEqual(
      all
        .filter(fits)
        .map(({ carId }) => carId)
        .toSorted(),
    );
  });

  it.each([
    ['price-up', ({ price }: Car) => price],
    ['price-down', ({ price }: Car) => -price],
    ['first-up', ({ firstPayment }: Car) => firstPayment],
    ['rent-up', ({ monthRent }: Car) => monthRent],
    ['mileage-up', ({ mileage = 0 }: Car) => mileage],
    ['age-up', ({ registeredOn = '' }: Car) => -Date.parse(registeredOn)],
  ])('sorts by %s, with sold cars at the end', async (sort, by) => {
    const cars = await allCars({ kind: 'used', sort });
    const open = cars.filter(({ sold }) => !sold).map(by);

    expect(open).toEqual(open.toSorted((a, b) => a - b));
    expect(cars.findIndex(({ sold }) => sold)).toBe(open.length);
    expect(cars.at(-1)?.sold).toBe(true);
  });

  it('shows beside every choice how many cars it leaves', async () => {
    const filters = { kind: 'used', bodyType: 'suv' };
    const { groups, total } = await sandbox.dataOf('catalogue.filters', filters);
    const energy = groups.find(({ id }) => id === 'energy')?.options ?? [];
    const prices = groups.find(({ id }) => id === 'price')?.options ?? [];
    const [from = '', to = ''] = (prices[1]?.value ?? '').split('-');

    expect(await allCars(filters)).toHaveLength(total);
    for (const { value, count } of energy)
      expect(await allCars({ ...filters, energy: value })).toHaveLength(count);
    expect(await allCars({ ...filters, priceFrom: from, priceTo: to })).toHaveLength(
      prices[1]?.count ?? -1,
    );
    expect(groups.find(({ id }) => id === 'bodyType')?.options.length).toBeGreaterThan(3);
  });

  it('finds a car by its brand and series in both languages, and suggests while typing', async () => {
    const zh = await allCars({ keyword: '海岚 海风' });
    const en = await allCars({ keyword: 'hailan haifeng' });
    const { suggestions } = await sandbox.dataOf('catalogue.suggest', { keyword: '海' });
    const { words } = await sandbox.dataOf('catalogue.hot-words');

    expect(zh.length).toBeGreaterThan(0);
    expect(en).toEqual(zh);
    expect(suggestions[0]).toMatchObject({ type: 'brand', text: { zh: '海岚', en: 'Hailan' } });
    for (const { zh: keyword } of words)
      expect({
        keyword,
        cars: (await sandbox.dataOf('catalogue.cars', { keyword })).total,
      }).not.toEqual({ keyword, cars: 0 });
  });

  it('responds to invalid filters with an empty list or the first page', async () => {
    const nothing = await sandbox.dataOf('catalogue.cars', { keyword: '没有这样的车' });
    const odd = await sandbox.dataOf('catalogue.cars', { page: '-3', size: 'many', priceTo: 'x' });

    expect(nothing).toMatchObject({ cars: [], total: 0, more: false });
    expect(odd).toMatchObject({ page: 1, size: 10 });
    expect((await sandbox.refusalOf('catalogue.series', { brandId: 'B999' })).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('home pages, cities and news', () => {
  it('has three different home pages', async () => {
    const homes = ['general', 'product', 'new-car'] as const;
    const shown = await Promise.all(
      homes.map((home) => sandbox.dataOf('home.content', { home, cityCode: '110100' })),
    );

    expect(new Set(shown.map(({ recommended }) => JSON.stringify(recommended))).size).toBe(3);
    for (const { banners, entries, brands, latest, recommended } of shown) {
      for (const part of [banners, entries, brands, latest, recommended])
        expect(part.length).toBeGreaterThan(2);
    }
    expect(shown[2]?.recommended.every(({ kind }) => kind === 'new')).toBe(true);
  });

  it('has at least 30 cities by letter, and knows the one next to a place', async () => {
    const { letters, total } = await sandbox.dataOf('city.list');
    const near = await sandbox.dataOf('city.locate', { latitude: '31.2', longitude: '121.5' });
    const ocean = await sandbox.refusalOf('city.locate', { latitude: '0', longitude: '-140' });
    const cities = letters.flatMap(({ cities: own }) => own);

    expect(total).toBeGreaterThanOrEqual(30);
    expect(new Set(cities.map(({ spell }) => spell)).size).toBe(total);
    expect(cities.every(({ spell, letter }) => spell.startsWith(letter.toLowerCase()))).toBe(true);
    expect(near.city.spell).toBe('shanghai');
    expect(ocean.code).toBe('NO_CITY_NEAR');
  });

  it('has news to open and questions that are answered', async () => {
    const { news } = await sandbox.dataOf('news.list', { size: '50' });
    const first = await sandbox.dataOf('news.article', { newsId: news[0]?.newsId ?? '' });
    const { groups } = await sandbox.dataOf('question.list');

    expect(news.length).toBeGreaterThanOrEqual(12);
    expect(news.map(({ publishedOn }) => publishedOn)).toEqual(
      news
        .map(({ publishedOn }) => publishedOn)
        .toSorted()
        .toReversed(),
    );
    expect(first.paragraphs.length).toBeGreaterThan(1);
    expect(
      groups.flatMap(({ questions }) => questions).every(({ answer }) => answer.zh && answer.en),
    ).toBeTruthy();
  });
});

import { describe, expect, it } from 'vitest';
import { refused, sandboxAt, told } from './asking-in-tests.ts';
import type { ResponseOf } from './handler.ts';

const sandbox = sandboxAt(() => Date.parse('2026-03-10T02:00:00Z'));

type Car = ResponseOf<'catalogue.cars'>['cars'][number];
const largest = 100;

/** Every page of a list, one after the other. */
async function allCars(wish: Record<string, string>): Promise<Car[]> {
  const found: Car[] = [];
  for (let page = 1; ; page += 1) {
    const request = { ...wish, page: String(page), size: String(largest) };
    const { cars, more, total } = await told(sandbox, 'catalogue.cars', request);
    found.push(...cars);
    if (more) continue;
    expect(found).toHaveLength(total);
    return found;
  }
}

describe('the catalogue', () => {
  it('has at least 40 brands, each under a letter of its own, and 300 new and 300 used cars', async () => {
    const { letters, total, hot } = await told(sandbox, 'catalogue.brands');
    const { counts } = await told(sandbox, 'catalogue.cars');
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

  it('shows ten cars to a page and comes to every car once', async () => {
    const first = await told(sandbox, 'catalogue.cars', { kind: 'new' });
    const cars = await allCars({ kind: 'new' });

    expect(first).toMatchObject({ page: 1, size: 10, more: true });
    expect(first.cars).toHaveLength(10);
    expect(new Set(cars.map(({ carId }) => carId)).size).toBe(cars.length);
    expect(first.cars.map(({ carId }) => carId)).toEqual(
      cars.slice(0, 10).map(({ carId }) => carId),
    );
  });

  it('leads from a brand to its series and models, and to their cars', async () => {
    const { letters } = await told(sandbox, 'catalogue.brands', { kind: 'new' });
    const brand = letters[0]?.brands[0];
    const { series } = await told(sandbox, 'catalogue.series', { brandId: brand?.brandId ?? '' });
    const { models } = await told(sandbox, 'catalogue.models', {
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
  ])('keeps only what fits %j, and all of it', async (wish, fits) => {
    const all = await allCars('kind' in wish ? { kind: 'used' } : {});
    const found = await allCars(wish);

    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ carId }) => carId).toSorted()).toEqual(
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
  ])('sorts by %s, with what was sold at the end', async (sort, by) => {
    const cars = await allCars({ kind: 'used', sort });
    const open = cars.filter(({ sold }) => !sold).map(by);

    expect(open).toEqual(open.toSorted((a, b) => a - b));
    expect(cars.findIndex(({ sold }) => sold)).toBe(open.length);
    expect(cars.at(-1)?.sold).toBe(true);
  });

  it('says beside every choice how many cars it leaves', async () => {
    const wish = { kind: 'used', bodyType: 'suv' };
    const { groups, total } = await told(sandbox, 'catalogue.filters', wish);
    const energy = groups.find(({ id }) => id === 'energy')?.options ?? [];
    const prices = groups.find(({ id }) => id === 'price')?.options ?? [];
    const [from = '', to = ''] = (prices[1]?.value ?? '').split('-');

    expect(await allCars(wish)).toHaveLength(total);
    for (const { value, count } of energy)
      expect(await allCars({ ...wish, energy: value })).toHaveLength(count);
    expect(await allCars({ ...wish, priceFrom: from, priceTo: to })).toHaveLength(
      prices[1]?.count ?? -1,
    );
    expect(groups.find(({ id }) => id === 'bodyType')?.options.length).toBeGreaterThan(3);
  });

  it('finds a car by its brand and series in both languages, and suggests while somebody types', async () => {
    const zh = await allCars({ keyword: '海岚 海风' });
    const en = await allCars({ keyword: 'hailan haifeng' });
    const { suggestions } = await told(sandbox, 'catalogue.suggest', { keyword: '海' });
    const { words } = await told(sandbox, 'catalogue.hot-words');

    expect(zh.length).toBeGreaterThan(0);
    expect(en).toEqual(zh);
    expect(suggestions[0]).toMatchObject({ type: 'brand', text: { zh: '海岚', en: 'Hailan' } });
    for (const { zh: keyword } of words)
      expect({
        keyword,
        cars: (await told(sandbox, 'catalogue.cars', { keyword })).total,
      }).not.toEqual({ keyword, cars: 0 });
  });

  it('answers nonsense with an empty list or the first page', async () => {
    const nothing = await told(sandbox, 'catalogue.cars', { keyword: '没有这样的车' });
    const odd = await told(sandbox, 'catalogue.cars', { page: '-3', size: 'many', priceTo: 'x' });

    expect(nothing).toMatchObject({ cars: [], total: 0, more: false });
    expect(odd).toMatchObject({ page: 1, size: 10 });
    expect((await refused(sandbox, 'catalogue.series', { brandId: 'B999' })).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('homes, cities and what there is to read', () => {
  it('shows three homes that differ', async () => {
    const homes = ['general', 'product', 'new-car'] as const;
    const shown = await Promise.all(
      homes.map((home) => told(sandbox, 'home.content', { home, cityCode: '110100' })),
    );

    expect(new Set(shown.map(({ recommended }) => JSON.stringify(recommended))).size).toBe(3);
    for (const { banners, entries, brands, latest, recommended } of shown) {
      for (const part of [banners, entries, brands, latest, recommended])
        expect(part.length).toBeGreaterThan(2);
    }
    expect(shown[2]?.recommended.every(({ kind }) => kind === 'new')).toBe(true);
  });

  it('has at least 30 cities by letter, and knows the one next to a place', async () => {
    const { letters, total } = await told(sandbox, 'city.list');
    const near = await told(sandbox, 'city.locate', { latitude: '31.2', longitude: '121.5' });
    const ocean = await refused(sandbox, 'city.locate', { latitude: '0', longitude: '-140' });
    const cities = letters.flatMap(({ cities: own }) => own);

    expect(total).toBeGreaterThanOrEqual(30);
    expect(new Set(cities.map(({ spell }) => spell)).size).toBe(total);
    expect(cities.every(({ spell, letter }) => spell.startsWith(letter.toLowerCase()))).toBe(true);
    expect(near.city.spell).toBe('shanghai');
    expect(ocean.code).toBe('NO_CITY_NEAR');
  });

  it('has news to open and questions that are answered', async () => {
    const { news } = await told(sandbox, 'news.list', { size: '50' });
    const first = await told(sandbox, 'news.article', { newsId: news[0]?.newsId ?? '' });
    const { groups } = await told(sandbox, 'question.list');

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

describe('a car and its stores', () => {
  it('reaches at least 60 stores in 30 cities by province, city and store', async () => {
    const reached: string[] = [];
    const cities: string[] = [];
    for (const province of await told(sandbox, 'store.provinces')) {
      for (const city of await told(sandbox, 'store.cities', { provinceCode: province.code })) {
        const stores = await told(sandbox, 'store.of-city', { cityCode: city.code });
        cities.push(city.code);
        reached.push(...stores.map(({ code = '' }) => code));
      }
    }
    const { storeList } = await told(sandbox, 'car.stores', { cityspell: 'beijing' });

    expect(cities.length).toBeGreaterThanOrEqual(30);
    expect(new Set(reached).size).toBeGreaterThanOrEqual(60);
    expect(reached.toSorted()).toEqual(storeList.map(({ code }) => code).toSorted());
  });

  it('names the stores of the city first, the nearest before the others', async () => {
    const { storeList } = await told(sandbox, 'car.stores', {
      cityspell: 'shanghai',
      latitude: 31.27,
      longitude: 121.27,
    });
    const here = storeList.filter(({ city }) => city === '上海');

    expect(storeList.slice(0, here.length)).toEqual(here);
    expect(here.map(({ distance = 0 }) => distance)).toEqual(
      here.map(({ distance = 0 }) => distance).toSorted((a, b) => a - b),
    );
  });

  it('speaks the language of the customer', async () => {
    const request = { carId: 'N10011', cityCode: '110100' };
    const zh = await told(sandbox, 'car.detail', request);
    const en = await told(sandbox, 'car.detail', request, { lang: 'en' });

    expect(zh.fullName).toMatch(/[一-龥]/);
    expect(en.fullName).toMatch(/^[\w\s.,-]+$/);
  });

  it.each(['N10011', 'U20003', 'B30001', 'Z40001'])('shows all of %s', async (carId) => {
    const detail = await told(sandbox, 'car.detail', { carId, cityCode: '110100' });

    expect(detail.car?.carId).toBe(carId);
    expect(detail.parameters?.length).toBeGreaterThan(3);
    expect(detail.similar?.length).toBeGreaterThan(1);
    expect(Boolean(detail.used)).toBe(carId.startsWith('U'));
  });

  it('masks the number of a used car, and has its photographs and report', async () => {
    const { used } = await told(sandbox, 'car.detail', { carId: 'U20003', cityCode: '' });
    const { categories } = await told(sandbox, 'used-car.photos', { carId: 'U20003' });
    const { url, points, findings, parts } = await told(sandbox, 'used-car.report', {
      carId: 'U20003',
    });
    const photos = categories.flatMap((category) => category.photos);
    const pdf = await fetch(sandbox.url + url);

    expect(used?.maskedVin).toMatch(/^LHC\*{10}\d{4}$/);
    for (const photo of photos)
      expect((await fetch(sandbox.url + photo.url)).headers.get('content-type')).toContain('svg');
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
    expect(parts.reduce((sum, part) => sum + part.findings, 0)).toBe(findings);
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('has no colour of one car, no plan of another, and says when a car is gone', async () => {
    const there = { provinceCode: '110000', cityCode: '110100' };
    const colourless = await told(sandbox, 'car.detail', { carId: 'N10009', cityCode: '110100' });
    const planless = await told(sandbox, 'car.detail', { carId: 'N10010', cityCode: '110100' });
    const spuCode = `${planless.modelCode}-white`;

    expect(
      await told(sandbox, 'car.colours', { ...there, modelCode: colourless.modelCode }),
    ).toEqual([]);
    expect(await told(sandbox, 'car.plans', { ...there, spuCode })).toEqual([]);
    expect((await refused(sandbox, 'car.detail', { carId: 'N1', cityCode: '' })).code).toBe(
      'CAR_NOT_FOUND',
    );
  });
});

describe('plans', () => {
  const there = { provinceCode: '110000', cityCode: '110100' };

  it('come to the price: what is paid down and what is financed; the rents and the last payment pay it off', async () => {
    for (const carId of ['N10011', 'N10060', 'U20003', 'Z40001', 'B30001']) {
      const { modelCode } = await told(sandbox, 'car.detail', { carId, cityCode: '110100' });
      const colours = await told(sandbox, 'car.colours', { ...there, modelCode });
      const plans = await told(sandbox, 'car.plans', {
        ...there,
        spuCode: colours[0]?.spuCode ?? '',
      });
      const [price] = plans.map(({ downPayment, invest }) =>
        Math.round((downPayment + invest) * 100),
      );

      expect(plans.length).toBeGreaterThan(2);
      for (const plan of plans) {
        const { downPayment, invest, monthPayment, repaymentPeriod, finalPayment, downPayRate } =
          plan;
        const paid = monthPayment * repaymentPeriod + finalPayment;
        expect(Math.round((downPayment + invest) * 100)).toBe(price);
        expect(Math.round(downPayment * 100)).toBe(Math.round(((price ?? 0) * downPayRate) / 100));
        expect(paid).toBeGreaterThan(invest);
        expect(paid).toBeLessThan(invest * 1.6);
      }
    }
  });

  it('differ by colour and place, and are not sorted', async () => {
    const { modelCode } = await told(sandbox, 'car.detail', {
      carId: 'N10011',
      cityCode: '110100',
    });
    const colours = await told(sandbox, 'car.colours', { ...there, modelCode });
    const of = async (spuCode = '', place = there) =>
      (await told(sandbox, 'car.plans', { ...place, spuCode })).map(
        ({ downPayRate, invest, repaymentPeriod }) => ({
          downPayRate,
          invest,
          repaymentPeriod,
        }),
      );
    const dear = await of(
      colours.find(({ paint }) => paint === 'red' || paint === 'gold' || paint === 'orange')
        ?.spuCode,
    );
    const plain = await of(colours.find(({ paint }) => paint === 'white')?.spuCode);
    const small = await of(colours.find(({ paint }) => paint === 'white')?.spuCode, {
      provinceCode: '460000',
      cityCode: '460100',
    });
    const rates = plain.map(({ downPayRate }) => downPayRate);

    expect(dear).not.toEqual(plain);
    expect(small.length).toBeLessThan(plain.length);
    expect(rates).not.toEqual(rates.toSorted((a, b) => a - b));
    expect(new Set(plain.map(({ repaymentPeriod }) => repaymentPeriod))).toEqual(
      new Set([24, 36, 48, 60]),
    );
  });

  it('are checked: up to 30 more per cent is allowed, less than the plan begins with, or little for 60 periods, wants an evaluation', async () => {
    const store = { carCode: 'N10011', province: '110000', storeCode: 'D11011' };
    const { financialPlanList } = await told(sandbox, 'plan.list', store);
    const [plan] = financialPlanList;
    const check = (increaseStartPercent: string, schemeCode = plan?.schemeCode, leaseTerm = '48') =>
      told(sandbox, 'plan.check', {
        ...store,
        businessType: plan?.businessType,
        schemeCode,
        leaseTerm,
        increaseStartPercent,
      });
    const tenth = financialPlanList.find(({ initStartPercent }) => initStartPercent === 10);
    const more = await check('10');

    expect(more.checkResult).toEqual({ result: true, code: '0' });
    expect(more.financialPlanList[0]).toMatchObject({
      leaseTerm: '48',
      startPercent: (plan?.initStartPercent ?? 0) + 10,
    });
    expect((await check('-5')).checkResult).toEqual({ result: false, code: '3' });
    expect((await check('35')).checkResult).toEqual({ result: false, code: '1' });
    expect((await check('0', tenth?.schemeCode, '60')).checkResult).toEqual({
      result: false,
      code: '3',
    });
    expect((await check('10', tenth?.schemeCode, '60')).checkResult).toMatchObject({
      result: true,
    });
    expect(more.percentList?.map(({ value }) => value)).toEqual(['0', '5', '10', '15', '20']);
    expect(
      new Set(financialPlanList.map(({ schemeCode, leaseTerm }) => schemeCode + leaseTerm)).size,
    ).toBe(financialPlanList.length);
  });

  it('can be raised by 0, 5, 10, 15 and 20 per cent, and the letter to agree to can be read', async () => {
    const increments = await told(sandbox, 'parameter.list', { paraCategory: 'percent_code' });
    const [contract] = await told(sandbox, 'parameter.by-code', { paraCode: 'contract_detail' });
    const file = await fetch(
      `${sandbox.url}/api/file/getFileByUrl?url=${encodeURIComponent(contract?.value ?? '')}`,
    );

    expect(increments.map(({ value }) => value)).toEqual(['0', '5', '10', '15', '20']);
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
  });
});

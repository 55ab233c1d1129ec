import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';

const sandbox = sandboxAt(() => Date.parse('2026-03-10T02:00:00Z'));

describe('a car and its stores', () => {
  it('reaches at least 60 stores in 30 cities by province, city and store', async () => {
    const reached: string[] = [];
    const cities: string[] = [];
    for (const province of await sandbox.dataOf('store.provinces')) {
      for (const city of await sandbox.dataOf('store.cities', { provinceCode: province.code })) {
        const stores = await sandbox.dataOf('store.of-city', { cityCode: city.code });
        cities.push(city.code);
        reached.push(...stores.map(({ code = '' }) => code));
      }
    }
    const { storeList } = await sandbox.dataOf('car.stores', { cityspell: 'beijing' });

    expect(cities.length).toBeGreaterThanOrEqual(30);
    expect(new Set(reached).size).toBeGreaterThanOrEqual(60);
    expect(reached.toSorted()).toEqual(storeList.map(({ code }) => code).toSorted());
  });

  it('names the stores of the city first, the nearest before the others', async () => {
    const { storeList } = await sandbox.dataOf('car.stores', {
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

  it("responds in the customer's language", async () => {
    const request = { carId: 'N10011', cityCode: '110100' };
    const zh = await sandbox.dataOf('car.detail', request);
    const en = await sandbox.dataOf('car.detail', request, { lang: 'en' });

    expect(zh.fullName).toMatch(/[一-龥]/);
    expect(en.fullName).toMatch(/^[\w\s.,-]+$/);
  });

  it.each(['N10011', 'U20003', 'B30001', 'Z40001'])('shows all of %s', async (carId) => {
    const detail = await sandbox.dataOf('car.detail', { carId, cityCode: '110100' });

    expect(detail.car?.carId).toBe(carId);
    expect(detail.parameters?.length).toBeGreaterThan(3);
    expect(detail.similar?.length).toBeGreaterThan(1);
    expect(Boolean(detail.used)).toBe(carId.startsWith('U'));
  });

  it('masks the number of a used car, and has its photographs and report', async () => {
    const { used } = await sandbox.dataOf('car.detail', { carId: 'U20003', cityCode: '' });
    const { categories } = await sandbox.dataOf('used-car.photos', { carId: 'U20003' });
    const { url, points, findings, parts } = await sandbox.dataOf('used-car.report', {
      carId: 'U20003',
    });
    const photos = categories.flatMap((category) => category.photos);
    const pdf = await fetch(sandbox.url + url);

    expect(used?.maskedVin).toMatch(/^LHC\*{10}\d{4}$/);
    for (const photo of photos)
      expect((await fetch(sandbox.url + photo.url)).headers.get('content-type')).toBe('image/webp');
    expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
    expect(parts.reduce((sum, part) => sum + part.findings, 0)).toBe(findings);
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('has no colour of one car, no plan of another, and reports a car that is sold', async () => {
    const there = { provinceCode: '110000', cityCode: '110100' };
    const colourless = await sandbox.dataOf('car.detail', { carId: 'N10009', cityCode: '110100' });
    const planless = await sandbox.dataOf('car.detail', { carId: 'N10010', cityCode: '110100' });
    const spuCode = `${planless.modelCode}-white`;

    expect(
      await sandbox.dataOf('car.colours', { ...there, modelCode: colourless.modelCode }),
    ).toEqual([]);
    expect(await sandbox.dataOf('car.plans', { ...there, spuCode })).toEqual([]);
    expect((await sandbox.refusalOf('car.detail', { carId: 'N1', cityCode: '' })).code).toBe(
      'CAR_NOT_FOUND',
    );
  });
});

describe('plans', () => {
  const there = { provinceCode: '110000', cityCode: '110100' };

  it('sum to the price: down payment and amount financed; rents and final payment pay that off', async () => {
    for (const carId of ['N10011', 'N10060', 'U20003', 'Z40001', 'B30001']) {
      const { modelCode } = await sandbox.dataOf('car.detail', { carId, cityCode: '110100' });
      const colours = await sandbox.dataOf('car.colours', { ...there, modelCode });
      const plans = await sandbox.dataOf('car.plans', {
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
    const { modelCode } = await sandbox.dataOf('car.detail', {
      carId: 'N10011',
      cityCode: '110100',
    });
    const colours = await sandbox.dataOf('car.colours', { ...there, modelCode });
    const of = async (spuCode = '', place = there) =>
      (await sandbox.dataOf('car.plans', { ...place, spuCode })).map(
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
    const { financialPlanList } = await sandbox.dataOf('plan.list', store);
    const [plan] = financialPlanList;
    const check = (increaseStartPercent: string, schemeCode = plan?.schemeCode, leaseTerm = '48') =>
      sandbox.dataOf('plan.check', {
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
    const increments = await sandbox.dataOf('parameter.list', { paraCategory: 'percent_code' });
    const [contract] = await sandbox.dataOf('parameter.by-code', { paraCode: 'contract_detail' });
    const file = await fetch(
      `${sandbox.url}/api/file/getFileByUrl?url=${encodeURIComponent(contract?.value ?? '')}`,
    );

    expect(increments.map(({ value }) => value)).toEqual(['0', '5', '10', '15', '20']);
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
  });
});

import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { reviewTakes } from '../orders/scenarios.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);

const anOrder = () => sandbox.newOrder('SELF_OPERATED', 300);

describe('a finance scheme', () => {
  it('is chosen once, and sets the term of the order', async () => {
    const orderNo = await anOrder();
    const { schemes } = await sandbox.dataOf('scheme.list', { orderNo });
    const scheme = schemes.find(({ finalPayment }) => finalPayment > 0);

    await sandbox.dataOf('scheme.choose', { orderNo, schemeCode: scheme?.code });

    const again = await sandbox.refusalOf('scheme.choose', { orderNo, schemeCode: 'EVEN' });
    expect(again.code).toBe('SCHEME_CHOSEN');
    expect(await sandbox.dataOf('scheme.list', { orderNo })).toMatchObject({ chosen: 'BALLOON' });
    expect((await sandbox.dataOf('order.detail', { orderNo })).termCount).toBe(scheme?.termCount);
  });

  it('that is not offered cannot be chosen', async () => {
    const orderNo = await anOrder();

    const no = await sandbox.refusalOf('scheme.choose', { orderNo, schemeCode: 'GONE' });

    expect(no.code).toBe('SCHEME_GONE');
  });
});

describe('another lessee', () => {
  const request = {
    relation: 'sibling',
    phone: '13900139000',
    reason: 'transfer',
    name: '周敏',
    idNumber: '32050219920304004X',
    idFront: 'photo-1',
    idBack: 'photo-2',
    idValidFrom: '2020-01-31',
    idValidTo: 'long-term',
  };

  it.each([
    ['sibling', 'approved'],
    ['friend', 'refused'],
  ])('who is a %s is %s, under a masked name', async (relation, state) => {
    const orderNo = await anOrder();
    await sandbox.dataOf('lessee.change', { orderNo, ...request, relation });
    const twice = await sandbox.refusalOf('lessee.change', { orderNo, ...request, relation });
    expect(twice.code).toBe('ALREADY_SUBMITTED');
    now += reviewTakes;

    const status = await sandbox.dataOf('lessee.change-status', { orderNo });

    expect(status).toMatchObject({ state, name: '周**' });
    expect(JSON.stringify(await sandbox.ledgerOf(orderNo))).not.toContain('周敏');
  });

  it('is not the present one', async () => {
    const orderNo = await anOrder();
    const { idNumber } = await sandbox.dataOf('order.detail', { orderNo });

    const no = await sandbox.refusalOf('lessee.change', { orderNo, ...request, idNumber });

    expect(no.code).toBe('SAME_LESSEE');
  });
});

describe('the vehicles of a company', () => {
  const request = {
    reason: 'own',
    phone: '13900139000',
    wantedOn: '2026-04-01',
    licence: 'photo-1',
  };

  it('are listed on two pages, with masked VINs', async () => {
    const orderNo = await anOrder();
    const first = await sandbox.dataOf('company-car.list', { orderNo, page: '1' });
    const second = await sandbox.dataOf('company-car.list', { orderNo, page: '2' });

    expect([first.cars.length, first.more]).toEqual([5, true]);
    expect([second.cars.length, second.more]).toEqual([2, false]);
    const { vehicleId } = first.cars[0] ?? {};
    expect((await sandbox.dataOf('company-car.detail', { orderNo, vehicleId })).vin).toContain(
      '***',
    );
  });

  it('are transferred once, and only with a valid inspection', async () => {
    const orderNo = await anOrder();
    const { cars } = await sandbox.dataOf('company-car.list', { orderNo });
    const [good, , overdue] = cars.map(({ vehicleId }) => vehicleId);

    await sandbox.dataOf('company-car.transfer', { orderNo, vehicleId: good, ...request });
    const twice = { orderNo, vehicleId: good, ...request };
    const overdueRequest = { orderNo, vehicleId: overdue, ...request };

    expect((await sandbox.refusalOf('company-car.transfer', twice)).code).toBe('ALREADY_SUBMITTED');
    expect((await sandbox.refusalOf('company-car.transfer', overdueRequest)).code).toBe(
      'INSPECTION_DUE',
    );
    const after = await sandbox.dataOf('company-car.list', { orderNo });
    expect(after.cars[0]?.state).toBe('transferring');
  });
});

it('supplementary credit data is submitted once for each party', async () => {
  const orderNo = await anOrder();
  const company = {
    companyName: '示范贸易有限公司',
    creditCode: '91310000MA1FL0000N',
    legalName: '周敏',
    legalPhone: '13900139000',
    legalIdNumber: '32050219920304004X',
    licence: 'photo-1',
    foundedOn: '2016-05-01',
    registeredCapital: 100_000_000,
    industry: '零售业',
    yearlyTurnover: 900_000_000,
    employees: 25,
    taxGrade: 'A',
    bankName: '中国工商银行',
    accountNo: '1001000000000000001',
    statement: ['photo-2', 'photo-3'],
  };
  await sandbox.dataOf('lease-credit.company', { orderNo, ...company });

  const twice = await sandbox.refusalOf('lease-credit.company', { orderNo, ...company });

  expect(twice.code).toBe('ALREADY_SUBMITTED');
  const status = (party: string) => sandbox.dataOf('lease-credit.status', { orderNo, party });
  expect(await status('company')).toMatchObject({ state: 'submitted' });
  expect(await status('guarantor')).toEqual({ state: 'none' });
});

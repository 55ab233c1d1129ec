import { describe, expect, it } from 'vitest';
import { sandboxAt, signature } from '../testing/requests.fixture.ts';
import { reviewTakes } from '../orders/scenarios.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);

async function signed(orderNo: string, document: string): Promise<void> {
  const face = await sandbox.faceOf(orderNo);
  await sandbox.dataOf('sign.submit', { orderNo, documents: [document], signature, ...face });
}

describe('a lease-back', () => {
  const data = {
    mobile: '13800138000',
    marriage: '20',
    education: '20',
    profession: '1',
    fundUse: 'business',
    wantedAmount: 6_000_000,
    plateNo: '苏E12345',
    mileage: 52_000,
    registeredOn: '2021-05-01',
    contactName: '周敏',
    contactPhone: '13900139000',
    contactRelation: 'spouse',
    drivingLicence: 'file-1',
  };
  const finalData = {
    house: 'owned',
    regLive: 'local',
    employment: 'employed',
    monthlyIncome: 1_200_000,
    insurer: 'PICC',
    insuredUntil: '2026-12-31',
    carFront: 'file-2',
    carBack: 'file-3',
    dashboard: 'file-4',
    registration: 'file-5',
  };

  it('has the data the store has entered in advance', async () => {
    const orderNo = await sandbox.newOrderAt('HZpreTialOne');

    expect(await sandbox.dataOf('hz.pretrial', { orderNo })).toMatchObject({
      status: 'open',
      plateNo: expect.stringMatching(/^苏E\d{5}$/),
      fundUse: 'business',
    });
  });

  it('is found once its pre-review is submitted, with the submitted data', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    const unknown = await sandbox.refusalOf('hz.pretrial', { orderNo });
    expect(unknown).toEqual({ code: 'ORDER_NOT_FOUND', msg: '订单信息不存在' });

    await sandbox.dataOf('lease-back.submit-pre-review', { orderNo, ...data });

    expect(await sandbox.dataOf('hz.pretrial', { orderNo })).toMatchObject({
      status: 'pre-review',
      plateNo: '苏E12345',
      wantedAmount: 6_000_000,
    });
    const again = await sandbox.refusalOf('lease-back.submit-pre-review', { orderNo, ...data });
    expect(again.code).toBe('ALREADY_SUBMITTED');
  });

  it('goes from pre-review to final review to the contract', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    await sandbox.dataOf('lease-back.submit-pre-review', { orderNo, ...data });
    const early = await sandbox.refusalOf('lease-back.submit-final', { orderNo, ...finalData });
    expect(early.code).toBe('PRE_REVIEW_NOT_PASSED');

    now += reviewTakes;
    expect(await sandbox.dataOf('order.auto-route', { orderNo })).toEqual({
      pageCode: 'HZlastInstanceOne',
    });
    await sandbox.dataOf('lease-back.submit-final', { orderNo, ...finalData });
    now += reviewTakes;
    expect(await sandbox.dataOf('lease-back.status', { orderNo })).toMatchObject({
      status: 'final-passed',
      approved: 6_000_000,
    });

    await signed(orderNo, 'lease-back-contract');
    expect(await sandbox.dataOf('lease-back.status', { orderNo })).toMatchObject({
      status: 'signed',
    });
  });

  it('offers the page of its next part after each review, and its contract is for what was wanted', async () => {
    const orderNo = await sandbox.newOrderAt('HZpreTialOne');
    const stage = async () => {
      const { status, pages, funderLoanAmt } = await sandbox.dataOf('order.detail', {
        orderNo,
      });
      return {
        status,
        main: pages.filter(({ main }) => main).map(({ page }) => page),
        funderLoanAmt,
      };
    };
    const funderLoanAmt = 6_000_000;
    await sandbox.dataOf('lease-back.submit-pre-review', { orderNo, ...data });
    expect(await stage()).toEqual({ status: 'CREDIT_REVIEW', main: [], funderLoanAmt });

    now += reviewTakes;
    expect(await stage()).toMatchObject({ status: 'AUTHORIZATION', main: ['HZlastInstanceOne'] });
    await sandbox.dataOf('lease-back.submit-final', { orderNo, ...finalData });
    expect(await stage()).toMatchObject({ status: 'CREDIT_REVIEW', main: [] });

    now += reviewTakes;
    const toSign = { status: 'CONTRACT_SIGNING', main: ['HZfaceRecognition'], funderLoanAmt };
    expect(await stage()).toEqual(toSign);
    await signed(orderNo, 'lease-back-contract');
    expect(await stage()).toMatchObject({ status: 'DOWN_PAYMENT_COLLECTED', main: [] });
  });

  it("is of the customer's own car: nobody hands it over, insures it or brings its papers", async () => {
    const orderNo = await sandbox.newOrderAt('HZpreTialOne');
    await sandbox.dataOf('lease-back.submit-pre-review', { orderNo, ...data });

    const entity = await sandbox.dataOf('order.entity', { orderNo });

    expect(entity.car.plate).toBe(data.plateNo);
    expect(entity).not.toHaveProperty('insurance');
    expect(entity.papers).toEqual([]);
  });

  it('has a card only once the customer has bound one', async () => {
    const orderNo = await sandbox.newOrderAt('HZfaceRecognition');
    const statusOf = () => sandbox.dataOf('bank-card.status', { orderNo });
    expect(await statusOf()).toMatchObject({ bindingStatus: '0', tail: '' });

    const bankPhone = '13800138000';
    const proof = await sandbox.codeOf(bankPhone, orderNo);
    const card = { bankAcctNo: '6210151234567890109', bankPhone };
    await sandbox.dataOf('bank-card.bind', { orderNo, ...card, ...proof });

    expect(await statusOf()).toMatchObject({ bindingStatus: '1', tail: '0109' });
  });

  it('says what of its down payment is due', async () => {
    const orderNo = await sandbox.newOrderAt('HZdownPayments');

    const { due } = await sandbox.dataOf('order.money', { orderNo });

    expect(due?.amount).toBeGreaterThan(0);
  });

  it("is estimated for the customer's own car: less for an older one, nothing for one too old", async () => {
    const car = { brand: '大众', model: '朗逸', plateNo: '苏E12345', mileage: 42_000 };
    const estimate = (registeredOn: string) =>
      sandbox.dataOf('lease-back.estimate', { ...car, registeredOn });

    const [newer, older] = [await estimate('2024-03-01'), await estimate('2019-03-01')];

    expect(newer.least).toBeLessThan(newer.most);
    expect(newer.advance).toBeLessThan(newer.most);
    expect(older.most).toBeLessThan(newer.most);
    const old = { ...car, registeredOn: '2010-01-01' };
    expect(await sandbox.refusalOf('lease-back.estimate', old)).toMatchObject({
      code: 'CAR_TOO_OLD',
    });
  });

  it('of a car with too high a mileage is rejected', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
    await sandbox.dataOf('lease-back.submit-pre-review', { orderNo, ...data, mileage: 320_000 });
    now += reviewTakes;

    expect(await sandbox.dataOf('lease-back.status', { orderNo })).toEqual({
      status: 'rejected',
      reason: '车辆行驶里程过高',
    });
  });
});

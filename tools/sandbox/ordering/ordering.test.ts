import { describe, expect, it } from 'vitest';
import { requestOverHttp } from '../testing/http-request.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { day } from '../platform/days.ts';
import { actAtCashier, paymentRequest } from '../payments/paying.fixture.ts';
import { beijing, coverFor, lightest, payloadFor, shop, store } from './ordering.fixture.ts';
import { latestRecord } from '../platform/records.ts';

let now = Date.parse('2026-03-10T02:00:00Z');
const sandbox = sandboxAt(() => now);

const li = { token: 'sandbox-token-li' };
const chen = { token: 'sandbox-token-chen' };

async function orderedByChen(carId: string): Promise<{ id: string; vin: string | undefined }> {
  const payload = await payloadFor(sandbox, carId);
  const { id = '' } = await sandbox.dataOf('order.create', payload, chen);
  const { vin } = await sandbox.dataOf('order.detail', { orderNo: id }, chen);
  return { id, vin };
}

async function faceOf(id: string) {
  const { name, id_number: idNumber } = await sandbox.db
    .selectFrom('customers')
    .select(['name', 'id_number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { name, idNumber, ticket: 'passed', role: 'lessee' };
}

describe('the button under a car', () => {
  it.each([
    ['N10001', '3', '3'],
    ['N10002', '2', '2'],
    ['N10003', '4', '4'],
    ['N10004', '7', '1'],
    ['N10005', '7', '3'],
    ['N10006', '8', '8'],
    ['N10007', '10', '10'],
  ])(
    'of %s comes to %s with code %s, whatever the customer has',
    async (carId, subCode, buttonCode) => {
      const loanAmount = '80000';
      expect(await sandbox.dataOf('car.button', { loanAmount, carId })).toMatchObject({
        subCode,
        buttonCode,
      });
    },
  );

  it('continues after authentication once the face check has passed', async () => {
    const buttonFor = () =>
      sandbox.dataOf('car.button', { loanAmount: '1', carId: 'N10002' }, chen);
    const before = await buttonFor();
    const { body } = await requestOverHttp(sandbox.url, 'face.verify', await faceOf('10003'), chen);

    expect([before.subCode, body.code, (await buttonFor()).subCode]).toEqual(['2', '00000', '3']);
  });

  it('of any other car creates an order, replaces an unfinished one, and ends with a car sold', async () => {
    const buttonFor = (carId: string) =>
      sandbox.dataOf(
        'car.button',
        { loanAmount: '80000', carId },
        { token: 'sandbox-token-zhang' },
      );
    const before = await buttonFor('N10020');
    await sandbox.dataOf('order.create', await payloadFor(sandbox, 'N10020'));

    expect([
      before.subCode,
      (await buttonFor('N10021')).subCode,
      (await buttonFor('U20007')).subCode,
    ]).toEqual(['3', '8', '0']);
  });
});

describe('placing an order', () => {
  it('creates one at the top of the list with its car, plan, store and colour, and requests the deposit', async () => {
    const payload = await payloadFor(sandbox, 'N10030');
    const { id = '' } = await sandbox.dataOf('order.create', payload, li);
    const { orders } = await sandbox.dataOf('order.list', {}, li);
    const [order] = orders;
    const detail = await sandbox.dataOf('order.detail', { orderNo: id }, li);

    expect(order).toMatchObject({
      orderNo: id,
      status: 'DEPOSIT_DUE',
      saleStoreCode: 'D11011',
      storeCityCode: '110100',
      termCount: Number(payload.leaseTerm),
      downPaymentRatio: payload.startPercent,
      funderLoanAmt: Math.round(payload.loanAmount * 100),
      productCode: payload.schemeCode,
      color: payload.color,
    });
    expect(detail.actions[0]).toMatchObject({ code: 230, main: true });
    expect(await sandbox.ledgerOf(id)).toEqual(['order-placed']);
  });

  it.each(['order.create', 'order.cover'] as const)('%s keeps its tracking source', async (id) => {
    const origin = { lob: 'weChat', platform: 'wx', share_source: 'friend-7' };
    const how = { buttonCode: '8', carFullName: '' };
    const request = {
      ...(await payloadFor(sandbox, 'N10077')),
      ...(id === 'order.cover' && how),
      ...origin,
    };
    const { id: orderNo = '' } = await sandbox.dataOf(id, request, li);

    const record = await sandbox.db
      .transaction()
      .execute((tx) => latestRecord({ tx }, orderNo, 'origin'));
    expect(record?.details).toEqual({ utm_source: request.utm_source, ...origin });
  });

  it('continues from the paid deposit to the credit review', async () => {
    const { id = '' } = await sandbox.dataOf(
      'order.create',
      await payloadFor(sandbox, 'N10031'),
      li,
    );
    const { serialNumber } = await sandbox.dataOf('pay.create', paymentRequest(id), li);
    await actAtCashier(sandbox, 'pay', { serialNumber });
    const detail = await sandbox.dataOf('order.detail', { orderNo: id }, li);

    expect(detail.status).toBe('CREDIT_MATERIALS');
    expect(detail.actions[0]?.code).toBe(100);
  });

  it('requests no deposit where the plan has none, and has the funder of the plan', async () => {
    const { modelCode } = await sandbox.dataOf('car.detail', { carId: 'N10032', cityCode: '' });
    const plans = await sandbox.dataOf('car.plans', { ...beijing, spuCode: `${modelCode}-white` });
    const postal = plans.find(({ capitalCode }) => capitalCode === 'PSBC');
    const { id = '' } = await sandbox.dataOf('order.create', {
      ...(await payloadFor(sandbox, 'N10032')),
      schemeCode: postal?.projectCode,
      leaseTerm: String(postal?.repaymentPeriod),
      startPercent: postal?.downPayRate,
      firstMoney: postal?.downPayment,
      monthRent: postal?.monthPayment,
    });
    const detail = await sandbox.dataOf('order.detail', { orderNo: id });

    expect(detail).toMatchObject({ funder: 'PSBC', status: 'CREDIT_MATERIALS' });
    expect(detail.actions.map(({ code }) => code)).toContain(100);
  });

  it("accepts the simpler payload too, with a higher down payment than the plan's lowest", async () => {
    const { plan } = await lightest(sandbox, 'N10033');
    const { id = '' } = await sandbox.dataOf('order.create', {
      carId: 'N10033',
      ...beijing,
      ...store,
      ...shop,
      startPercentPlus: 15,
      businessType: '1',
      schemeCode: plan.projectCode,
      leaseTerm: '48',
      utm_source: 'A01_006_012',
      order_channel: '0',
    });

    expect(await sandbox.dataOf('order.detail', { orderNo: id })).toMatchObject({
      downPaymentRatio: plan.downPayRate + 15,
      termCount: 48,
    });
  });

  it('creates one order per intent, however often it is sent', async () => {
    const payload = await payloadFor(sandbox, 'N10034');
    const credentials = { ...li, requestId: 'one-intent' };
    const [first, second] = await Promise.all([
      sandbox.dataOf('order.create', payload, credentials),
      sandbox.dataOf('order.create', payload, credentials),
    ]);
    const { orders } = await sandbox.dataOf('order.list', {}, li);

    expect(second).toEqual(first);
    expect(
      orders.filter(({ modelCode }) => modelCode === payload.spuCode.split('-')[0]),
    ).toHaveLength(1);
  });

  it('refuses an unknown car, plan and ratio', async () => {
    const payload = await payloadFor(sandbox, 'N10036');
    const codeOf = async (over: object) =>
      (await sandbox.refusalOf('order.create', { ...payload, ...over })).code;

    expect(await codeOf({ carId: 'N1' })).toBe('CAR_NOT_FOUND');
    expect(await codeOf({ schemeCode: 'NONE' })).toBe('PLAN_GONE');
    expect(await codeOf({ leaseTerm: '37' })).toBe('PLAN_GONE');
    expect(await codeOf({ startPercentPlus: 31 })).toBe('RATIO_TOO_HIGH');
  });

  it.each(['B30001', 'Z40001'])('of %s leads to the pages of its product', async (carId) => {
    const { id = '' } = await sandbox.dataOf('order.create', await payloadFor(sandbox, carId));
    const { pages, actions, productLineCode } = await sandbox.dataOf('order.detail', {
      orderNo: id,
    });

    expect(productLineCode).toBe(carId === 'B30001' ? '4' : '6');
    expect([...actions, ...pages.filter(({ main }) => main)].length).toBeGreaterThan(0);
  });
});

describe('a used car', () => {
  it('is kept for the order that has it, with a deposit of its own', async () => {
    const { used } = await sandbox.dataOf('car.detail', { carId: 'U20003', cityCode: '' });
    const request = { vinNo: used?.vinNo ?? '' };
    const before = await sandbox.dataOf('secondhand.exists', request, chen);
    const { id = '' } = await sandbox.dataOf(
      'order.create',
      await payloadFor(sandbox, 'U20003'),
      li,
    );
    const detail = await sandbox.dataOf('order.detail', { orderNo: id }, li);
    const second = await sandbox.refusalOf(
      'order.create',
      await payloadFor(sandbox, 'U20003'),
      chen,
    );
    const { cars } = await sandbox.dataOf('catalogue.cars', {
      keyword: '',
      kind: 'used',
      size: '100',
    });

    expect([
      before.exist,
      (await sandbox.dataOf('secondhand.exists', request, chen)).exist,
    ]).toEqual([true, false]);
    expect((await sandbox.dataOf('secondhand.exists', request, li)).exist).toBe(true);
    expect(second.code).toBe('CAR_SOLD');
    expect(detail).toMatchObject({ vin: used?.vinNo, productLineCode: '3', status: 'DEPOSIT_DUE' });
    expect(detail.actions[0]?.code).toBe(220);
    expect(cars.find(({ carId }) => carId === 'U20003')?.sold ?? true).toBe(true);
  });

  it('goes to one of two concurrent orders', async () => {
    const payload = await payloadFor(sandbox, 'U20012');
    const answers = await Promise.all(
      [li, chen].map((customer) => requestOverHttp(sandbox.url, 'order.create', payload, customer)),
    );

    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['00000', 'CAR_SOLD']));
  });

  it('continues from its paid deposit, and is available again once the order is cancelled', async () => {
    const { id, vin } = await orderedByChen('U20010');
    const request = paymentRequest(id, { feeType: 'escdj', orderPayAmount: 3_000_00 });
    const { serialNumber } = await sandbox.dataOf('pay.create', request, chen);
    await actAtCashier(sandbox, 'pay', { serialNumber });
    const paid = await sandbox.dataOf('order.detail', { orderNo: id }, chen);
    await sandbox.dataOf('secondhand.cancel-deposit', { orderNo: id }, chen);

    expect(paid).toMatchObject({ status: 'CREDIT_MATERIALS' });
    expect(paid.actions[0]?.code).toBe(100);
    expect(await sandbox.dataOf('secondhand.exists', { vinNo: vin }, li)).toEqual({ exist: true });
  });
});

describe('replacing an unfinished order', () => {
  it('puts another car and plan in its place under the same number, and gives the used car back', async () => {
    const { id, vin } = await orderedByChen('U20011');
    const covered = await sandbox.dataOf('order.cover', await coverFor(sandbox, 'N10040'), chen);
    const detail = await sandbox.dataOf('order.detail', { orderNo: id }, chen);

    expect(covered.id).toBe(id);
    expect(detail).toMatchObject({ productLineCode: '1', status: 'DEPOSIT_DUE' });
    expect(detail.actions[0]?.code).toBe(230);
    expect(await sandbox.dataOf('secondhand.exists', { vinNo: vin }, li)).toEqual({ exist: true });
  });

  it('does not replace a paid order: a new one is created', async () => {
    const { id } = await sandbox.dataOf('order.cover', await coverFor(sandbox, 'N10041'), chen);
    const { serialNumber } = await sandbox.dataOf('pay.create', paymentRequest(id), chen);
    await actAtCashier(sandbox, 'pay', { serialNumber });
    const next = await sandbox.dataOf('order.cover', await coverFor(sandbox, 'N10042'), chen);

    expect(next.id).not.toBe(id);
  });
});

describe('an evaluation', () => {
  const low = { province: '110000', storeCode: 'D11011', businessType: '1', leaseTerm: '36' };

  it('takes a moment, then allows a lower down payment for that car', async () => {
    const { plan } = await lightest(sandbox, 'N10050');
    const check = async () =>
      (
        await sandbox.dataOf(
          'plan.check',
          { ...low, carCode: 'N10050', schemeCode: plan.projectCode, increaseStartPercent: '-5' },
          li,
        )
      ).checkResult;
    const before = await check();
    const { evaluationId } = await sandbox.dataOf('evaluation.start', { carId: 'N10050' }, li);
    const waiting = await sandbox.dataOf('evaluation.result', { evaluationId }, li);
    now += 10_000;
    const passed = await sandbox.dataOf('evaluation.result', { evaluationId }, li);

    expect(before).toEqual({ result: false, code: '3' });
    expect([waiting.status, passed.status]).toEqual(['waiting', 'passed']);
    expect(passed.limit).toBeGreaterThan(0);
    expect(await check()).toEqual({ result: true, code: '0' });
  });

  it('is possible three times for a car within 30 days', async () => {
    const allowed = () => sandbox.dataOf('check.evaluate', { carId: 'N10051' }, li);
    const start = { carId: 'N10051' };
    const left = [];
    for (let times = 0; times < 3; times += 1)
      left.push((await sandbox.dataOf('evaluation.start', start, li)).left);
    const over = await sandbox.refusalOf('evaluation.start', start, li);

    expect(left).toEqual([2, 1, 0]);
    expect(over.msg).toBe('超出评估次数限制，请更换车辆或30天之后尝试再次评估');
    expect(await allowed()).toBe(false);
    expect(await sandbox.dataOf('check.evaluate', { carId: 'N10052' }, li)).toBe(true);
    expect(await sandbox.dataOf('check.evaluate', { carId: 'N10051' }, chen)).toBe(true);
    now += 30 * day + 1;
    expect(await allowed()).toBe(true);
  });

  it("of another customer's request has no result, and of too expensive a car is refused", async () => {
    const { cars } = await sandbox.dataOf('catalogue.cars', { kind: 'new', sort: 'price-down' });
    const { evaluationId } = await sandbox.dataOf(
      'evaluation.start',
      { carId: cars[0]?.carId ?? '' },
      li,
    );
    now += 10_000;

    expect(await sandbox.dataOf('evaluation.result', { evaluationId }, li)).toMatchObject({
      status: 'refused',
      limit: 0,
    });
    expect((await sandbox.refusalOf('evaluation.result', { evaluationId }, chen)).code).toBe(
      'EVALUATION_NOT_FOUND',
    );
  });
});

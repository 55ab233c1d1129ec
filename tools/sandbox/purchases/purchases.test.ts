import { describe, expect, it } from 'vitest';
import type { FeeType } from '../../../src/api/payments.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { dateOf, day } from '../platform/days.ts';
import { capture } from '../ledger/ledger.ts';
import { actAtCashier, moneyOf, payAll } from '../payments/paying.fixture.ts';

const clock = { now: Date.parse('2026-03-01T04:00:00Z') };
const sandbox = sandboxAt(() => clock.now);
const buyer = { buyerName: '欧阳敏', phone: '13800138000' };

async function pay(orderNo: string, feeType: FeeType, amount: number): Promise<void> {
  const payment = { orderNo, feeType, period: '1', amount, payType: 'WxPay' as const };
  await sandbox.db.transaction().execute((tx) => capture({ tx, now: clock.now }, payment));
}

describe('the guarantee fee', () => {
  it('is paid once and then has a letter', async () => {
    const orderNo = await sandbox.newOrderAt('guarantee');
    const open = await sandbox.dataOf('guarantee-fee.offer', { orderNo });

    await pay(orderNo, 'dbf', open.fee);

    expect(open).toMatchObject({ state: 'open', fee: Math.round(open.covered * 0.00015) * 100 });
    expect(await sandbox.dataOf('guarantee-fee.offer', { orderNo })).toMatchObject({
      state: 'paid',
      paidOn: '2026-03-01',
      letterNo: expect.stringMatching(/^DB/),
    });
  });
});

describe('the delivery guarantee', () => {
  it('is bought once and then shown as bought', async () => {
    const orderNo = await sandbox.newOrderAt('buyJFB');
    const open = await sandbox.dataOf('jfb.offer', { orderNo });

    await pay(orderNo, 'jfb', open.price);

    expect(open).toMatchObject({ state: 'open', promisedOn: dateOf(clock.now + 14 * day) });
    expect(open).not.toHaveProperty('guaranteeNo');
    expect(await sandbox.dataOf('jfb.offer', { orderNo })).toMatchObject({
      state: 'bought',
      guaranteeNo: expect.stringMatching(/^JFB/),
    });
  });

  it('cannot be bought once the car is handed over', async () => {
    const orderNo = await sandbox.newOrderAt('settlement');

    expect((await sandbox.dataOf('jfb.offer', { orderNo })).state).toBe('over');
  });
});

describe('the full-payment zone', () => {
  it('lists its cars a page at a time, each once', async () => {
    const first = await sandbox.dataOf('full-payment.cars');
    const second = await sandbox.dataOf('full-payment.cars', { page: '2' });

    const codes = [...first.cars, ...second.cars].map(({ carCode }) => carCode);
    expect([first.more, second.more]).toEqual([true, false]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(first.cars.every(({ price, guidePrice }) => price < guidePrice)).toBe(true);
  });

  it('changes the order to the confirmed car', async () => {
    const orderNo = await sandbox.newOrderAt('orderConfirmed');
    const { cars } = await sandbox.dataOf('full-payment.cars');
    const { carCode = '', name = '' } = cars[1] ?? {};
    const { colors, stores } = await sandbox.dataOf('full-payment.choices', { carCode });
    const color = colors[1]?.value;
    const storeCode = stores[2]?.value;

    await sandbox.dataOf('full-payment.confirm', { orderNo, carCode, color, storeCode, ...buyer });

    expect(await sandbox.dataOf('full-payment.standing', { orderNo })).toMatchObject({
      state: 'confirmed',
      carName: name,
      buyerName: '欧**',
      deposit: cars[1]?.deposit,
    });
    expect(await sandbox.dataOf('order.detail', { orderNo })).toMatchObject({
      seriesName: name.split(' ')[1],
      color: colors[1]?.zh,
      saleStoreCode: storeCode,
    });
  });

  it('refuses a car that is sold out and a colour it does not come in', async () => {
    const orderNo = await sandbox.newOrderAt('orderConfirmed');
    const { cars } = await sandbox.dataOf('full-payment.cars');
    const soldOut = cars.find(({ stock }) => stock === 0)?.carCode;
    const there = cars[0]?.carCode;
    const storeCode = 'D32051';
    const request = { orderNo, storeCode, ...buyer };
    const before = await sandbox.dataOf('full-payment.standing', { orderNo });

    const refusal = await sandbox.refusalOf('full-payment.confirm', {
      ...request,
      carCode: soldOut,
      color: 'black',
    });
    const wrong = await sandbox.refusalOf('full-payment.confirm', {
      ...request,
      carCode: there,
      color: 'purple',
    });

    expect([refusal.code, wrong.code]).toEqual(['CAR_SOLD_OUT', 'CHOICE_GONE']);
    expect(await sandbox.dataOf('full-payment.standing', { orderNo })).toEqual(before);
  });

  it('reserves the car once the deposit is paid, and accepts no other one then', async () => {
    const orderNo = await sandbox.newOrderAt('orderConfirmed');
    const { cars } = await sandbox.dataOf('full-payment.cars');
    const { carCode = '', deposit = 0 } = cars[0] ?? {};
    const request = { orderNo, carCode, color: 'white', storeCode: 'D32051', ...buyer };
    await sandbox.dataOf('full-payment.confirm', request);

    await pay(orderNo, 'qkdj', deposit);
    const no = await sandbox.refusalOf('full-payment.confirm', request);

    expect(no.code).toBe('ALREADY_SUBMITTED');
    expect(await sandbox.dataOf('full-payment.standing', { orderNo })).toMatchObject({
      state: 'paid',
      keptUntil: dateOf(clock.now + 7 * day),
    });
  });
});

describe('an activity', () => {
  const join = async (orderNo: string) => {
    const { activityCode, phone, attempt } = await sandbox.dataOf('activity.detail', { orderNo });
    const request = { activityCode, phone, attempt, sourceType: '2' };
    return { request, paid: await sandbox.dataOf('rebate.pay', request) };
  };
  const stateOf = async (orderNo: string) =>
    (await sandbox.dataOf('activity.detail', { orderNo })).state;

  it('can be joined until it ends', async () => {
    const orderNo = await sandbox.newOrderAt('activityPay');
    const open = await sandbox.dataOf('activity.detail', { orderNo });
    clock.now += 31 * day;

    expect(open).toMatchObject({ state: 'open', activityCode: `FX2026-${orderNo}` });
    expect(await stateOf(orderNo)).toBe('over');
  });

  it('is paid once, for the stated amount', async () => {
    const orderNo = await sandbox.newOrderAt('activityPay');
    const { price } = await sandbox.dataOf('activity.detail', { orderNo });
    const { request, paid } = await join(orderNo);
    const states = [await stateOf(orderNo)];

    await actAtCashier(sandbox, 'pay', { serialNumber: paid.serialNumber });
    states.push(await stateOf(orderNo));
    const twice = await sandbox.refusalOf('rebate.pay', request);

    expect(states).toEqual(['confirming', 'paid']);
    expect(twice.code).toBe('ALREADY_PAID');
    expect((await moneyOf(sandbox, orderNo)).held).toBeGreaterThanOrEqual(price);
  });

  it('is not paid by an abandoned attempt', async () => {
    const orderNo = await sandbox.newOrderAt('activityPay');
    const { request } = await join(orderNo);
    await sandbox.dataOf('pay.close', { orderNo, feeType: 'hd', period: '1', attempt: '1' });

    const refusal = await sandbox.refusalOf('rebate.pay', request);

    expect(refusal.msg).not.toBe('');
    expect(await stateOf(orderNo)).toBe('open');
  });
});

describe('an order continues when its pending payment is made', () => {
  it.each([
    ['HZdownPayments', 'hzsf', 'DOWN_PAYMENT_COLLECTED'],
    ['orderConfirmed', 'qkdj', 'DELIVERY'],
  ] as const)('%s: %s', async (page, feeType, status) => {
    const orderNo = await sandbox.newOrderAt(page);
    const before = await sandbox.dataOf('order.detail', { orderNo });

    await payAll(sandbox, orderNo, feeType);

    expect(before.status).not.toBe(status);
    expect((await sandbox.dataOf('order.detail', { orderNo })).status).toBe(status);
  });
});

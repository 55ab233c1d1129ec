import { expect, it } from 'vitest';
import { bodyTypes, paints } from '../../../src/api/contract/catalogue.ts';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { day } from '../platform/days.ts';
import { payAll } from '../payments/paying.fixture.ts';

const clock = { now: Date.parse('2026-03-01T04:00:00Z') };
const sandbox = sandboxAt(() => clock.now);
const list = (request: Record<string, unknown>) => sandbox.dataOf('order.list', request);

it('orders are listed by product and status, ten at a time', async () => {
  const leaseBack = await list({ productLine: '4', page: '1', size: '10' });
  const working = await list({ productLine: '1,2', status: 'CREDIT_MATERIALS,AUTHORIZATION' });

  expect(new Set(leaseBack.orders.map((one) => one.productLineCode))).toEqual(new Set(['4']));
  expect(working.orders).toHaveLength(10);
  expect(working.total).toBeGreaterThan(10);
  expect(
    working.orders.every(({ status }) =>
      ['CREDIT_MATERIALS', 'AUTHORIZATION'].includes(status ?? ''),
    ),
  ).toBe(true);
});

it('every product has its newest orders and how many there are', async () => {
  const { groups } = await sandbox.dataOf('order.groups');

  for (const { productLineCode, total, orders } of groups) {
    expect(orders.length).toBe(Math.min(3, total));
    expect(orders.every((one) => one.productLineCode === productLineCode)).toBe(true);
  }
  expect(groups.map(({ productLineCode }) => productLineCode)).toEqual(
    expect.arrayContaining(['1', '3', '4', '7']),
  );
});

it('the progress of an order says what has happened to it', async () => {
  const orderNo = await sandbox.newOrder('SELF_OPERATED', 230);
  const before = await sandbox.dataOf('order.progress', { orderNo });

  await payAll(sandbox, orderNo, 'bzj');

  const after = await sandbox.dataOf('order.progress', { orderNo });
  expect(before.events).toEqual([]);
  expect(after.events.map(({ name }) => name.zh)).toEqual(['定金已支付']);
  expect(after.milestones[0]).toMatchObject({
    id: 'DEPOSIT_DUE',
    state: 'done',
    at: expect.any(String),
  });
  const money = await sandbox.dataOf('order.money', { orderNo });
  expect(money.held).toBe(money.payments.reduce((sum, { amount }) => sum + amount, 0));
});

it('the gift of an order is sent once its receiver has given an address, and arrives', async () => {
  const orderNo = await sandbox.newOrderAt('contractDetail');
  const gift = async () =>
    (await sandbox.dataOf('order.gifts', { size: '1000' })).gifts.find(
      (one) => one.orderNo === orderNo,
    );
  const address = {
    receiver: '张伟',
    phone: '13800138000',
    region: '苏州市姑苏区',
    address: '人民路100号',
  };
  expect((await gift())?.state).toBe('to-claim');

  await sandbox.dataOf('order.claim-gift', { orderNo, ...address });

  expect(await gift()).toMatchObject({
    state: 'packing',
    address: expect.not.stringContaining('张伟'),
  });
  expect(await sandbox.refusalOf('order.claim-gift', { orderNo, ...address })).toMatchObject({
    code: 'GIFT_CLAIMED',
  });
  clock.now += day;
  expect(await gift()).toMatchObject({
    state: 'on-its-way',
    logistics: { events: [expect.anything()] },
  });
  clock.now += 2 * day;
  expect((await gift())?.state).toBe('delivered');
});

it('the car of an order shows the present state of its papers, and never its whole VIN', async () => {
  const early = await sandbox.newOrder('SELF_OPERATED', 100);
  const order = await sandbox.newOrderAt('resultSettle');

  const [before, after] = await Promise.all(
    [early, order].map((orderNo) => sandbox.dataOf('order.entity', { orderNo })),
  );

  expect(before?.car).not.toHaveProperty('plate');
  expect(before?.car.vin).toMatch(/^\w{3}\*{10}\w{4}$/);
  expect(before?.insurance?.state).toBe('later');
  expect(after?.insurance?.state).toBe('in-force');
  expect(after?.papers.find(({ id }) => id === 'title')?.state).toBe('held');
});

it('the title of a lease that is paid off is there when the transfer says so', async () => {
  const orderNo = await sandbox.newOrderAt('resultSettle');
  const title = async () =>
    (await sandbox.dataOf('order.entity', { orderNo })).papers.find(({ id }) => id === 'title');
  const { papersFrom } = await sandbox.dataOf('settle.quote', { orderNo });

  expect(await title()).toMatchObject({
    state: 'held',
    note: { zh: expect.stringContaining(papersFrom) },
  });
  clock.now += 8 * day;
  expect(await title()).toMatchObject({ state: 'handed-over', note: { zh: '可到门店领取' } });
});

it('an order names its car in the language of the customer, and says how to draw it', async () => {
  const orderNo = await sandbox.newOrder('SELF_OPERATED', 100);
  const zh = await sandbox.dataOf('order.detail', { orderNo });

  const en = await sandbox.dataOf('order.detail', { orderNo }, { lang: 'en' });

  expect(zh.brandName).toMatch(/\p{Script=Han}/u);
  expect([en.brandName, en.seriesName, en.modelName, en.color].join()).not.toMatch(
    /\p{Script=Han}/u,
  );
  expect(bodyTypes).toContain(en.bodyType);
  expect(paints).toContain(en.paint);
  expect(await sandbox.dataOf('order.entity', { orderNo })).toMatchObject({
    car: { bodyType: zh.bodyType, paint: zh.paint, brandName: zh.brandName },
  });
});

it('an order of former years does not say how its car is drawn', async () => {
  const orderNo = await sandbox.newOrder('SELF_OPERATED', 242, {}, 'old order');

  const old = await sandbox.dataOf('order.detail', { orderNo });

  expect(old).not.toHaveProperty('bodyType');
  expect(old).not.toHaveProperty('paint');
});

it('an order waits for a rent that is overdue, and not for what it only offers', async () => {
  const mainOf = async (orderNo: string) => {
    const { pages, actions } = await sandbox.dataOf('order.detail', { orderNo });
    return [
      ...actions.filter(({ main }) => main).map(({ code }) => String(code)),
      ...(pages ?? []).filter(({ main }) => main).map(({ page }) => page),
    ];
  };

  expect(await mainOf(await sandbox.newOrderAt('settlement'))).toEqual(['repayment']);
  expect(await mainOf(await sandbox.newOrderAt('resultSettle'))).toEqual([]);
  expect(await mainOf(await sandbox.newOrder('SELF_OPERATED', 242))).not.toContain('242');
});

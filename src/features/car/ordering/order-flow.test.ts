import { describe, expect, test } from 'vitest';
import type { Session } from '../../../machine/session.ts';
import { memoryStorage } from '../../../machine/storage.ts';
import { failed, ok } from '../../../verify/call-results.ts';
import { endpointsCalled, aWorld, open, quiet, sendEvent } from '../loading/car-session.fixture.ts';
import { store } from '../loading/world.fixture.ts';
import { scheme } from '../plans.fixture.ts';

const origin = { utm_source: 'A01', lob: 'app_ios', platform: 'ios', share_source: 'friend-7' };
/** The colour's plan as the picker lists it, and with the down payment raised by five per cent. */
const listedPlan = scheme('36', { schemeCode: 'P', schemeName: '轻松融' });
const raised = {
  ...listedPlan,
  firstMoney: 12_800.5,
  startPercent: 15,
  loanAmount: 98_000,
  lastMoney: 0,
};

const ofEveryOrder = {
  carId: 'C1',
  ...origin,
  order_channel: '0',
  provinceCode: '11',
  cityCode: '1100',
  cityName: '北京',
  deptCode: 'S1',
  deptName: '北京朝阳店',
  shopProvinceCode: '11',
  shopCityCode: '1100',
  shopCityName: '北京',
  businessType: '1',
  schemeCode: 'P',
  leaseTerm: '36',
  startPercentPlus: 5,
};
const ofItsPlan = {
  deptId: '1',
  schemeName: '轻松融',
  initStartPercent: 10,
  monthRent: 2_800,
  startPercent: 15,
  firstMoney: 12_800.5,
  loanAmount: 98_000,
  lastMoney: 0,
  commonSchemaId: '1',
};
const blue = { spuCode: 'blue', color: '蓝' };

function theWorld(subCode: string, buttonCode = '1') {
  return aWorld()
    .respondsTo('car.button', ok({ subCode, buttonCode }))
    .respondsTo('plan.list', ok({ financialPlanList: [listedPlan] }))
    .respondsTo('plan.calculate', ok({ financialPlanList: [listedPlan] }))
    .respondsTo('plan.check', ok({ financialPlanList: [raised], checkResult: true }))
    .respondsTo('bridge.order-origin', ok(origin))
    .respondsTo('order.create', ok({ id: 'O1' }))
    .respondsTo('order.cover', ok({ id: 'O1' }));
}

async function confirmPlan(session: Session) {
  await sendEvent(session, { type: 'choose', choice: { startPercentPlus: 5 } });
  await sendEvent(session, { type: 'confirm' });
}

async function toTheReview(session: Session) {
  await sendEvent(session, { type: 'choose', request: { spuCode: 'blue' } });
  await sendEvent(session, { type: 'order' });
  await confirmPlan(session);
  expect(session.view()).toMatchObject({ stepId: 'confirm', title: '确认订单' });
}

async function place(session: Session) {
  await sendEvent(session, { type: 'place' });
}

describe('the request of an order', () => {
  test('of a new one: store, tracking source, colour and plan', async () => {
    const world = theWorld('3');
    const session = await open(world);
    await toTheReview(session);
    await place(session);

    expect(world.calls.at(-1)).toMatchObject({ endpoint: 'order.create', requestId: 'id-1' });
    expect(world.calls.at(-1)?.request).toEqual({ ...ofEveryOrder, ...ofItsPlan, ...blue });
    expect(session.view().over).toMatchObject({
      ended: 'success',
      leadsTo:
        '/assessTransferPage?fromPage=carDetail&order=O1&carId=C1&scheme=P&term=36&back=%2FcarDetail%3FcarId%3DC1%26cityspell%3Dbeijing',
    });
  });

  test('of a car without colours is shorter', async () => {
    const world = theWorld('3').respondsTo('car.colours', ok([]));
    const session = await open(world);
    await sendEvent(session, { type: 'order' });
    await confirmPlan(session);
    await place(session);

    expect(world.calls.at(-1)).toMatchObject({ endpoint: 'order.create' });
    expect(world.calls.at(-1)?.request).toEqual(ofEveryOrder);
  });

  test.each([
    ['4', '1', 'assessing', /^\/estimate\?order=O1&carId=C1/],
    ['7', '1', 'assessing', /^\/estimate/],
    ['10', '1', 'assessing', /^\/estimate/],
    ['7', '3', 'placed', /^\/placeOrder\?order=O1$/],
    ['8', '1', 'placed', /^\/placeOrder\?order=O1$/],
  ])('replacing an unfinished one, as %s/%s: with the button and the car', async (...row) => {
    const [subCode, buttonCode, ended, leadsTo] = row;
    const world = theWorld(subCode, buttonCode);
    const session = await open(world);
    await toTheReview(session);
    await place(session);

    expect(world.calls.at(-1)).toMatchObject({ endpoint: 'order.cover' });
    expect(world.calls.at(-1)?.request).toEqual({
      ...ofEveryOrder,
      ...ofItsPlan,
      ...blue,
      buttonCode,
      carFullName: '示例牌 示例',
    });
    expect(session.view().over?.ended).toBe(ended);
    expect(session.view().over?.leadsTo).toMatch(leadsTo);
  });
});

test('the choice is saved on the phone before the order is reviewed', async () => {
  const world = theWorld('8');
  const session = await open(world);
  await toTheReview(session);

  const requestOf = (endpoint: string) =>
    world.calls.find((call) => call.endpoint === endpoint)?.request;
  expect(requestOf('bridge.keep-risk-snapshot')).toEqual({
    deptName: '北京朝阳店',
    deptCode: 'S1',
    provinceCode: '11',
    cityCode: '1100',
    cityName: '北京',
    carFullName: '示例牌 示例',
    startPercentPlus: 5,
    schemeCode: 'P',
    leaseTerm: '36',
    carId: 'C1',
    url: '/carDetail',
  });
  expect(requestOf('bridge.keep-plan-snapshot')).toEqual({
    schemeCode: 'P',
    leaseTerm: '36',
    businessType: '1',
    firstMoney: 12_800.5,
    monthRent: 2_800,
    startPercent: 15,
    initStartPercent: 10,
    spuCode: 'blue',
  });
});

test('a refused order shows why and can be placed again, with the present tracking source', async () => {
  const world = theWorld('8').respondsTo('order.cover', failed('E1', '车辆已售'));
  const session = await open(world);
  await toTheReview(session);
  await place(session);
  expect([session.view().stepId, world.toasts]).toEqual(['confirm', ['车辆已售']]);

  world.respondsTo('bridge.order-origin', ok({ ...origin, lob: 'later' }));
  await place(session);

  expect(world.calls.at(-1)?.request).toMatchObject({ lob: 'later' });
});

const english = { ...store, name: 'Chaoyang', city: 'Beijing' };

describe('the order once more', () => {
  test('sends no request the first time', async () => {
    const world = theWorld('8');
    const session = await open(world);
    await toTheReview(session);

    expect(endpointsCalled(world).slice(-2)).toEqual([
      'bridge.keep-risk-snapshot',
      'bridge.keep-plan-snapshot',
    ]);
  });

  test("reopened, it shows the platform's present names, and orders what was chosen", async () => {
    const storage = memoryStorage();
    const before = await open(theWorld('8'), storage);
    await toTheReview(before);
    before.close();
    const world = theWorld('8')
      .respondsTo('car.detail', ok({ modelCode: 'M1', fullName: 'Sample' }))
      .respondsTo('car.colours', ok([{ spuCode: 'blue', name: 'Blue' }]))
      .respondsTo(
        'plan.list',
        ok({ financialPlanList: [scheme('36', { schemeCode: 'P', schemeName: 'Easy' })] }),
      )
      .respondsTo('car.stores', ok({ storeList: [english] }));

    const session = await open(world, storage);

    expect(session.view().stepId).toBe('confirm');
    expect(world.calls.map(({ endpoint, request }) => [endpoint, request])).toEqual([
      ['car.detail', { carId: 'C1', cityCode: '1100' }],
      ['car.colours', { provinceCode: '11', modelCode: 'M1' }],
      ['plan.list', { carCode: 'M1', province: '11', storeCode: 'S1' }],
      ['car.stores', { cityspell: 'beijing' }],
    ]);
    await place(session);
    expect(world.calls.at(-1)?.request).toMatchObject({ carFullName: '示例牌 示例', color: '蓝' });
  });
});

describe('a down payment that is too low', () => {
  const low = ok({ financialPlanList: [raised], checkResult: { result: false, code: '3' } });
  const lowWorld = () => theWorld('8').respondsTo('plan.check', low);

  test('leads to the choice what to do, and Back from there to the car', async () => {
    const session = await open(lowWorld());
    await sendEvent(session, { type: 'order' });
    expect(session.view().stepId).toBe('low-down-payment');

    session.send({ type: 'back' });
    await quiet();

    expect(session.view().stepId).toBe('car');
  });

  test('can be reset, and the plan confirmed as it is', async () => {
    const world = lowWorld();
    const session = await open(world);
    await sendEvent(session, { type: 'order' });

    session.send({ type: 'notice.reset' });
    await quiet();
    expect(world.calls.at(-1)?.endpoint).toBe('plan.calculate');
    await sendEvent(session, { type: 'confirm' });

    expect(session.view().stepId).toBe('confirm');
  });
});

test('the dialog closed leads back to the car', async () => {
  const session = await open(theWorld('8'));
  await sendEvent(session, { type: 'order' });

  await sendEvent(session, { type: 'close' });

  expect(session.view().stepId).toBe('car');
});

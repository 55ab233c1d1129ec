import { expect, test } from 'vitest';
import { sessionKey } from '../../../machine/record.ts';
import { memoryStorage } from '../../../machine/storage.ts';
import { failed, ok, unreachable } from '../../../verify/call-results.ts';
import { pausedPolicy, SimulatedWorld } from '../../../verify/simulated-world.ts';
import { store } from './world.fixture.ts';
import {
  endpointsCalled,
  aWorld,
  addressParams,
  flow,
  open,
  quiet,
  sendEvent,
} from './car-session.fixture.ts';

test('the page is titled after the car once that has loaded', async () => {
  const world = aWorld();
  const session = await open(world);

  expect(session.view().title).toBe('示例牌 示例');
  expect(endpointsCalled(world)).toEqual([
    'bridge.chosen-place',
    'car.stores',
    'bridge.chosen-place',
    'bridge.kept-choice',
    'car.detail',
    'car.provinces',
    'car.license-types',
    'car.colours',
    'car.plans',
    'car.plans',
    'car.button',
  ]);
});

test("an order continues with the page's data, and Back restores the page", async () => {
  const world = aWorld();
  const session = await open(world);
  await sendEvent(session, { type: 'choose', request: { spuCode: 'blue' } });
  await sendEvent(session, { type: 'order' });
  expect(session.view().stepId).toBe('plan');
  expect(session.view().step.data).toMatchObject({
    spuCode: 'blue',
    car: { modelCode: 'M1' },
    orderAttempt: 1,
  });
  const before = world.calls.length;

  session.send({ type: 'back' });
  await quiet();

  expect(session.view().stepId).toBe('car');
  expect(endpointsCalled(world).slice(before)).toEqual([]);
  await sendEvent(session, { type: 'order' });
  expect(session.view().step.data).toMatchObject({ spuCode: 'blue', orderAttempt: 2 });
});

test('killed and reopened, it loads again and starts with the chosen colour', async () => {
  const storage = memoryStorage();
  const session = await open(aWorld(), storage);
  await sendEvent(session, { type: 'choose', request: { spuCode: 'blue' } });
  session.close();

  const world = aWorld();
  const again = await open(world, storage);

  expect(again.view().stepId).toBe('car');
  expect(world.calls.at(-1)).toMatchObject({
    endpoint: 'car.button',
    request: { loanAmount: '200' },
  });
});

test.each([
  ['no place is found', 'bridge.chosen-place', failed('E1', 'x'), 'no-place'],
  ['the city has no store', 'car.stores', ok({ storeList: [] }), 'no-store'],
  ['the car is gone', 'car.detail', failed('E1', '车辆已下架'), 'no-car'],
  ['the colours are refused', 'car.colours', failed('E1', '稍后再试'), 'unavailable'],
])('where %s, Back leads out and not round', async (_, endpoint, response, step) => {
  const session = await open(aWorld().respondsTo(endpoint, response));
  expect(session.view().stepId).toBe(step);

  session.send({ type: 'back' });
  await quiet();

  expect(session.view().over).toMatchObject({ abandoned: true });
});

test("the platform's message is shown", async () => {
  const world = aWorld().respondsTo('car.colours', failed('E1', '系统维护中'));
  await open(world);

  expect(world.toasts).toEqual(['系统维护中']);
});

test('a retry continues with what was loaded', async () => {
  const world = aWorld().respondsTo('car.colours', failed('E1', '稍后再试'));
  const session = await open(world);
  world.respondsTo('car.colours', ok([]));
  const before = world.calls.length;

  session.send({ type: 'notice.again' });
  await quiet();

  expect(session.view().stepId).toBe('car');
  expect(endpointsCalled(world).slice(before)).toEqual(['car.colours', 'car.button']);
});

test('offline it shows that in place, and continues from there', async () => {
  const world = aWorld().respondsTo('car.colours', unreachable('offline'));
  const session = await open(world);
  expect(session.view().stepId).toBe('car');
  world.respondsTo('car.colours', ok([]));
  const before = world.calls.length;

  await sendEvent(session, { type: 'retry' });

  expect(endpointsCalled(world).slice(before)).toEqual(['car.colours', 'car.button']);
});

test('pending requests are aborted when the customer leaves', async () => {
  const world = new SimulatedWorld(pausedPolicy);
  const session = await open(world);
  const [first] = world.calls;

  session.close();
  await quiet();

  expect(first?.signal.aborted).toBe(true);
});

/** Steps of the flow when it still loaded the page's data itself. */
const former = ['place/chosen', 'place/stores-of-city', 'other-place', 'kept', 'load', 'offer'];
const formerAnswers = {
  load: { car: { modelCode: 'M1', fullName: '示例牌' }, store, colours: [], plans: [] },
  offer: { button: { subCode: '8', buttonCode: '1' } },
  car: {
    selection: { spuCode: 'blue', downPayRate: 10, period: 36 },
    spuCode: 'blue',
    subCode: '8',
    buttonCode: '1',
  },
  plan: { schemeCode: 'A', leaseTerm: '36', firstMoney: 1 },
};

test.each([
  ['the page', ['where-named', 'car']],
  ['the plan', ['where-named', 'car', 'schemes', 'plan']],
  ['the confirmation', ['where-named', 'car', 'schemes', 'plan', 'planned', 'way', 'confirm']],
])(
  'a session saved by an earlier version at %s continues at the page, with the chosen colour',
  async (_, then) => {
    const storage = memoryStorage();
    const key = sessionKey(flow, addressParams, flow.id);
    const visited = [...former, ...then];
    const record = {
      at: visited.at(-1),
      answers: formerAnswers,
      trail: visited,
      deadlines: {},
      intents: {},
      hash: 'earlier',
      owner: 'tab',
    };
    storage.tab().write(key, JSON.stringify(record));

    const world = aWorld();
    const session = await open(world, storage);

    expect(session.view().stepId).toBe('car');
    expect(world.calls.at(-1)?.request).toMatchObject({ loanAmount: '200' });
  },
);

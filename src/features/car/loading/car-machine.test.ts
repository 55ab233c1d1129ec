import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { failed, ok, unreachable } from '../../../verify/call-results.ts';
import { pausedPolicy, settle, SimulatedWorld } from '../../../verify/simulated-world.ts';
import type { CarContext } from '../car-context.ts';
import { carMachine } from '../car-machine.ts';
import { awaited } from './paths-through.fixture.ts';
import {
  store,
  car,
  colours,
  plans,
  button,
  place,
  address,
  chosenPlace,
  savedChoices,
} from './world.fixture.ts';

async function started(options: { address?: object; before?: CarContext } = {}) {
  const platform = new SimulatedWorld(pausedPolicy);
  const actor = createActor(carMachine, {
    input: {
      input: { page: '/carDetail', address: { ...address, ...options.address } },
      answers: {},
      before: options.before,
      services: platform.effects,
    },
  }).start();
  await settle();
  return { actor, platform };
}

async function atThePage(options: { address?: object; chosen?: object; choices?: object[] } = {}) {
  const { actor, platform } = await started(options);
  await platform.answerTo(
    'bridge.chosen-place',
    ok({ ...chosenPlace, ...place, ...options.chosen }),
  );
  if (awaited(platform).includes('car.stores'))
    await platform.answerTo('car.stores', ok({ storeList: [store] }));
  await platform.answerTo('bridge.chosen-place', chosenPlace);
  const choices = options.choices ?? [];
  await platform.answerTo('bridge.kept-choice', ok({ choices, utm_source: 'h5' }));
  return { actor, platform };
}

async function withPlans(platform: SimulatedWorld) {
  await platform.answerTo('car.detail', ok(car));
  await platform.answerTo('car.colours', ok(colours));
  for (const { spuCode } of colours)
    await platform.answerTo('car.plans', ok(plans[spuCode as keyof typeof plans]), { spuCode });
}

test('independent requests are sent at once', async () => {
  const { platform } = await atThePage();
  expect(awaited(platform)).toEqual(['car.detail', 'car.provinces']);

  await platform.answerTo('car.detail', ok(car));
  expect(awaited(platform)).toEqual(['car.colours', 'car.license-types', 'car.provinces']);

  await platform.answerTo('car.colours', ok(colours));
  expect(platform.calls.slice(-2).map(({ request }) => request)).toEqual([
    { spuCode: 'red', cityCode: '1100', provinceCode: '11' },
    { spuCode: 'blue', cityCode: '1100', provinceCode: '11' },
  ]);
  await platform.answerTo('car.plans', ok(plans.red), { spuCode: 'red' });

  expect(platform.calls.at(-1)).toMatchObject({
    endpoint: 'car.button',
    // The plan with the lowest down payment.
    request: { loanAmount: String(plans.red[1]?.invest), carId: 'C1', storeCode: 'S1' },
  });
});

test('the button is requested once, for the plan chosen before', async () => {
  const [own] = plans.blue;
  const choice = { spuCode: 'blue', schemeCode: own?.projectCode, leaseTerm: '36' };
  const { actor, platform } = await atThePage({ choices: [{ ...choice, startPercentPlus: 0 }] });
  await withPlans(platform);

  expect(platform.calls.filter(({ endpoint }) => endpoint === 'car.button')).toHaveLength(1);
  await platform.answerTo('car.button', ok(button));
  actor.send({ type: 'order' });
  expect(actor.getSnapshot().output?.answers).toMatchObject({ spuCode: 'blue', spuName: '蓝' });
});

test('a colour whose plans are still loading is requested once they have loaded', async () => {
  const { actor, platform } = await atThePage();
  await platform.answerTo('car.detail', ok(car));
  await platform.answerTo('car.colours', ok(colours));
  await platform.answerTo('car.plans', ok(plans.red), { spuCode: 'red' });
  await platform.answerTo('car.button', ok(button));

  actor.send({ type: 'choose', request: { spuCode: 'blue' } });
  expect(awaited(platform)).not.toContain('car.button');
  const [blue] = plans.blue;
  await platform.answerTo('car.plans', ok([{ ...blue, invest: 1234 }]), { spuCode: 'blue' });

  expect(platform.calls.at(-1)?.request).toMatchObject({ loanAmount: '1234' });
});

test('a newer choice replaces the pending one', async () => {
  const { actor, platform } = await atThePage();
  await withPlans(platform);
  const first = platform.calls.find(({ endpoint }) => endpoint === 'car.button');

  actor.send({ type: 'choose', request: { downPayRate: 20 } });
  await settle();

  expect(first?.signal.aborted).toBe(true);
  expect(platform.calls.at(-1)?.request).toMatchObject({ loanAmount: '200' });
});

test('a retry requests only what is missing', async () => {
  const { actor, platform } = await atThePage();
  await platform.answerTo('car.detail', ok(car));
  await platform.answerTo('car.colours', ok(colours));
  await platform.answerTo('car.plans', ok(plans.red), { spuCode: 'red' });
  await platform.answerTo('car.plans', unreachable('offline'), { spuCode: 'blue' });
  expect(actor.getSnapshot().context.trouble).toBe('offline');
  const before = platform.calls.length;

  actor.send({ type: 'retry' });
  await settle();

  expect(platform.calls.slice(before).map(({ request }) => request.spuCode)).toEqual(['blue']);
  expect(actor.getSnapshot().context.trouble).toBeUndefined();
});

test('returning to the page sends no requests', async () => {
  const { actor, platform } = await atThePage();
  await withPlans(platform);
  await platform.answerTo('car.license-types', ok([]));
  await platform.answerTo('car.button', ok(button));
  actor.send({ type: 'order' });

  const again = await started({ before: actor.getSnapshot().context });

  expect(again.platform.calls).toEqual([]);
  expect(again.actor.getSnapshot().can({ type: 'order' })).toBe(true);
});

test.each([
  ['another store', { storeCode: 'S9' }],
  ['another city', { cityCode: '3100' }],
])('a link to %s shows that once the store is known, and continues after it', async (_, params) => {
  const { actor, platform } = await atThePage({ address: params });
  await platform.answerTo('car.detail', ok(car));
  expect(actor.getSnapshot().output).toMatchObject({ outcome: 'elsewhere', answers: { store } });

  const again = await started({ address: params, before: actor.getSnapshot().context });

  expect(awaited(again.platform)).toEqual(['car.colours', 'car.license-types']);
});

test("a customer who has chosen a store gets no message about the link's store", async () => {
  const chosen = { cityspell: '', isChosen: true, storeCode: 'S1', stores: [store] };
  const { actor, platform } = await atThePage({ address: { storeCode: 'S9' }, chosen });
  await platform.answerTo('car.detail', ok(car));

  expect(actor.getSnapshot().status).toBe('active');
});

test.each([
  ['3', 'used'],
  ['4', 'lease-back'],
  ['6', 'direct-lease'],
  ['1', 'new'],
])('a car of product line %s is %s, whatever the address', async (productLineCode, line) => {
  const { actor, platform } = await atThePage();
  await platform.answerTo('car.detail', ok({ ...car, productLineCode }));

  expect(actor.getSnapshot().context.line).toBe(line);
});

test('a used car is picked up at the store chosen for used cars, on whichever page', async () => {
  const { actor, platform } = await started();
  await platform.answerTo('bridge.chosen-place', chosenPlace);
  await platform.answerTo('car.stores', ok({ storeList: [store] }));
  const used = { ...store, id: '7', code: 'U7', provinceCode: '31' };
  expect(platform.calls.at(-2)?.request).toEqual({ used: 'yes', cityspell: 'beijing' });
  await platform.answerTo(
    'bridge.chosen-place',
    ok({ cityspell: '', storeCode: 'U7', stores: [used] }),
  );
  await platform.answerTo('bridge.kept-choice', savedChoices);

  await platform.answerTo('car.detail', ok({ ...car, productLineCode: '3' }));

  expect(actor.getSnapshot().context.store?.code).toBe('U7');
  expect(platform.calls.at(-1)?.request).toMatchObject({ provinceCode: '31' });
});

test('without its first button the page shows why the car cannot be ordered', async () => {
  const { actor, platform } = await atThePage();
  await withPlans(platform);
  await platform.answerTo('car.button', unreachable('offline'));
  expect(actor.getSnapshot().context.trouble).toBe('offline');

  actor.send({ type: 'retry' });
  await settle();
  await platform.answerTo('car.button', failed('E1', '暂不可下单'));

  expect(actor.getSnapshot().output).toMatchObject({
    outcome: 'unavailable',
    answers: { trouble: '暂不可下单' },
  });
});

test('the earlier button stays where the request for another is refused', async () => {
  const { actor, platform } = await atThePage();
  await withPlans(platform);
  await platform.answerTo('car.button', ok(button));

  actor.send({ type: 'choose', request: { downPayRate: 20 } });
  await settle();
  await platform.answerTo('car.button', failed('E1'));

  expect(actor.getSnapshot().context).toMatchObject({ button: {}, trouble: undefined });
});

import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, test } from 'vitest';
import { failed, ok, unreachable } from '../../../verify/call-results.ts';
import type { HostedOutput } from '../../../model/hosted-screen.ts';
import { RequestRefused, Unanswered } from './request-result.ts';
import type { CarContext } from '../car-context.ts';
import { carMachine } from '../car-machine.ts';
import { type Move, sent, walk, pathsThrough } from './paths-through.fixture.ts';
import {
  store,
  car,
  colours,
  plans,
  button,
  place,
  input,
  chosenPlace,
  savedChoices,
} from './world.fixture.ts';

const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const error = (actor: string, of: Error) => ({
  type: `xstate.error.actor.${actor}`,
  error: of,
  why: of.constructor.name,
});

/** The possible responses to an actor's request. */
function answered(actor: string, endpoint: string, output: unknown, response = ok(output)) {
  return [
    { event: done(actor, output), play: (platform) => platform.answerTo(endpoint, response) },
    {
      event: error(actor, new RequestRefused('车辆已下架')),
      play: (platform) => platform.answerTo(endpoint, failed('E1', '车辆已下架')),
    },
    {
      event: error(actor, new Unanswered('offline')),
      play: (platform) => platform.answerTo(endpoint, unreachable('offline')),
    },
  ] satisfies Move[];
}

const answers: [state: object | string, Move[]][] = [
  [
    { place: 'finding' },
    [
      {
        event: done('place', { type: 'found', place }),
        async play(platform) {
          await platform.answerTo('bridge.chosen-place', chosenPlace);
          await platform.answerTo('car.stores', ok({ storeList: [store] }));
        },
      },
      {
        event: done('place', { type: 'unanswered', why: 'offline' }),
        async play(platform) {
          await platform.answerTo('bridge.chosen-place', chosenPlace);
          await platform.answerTo('car.stores', unreachable('offline'));
        },
      },
      {
        event: done('place', { type: 'no-store' }),
        async play(platform) {
          await platform.answerTo('bridge.chosen-place', chosenPlace);
          await platform.answerTo('car.stores', ok({ storeList: [] }));
        },
      },
    ],
  ],
  [
    { place: 'keeping' },
    [
      {
        event: done('kept', { otherStores: [], choices: [], utmSource: '' }),
        async play(platform) {
          await platform.answerTo('bridge.chosen-place', chosenPlace);
          await platform.answerTo('bridge.kept-choice', savedChoices);
        },
      },
      {
        event: error('kept', new RequestRefused('')),
        play: (platform) => platform.answerTo('bridge.kept-choice', failed('E1')),
      },
    ],
  ],
  [{ page: { car: 'loading' } }, answered('car', 'car.detail', car)],
  [
    { page: { provinces: 'loading' } },
    answered('provinces', 'car.provinces', { data: [] }, ok([])),
  ],
  [
    { page: { licences: 'loading' } },
    answered('licences', 'car.license-types', { data: [] }, ok([])),
  ],
  [
    { page: { colours: 'loading' } },
    answered('colours', 'car.colours', { data: colours }, ok(colours)),
  ],
  [{ page: { button: 'loading' } }, answered('button', 'car.button', button)],
];

function plansAt({ plans: loaded }: CarContext): Move[] {
  return colours
    .filter(({ spuCode }) => !loaded.some(({ key }) => key === spuCode))
    .flatMap(({ spuCode }) => {
      const own = plans[spuCode as keyof typeof plans];
      return [
        {
          event: {
            type: 'plans came',
            spuCode,
            plans: own.toSorted((one, other) => one.downPayRate - other.downPayRate),
          },
          play: (platform) => platform.answerTo('car.plans', ok(own), { spuCode }),
        },
        {
          event: { type: 'plans failed', error: new Unanswered('offline'), spuCode },
          play: (platform) => platform.answerTo('car.plans', unreachable('offline'), { spuCode }),
        },
      ] satisfies Move[];
    });
}

function movesAt(snapshot: AnyMachineSnapshot): Move[] {
  if (snapshot.status === 'done') return [];
  const context = snapshot.context as CarContext;
  const can = answers.flatMap(([state, moves]) => (snapshot.matches(state as never) ? moves : []));
  if (snapshot.matches({ page: { plans: 'loading' } })) can.push(...plansAt(context));
  if (context.trouble) can.push(sent({ type: 'retry' }));
  if (snapshot.can({ type: 'order' })) can.push(sent({ type: 'order' }));
  return can;
}

const progressOf = ({ car, colours, plans, licenses, button, trouble, left }: CarContext) => [
  car !== undefined,
  colours?.length,
  plans.map(({ key }) => key),
  licenses !== undefined,
  button !== undefined,
  trouble,
  left?.outcome,
];

/** The endpoints whose responses a request needs. */
const needs: Record<string, readonly string[]> = {
  'car.detail': ['car.stores'],
  'car.license-types': ['car.detail'],
  'car.colours': ['car.detail'],
  'car.plans': ['car.colours'],
  'car.button': ['car.plans'],
};

/** Transient states. */
const passing = ['page.car.placed', 'page.car.idle', 'page.provinces.idle'];

function everyState(): string[] {
  const statesIn = (name: string) => Object.values(carMachine.states[name]?.states ?? {});
  const regions = statesIn('page').flatMap(({ key, states }) =>
    Object.keys(states).map((state) => `page.${key}.${state}`),
  );
  const all = [...statesIn('place').map(({ key }) => `place.${key}`), ...regions, 'left'];
  return all.filter((state) => !passing.includes(state));
}

function statesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    statesOf(inner).map((state) => `${key}.${state}`),
  );
}

describe('the order of loading', () => {
  const paths = pathsThrough(carMachine, input, movesAt, progressOf);

  test('reaches every state and every outcome', () => {
    const reached = new Set(paths.flatMap(({ value }) => statesOf(value)));
    const left = paths.filter(({ value }) => value === 'left');

    expect(everyState().filter((state) => !reached.has(state))).toEqual([]);
    expect(new Set(left.map(({ output }) => (output as HostedOutput).outcome))).toEqual(
      new Set(['no-store', 'no-car', 'unavailable', 'order']),
    );
  });

  test('every path holds on a platform with these responses', async () => {
    const wrong: string[] = [];
    for (const path of paths) {
      const { actor, platform } = await walk(carMachine, input, path);
      const { value } = actor.getSnapshot() as AnyMachineSnapshot;
      if (JSON.stringify(value) !== JSON.stringify(path.value))
        wrong.push(`${path.name}: ${JSON.stringify(value)}`);
      const endpointsCalled = platform.calls.map(({ endpoint }) => endpoint);
      for (const [at, endpoint] of endpointsCalled.entries())
        for (const before of needs[endpoint] ?? [])
          if (!endpointsCalled.slice(0, at).includes(before))
            wrong.push(`${endpoint} before ${before}`);
      actor.stop();
      if (platform.pending.length > 0) wrong.push(`${path.name}: goes on asking`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});

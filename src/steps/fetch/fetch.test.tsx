import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { settle } from '../../verify/simulated-world.ts';
import { needsOf } from './entries.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

/** `result.name`, or a field of the item. In these tests a formula is only a name. */
const formula = (name: string) => ({ formula: name, expr: ['get', 'result', name] });

const get = {
  stores: { endpoint: 'car.stores', send: { cityspell: 'beijing' } },
  car: { endpoint: 'car.detail', send: { cityCode: formula('stores') } },
  colours: { endpoint: 'car.colours', send: { modelCode: formula('car') }, empty: 'hide' },
  plans: {
    endpoint: 'car.plans',
    each: formula('colours'),
    key: { formula: 'spuCode', expr: ['get', 'item', 'spuCode'] },
    send: {
      spuCode: { formula: 'spuCode', expr: ['get', 'item', 'spuCode'] },
    },
    sort: 'downPayRate',
  },
  first: { value: formula('plans') },
  provinces: { endpoint: 'car.provinces', optional: true },
};
const failedLeads = { failed: [{ label: 'failed', to: 'x' }] };

function started(
  exits: Record<string, { label: string; to: string }[]> = {},
  entries: object = get,
) {
  return new TriedKind(schema, states, { settings: { get: entries }, step: { exits } });
}

/** Answers the open call of this endpoint (and of this request, where several are open). */
async function respond(
  step: TriedKind,
  endpoint: string,
  result: Record<string, unknown> | 'refused' | 'silent',
  spuCode?: string,
) {
  const call = step.world.calls.findLast(
    (one) => one.endpoint === endpoint && (!spuCode || one.request.spuCode === spuCode),
  );
  if (!call) throw new Error(`${endpoint} was not asked`);
  call.respond(
    result === 'refused'
      ? failed('E1', '车辆已下架')
      : result === 'silent'
        ? unreachable('offline')
        : ok(result),
  );
  await settle();
}

const endpointsCalled = (step: TriedKind) => step.world.calls.map(({ endpoint }) => endpoint);
const list = (items: unknown[]) => items as unknown as Record<string, unknown>;

describe('the order of loading', () => {
  test('sends independent requests at once, and each other one as soon as its inputs have loaded', async () => {
    const step = started();
    await settle();
    expect(endpointsCalled(step).toSorted()).toEqual(['car.provinces', 'car.stores']);

    await respond(step, 'car.stores', { name: 'BJ' });
    expect(endpointsCalled(step).at(-1)).toBe('car.detail');
    await respond(step, 'car.detail', { modelCode: 'M1' });
    expect(endpointsCalled(step).at(-1)).toBe('car.colours');
    await respond(
      step,
      'car.colours',
      list([{ spuCode: 'red' }, { spuCode: 'blue' }, { spuCode: 'red' }]),
    );

    expect(step.world.calls.slice(-2).map(({ request }) => request)).toEqual([
      { spuCode: 'red' },
      { spuCode: 'blue' },
    ]);
    expect(step.outcome).toBeUndefined();
  });

  const late = ['car.stores', 'car.provinces', 'car.detail', 'car.colours', 'red', 'blue'];
  const orders = permutations(late).filter(
    (order) =>
      order.indexOf('car.stores') < order.indexOf('car.detail') &&
      order.indexOf('car.detail') < order.indexOf('car.colours') &&
      order.indexOf('car.colours') < Math.min(order.indexOf('red'), order.indexOf('blue')),
  );

  test.each(orders.map((order) => [order.join(', '), order] as const))(
    'has the same result when the responses arrive in the order %s',
    async (_, order) => {
      const step = started();
      await settle();
      const answers: Record<string, () => Promise<void>> = {
        'car.stores': () => respond(step, 'car.stores', { name: 'BJ' }),
        'car.provinces': () => respond(step, 'car.provinces', list([{ code: '11' }])),
        'car.detail': () => respond(step, 'car.detail', { modelCode: 'M1' }),
        'car.colours': () =>
          respond(step, 'car.colours', list([{ spuCode: 'red' }, { spuCode: 'blue' }])),
        red: () =>
          respond(step, 'car.plans', list([{ downPayRate: 30 }, { downPayRate: 10 }]), 'red'),
        blue: () => respond(step, 'car.plans', list([{ downPayRate: 20 }]), 'blue'),
      };
      for (const name of order) await answers[name]?.();

      expect(step.outcome).toBe('loaded');
      expect(endpointsCalled(step)).toHaveLength(6);
      expect(step.answers.plans).toEqual([
        { key: 'red', item: { spuCode: 'red' }, data: [{ downPayRate: 10 }, { downPayRate: 30 }] },
        { key: 'blue', item: { spuCode: 'blue' }, data: [{ downPayRate: 20 }] },
      ]);
      expect(step.answers.first).toBe(step.answers.plans);
    },
  );
});

describe('missing responses', () => {
  test('an empty list hides itself and its dependents; the rest is shown', async () => {
    const step = started();
    await settle();
    await respond(step, 'car.provinces', list([]));
    await respond(step, 'car.stores', { name: 'BJ' });
    await respond(step, 'car.detail', { modelCode: 'M1' });
    await respond(step, 'car.colours', list([]));

    expect(step.outcome).toBe('loaded');
    expect(step.answers).toMatchObject({ provinces: [], car: { modelCode: 'M1' } });
    expect(step.answers.colours).toBeUndefined();
    expect(step.answers.plans).toBeUndefined();
    expect(step.answers.first).toBeUndefined();
  });

  test('an optional request may fail', async () => {
    const step = started({}, { car: { endpoint: 'car.detail' }, provinces: get.provinces });
    await settle();
    await respond(step, 'car.provinces', 'silent');
    await respond(step, 'car.detail', { modelCode: 'M1' });

    expect(step.outcome).toBe('loaded');
    expect(step.answers.provinces).toBeUndefined();
  });

  test('a retry requests only what is missing', async () => {
    const step = started();
    await settle();
    await respond(step, 'car.provinces', list([]));
    await respond(step, 'car.stores', { name: 'BJ' });
    await respond(step, 'car.detail', 'silent');
    expect(step).toMatchObject({ status: 'unreachable', data: { why: 'offline' } });
    const before = endpointsCalled(step).length;

    await step.send({ type: 'fetch.retried' });

    expect(endpointsCalled(step).slice(before)).toEqual(['car.detail']);
    await respond(step, 'car.detail', { modelCode: 'M1' });
    await respond(step, 'car.colours', list([]));
    expect(step.outcome).toBe('loaded');
  });

  test('a refusal shows a retry, or leaves where the flow says so', async () => {
    const step = started();
    await settle();
    await respond(step, 'car.provinces', list([]));
    await respond(step, 'car.stores', 'refused');
    expect(step).toMatchObject({ status: 'refused', data: { refusal: '车辆已下架' } });

    const left = started(failedLeads);
    await settle();
    await respond(left, 'car.provinces', list([]));
    await respond(left, 'car.stores', 'refused');
    expect(left).toMatchObject({
      outcome: 'failed',
      result: { failed: 'stores', msg: '车辆已下架', code: 'E1' },
    });
  });
});

test('an entry needs what its formulas read, however deep', () => {
  const entry = {
    send: {
      a: {
        b: {
          formula: '',
          expr: [
            'get',
            [
              'filter',
              ['or', ['list'], 'result', 'plans'],
              'p',
              ['==', ['get', 'p', 'x'], ['get', 'result', 'rate']],
            ],
            'y',
          ],
        },
      },
    },
    when: { formula: '', expr: ['has', 'result', 'car', 'name'] },
  };

  const needs = needsOf(entry as never, { plans: {}, rate: {}, car: {}, other: {} });

  expect(needs.toSorted()).toEqual(['car', 'plans', 'rate']);
});

describe('the screen', () => {
  const examples = readExamples('fetch');

  test('offers to try again and to go back where the platform refuses', async () => {
    const { send } = showStep(Screen, schema, examples['the platform refuses something']!);
    expect(screen.getByText('车辆已下架')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await userEvent.click(screen.getByRole('button', { name: '返回上一步' }));

    expect(send.mock.calls.flat()).toEqual([{ type: 'fetch.retried' }, { type: 'back' }]);
  });
});

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length < 2) return [[...of]];
  return of.flatMap((one) =>
    permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  );
}

import { describe, expect, test } from 'vitest';
import { failed, ok } from './call-results.ts';
import { pausedPolicy, SimulatedWorld } from './simulated-world.ts';

const { signal: lasting } = new AbortController();
const endpoints = ({ pending }: SimulatedWorld) => pending.map(({ endpoint }) => endpoint);

describe('an aborted effect', () => {
  test('does not start when aborted before', async () => {
    const world = new SimulatedWorld();
    const signal = AbortSignal.abort();
    const { effects } = world;

    const results = await Promise.allSettled([
      effects.call('pay', {}, { signal }),
      effects.open('https://bank.example/', { origins: [], signal }),
      effects.sleep(world.time + 1, signal),
      effects.room.connect({ ice: [], exchange: async () => undefined, signal }),
    ]);

    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect([world.calls, world.opened, world.room.calls]).toEqual([[], [], []]);
  });

  test('ends when aborted while pending, and gets no response', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const abort = new AbortController();
    const call = world.effects.call('pay', {}, { signal: abort.signal });

    abort.abort();
    world.calls[0]?.respond(ok());

    await expect(call).rejects.toThrow('Aborted');
    expect(world.calls[0]?.response).toBe('aborted');
    await expect(world.respond(ok())).rejects.toThrow('Nothing was called.');
  });

  test('keeps its response when aborted afterwards', async () => {
    const world = new SimulatedWorld();
    const abort = new AbortController();

    const response = await world.effects.call('pay', {}, { signal: abort.signal });
    abort.abort();

    expect(response).toEqual(ok());
    expect(world.calls[0]?.response).toEqual(ok());
  });
});

describe('a paused world', () => {
  test('responds call by call, the oldest first', async () => {
    const world = new SimulatedWorld(pausedPolicy);
    const request = (endpoint: string, request = {}) =>
      world.effects.call(endpoint, request, { signal: lasting });
    const [first, second, third] = [
      request('plans', { of: 'red' }),
      request('plans', { of: 'blue' }),
      request('car'),
    ];

    await world.answerTo('plans', ok(['blue']), { of: 'blue' });
    await world.respond(failed('E1'));

    expect(await second).toEqual(ok(['blue']));
    expect(await first).toEqual(failed('E1'));
    expect(endpoints(world)).toEqual(['car']);
    await expect(world.answerTo('plans', ok())).rejects.toThrow(
      'plans is not called; under way: car',
    );
    await world.respond(ok());
    expect(await third).toEqual(ok());
  });
});

test('a policy decides the responses, and is notified of every call', async () => {
  const states: unknown[] = [];
  const world: SimulatedWorld = new SimulatedWorld({
    call: async ({ endpoint }) => failed(endpoint),
    open: () => 'blocked',
    clock: { now: () => 7, sleep: async () => undefined },
    changed: () => states.push(world.calls.at(-1)?.response),
  });

  const call = await world.effects.call('pay', {}, { signal: lasting });
  await world.effects.sleep(99, lasting);

  expect(call).toEqual(failed('pay'));
  expect(world.calls[0]?.at).toBe(7);
  expect(states).toEqual([undefined, failed('pay')]);
  expect(await world.effects.open('https://bank.example/', { origins: [], signal: lasting })).toBe(
    'blocked',
  );
});

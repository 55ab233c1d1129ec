import type { AnyMachineSnapshot } from 'xstate';
import { expect, test } from 'vitest';
import type { CarStoreData } from '../car-data.ts';
import { done, type Move, refused, silent, walk, pathsThrough } from './paths-through.fixture.ts';
import { placeMachine } from './place-machine.ts';

const store = { id: '1', code: 'S1', name: '北京朝阳店', cityCode: '1100' } as CarStoreData;
const input = { used: false, cityspell: '' };

const nothing = { cityspell: '', storeCode: '', isChosen: false, stores: [] };
const moves: Record<string, Move[]> = {
  chosen: [
    done('chosen', 'bridge.chosen-place', nothing),
    done('chosen', 'bridge.chosen-place', { ...nothing, cityspell: 'beijing' }),
    done('chosen', 'bridge.chosen-place', {
      ...nothing,
      storeCode: 'S1',
      isChosen: true,
      stores: [store],
    }),
    refused('chosen', 'bridge.chosen-place'),
  ],
  locating: [
    done('location', 'bridge.location', { latitude: 39.9, longitude: 116.4 }),
    silent('location', 'bridge.location'),
  ],
  stores: [
    done('stores', 'car.stores', { storeList: [store] }),
    done('stores', 'car.stores', { storeList: [] }),
    refused('stores', 'car.stores'),
    silent('stores', 'car.stores'),
  ],
  keeping: [done('kept', 'bridge.keep-place', {}), refused('kept', 'bridge.keep-place')],
};

const paths = pathsThrough(
  placeMachine,
  input,
  ({ value, status }) => (status === 'done' ? [] : (moves[String(value)] ?? [])),
  (context: never) => context,
);
const ends = paths.filter(({ value }) => value === 'done');

test('the place of a search is found, or the reason why not', () => {
  const types = new Set(ends.map(({ output }) => (output as { type: string }).type));

  expect(types).toEqual(new Set(['found', 'no-place', 'no-store', 'refused', 'unanswered']));
});

test.each(ends.map((path) => [path.name, path] as const))('%s', async (_, path) => {
  const { actor, platform } = await walk(placeMachine, input, path);

  const { status, output } = actor.getSnapshot() as AnyMachineSnapshot;
  expect(status).toBe('done');
  expect(output).toEqual(path.output);
  expect(platform.pending).toEqual([]);
});

test('only a located place is saved, and the stores near it are requested', async () => {
  const located = ends.find(({ name }) => name.includes('location, done.actor.stores, done'));
  const { platform } = await walk(placeMachine, input, located!);

  const requests = Object.fromEntries(platform.calls.map((one) => [one.endpoint, one.request]));
  expect(requests['car.stores']).toEqual({ cityspell: '', latitude: 39.9, longitude: 116.4 });
  expect(requests['bridge.keep-place']).toEqual({ used: '', cityspell: '', store });
  const withoutLocating = paths.filter(({ name }) => !name.includes('location'));
  for (const path of withoutLocating) {
    const { platform: other } = await walk(placeMachine, input, path);
    expect(other.calls.map(({ endpoint }) => endpoint)).not.toContain('bridge.keep-place');
  }
});

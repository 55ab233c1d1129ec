import { expect, test } from 'vitest';
import { type Driver, driveTo } from './driver.ts';

/** Goes from 0 to 3, and then leaves. */
function counting() {
  const acts: number[] = [];
  const driver: Driver<number> = {
    at: async () => (acts.length > 3 ? undefined : acts.length),
    act: async (position) => void acts.push(position),
  };
  return { acts, driver };
}

test('it goes on to the first position that is the goal, where nothing is done any more', async () => {
  const { acts, driver } = counting();

  expect(await driveTo(driver, (at) => at === 2, 10)).toBe(2);
  expect(acts).toEqual([0, 1]);
});

test('it is over where the flow is left before', async () => {
  const { acts, driver } = counting();

  expect(await driveTo(driver, () => false, 10)).toBeUndefined();
  expect(acts).toEqual([0, 1, 2, 3]);
});

test('what goes round ends with words', async () => {
  const { acts, driver } = counting();

  await expect(driveTo(driver, () => false, 3)).rejects.toThrow('It goes round: not there after 3');
  expect(acts).toEqual([0, 1, 2]);
});

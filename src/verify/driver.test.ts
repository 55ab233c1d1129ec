import { expect, test } from 'vitest';
import { type Driver, driveTo } from './driver.ts';

/** A driver that counts from 0 to 3, and then leaves. */
function counting() {
  const acts: number[] = [];
  const driver: Driver<number> = {
    at: async () => (acts.length > 3 ? undefined : acts.length),
    act: async (position) => void acts.push(position),
  };
  return { acts, driver };
}

test('drives to the first goal position, and does not act there', async () => {
  const { acts, driver } = counting();

  expect(await driveTo(driver, (at) => at === 2, 10)).toBe(2);
  expect(acts).toEqual([0, 1]);
});

test('ends where the flow is left before the goal', async () => {
  const { acts, driver } = counting();

  expect(await driveTo(driver, () => false, 10)).toBeUndefined();
  expect(acts).toEqual([0, 1, 2, 3]);
});

test('a loop ends with an error', async () => {
  const { acts, driver } = counting();

  await expect(driveTo(driver, () => false, 3)).rejects.toThrow('It goes round: not there after 3');
  expect(acts).toEqual([0, 1, 2]);
});

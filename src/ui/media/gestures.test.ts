import { expect, test } from 'vitest';
import { gestureOf } from './gestures.ts';

test.each([
  [{ x: 2, y: 3, ms: 250 }, 'tap'],
  [{ x: 0, y: 0, ms: 251 }, undefined],
  [{ x: 0, y: 0, ms: 499 }, undefined],
  [{ x: 1, y: 0, ms: 500 }, 'hold'],
  [{ x: -80, y: 10, ms: 300 }, 'left'],
  [{ x: 80, y: 10, ms: 300 }, 'right'],
  [{ x: -80, y: 10, ms: 301 }, undefined],
  [{ x: 5, y: 90, ms: 120 }, 'down'],
  [{ x: 5, y: -90, ms: 120 }, 'up'],
  [{ x: 20, y: 0, ms: 100 }, undefined],
])('a finger that moved by %j made: %s', (move, gesture) => {
  expect(gestureOf(move)).toBe(gesture);
});

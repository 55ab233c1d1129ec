import { expect, test } from 'vitest';
import { dateOf, monthsAfter } from './days.ts';

test.each([
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -13, '2025-02-28'],
])('%s and %i months is %s', (from, months, expected) => {
  expect(dateOf(monthsAfter(Date.parse(`${from}T00:30:00+08:00`), months))).toBe(expected);
});

import { expect, test } from 'vitest';
import { accepts } from './accepts.ts';

const words = { zh: '是', en: 'Yes' };

test.each([
  ['an amount above the most, in yuan', { type: 'money', max: 50 }, 5_001, false],
  ['an amount just at it', { type: 'money', max: 50 }, 5_000, true],
  ['a number below the least', { type: 'number', min: 3 }, 2, false],
  ['a value that is a choice', { type: 'one-of', options: { rent: words } }, 'rent', true],
  ['a value that is no choice', { type: 'one-of', options: { rent: words } }, 'own', false],
  [
    'values of which one is no choice',
    { type: 'many-of', options: { a: words } },
    ['a', 'b'],
    false,
  ],
  ['a choice of a dictionary', { type: 'one-of', options: 'dictionary.bank' }, 'ICBC', true],
  ['a choice of an endpoint', { type: 'one-of', options: { endpoint: 'x' } }, 'ICBC', true],
  ['a day before the first', { type: 'date', earliest: '2026-01-02' }, '2026-01-01', false],
  ['a day after the last', { type: 'date', latest: '2026-01-02' }, '2026-01-03', false],
  ['a text that is too long', { type: 'text', 'max-length': 2 }, '三个字', false],
  ['nothing where nothing has to be', { type: 'one-of', options: { rent: words } }, '', true],
])('%s', (_, field, answer, isAccepted) => {
  expect(accepts(field, answer)).toBe(isAccepted);
});

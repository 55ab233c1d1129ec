import { expect, test } from 'vitest';
import type { Expr } from '../../model/definition.ts';
import { nameOf } from './conditions.ts';
import { isLongEnough } from './list-size.ts';

const list: Expr = ['or', ['list'], 'result', 'rents'];
const other: Expr = ['or', ['list'], 'result', 'cards'];
const size: Expr = ['size', list];

test.each<[string, Expr, boolean, number, boolean]>([
  ['size > 0', ['>', size, 0], true, 0, true],
  ['size > 0', ['>', size, 0], true, 1, false],
  ['size > 0 is false', ['>', size, 0], false, 0, false],
  ['size >= 2', ['>=', size, 2], true, 1, true],
  ['size >= 2', ['>=', size, 2], true, 2, false],
  ['size == 1', ['==', size, 1], true, 0, true],
  ['size == 0 is false', ['==', size, 0], false, 0, true],
  ['size == 1 is false', ['==', size, 1], false, 0, false],
  ['size < 2 is false', ['<', size, 2], false, 1, true],
  ['size <= 2 is false', ['<=', size, 2], false, 2, true],
  ['size <= 2', ['<=', size, 2], true, 0, false],
  ['another size > 0', ['>', ['size', other], 0], true, 0, false],
])('%s', (_, condition, holds, index, isEnough) => {
  const path = { facts: new Map([[nameOf(condition), holds]]), answers: new Set<string>() };

  expect(isLongEnough({ list, index }, path)).toBe(isEnough);
});

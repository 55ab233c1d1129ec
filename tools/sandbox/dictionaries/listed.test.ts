import { expect, test } from 'vitest';
import { listNames } from '../../authoring/list-names.ts';
import { buildSymbols } from '../../symbols/symbols.ts';

test('a dictionary lists each code with its text in both languages', () => {
  expect(listNames('dictionary.sex', buildSymbols())).toBe('1  男 · Male\n0  女 · Female');
});

test('every dictionary that --list dictionaries names has a list of its own', () => {
  const symbols = buildSymbols();
  const rows = listNames('dictionaries', symbols)?.split('\n') ?? [];
  const named = rows.map((row) => row.split(' ')[0] ?? '');
  expect(named).toContain('dictionary.house');
  expect(named.filter((name) => listNames(name, symbols) === undefined)).toEqual([]);
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../src/language/check.ts';
import { printFindings } from '../src/language/print.ts';
import { symbols, worldFiles } from './findings/world.ts';
import { findingsOf, pairsFolder as root, pairsIn, rules } from './support/finding-pairs.ts';

/**
 * Every `<rule>.yaml` or `<rule>.<case>.yaml` gives exactly the text beside it; every file in ok/ has no finding. A folder
 * `<rule>/` or `<rule>.<case>/` is a pair of several files. `UPDATE=1` rewrites the texts.
 */

describe('a bad file gives exactly this text:', () => {
  test.for(pairsIn(root))('$name', (pair) => {
    const printed = `${printFindings(findingsOf(pair), { format: 'text' })}\n`;
    const expected = path.join(root, `${pair.name}.txt`);
    if (process.env['UPDATE'] === '1') writeFileSync(expected, printed);

    expect(printed).toBe(existsSync(expected) ? readFileSync(expected, 'utf8') : '');
    expect(printed).toContain(`[${pair.rule}]`);
  });
});

describe('a good file has no findings:', () => {
  test.for(pairsIn(path.join(root, 'ok')))('$name', (pair) => {
    expect(printFindings(findingsOf(pair), { format: 'text' })).toBe('');
  });
});

test('every rule that has a bad file has a good one', () => {
  const rules = (folder: string) => new Set(pairsIn(folder).map((pair) => pair.rule));

  expect([...rules(root)].filter((rule) => !rules(path.join(root, 'ok')).has(rule))).toEqual([]);
});

test('the test project around the pairs has no findings', () => {
  const found = checkFiles(worldFiles([]), symbols, rules).findings;

  expect(printFindings(found, { format: 'text' })).toBe('');
});

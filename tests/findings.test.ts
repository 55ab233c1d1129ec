import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../src/language/check.ts';
import type { Finding } from '../src/model/finding.ts';
import type { SourceFile } from '../src/model/source.ts';
import { printFindings } from '../src/language/print.ts';
import { journeyRules } from '../src/verify/rules/journey-findings.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { readSource } from '../tools/read-repository.ts';
import { symbols, worldFiles } from './findings/world.ts';

/**
 * Every `<rule>.yaml` or `<rule>.<case>.yaml` gives exactly the text beside it; every file in ok/ stays silent. A folder
 * `<rule>/` or `<rule>.<case>/` is a pair of several files. `UPDATE=1` writes the texts anew.
 */
const root = path.join(import.meta.dirname, 'findings');

const rules = journeyRules({ states: kindStates, schemas: symbols.kinds });

interface Pair {
  name: string;
  rule: string;
  files: SourceFile[];
}

function pairsIn(folder: string): Pair[] {
  return readdirSync(folder)
    .filter((name) => name !== 'world' && name !== 'ok')
    .filter((name) => name.endsWith('.yaml') || statSync(path.join(folder, name)).isDirectory())
    .toSorted()
    .map((entry) => {
      const name = entry.replace(/\.yaml$/, '');
      const full = path.join(folder, entry);
      const files = statSync(full).isDirectory()
        ? filesUnder(full).map((file) => [`${entry}/${file}`, path.join(full, file)] as const)
        : [[entry, full] as const];
      return {
        name,
        rule: name.split('.')[0] ?? name,
        files: files.map(([shown, file]) => ({
          ...readSource(path.dirname(file), path.basename(file)),
          path: shown,
        })),
      };
    });
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();

/** What is said about the pair's own files; the world around it is good, which a test below holds. */
function findingsOf(pair: Pair): Finding[] {
  const found = checkFiles([...worldFiles(pair.files), ...pair.files], symbols, rules).findings;
  return found.filter(({ place, also }) =>
    [place, ...(also ?? []).map((one) => one.place)].some(({ file }) =>
      pair.files.some((own) => own.path === file.path),
    ),
  );
}

describe('a bad file gives exactly this text:', () => {
  test.for(pairsIn(root))('$name', (pair) => {
    const printed = `${printFindings(findingsOf(pair), { format: 'text' })}\n`;
    const expected = path.join(root, `${pair.name}.txt`);
    if (process.env['UPDATE'] === '1') writeFileSync(expected, printed);

    expect(printed).toBe(existsSync(expected) ? readFileSync(expected, 'utf8') : '');
    expect(printed).toContain(`[${pair.rule}]`);
  });
});

describe('a good file stays silent:', () => {
  test.for(pairsIn(path.join(root, 'ok')))('$name', (pair) => {
    expect(printFindings(findingsOf(pair), { format: 'text' })).toBe('');
  });
});

test('every rule that has a bad file has a good one', () => {
  const rules = (folder: string) => new Set(pairsIn(folder).map((pair) => pair.rule));

  expect([...rules(root)].filter((rule) => !rules(path.join(root, 'ok')).has(rule))).toEqual([]);
});

test('the world around the pairs has no findings', () => {
  const found = checkFiles(worldFiles([]), symbols, rules).findings;

  expect(printFindings(found, { format: 'text' })).toBe('');
});

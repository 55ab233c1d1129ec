import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { symbols } from '../../../tests/findings/world.ts';
import { checkFileShape } from './check-file.ts';
import { printFindings } from '../print.ts';
import { readYaml } from '../yaml/read.ts';
import { checkShape } from './check-setting.ts';
import type { Setting } from '../../model/step-kind.ts';

/** The messages about one value under a setting. */
function messagesOf(setting: Setting, written: string): string[] {
  const { node, findings } = readYaml({ path: 'a.yaml', text: `x: ${written}\n` });
  const shape: Setting = { type: 'object', about: '', settings: { x: setting } };
  const allFindings = node ? [...findings, ...checkShape(node, shape, symbols)] : findings;
  return allFindings.map((finding) => `${finding.rule}: ${finding.message}`);
}

const about = 'For this test.';

describe('a valid value has no finding', () => {
  test.for<[Setting, string]>([
    [{ type: 'text', about }, 'hello'],
    [{ type: 'text', about }, '"3"'],
    [{ type: 'yes-no', about }, 'yes'],
    [{ type: 'yes-no', about }, 'false'],
    [{ type: 'number', about, min: 0 }, '0.5'],
    [{ type: 'money', about }, '99.50'],
    [{ type: 'duration', about }, '1.5s'],
    [{ type: 'duration', about, max: '1m' }, '60s'],
    [{ type: 'date', about }, '2024-02-29'],
    [{ type: 'version', about }, '3.10.0'],
    [{ type: 'path', about }, '"/car/{settings.page}"'],
    [{ type: 'path', about }, '=settings.page'],
    [{ type: 'yes-no', about }, '=settings.again'],
    [{ type: 'formula', gives: 'yes-no', about }, '=!result.ok'],
    [{ type: 'value', gives: 'text', about }, '=order.orderNo'],
    [{ type: 'value', gives: 'money', about }, '3000'],
    [{ type: 'value', gives: 'any', about }, '{ a: [1, { b: yes }] }'],
    [{ type: 'value', gives: 'any', about }, '""'],
    [{ type: 'words', about }, '{ zh: 你好, en: Hello }'],
    [{ type: 'one-of', options: ['a', 'b'], about }, 'a'],
    [{ type: 'list', of: { type: 'text', about }, about }, '[a, b]'],
    [{ type: 'send', about }, '{ orderNo: =order.orderNo, n: 3 }'],
    [{ type: 'send', about }, '=answers.request'],
  ])('%j: %s', ([setting, written]) => {
    expect(messagesOf(setting, written)).toEqual([]);
  });
});

describe('an invalid value has one finding', () => {
  test.for<[Setting, string, string]>([
    [{ type: 'text', about }, 'no', 'yes-or-no: no without quotes means no, not the word.'],
    [{ type: 'text', about }, '3.10', 'number-or-text: 3.10 without quotes is the number 3.1.'],
    [{ type: 'version', about }, '3.10', 'number-or-text: 3.10 without quotes is the number 3.1.'],
    [
      { type: 'number', about },
      '"3"',
      'number-or-text: "x" takes a number; "3" in quotes is a text.',
    ],
    [{ type: 'number', about }, '007', 'number-or-text: 007 is read as the number 7.'],
    [{ type: 'number', about, max: 5 }, '6', 'schema: "x" is at most 5.'],
    [{ type: 'money', about }, '99元', 'schema: "x" is in yuan already.'],
    [{ type: 'money', about }, '1.999', 'schema: "x" takes an amount in yuan, not 1.999.'],
    [{ type: 'yes-no', about }, '是', 'yes-or-no: "x" takes yes or no, not "是".'],
    [{ type: 'yes-no', about }, 'Yes', 'yes-or-no: "x" takes yes or no, not "Yes".'],
    [{ type: 'duration', about }, '2', 'schema: "x" takes a length of time, not "2".'],
    [{ type: 'duration', about, max: '5s' }, '5001ms', 'schema: "x" is at most 5s.'],
    [{ type: 'date', about }, '2023-02-29', 'schema: "x" takes a date, not "2023-02-29".'],
    [{ type: 'path', about }, '/a b', 'schema: "x" holds something that no address may hold.'],
    [
      { type: 'formula', gives: 'yes-no', about },
      'a == b',
      'formula-without-equals: "x" takes a formula, and a formula begins with "=".',
    ],
    [
      { type: 'formula', gives: 'yes-no', about },
      '"="',
      'empty-formula: The formula of "x" is empty.',
    ],
    [
      { type: 'value', gives: 'text', about },
      '!order.x',
      'empty-formula: YAML drops a word that begins with "!", so "x" does not say what it should.',
    ],
    [
      { type: 'value', gives: 'text', about },
      'answers.phone',
      'formula-looks-literal: "answers.phone" reads like a formula, but is a plain text.',
    ],
    [{ type: 'words', about }, 'Hello', 'text-missing-language: "x" is in one language only.'],
    [{ type: 'words', about }, '[a]', 'schema: "x" takes a sentence in zh and en, not a list.'],
    [
      { type: 'words', about },
      '=result.msg',
      'formula-looks-literal: "x" takes a sentence; a formula cannot stand here alone.',
    ],
    [
      { type: 'one-of', options: ['first', 'last'], about },
      'frist',
      'schema: "frist" is not a value of "x".',
    ],
    [{ type: 'text', about }, '', 'schema: "x" is empty.'],
    [{ type: 'text', about }, '{ a: b }', 'schema: "x" takes a text, not settings of its own.'],
    [
      { type: 'value', gives: 'any', about },
      '[13800138000]',
      'number-or-text: 13800138000 without quotes is a number.',
    ],
  ])('%j: %s', ([setting, written, message]) => {
    expect(messagesOf(setting, written)).toEqual([message]);
  });
});

const files = ['flows', 'funders'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('_'))
    .map((name) => ({
      path: `${folder}/${name}`,
      text: readFileSync(`${folder}/${name}`, 'utf8'),
    })),
);

test('a file with another extension has a finding', () => {
  const { findings } = checkFileShape({ path: 'funders/ACME.yml', text: '' }, symbols);

  expect(findings.map(({ message }) => message)).toEqual([
    '"ACME.yml" does not end in ".yaml", so it would not be read.',
  ]);
});

test("the repository's own files pass the schema check", () => {
  const findings = files.flatMap((file) => checkFileShape(file, symbols).findings);

  expect(printFindings(findings, { format: 'text' })).toBe('');
});

/** What a slip of the hand does to one line. */
const slips: Record<string, (line: string) => string[]> = {
  'left out': () => [],
  'written twice': (line) => [line, line],
  'moved in': (line) => [`  ${line}`],
  'moved out': (line) => [line.replace(/^ {1,2}/, '')],
  'begun with a tab': (line) => [line.replace(/^ {2}/, '\t')],
  misspelt: (line) => [line.replace(/(\w)(\w)/, '$2$1')],
  'without its colon': (line) => [line.replace(': ', ' ')],
  'with an open quote': (line) => [line.replace(': ', ': "')],
  'with an open brace': (line) => [line.replace(': ', ': {')],
};

/** `npm test` slips in so many lines, evenly from all of our files; `npm run test:nightly` in more. A file is read once for each. */
const slipLines = Number(process.env['SLIP_LINES'] ?? 100);

function someLines(): { path: string; text: string; lines: string[]; at: number }[] {
  const all = files.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, at) =>
      line.trim() === '' || line.startsWith('#') ? [] : [{ path, text, lines, at }],
    );
  });
  const every = Math.ceil(all.length / slipLines);
  return all.filter((_, at) => at % every === 0);
}

/** How many findings the slip gives in each of these lines, as far as it is a mistake at all. */
function findingsPerSlip(slip: (line: string) => string[]): number[] {
  return someLines().flatMap(({ path, text, lines, at }) => {
    const damaged = lines.toSpliced(at, 1, ...slip(lines[at] ?? '')).join('\n');
    const { findings } = checkFileShape({ path, text: damaged }, symbols);
    return damaged === text || findings.length === 0 ? [] : [findings.length];
  });
}

describe('in 19 of 20 cases one finding is reported when a line is', () => {
  test.for(Object.keys(slips))('%s', (name) => {
    const counts = findingsPerSlip(slips[name] ?? (() => []));
    const flooded = counts.filter((count) => count > 1);

    expect(counts.length).toBeGreaterThan(50);
    expect(flooded.length / counts.length).toBeLessThan(name === 'written twice' ? 0.12 : 0.05);
    expect(Math.max(...counts)).toBeLessThan(12);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { MutationResult } from '../../src/verify/mutation/run.ts';
import { chosenIn, NothingChosen } from './chosen.ts';
import { pageOf } from './page.ts';
import { asData, textOf } from './print.ts';
import { reportOf } from './report-schema.ts';

const file = {
  path: 'flows/pay.yaml',
  text: 'flow: pay\nsteps:\n  ask: { timeout: 5s, about: </script> }\n',
};
const at = file.text.indexOf('5s');

function mutantAt(
  operator: string,
  changed: MutationResult['mutant']['changed'],
): MutationResult['mutant'] {
  const { start, end } = changed;
  const place = { file, start, end };
  return { id: `${operator} 1`, operator, what: 'ten times too large', place, changed, file };
}

const results: MutationResult[] = [
  {
    mutant: mutantAt('limit-tenfold', { start: at + 1, end: at + 1, text: '0' }),
    status: 'survived',
    unasserted: {
      rule: 'screen-changed',
      sentence: '"ask" is not as it was.',
      walk: 'go (next) → ask',
      reaches: { A: ['1'], B: ['1'], C: ['1'], D: ['1', '2'], E: ['1'] },
      suggestion: { file: 'flows/properties.yaml', text: '  claim:\n    always: { step: ask }\n' },
    },
  },
  {
    mutant: mutantAt('limit-above', { start: at, end: at + 1, text: '6' }),
    status: 'killed',
    by: 'examples',
    why: 'It does not end.',
  },
  { mutant: mutantAt('limit-below', { start: at, end: at + 1, text: '4' }), status: 'equivalent' },
];

test('the report has the format of mutation testing viewers', () => {
  const path = import.meta
    .resolve('mutation-testing-report-schema/mutation-testing-report-schema.json');
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(fileURLToPath(path), 'utf8')));
  const report = reportOf(results);

  expect(schema.safeParse(report).error?.message).toBeUndefined();
  expect(schema.safeParse({ ...report, files: { x: {} } }).success).toBe(false);
  const { mutants } = report.files['flows/pay.yaml']!;
  expect(mutants.map(({ status, killedBy }) => [status, killedBy])).toEqual([
    ['Survived', undefined],
    ['Killed', ['examples']],
    ['Ignored', undefined],
  ]);
});

test('an insertion is shown as a replacement of the character after it', () => {
  const [mutant] = reportOf(results).files['flows/pay.yaml']!.mutants;

  expect(mutant?.replacement).toBe('0s');
  expect(mutant?.location).toEqual({
    start: { line: 3, column: 20 },
    end: { line: 3, column: 21 },
  });
});

test("the page loads nothing, and no author's text can end its script", () => {
  const page = pageOf(reportOf(results));

  expect(page.split('</script>').length).toBe(3);
  expect(page.includes("default-src 'none'")).toBe(true);
});

test('a survivor is reported with its walk, the affected funders and a claim that would kill it', () => {
  expect(textOf(results)).toContain(`Walks nobody asserts

flows/pay.yaml:3:20  ten times too large. [limit-tenfold]
    "ask" is not as it was. [screen-changed]
    walk: go (next) → ask
    A 1; B 1; C 1 and 2 more
    would have been noticed by this, in flows/properties.yaml:
    |   claim:
    |     always: { step: ask }

limit-tenfold    0.0%  0 noticed, 1 not, 0 without effect
limit-above    100.0%  1 noticed, 0 not, 0 without effect
limit-below         –  0 noticed, 0 not, 1 without effect

3 mistakes: 1 noticed (check 0, properties 0, examples 1, journeys 0), 1 not, 1 without any effect. 50.0% of those that matter are noticed.`);
});

test('for a program: the seed, the counts and each mistake at its line', () => {
  const data = JSON.parse(JSON.stringify(asData(results, 7))) as unknown;

  expect(data).toMatchObject({
    seed: 7,
    all: 3,
    share: 0.5,
    mutants: [{ file: 'flows/pay.yaml', line: 3, status: 'survived' }, { by: 'examples' }, {}],
  });
});

const files = [file, { path: 'funders/ACME.yaml', text: 'funder: ACME\n' }];

test.each([
  [{}, ['flows/pay.yaml', 'funders/ACME.yaml']],
  [{ funder: 'ACME' }, ['funders/ACME.yaml']],
  [{ file: 'flows/pay.yaml' }, ['flows/pay.yaml']],
])('%j chooses %j', (choice, expected) => {
  expect(chosenIn(files, choice, '.').map(({ path }) => path)).toEqual(expected);
});

test('an unknown funder is refused with a message', () => {
  expect(() => chosenIn(files, { funder: 'NOBODY' }, '.')).toThrow(NothingChosen);
  expect(() => chosenIn(files, { funder: 'NOBODY' }, '.')).toThrow('There is no file NOBODY.');
});

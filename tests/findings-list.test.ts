import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { explainRule, ruleNames } from '../tools/generators/rules-reference.ts';

/** The rules the design of the checker requires, by name. */
const agreed = `
schema unknown-key duplicate-key duplicate-step yaml-syntax name-format text-missing-language left-over
comma-in-text unquoted-brace number-or-text empty-formula formula-without-equals yes-or-no
unknown-flow unknown-step unknown-endpoint unknown-field unknown-setting unknown-document unknown-action-code
unused-setting unused-flow unused-override path-taken path-unknown-parameter route-missing host-not-allowed
formula-syntax formula-type formula-unknown-name formula-always-true formula-always-false formula-looks-literal
formula-banned formula-cost
send-mismatch result-mismatch used-before-collected required-never-collected asked-twice sensitive-leaves
value-not-a-choice min-above-max
unreachable-step dead-end no-end trap automatic-loop outcome-unrouted outcome-unknown failure-without-words
call-without-timeout choice-gap choice-overlap choice-shadowed superfluous-choice no-way-back falls-into-neighbour
page-count resume-needs-secret recursion
dispatch-hole dispatch-clash screen-missing example-fails example-missing
`
  .trim()
  .split(/\s+/);

const folder = path.join(import.meta.dirname, 'findings');

const rulesOf = (directory: string, ending: string): string[] => [
  ...new Set(
    readdirSync(directory)
      .filter((name) => name.endsWith(ending) && name !== 'README.md' && name !== 'world.ts')
      .map((name) => name.split('.')[0] ?? name)
      .filter((name) => name !== 'ok' && name !== 'world'),
  ),
];

test('every rule of the design has a bad file with its text', () => {
  const there = rulesOf(folder, '.txt');

  expect(agreed.filter((rule) => !there.includes(rule))).toEqual([]);
});

test('every rule that has a bad file has a good one', () => {
  const good = rulesOf(path.join(folder, 'ok'), '');

  expect(rulesOf(folder, '.txt').filter((rule) => !good.includes(rule))).toEqual([]);
});

test('the reference has a section for every rule with a bad file, and no other', () => {
  expect(ruleNames().toSorted()).toEqual(rulesOf(folder, '.txt').toSorted());
});

test('every rule the source can name has a bad file', () => {
  const src = path.join(import.meta.dirname, '../src');
  const named = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    // The rules of a comparison of two versions are no findings in a file.
    .filter((name) => /^(language|verify(?!\/diff))\//.test(name))
    .flatMap((name) => [
      ...readFileSync(path.join(src, name), 'utf8').matchAll(/rule: '([\w-]+)'/g),
    ])
    .map(([, rule = '']) => rule);

  expect(new Set(named).size).toBeGreaterThan(50);
  expect([...new Set(named)].filter((rule) => !rulesOf(folder, '.txt').includes(rule))).toEqual([]);
});

test('every rule explains itself in Chinese, with what is printed for its example', () => {
  const isSaid = (line: string) => /^\S+:\d+:\d+ {2}|\^ .|^ += /.test(line);
  const english = ruleNames().flatMap((rule) => {
    const [, , about = '', , ...printed] = explainRule(rule, 'zh')?.split('\n') ?? [];
    return [about, ...printed.filter(isSaid)].filter(
      (line) => !/\p{sc=Han}/u.test(line.replaceAll(/“.*?”/g, '')),
    );
  });

  expect(english).toEqual([]);
});

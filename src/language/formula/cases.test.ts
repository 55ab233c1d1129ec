import { expect, test } from 'vitest';
import type { Formula, ValueType } from '../../model/definition.ts';
import { choiceProblems, satisfiable } from './cases.ts';
import type { BranchCase, ChoiceOptions } from './cases.ts';
import { compileFormula } from './compile.ts';
import type { FormulaTypes } from './compile.ts';

const result: Record<string, ValueType> = {
  code: 'text',
  sub: 'text',
  amount: 'money',
  count: 'number',
  ok: 'yes-no',
  day: 'date',
  tags: { list: 'text' },
};
const types: FormulaTypes = {
  result,
  host: { kind: 'text', version: 'version' },
  answers: { carUse: 'text' },
  values: { native: { type: 'yes-no', expr: ['==', ['or', '', 'host', 'kind'], 'native'] } },
  settings: { again: { type: 'yes-no', expr: true } },
};

function formula(source: string): Formula {
  const compiled = compileFormula(source, types);
  if (!compiled.ok) throw new Error(compiled.problem.message);
  return compiled.formula;
}

/** `['result.ok → a', '→ b']`: branches with their targets. */
function problems(written: string[], options: ChoiceOptions = {}) {
  const choices = written.map((one): BranchCase => {
    const [when = '', effect = ''] = one.split('→').map((part) => part.trim());
    return { ...(when && { when: formula(when) }), effect };
  });
  return choiceProblems(choices, options);
}

test.each([
  [['result.code == "1" → a', 'result.code == "2" → b'], 'result.code is empty'],
  [
    ['result.code in ["", "1"] → a', 'result.code == "2" → b'],
    'result.code is neither "1" nor "2"',
  ],
  [['result.count < 1 → a', 'result.count > 1 → b'], 'result.count is 1'],
  [['result.count <= 18 → a', 'result.count >= 20 → b'], 'result.count is 19'],
  [['result.amount > 100 → a', 'result.amount < 100 → b'], 'result.amount is 100'],
  [['result.day < "2024-01-01" → a', 'result.day > "2024-01-01" → b'], 'result.day is 2024-01-01'],
  [['host.version < "3.6.3" → a', 'host.version > "3.10" → b'], 'host.version is 3.6.3'],
  [['result.ok && native → a', '!native → b'], 'result.ok is no and host.kind is "native"'],
  [['has(result.count) && result.count > 3 → a', 'result.count <= 3 → b'], 'result.count is empty'],
  [['"new" in result.tags → a'], 'result.tags is empty'],
])('%j leaves a gap: %s', (written, example) => {
  expect(problems(written)).toEqual([{ rule: 'choice-gap', example }]);
});

test.each([
  [['result.code == "1" → a', '→ b']],
  [['result.ok → a', '!result.ok → b']],
  [['result.count < 18 → a', 'result.count >= 18 → b']],
  [['result.amount <= 0 → a', 'result.amount > 0 → b']],
  [['host.version < "3.6.3" → a', 'host.version >= "3.6.3" → b']],
  [['result.day < "2024-01-01" → a', 'result.day >= "2024-01-01" → b']],
  [['has(result.count) && result.count > 3 → a', '!has(result.count) || result.count <= 3 → b']],
  [
    [
      'host.kind in ["native", "messaging"] → a',
      'host.kind == "web" → b',
      'host.kind == "mini-program" → c',
    ],
  ],
  [['result.ok || !result.ok && result.code == "1" → a', 'result.ok == no → b']],
  [['result.code.startsWith("7") → a', 'result.code == "8" → b', '→ c']],
  [['settings.again → a', 'result.ok → b', '→ c']],
])('%j covers every input, and each branch has an effect', (written) => {
  expect(problems(written)).toEqual([]);
});

test("a form's choices are all values its answer can have", () => {
  const values = { 'answers.carUse': ['family', 'work'] };

  expect(
    problems(['answers.carUse == "family" → a', 'answers.carUse == "work" → b'], {
      allowed: values,
    }),
  ).toEqual([]);
});

test.each([
  [
    ['result.code == "1" → a', 'result.code == "1" && result.ok → b', '→ c'],
    { rule: 'choice-shadowed', exit: 1, other: 0 },
  ],
  [
    ['result.count > 3 → a', 'result.count > 5 → b', '→ c'],
    { rule: 'choice-shadowed', exit: 1, other: 0 },
  ],
  [['→ a', 'result.ok → b'], { rule: 'choice-shadowed', exit: 1, other: 0 }],
  [['result.ok → a', '→ a'], { rule: 'superfluous-choice', exit: 0, other: 1 }],
  [['result.ok → a', 'result.code == "1" → b', '!result.ok → a', '→ c'], undefined],
  [['result.code == "1" → c', 'result.ok → b', '→ c'], undefined],
  [
    ['result.code == "1" → c', 'result.code == "2" → b', '→ c'],
    { rule: 'superfluous-choice', exit: 0, other: 2 },
  ],
  [['result.ok || !result.ok → a', '→ b'], { rule: 'formula-always-true', exit: 0 }],
  [['result.count > 3 && result.count < 2 → a', '→ b'], { rule: 'formula-always-false', exit: 0 }],
  [['host.kind == "android" → a', '→ b'], { rule: 'formula-always-false', exit: 0 }],
  [['1 == 2 → a', '→ b'], { rule: 'formula-always-false', exit: 0 }],
  [['result.count * 2 > result.count + result.count → a', '→ b'], undefined],
])('%j is judged %j', (written, problem) => {
  expect(problems(written)).toEqual(problem ? [problem] : []);
});

test('two rows of a table that match one input are reported with the input', () => {
  const rows = ['result.code == "2" → a', 'result.sub == "7" → b', '→ c'];

  expect(problems(rows, { table: true })).toEqual([
    {
      rule: 'choice-overlap',
      exit: 1,
      other: 0,
      example: 'result.code is "2" and result.sub is "7"',
    },
  ]);
  expect(problems(rows)).toEqual([]);
});

test('rows that no input matches both do not overlap', () => {
  expect(
    problems(['result.code == "1" → a', 'result.code == "2" → b', '→ c'], { table: true }),
  ).toEqual([]);
});

test('an exception above its general case is no overlap', () => {
  const rows = ['result.code == "2" && result.sub == "7" → a', 'result.code == "2" → b', '→ c'];

  expect(problems(rows, { table: true })).toEqual([]);
});

test('too many combinations are sampled pairwise and prove nothing', () => {
  const many = JSON.stringify(Array.from({ length: 20 }, (_, i) => `${i}`));
  const wide = `result.code in ${many} && result.sub in ${many} && result.ok && result.count in [1, 2, 3, 4, 5, 6]`;

  expect(problems([`${wide} → a`, '→ b'])).toEqual([]);
});

test.each<[string[], string[], boolean]>([
  [['result.code == "1"'], ['result.code == "2"'], true],
  [['result.code == "1"', 'result.code == "2"'], [], false],
  [['result.ok', 'result.count > 3'], ['result.ok'], false],
  [['result.count > 3', 'result.count < 5'], [], true],
  [['result.count > 3'], ['result.count > 2'], false],
  [['native'], ['host.kind in ["native", "web"]'], false],
  [['host.version >= "3.10"'], ['host.version >= "3.6.3"'], false],
  [['result.count * 2 > 3'], ['result.count > 1'], true],
  [['!result.ok', 'result.code == "1"'], [], true],
])('%j true and %j false at the same time is possible: %s', (yes, no, possible) => {
  const literals = [
    ...yes.map((source) => ({ formula: formula(source), value: true })),
    ...no.map((source) => ({ formula: formula(source), value: false })),
  ];

  expect(satisfiable(literals)).toBe(possible);
});

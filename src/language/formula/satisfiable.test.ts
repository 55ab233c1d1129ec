import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Formula } from '../../model/definition.ts';
import { choiceProblems, satisfiable } from './cases.ts';
import type { ChoiceProblem } from './cases.ts';
import { compileFormula } from './compile.ts';
import type { FormulaTypes } from './compile.ts';
import { evaluate, FormulaFailed } from './evaluate.ts';
import type { FormulaScope } from './evaluate.ts';

const types: FormulaTypes = {
  order: {
    a: 'text',
    b: 'text',
    n: 'number',
    m: 'money',
    ok: 'yes-no',
    day: 'date',
    tags: { list: 'text' },
    extra: 'any',
  },
  host: { kind: 'text', version: 'version' },
  values: {
    native: {
      type: 'yes-no',
      expr: ['&&', ['==', ['or', '', 'host', 'kind'], 'native'], ['or', false, 'order', 'ok']],
    },
  },
};

function formula(source: string): Formula {
  const compiled = compileFormula(source, types);
  if (!compiled.ok) throw new Error(`${source}: ${compiled.problem.message}`);
  return compiled.formula;
}

const compare = fc.constantFrom('==', '!=', '<', '<=', '>', '>=');
const same = fc.constantFrom('==', '!=');
const text = fc.constantFrom('""', '"x"', '"y"', '"xy"');
const atom = fc.oneof(
  fc
    .tuple(fc.constantFrom('order.a', 'order.b', 'order.extra'), same, text)
    .map((parts) => parts.join(' ')),
  fc.tuple(compare, fc.constantFrom('1', '2', '2.5', '10')).map(([op, n]) => `order.n ${op} ${n}`),
  fc.tuple(compare, fc.constantFrom('0', '0.01', '99.99')).map(([op, n]) => `order.m ${op} ${n}`),
  fc
    .tuple(compare, fc.constantFrom('"2024-02-28"', '"2024-03-01"'))
    .map(([op, day]) => `order.day ${op} ${day}`),
  fc
    .tuple(compare, fc.constantFrom('"3.6.3"', '"3.10"', '"3.0"'))
    .map(([op, version]) => `host.version ${op} ${version}`),
  fc.constantFrom(
    'order.ok',
    'native',
    'host.kind == "web"',
    'has(order.a)',
    'order.b in ["x", "y"]',
    'order.a == order.b',
    '"x" in order.tags',
    'order.a.startsWith("x")',
    'order.n * 2 > 5',
    'size(order.a) > 1',
  ),
);
const condition = fc.oneof(
  atom,
  fc.tuple(atom, fc.constantFrom('&&', '||'), atom).map(([a, op, b]) => `(${a}) ${op} (${b})`),
  atom.map((a) => `!(${a})`),
);

const scopes = fc.record({
  order: fc.record({
    a: fc.constantFrom('', 'x', 'y', 'xy', 'z'),
    b: fc.constantFrom('', 'x', 'y', 'z'),
    n: fc.oneof(fc.constantFrom(1, 2, 2.5, 10), fc.double({ min: -5, max: 20, noNaN: true })),
    m: fc.oneof(fc.constantFrom(0, 1, 9999), fc.integer({ min: -5, max: 20_000 })),
    ok: fc.boolean(),
    day: fc.constantFrom('2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2025-01-01'),
    tags: fc.subarray(['x', 'y', 'z']),
    extra: fc.constantFrom('', 'x', 'y', 'z', null),
  }),
  host: fc.record({
    kind: fc.constantFrom('native', 'messaging', 'mini-program', 'web'),
    version: fc.constantFrom('2.9', '3', '3.6.2', '3.6.3', '3.7', '3.10.0', '3.10.1'),
  }),
});

const holds = (one: Formula, scope: FormulaScope) => {
  try {
    return evaluate(one, scope) === true;
  } catch (error) {
    if (error instanceof FormulaFailed) return false;
    throw error;
  }
};

const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const runs = { numRuns: Number(process.env['RUNS'] ?? 1500), seed };

test('a combination that some input produces is never called impossible', () => {
  console.info(`seed ${seed}`);
  const possible = fc.property(
    fc.array(condition, { minLength: 1, maxLength: 4 }),
    scopes,
    (sources, scope) => {
      const formulas = sources.map(formula);
      const literals = formulas.map((one) => ({ formula: one, value: holds(one, scope) }));

      expect(satisfiable(literals)).toBe(true);
    },
  );

  fc.assert(possible, runs);
});

test('conditions reported as constant or shadowed are so for every input', () => {
  console.info(`seed ${seed}`);
  const right = fc.property(
    fc.array(condition, { minLength: 1, maxLength: 4 }),
    scopes,
    (sources, drawn) => {
      // Where the author writes whole numbers, the choice is judged for whole numbers.
      const scope = { ...drawn, order: { ...drawn.order, n: Math.round(drawn.order.n) } };
      const formulas = sources.map(formula);
      const truths = formulas.map((one) => holds(one, scope));

      const problems = choiceProblems(formulas.map((when, i) => ({ when, effect: `${i}` })));

      expect(problems.filter((problem) => isWrong(problem, truths))).toEqual([]);
    },
  );

  fc.assert(right, runs);
});

function isWrong(problem: ChoiceProblem, truths: boolean[]): boolean {
  if (problem.rule === 'formula-always-false') return truths[problem.exit] === true;
  if (problem.rule === 'formula-always-true') return truths[problem.exit] === false;
  return problem.rule === 'choice-shadowed' && truths.indexOf(true) === problem.exit;
}

/** Which values make a difference to a flow: what its formulas compare with what is answered. */
import type { Flow, Formula } from '../../model/definition.ts';
import { candidates } from '../../language/formula/candidates.ts';
import { evaluate, type FormulaScope } from '../../language/formula/evaluate.ts';
import { gather, merged, type ValueUse } from '../../language/formula/gather.ts';
import { readsResult } from '../../machine/lookahead.ts';

export type Fields = Record<string, unknown>;

export interface TestValues {
  /** The same with one value changed, then with several: those below `prefix` that formulas look at. `names`: only these. */
  variations(
    prefix: string,
    base: Fields,
    formulas?: readonly Formula[],
    names?: readonly string[],
  ): Generator<Fields>;
  /** What all conditions say that need no response. */
  key(scope: FormulaScope): string;
}

/** Combinations tried where several values are looked at. */
const maxCombined = 24;

export function testValues(flow: Flow): TestValues {
  const steps = Object.values(flow.steps);
  const guards = steps.flatMap(({ when, exits }) =>
    [
      when,
      ...Object.values(exits).flatMap((branches) => branches.map((branch) => branch.when)),
    ].flatMap((one) => one ?? []),
  );
  const savedValues = steps.flatMap(({ keep }) => Object.entries(keep ?? {}));
  const { uses } = merged(
    [...guards, ...savedValues.map(([, formula]) => formula)].map((one) => gather(one)),
  );
  const conditions = [
    ...new Map(
      guards.filter((one) => !readsResult(one)).map((one) => [JSON.stringify(one.expr), one]),
    ).values(),
  ];

  /** What is kept of a response is compared later, under the name it is kept by. */
  function candidatesFor(path: string): unknown[] {
    const own = uses.get(path);
    const later = path.startsWith('result.')
      ? savedValues
          .filter(([, formula]) => gather(formula).uses.has(path))
          .flatMap(([name]) => compared(name))
      : [];
    return [...(own ? candidates(own, undefined, false) : []), ...later];
  }
  function compared(name: string): unknown[] {
    return [...uses].flatMap(([path, valueUse]: [string, ValueUse]) =>
      path.startsWith('answers.') && path.endsWith(`.${name}`)
        ? candidates(valueUse, undefined, false)
        : [],
    );
  }
  return {
    *variations(prefix, base, formulas, names) {
      const paths = formulas
        ? [...merged(formulas.map((one) => gather(one))).uses.keys()]
        : [...uses.keys()];
      const columns = paths
        .filter((path) => path.startsWith(`${prefix}.`))
        .map((path) => [path.slice(prefix.length + 1), candidatesFor(path)] as const)
        .filter(([path]) => !names || names.includes(path.split('.')[0] ?? ''))
        .map(([path, values]) => [path, [...values, ...usual(at(base, path))]] as const);
      for (const [path, values] of columns)
        for (const value of values) yield changed(base, path, value);
      if (columns.length < 2) return;
      const random = numbers();
      for (let turn = 0; turn < maxCombined; turn++)
        yield columns.reduce(
          (made, [path, values]) => changed(made, path, values[random() % values.length]),
          base,
        );
    },
    key: (scope) => conditions.map((one) => (holds(one, scope) ? 1 : 0)).join(''),
  };
}

/** Numbers are compared with each other: none, a little, much. */
function usual(value: unknown): unknown[] {
  return typeof value === 'number' ? [0, 100, value, value * 10] : [value, undefined];
}

function at(fields: Fields, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], fields);
}

function changed(fields: Fields, path: string, value: unknown): Fields {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...fields, [name]: value };
  const inner = fields[name];
  const below = typeof inner === 'object' && inner !== null ? (inner as Fields) : {};
  return { ...fields, [name]: changed(below, rest.join('.'), value) };
}

function holds(formula: Formula, scope: FormulaScope): boolean {
  try {
    return evaluate(formula, scope) === true;
  } catch {
    return false;
  }
}

/** The same on every run. */
function numbers(): () => number {
  let state = 20_261_123;
  return () => (state = (state * 48_271) % 2_147_483_647);
}

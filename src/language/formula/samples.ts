import type { Formula } from '../../model/definition.ts';
import { oncePer } from '../../model/once-per.ts';
import { candidates } from './candidates.ts';
import { evaluate, FormulaFailed } from './evaluate.ts';
import type { FormulaScope } from './evaluate.ts';
import { gather, merged } from './gather.ts';
import type { Gathered } from './gather.ts';

/** One input: a value for every name the formulas read. */
export type Sample = Readonly<Record<string, unknown>>;

/** Values a name can only have, where the contract or a form lists them. */
export type SampleValues = Readonly<Record<string, readonly unknown[]>>;

/** All values of `host`. */
const hostValues: SampleValues = {
  'host.kind': ['native', 'messaging', 'mini-program', 'web'],
  'host.system': ['android', 'ios', 'other'],
};

const most = 4096;

export interface Samples {
  samples: Sample[];
  gathered: Gathered;
  /** The samples cover every input, so "never" and "always" are proven. */
  exhaustive: boolean;
}

/**
 * Inputs that exercise every difference the formulas make; pairwise where all combinations are too many. `fractions`:
 * also 18.5 between 18 and 19.
 */
export function samplesFor(
  formulas: readonly Formula[],
  allowed: SampleValues = {},
  fractions = false,
): Samples {
  const gathered = merged(formulas.map((formula) => gather(formula)));
  const allowedByPath = { ...hostValues, ...allowed };
  const columns = [...gathered.uses].map(
    ([path, use]) =>
      [
        path,
        candidates(
          use,
          Object.hasOwn(allowedByPath, path) ? allowedByPath[path] : undefined,
          fractions,
        ),
      ] as const,
  );
  const size = columns.reduce((product, [, values]) => product * values.length, 1);
  const samples = size <= most ? product(columns) : pairs(columns);
  return { samples, gathered, exhaustive: gathered.exact && size <= most };
}

type Column = readonly [path: string, values: readonly unknown[]];

function product(columns: readonly Column[]): Sample[] {
  return columns.reduce<Sample[]>(
    (rows, [path, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [path]: value }))),
    [{}],
  );
}

function pairs(columns: readonly Column[]): Sample[] {
  const rows: Sample[] = [];
  for (const [i, first] of columns.entries())
    for (const second of columns.slice(i + 1))
      for (const chosen of product([first, second])) {
        const turn = rows.length;
        const rest = columns.map(([path, values]) => [path, values[turn % values.length]] as const);
        rows.push({ ...Object.fromEntries(rest), ...chosen });
      }
  return rows;
}

/** Does the formula hold? One that fails does not, as at run time. */
export function holds(formula: Formula, sample: Sample): boolean {
  try {
    return evaluate(formula, scopeOf(sample)) === true;
  } catch (error) {
    if (error instanceof FormulaFailed) return false;
    throw error;
  }
}

const scopeOf = oncePer((sample: Sample): FormulaScope => {
  const scope: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(sample))
    if (value !== undefined) put(scope, path.split('.'), value);
  return scope;
});

function put(into: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) into[name] = value;
  else {
    const inner = into[name];
    const object =
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
    into[name] = object;
    put(object, rest, value);
  }
}

/**
 * Formulas on the phone: data in, value out. No `eval`, own properties only. What compile.ts emits:
 * `['get', root, ...path]` fails when nothing is there, `['or', otherwise, root, ...path]` does not; everything else is in
 * `operators` below.
 */
import type {
  Expr,
  Formula,
  Language,
  TextTemplate,
  LocalizedTemplate,
} from '../../model/definition.ts';
import { chinaTime } from './china-time.ts';
import { exactYuan, yuan } from '../../model/yuan.ts';

export interface FormulaScope {
  order?: unknown;
  /** The address's parameters, in a flow about no order. */
  address?: unknown;
  answers?: unknown;
  result?: unknown;
  /** The current item, in settings evaluated per item. */
  item?: unknown;
  host?: unknown;
  action?: unknown;
  /** The name of the order's funder. */
  funder?: LocalizedTemplate;
  /** The language of the text; `yuan()` depends on it. */
  language?: Language;
}

/** A formula met a value it cannot use. A bug of the flow, to be logged; the message holds no customer's data. */
export class FormulaFailed extends Error {
  override name = 'FormulaFailed';
  readonly formula: string | undefined;
  readonly reason: string;

  constructor(reason: string, formula?: string) {
    super(formula === undefined ? reason : `Formula "${formula}" failed: ${reason}.`);
    this.formula = formula;
    this.reason = reason;
  }
}

type Operator = (args: readonly Expr[], scope: FormulaScope) => unknown;

const has = (value: object, key: string) => Object.prototype.hasOwnProperty.call(value, key);

function lookUp(path: readonly Expr[], scope: FormulaScope): unknown {
  let value: unknown = scope;
  for (const [depth, step] of path.entries()) {
    if (depth === 0 && Array.isArray(step)) value = run(step as Expr, scope);
    else if (typeof value === 'object' && value !== null && has(value, String(step)))
      value = (value as Record<string, unknown>)[String(step)];
    else return undefined;
  }
  return value;
}

function fail(why: string): never {
  throw new FormulaFailed(why);
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fail('a number is missing');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : fail('a text is missing');
}

function yesNo(value: unknown): boolean {
  return typeof value === 'boolean' ? value : fail('a yes or no is missing');
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : fail('a list is missing');
}

const pair =
  (compute: (a: unknown, b: unknown) => unknown): Operator =>
  ([a, b], scope) =>
    compute(run(a, scope), run(b, scope));

const ordered = (compare: (a: number | string, b: number | string) => boolean): Operator =>
  pair((a, b) => (typeof a === 'string' ? compare(a, text(b)) : compare(number(a), number(b))));

/** As CEL has it: the answer stands if either side alone decides it, even where the other side fails. */
function decided(by: boolean, sides: (() => unknown)[]): boolean {
  let failure: unknown;
  for (const side of sides) {
    try {
      if (yesNo(side()) === by) return by;
    } catch (error) {
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return !by;
}

const either =
  (by: boolean): Operator =>
  (sides, scope) =>
    decided(
      by,
      sides.map((side) => () => run(side, scope)),
    );

const each =
  (combine: (items: unknown[], of: (item: unknown) => unknown) => unknown): Operator =>
  ([items, name, body], scope) =>
    combine(list(run(items, scope)), (item) => run(body, { ...scope, [String(name)]: item }));

/** The declaration of each function is in functions.ts, under the same name. */
const operators = {
  get: (path, scope) =>
    lookUp(path, scope) ??
    fail(`${path.filter((step) => typeof step === 'string').join('.')} has no value`),
  or: ([otherwise, ...path], scope) => lookUp(path, scope) ?? run(otherwise, scope),
  has: (path, scope) => (lookUp(path, scope) ?? '') !== '',
  list: (items, scope) => items.map((item) => run(item, scope)),
  at: pair((items, index) => list(items)[number(index)] ?? fail('the list is too short')),
  if: ([when, then, otherwise], scope) => run(yesNo(run(when, scope)) ? then : otherwise, scope),
  '!': ([a], scope) => !yesNo(run(a, scope)),
  '&&': either(false),
  '||': either(true),
  '==': pair((a, b) => a === b),
  '!=': pair((a, b) => a !== b),
  '<': ordered((a, b) => a < b),
  '<=': ordered((a, b) => a <= b),
  '>': ordered((a, b) => a > b),
  '>=': ordered((a, b) => a >= b),
  '+': pair((a, b) => (typeof a === 'string' ? a + text(b) : number(a) + number(b))),
  '-': pair((a, b) => number(a) - number(b)),
  '*': pair((a, b) => number(a) * number(b)),
  '/': pair((a, b) => number(number(a) / number(b))),
  round: ([a], scope) => Math.round(number(run(a, scope))),
  in: pair((item, items) => list(items).includes(item)),
  size: ([a], scope) => {
    const value = run(a, scope);
    return typeof value === 'string' ? Array.from(value).length : list(value).length;
  },
  startsWith: pair((a, b) => text(a).startsWith(text(b))),
  endsWith: pair((a, b) => text(a).endsWith(text(b))),
  contains: pair((a, b) => text(a).includes(text(b))),
  after: pair((a, b) => Array.from(text(a)).slice(number(b)).join('')),
  exists: each((items, of) =>
    decided(
      true,
      items.map((item) => () => of(item)),
    ),
  ),
  all: each((items, of) =>
    decided(
      false,
      items.map((item) => () => of(item)),
    ),
  ),
  filter: each((items, of) => items.filter((item) => yesNo(of(item)))),
  map: each((items, of) => items.map(of)),
  /** Dates compare by day, as texts. */
  date: ([a], scope) =>
    /^\d{4}-\d\d-\d\d/.exec(text(run(a, scope)))?.[0] ?? fail('a date is missing'),
  /** A text that sorts as the version does: `3.10` after `3.6.3`, `3.0` like `3`. */
  version: ([a], scope) =>
    (/^\d+(\.\d+)*/.exec(text(run(a, scope)))?.[0] ?? fail('a version is missing'))
      .replace(/(\.0+)+$/, '')
      .replace(/\d+/g, (part) => part.replace(/^0+(?=\d)/, '').padStart(9, '0')),
  money: ([a], scope) => Math.round(number(run(a, scope)) * 100),
  text: ([a], scope) => written(number(run(a, scope))),
  yuan: ([a], scope) => yuan(number(run(a, scope)), scope.language),
  exactYuan: ([a], scope) => exactYuan(number(run(a, scope))),
  time: ([a], scope) => chinaTime(text(run(a, scope))),
  funder: (_, { funder, language }) =>
    funder ? textOf((language === 'en' && funder.en) || funder.zh, {}) : '',
  count: ([n, one, many], scope) => {
    const amount = number(run(n, scope));
    return `${written(amount)} ${text(run(amount === 1 ? one : many, scope))}`;
  },
} satisfies Record<string, Operator>;

export type OperatorName = keyof typeof operators;

function run(expr: Expr | undefined, scope: FormulaScope): unknown {
  if (typeof expr !== 'object' || expr === null) return expr;
  const [name, ...args] = expr;
  return has(operators, name)
    ? operators[name as OperatorName](args, scope)
    : fail(`Bug: no operator ${name}`);
}

/** Throws FormulaFailed, naming the formula. */
export function evaluate(formula: Expr | Formula, scope: FormulaScope): unknown {
  const whole = isFormula(formula);
  try {
    return run(whole ? formula.expr : formula, scope);
  } catch (error) {
    const named = whole ? formula.formula : JSON.stringify(formula);
    throw new FormulaFailed((error as Error).message, named);
  }
}

function isFormula(value: unknown): value is Formula {
  return typeof value === 'object' && value !== null && has(value, 'expr') && has(value, 'formula');
}

function written(value: unknown): string {
  return typeof value === 'number' ? String(Number(number(value).toFixed(6))) : text(value);
}

/** Throws FormulaFailed. */
export function textOf(sentence: TextTemplate, scope: FormulaScope): string {
  if (typeof sentence === 'string') return sentence;
  return sentence
    .map((piece) => (typeof piece === 'string' ? piece : written(evaluate(piece, scope))))
    .join('');
}

/** Left as they are: settings the machine evaluates later, and the types of answers, whose `zh` and `en` are no words. */
const unresolved = ['exits', 'keep', 'when', 'collects'];

/**
 * A step's JSON with formulas evaluated and words chosen (zh where the language is missing); `exits`, `keep` and the step's own `when`
 * stay as they are. Throws FormulaFailed, unless `failed` is given: then that is called, and the value is null or ''.
 */
export function resolve(
  value: unknown,
  scope: FormulaScope,
  language: Language,
  failed?: (error: FormulaFailed) => void,
): unknown {
  const here: FormulaScope = { ...scope, language };
  const attempt = <T>(compute: () => T, otherwise: T): T => {
    try {
      return compute();
    } catch (error) {
      if (!failed || !(error instanceof FormulaFailed)) throw error;
      failed(error);
      return otherwise;
    }
  };
  const walk = (value: unknown, skip: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, []));
    if (typeof value !== 'object' || value === null) return value;
    if (isFormula(value)) return attempt(() => evaluate(value, here), null);
    const { zh, en, ...rest } = value as Record<string, TextTemplate | undefined>;
    if (zh !== undefined && Object.keys(rest).length === 0)
      return attempt(() => textOf((language === 'en' && en) || zh, here), '');
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, skip.includes(key) ? item : walk(item, [])]),
    );
  };
  return walk(value, unresolved);
}

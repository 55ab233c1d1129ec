import type { Expr, Formula } from '../../model/definition.ts';
import { oncePer } from '../../model/once-per.ts';
import { functionCalled, type SignName, type Tried } from './functions.ts';

type Kind = 'text' | 'number' | 'yes-no' | 'any' | 'date' | 'version' | 'list';
export type LiteralValue = string | number | boolean;

/** How formulas use one value: what it is compared with decides which inputs are worth trying. */
export interface ValueUse {
  kind: Kind;
  literals: Set<LiteralValue>;
  /** Compared by order, not only for equality. */
  ordered: boolean;
  /** Used in has(…), so it may be absent. */
  mayBeAbsent: boolean;
  /** Literals that are fen and were written as yuan. */
  money: boolean;
}

export interface Gathered {
  uses: Map<string, ValueUse>;
  /**
   * False where the literals and their neighbours do not cover every input: arithmetic, parts of texts, lists of
   * objects.
   */
  exact: boolean;
}

/** `tried` of operators, which are no functions. */
const signsTried: Record<SignName, Tried | 'comparison' | 'membership'> = {
  get: 'path',
  or: 'path',
  list: 'beyond',
  at: 'beyond',
  '!': 'parts',
  '&&': 'parts',
  '||': 'parts',
  '==': 'comparison',
  '!=': 'comparison',
  '<': 'comparison',
  '<=': 'comparison',
  '>': 'comparison',
  '>=': 'comparison',
  '+': 'beyond',
  '-': 'beyond',
  '*': 'beyond',
  '/': 'beyond',
  round: 'beyond',
  in: 'membership',
  funder: 'beyond',
};

function triedIn(expr: Expr): Tried | 'comparison' | 'membership' | undefined {
  if (typeof expr !== 'object' || expr === null) return undefined;
  const [name] = expr;
  return functionCalled(name)?.tried ?? signsTried[name as SignName];
}

/** The values one formula uses. */
export const gather = oncePer((formula: Formula): Gathered => {
  const gathered: Gathered = { uses: new Map(), exact: true };
  new FormulaVisitor(gathered, formula).visit(formula.expr);
  return gathered;
});

export function merged(parts: readonly Gathered[]): Gathered {
  const uses = new Map<string, ValueUse>();
  for (const [path, use] of parts.flatMap((part) => [...part.uses])) {
    const own = uses.get(path);
    if (!own) uses.set(path, { ...use, literals: new Set(use.literals) });
    else join(own, use);
  }
  return { uses, exact: parts.every(({ exact }) => exact) };
}

function join(own: ValueUse, other: ValueUse): void {
  for (const literal of other.literals) own.literals.add(literal);
  own.ordered ||= other.ordered;
  own.mayBeAbsent ||= other.mayBeAbsent;
  own.money ||= other.money;
  if (own.kind === 'any' || own.kind === 'text')
    own.kind = other.kind === 'any' ? own.kind : other.kind;
}

class FormulaVisitor {
  private readonly into: Gathered;
  private readonly formula: Formula;

  constructor(into: Gathered, formula: Formula) {
    this.into = into;
    this.formula = formula;
  }

  visit(expr: Expr): void {
    if (!Array.isArray(expr)) return;
    const [name, ...args] = expr as unknown as [string, ...Expr[]];
    switch (triedIn(expr)) {
      case 'path':
        return void this.useOf(expr, name === 'has');
      case 'comparison':
        return this.compare(name, args[0] ?? null, args[1] ?? null);
      case 'membership':
        return this.among(args[0] ?? null, args[1] ?? null);
      case 'parts':
        for (const arg of args) this.visit(arg);
        return;
      default:
        this.beyond(args);
    }
  }

  private compare(name: string, a: Expr, b: Expr): void {
    if (literalOf(a) !== undefined && literalOf(b) !== undefined) return;
    const [path, other] = this.useOf(a) ? [a, b] : [b, a];
    const use = this.useOf(path);
    const literal = literalOf(other);
    if (!use || literal === undefined) return this.beyond([a, b]);
    use.literals.add(literal);
    use.ordered ||= name.length === 1 || name === '<=' || name === '>=';
    use.money ||= isMoney(literal, this.formula.formula);
  }

  private among(item: Expr, list: Expr): void {
    const use = this.useOf(item);
    const items = listed(list);
    if (use && items) {
      for (const literal of items) use.literals.add(literal);
      use.money ||= items.some((literal) => isMoney(literal, this.formula.formula));
      return;
    }
    const inside = this.useOf(list);
    const literal = literalOf(item);
    if (inside && literal !== undefined) inside.literals.add(literal);
    else this.beyond([item, list]);
  }

  /** Anything else: its names and literals are still worth trying, but prove nothing. */
  private beyond(args: readonly Expr[]): void {
    this.into.exact = false;
    const literals = args.map(literalOf).filter((literal) => literal !== undefined);
    for (const arg of args) {
      const use = this.useOf(arg);
      if (use) for (const literal of literals) use.literals.add(literal);
      this.visit(arg);
    }
  }

  /** The use of the value that this expression reads unchanged. */
  private useOf(expr: Expr, has = false): ValueUse | undefined {
    const [sort, inner] = unwrapped(expr);
    if (!Array.isArray(inner) || triedIn(inner) !== 'path') return undefined;
    const [operator, ...rest] = inner as unknown as [string, ...Expr[]];
    const path = operator === 'or' ? rest.slice(1) : rest;
    if (path.some((step) => typeof step !== 'string')) {
      this.into.exact = false;
      return undefined;
    }
    if (operator === 'has' && !has) return undefined;
    const name = path.join('.');
    const use = {
      kind: sort ?? kindOf(operator, rest[0]),
      literals: new Set<LiteralValue>(),
      ordered: false,
      mayBeAbsent: has,
      money: false,
    };
    const own = this.into.uses.get(name);
    if (own) join(own, use);
    else this.into.uses.set(name, use);
    return own ?? use;
  }
}

function unwrapped(expr: Expr): [sort: 'date' | 'version' | undefined, inner: Expr] {
  if (Array.isArray(expr) && triedIn(expr) === 'value')
    return [expr[0] as 'date' | 'version', expr[1] as Expr];
  return [undefined, expr];
}

function literalOf(expr: Expr): LiteralValue | undefined {
  const [, inner] = unwrapped(expr);
  return typeof inner === 'object' ? undefined : inner;
}

function listed(expr: Expr): LiteralValue[] | undefined {
  if (!Array.isArray(expr) || expr[0] !== 'list') return undefined;
  const literals = (expr.slice(1) as Expr[]).map(literalOf);
  return literals.every((literal) => literal !== undefined) ? literals : undefined;
}

function kindOf(operator: string, otherwise: Expr | undefined): Kind {
  if (operator === 'get') return 'number';
  if (operator === 'has' || otherwise === null) return 'any';
  if (otherwise === false) return 'yes-no';
  return otherwise === '' ? 'text' : 'list';
}

function isMoney(literal: LiteralValue, source: string): boolean {
  if (typeof literal !== 'number') return false;
  const written = (source.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return !written.includes(Math.abs(literal)) && written.includes(Math.abs(literal) / 100);
}

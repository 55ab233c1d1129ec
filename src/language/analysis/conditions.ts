import type { Expr } from '../../model/definition.ts';
import { evaluate } from '../formula/evaluate.ts';
import { readsOf } from '../formula/reads.ts';

/** What is known on one path: which conditions held, and which answers are certain. */
export interface PathFacts {
  /** Condition (as JSON) → its last value. Only conditions evaluated at least twice are tracked. */
  facts: ReadonlyMap<string, boolean>;
  answers: ReadonlySet<string>;
}

/** Conditions worth tracking. */
export type Conditions = ReadonlySet<string>;

type Negation = readonly [expr: Expr, negated: boolean];

function plain(expr: Expr, negated = false): Negation {
  if (typeof expr !== 'object' || expr === null) return [expr, negated];
  const [name, first = null, second = null] = expr;
  if (name === '!') return plain(first, !negated);
  if (name === '!=') return [['==', first, second], !negated];
  return [expr, negated];
}

function operatorOf(expr: Expr): string | undefined {
  return typeof expr === 'object' && expr !== null ? expr[0] : undefined;
}

function partsOf(expr: Expr): readonly Expr[] {
  return typeof expr === 'object' && expr !== null ? expr.slice(1) : [];
}

/** The conditions of an expression, without "and", "or" and "not". */
export function atomsOf(expr: Expr): Expr[] {
  const [inner] = plain(expr);
  const operator = operatorOf(inner);
  if (operator === '&&' || operator === '||') return partsOf(inner).flatMap(atomsOf);
  return operator === undefined ? [] : [inner];
}

/** The paths on which the condition has the value: none where it cannot, several where it has several reasons. */
export function assume(
  path: PathFacts,
  expr: Expr,
  holds: boolean,
  conditions: Conditions,
): readonly PathFacts[] {
  const [inner, negated] = plain(expr);
  const wanted = holds !== negated;
  const operator = operatorOf(inner);
  if (inner === true || inner === false) return inner === wanted ? [path] : [];
  if (operator === '&&' || operator === '||')
    return assumeParts(path, partsOf(inner), wanted, operator === '&&', conditions);
  const value = truthOf(path, inner) ?? constantTruth(inner);
  if (value !== undefined) return value === wanted ? [path] : [];
  const name = JSON.stringify(inner);
  const answers = new Set(path.answers);
  if (operator === 'has' && wanted && partsOf(inner)[0] === 'answers')
    answers.add(partsOf(inner).slice(1).join('.'));
  const facts = conditions.has(name) ? new Map(path.facts).set(name, wanted) : path.facts;
  return [{ facts, answers }];
}

/** "And" holds when all its parts do, and fails at the first part that does not; "or" the other way round. */
function assumeParts(
  path: PathFacts,
  parts: readonly Expr[],
  wanted: boolean,
  all: boolean,
  conditions: Conditions,
): readonly PathFacts[] {
  let before: readonly PathFacts[] = [path];
  const decided: PathFacts[] = [];
  for (const part of parts) {
    if (wanted !== all)
      decided.push(...before.flatMap((one) => assume(one, part, wanted, conditions)));
    before = before.flatMap((one) => assume(one, part, all, conditions));
  }
  return wanted === all ? before : decided;
}

/** Settings can reduce a condition to constants. */
export function constantTruth(expr: Expr): boolean | undefined {
  const { reads, guarded } = readsOf(expr);
  if (reads.length + guarded.length > 0) return undefined;
  const value = evaluate(expr, {});
  return typeof value === 'boolean' ? value : undefined;
}

/** A value known to equal one thing is known to differ from others. */
function truthOf(path: PathFacts, atom: Expr): boolean | undefined {
  const value = path.facts.get(JSON.stringify(atom));
  if (value !== undefined || operatorOf(atom) !== '==') return value;
  const [left = null, right = null] = partsOf(atom);
  if (typeof right !== 'string' && typeof right !== 'number') return undefined;
  const prefix = `${JSON.stringify(['==', left]).slice(0, -1)},`;
  for (const [name, value] of path.facts) if (value && name.startsWith(prefix)) return false;
  return undefined;
}

/** Collecting an answer again drops what was concluded from the old one. */
export function forget(path: PathFacts, answers: ReadonlySet<string>): PathFacts {
  if (path.facts.size === 0 || answers.size === 0) return path;
  const facts = [...path.facts].filter(
    ([name]) => !answersInCondition(name).some((answer) => answers.has(answer)),
  );
  return { ...path, facts: new Map(facts) };
}

const answersByCondition = new Map<string, string[]>();

/** Cached: few conditions, many paths. */
function answersInCondition(name: string): string[] {
  let cached = answersByCondition.get(name);
  if (!cached) answersByCondition.set(name, (cached = answersIn(JSON.parse(name) as Expr)));
  return cached;
}

/** Dotted paths below `answers` that an expression reads. */
export function answersIn(expr: Expr): string[] {
  const operator = operatorOf(expr);
  if (operator === undefined) return [];
  const parts = partsOf(expr);
  const path = operator === 'or' ? parts.slice(1) : parts;
  if ((operator === 'get' || operator === 'or' || operator === 'has') && path[0] === 'answers') {
    const whole = path.slice(1).map(String);
    return whole.map((_, depth) => whole.slice(0, depth + 1).join('.'));
  }
  return parts.flatMap(answersIn);
}

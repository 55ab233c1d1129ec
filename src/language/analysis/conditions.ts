import type { Expr } from '../../model/definition.ts';
import { evaluate } from '../formula/evaluate.ts';
import { readsOf } from '../formula/reads.ts';
import { oncePer } from '../../model/once-per.ts';

/** What is known on one path: which conditions held, and which answers are certain. */
export interface PathFacts {
  /** Condition (as JSON) → its last value. Only conditions evaluated at least twice are tracked. */
  facts: ReadonlyMap<string, boolean>;
  answers: ReadonlySet<string>;
}

/** Conditions worth tracking. */
export type Conditions = ReadonlySet<string>;

type Negation = readonly [expr: Expr, negated: boolean];
/** No constant. Results about one are cached by the object: every path evaluates the same expressions. */
type Operation = Extract<Expr, readonly unknown[]>;

function isOperation(expr: Expr): expr is Operation {
  return typeof expr === 'object' && expr !== null;
}

function plain(expr: Expr): Negation {
  return isOperation(expr) ? plainOperation(expr) : [expr, false];
}

const plainOperation = oncePer((expr: Operation): Negation => {
  const [name, first = null, second = null] = expr;
  if (name === '!') {
    const [inner, negated] = plain(first);
    return [inner, !negated];
  }
  if (name === '!=') return [['==', first, second], true];
  return [expr, false];
});

function operatorOf(expr: Expr): string | undefined {
  return isOperation(expr) ? expr[0] : undefined;
}

function partsOf(expr: Expr): readonly Expr[] {
  return isOperation(expr) ? argumentsOf(expr) : [];
}

const argumentsOf = oncePer((expr: Operation) => expr.slice(1) as readonly Expr[]);

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
  const required = holds !== negated;
  const operator = operatorOf(inner);
  if (inner === true || inner === false) return inner === required ? [path] : [];
  if (operator === '&&' || operator === '||')
    return assumeParts(path, partsOf(inner), required, operator === '&&', conditions);
  const value = truthOf(path, inner) ?? constantTruth(inner);
  if (value !== undefined) return value === required ? [path] : [];
  const name = nameOf(inner);
  const answer = required ? requiredAnswer(inner) : undefined;
  const isNewAnswer = answer !== undefined && !path.answers.has(answer);
  const isTracked = conditions.has(name);
  if (!isNewAnswer && !isTracked) return [path];
  return [
    {
      facts: isTracked ? new Map(path.facts).set(name, required) : path.facts,
      answers: isNewAnswer ? new Set(path.answers).add(answer) : path.answers,
    },
  ];
}

/** The key of a condition among the facts. */
export function nameOf(expr: Expr): string {
  return isOperation(expr) ? operationName(expr) : JSON.stringify(expr);
}

const operationName = oncePer((expr: Operation) => JSON.stringify(expr));

/** `co.idNumber` of `has(answers.co.idNumber)`. */
function requiredAnswer(expr: Expr): string | undefined {
  if (operatorOf(expr) !== 'has') return undefined;
  const [root, ...path] = partsOf(expr);
  return root === 'answers' ? path.join('.') : undefined;
}

/** "And" holds when all its parts do, and fails at the first part that does not; "or" the other way round. */
function assumeParts(
  path: PathFacts,
  parts: readonly Expr[],
  required: boolean,
  all: boolean,
  conditions: Conditions,
): readonly PathFacts[] {
  let before: readonly PathFacts[] = [path];
  const decided: PathFacts[] = [];
  for (const part of parts) {
    if (required !== all)
      decided.push(...before.flatMap((one) => assume(one, part, required, conditions)));
    before = before.flatMap((one) => assume(one, part, all, conditions));
  }
  return required === all ? before : decided;
}

/** Settings can reduce a condition to constants. */
export function constantTruth(expr: Expr): boolean | undefined {
  if (!isOperation(expr)) return typeof expr === 'boolean' ? expr : undefined;
  return constantOperation(expr);
}

const constantOperation = oncePer((expr: Operation) => {
  const { reads, guarded } = readsOf(expr);
  if (reads.length + guarded.length > 0) return undefined;
  const value = evaluate(expr, {});
  return typeof value === 'boolean' ? value : undefined;
});

/** A value known to equal one thing is known to differ from others. */
function truthOf(path: PathFacts, atom: Expr): boolean | undefined {
  if (path.facts.size === 0) return undefined;
  const value = path.facts.get(nameOf(atom));
  if (value !== undefined || !isOperation(atom)) return value;
  const prefix = sameLeft(atom);
  if (prefix === undefined) return undefined;
  for (const [name, value] of path.facts) if (value && name.startsWith(prefix)) return false;
  return undefined;
}

/** The prefix of the keys of all comparisons of this value with a constant. */
const sameLeft = oncePer((expr: Operation) => {
  const [operator, left = null, right = null] = expr;
  if (operator !== '==' || (typeof right !== 'string' && typeof right !== 'number'))
    return undefined;
  return `${JSON.stringify(['==', left]).slice(0, -1)},`;
});

/** Collecting an answer again drops what was concluded from the old one. */
export function withoutFactsOf(path: PathFacts, answers: ReadonlySet<string>): PathFacts {
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

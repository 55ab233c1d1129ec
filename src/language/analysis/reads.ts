import { assume, atomsOf, type Conditions, nameOf } from './conditions.ts';
import type { IndexRead } from './list-size.ts';
import {
  answersAt,
  collecting,
  followWith,
  ifsIn,
  leave,
  only,
  pathsInto,
  scoped,
  type DataFlowFacts,
  type PathFactSets,
} from './data-flow.ts';
import type { Expr, Flow, Step } from '../../model/definition.ts';
import type { FormulaRead, FormulaSite } from '../emit/formula.ts';

/** An answer that a formula reads although not every path has collected it. */
export interface Missing {
  read: FormulaRead;
  /** Dotted: `co.idNumber`. */
  answer: string;
}

/**
 * Every answer that is read where not every way to it has collected it. A flow has more conditions than can be tracked at
 * once, so each reader is looked at again with those alone that it depends on itself.
 */
export function missingFrom(
  flow: Flow,
  reads: readonly FormulaRead[],
  reached: DataFlowFacts,
): Missing[] {
  const missing = missingIn(flow, reads, reached);
  const readers = new Set(missing.map(({ read }) => read.site.step.id));
  return [...readers].flatMap((id) => {
    const first = missing.filter(({ read }) => read.site.step.id === id);
    // All that the step reads: of several reads of one answer only the first is told, and another may be the one that lacks it.
    const own = reads.filter(({ site }) => site.step.id === id);
    const conditions = conditionsOf(flow, id, own);
    if (conditions.size === 0) return first;
    const still = missingIn(flow, own, followWith(flow, conditions));
    return still.filter(({ answer }) => first.some((one) => one.answer === answer));
  });
}

/** Whether the step is entered, and whether each of these reads is come to. */
function conditionsOf(flow: Flow, id: string, reads: readonly FormulaRead[]): Set<string> {
  const step = flow.steps[id];
  const exits = Object.values(step?.exits ?? {}).flat();
  const whens = [step?.when, ...exits.map(({ when }) => when)].filter((when) => when !== undefined);
  const all = [...whens.map(({ expr }) => expr), ...reads.flatMap(({ expr }) => ifsIn(expr))];
  return new Set(all.flatMap(atomsOf).map(nameOf));
}

/** Every answer that is read where these facts do not have it. */
export function missingIn(
  flow: Flow,
  reads: readonly FormulaRead[],
  reached: DataFlowFacts,
): Missing[] {
  const answerNames = new Set(Object.values(flow.steps).flatMap(answersAt));
  const missing = new Map<string, Missing>();
  const factsBySite = new Map<string, PathFactSets | undefined>();
  for (const read of reads) {
    const { step, moment, outcome, branch } = read.site;
    // Only some formulas of a step have an outcome.
    const site = JSON.stringify([step.id, moment, outcome, branch]);
    if (!factsBySite.has(site)) factsBySite.set(site, factsAt(flow, read.site, reached));
    const paths = factsBySite.get(site);
    if (!paths?.length) continue;
    walk(read.expr, paths, reached.conditions, ([root, ...path], here) => {
      if (root !== 'answers') return;
      const answer = answerIn(path, answerNames) ?? path.join('.');
      if (here.every(({ answers }) => answers.has(answer))) return;
      // Both languages, or two settings of one step, miss the same answer for the same reason.
      const id = `${read.site.step.id} ${answer}`;
      if (!missing.has(id)) missing.set(id, { read, answer });
    });
  }
  return [...missing.values()];
}

/** Whether some way to the step has collected the answer. */
export function isMaybeThere({ read, answer }: Missing, { maybe }: DataFlowFacts): boolean {
  return maybe.get(read.site.step.id)?.has(answer) === true;
}

/** `co.idNumber` of `co.idNumber`, `region` of `region.cityName`. */
export function answerIn(
  path: readonly string[],
  answerNames: ReadonlySet<string>,
): string | undefined {
  const names = path.map((_, depth) => path.slice(0, depth + 1).join('.'));
  return names.find((name) => answerNames.has(name));
}

export function factsAt(
  flow: Flow,
  site: FormulaSite,
  { before, conditions }: DataFlowFacts,
): PathFactSets | undefined {
  const step = flow.steps[site.step.id];
  const here = before.get(site.step.id);
  if (!step || !here) return undefined;
  if (site.moment === 'when') return here;
  const entered = pathsInto(step, here, conditions);
  if (site.moment === 'entry') return entered;
  if (site.moment === 'exit' && site.branch) {
    const { index, part } = site.branch;
    const leaving = leave(step, here, conditions).filter(({ outcome }) => outcome === site.outcome);
    return part === 'when' ? leaving[index]?.beforeGuard : leaving[index]?.afterGuard;
  }
  const isKeep = site.moment === 'exit';
  const own = new Set(answersAt(step).filter((name) => !isKeep || !isKept(step, name)));
  return entered.map((facts) => collecting(facts, own));
}

/** What a step keeps is not there yet while it is made. */
const isKept = (step: Step, name: string): boolean =>
  Object.keys(step.keep ?? {}).some((kept) => scoped(step, kept) === name);

/** `get` fails on a missing value, `or` does not. */
export type OnRead = (path: readonly string[], paths: PathFactSets, operator: 'get' | 'or') => void;

type OnIndex = (read: IndexRead, paths: PathFactSets) => void;

/** Parts evaluated under a condition are visited only with the paths on which it can hold. */
export function walk(
  expr: Expr,
  paths: PathFactSets,
  conditions: Conditions,
  onRead: OnRead,
  onIndex?: OnIndex,
): void {
  if (typeof expr !== 'object' || expr === null || paths.length === 0) return;
  const [operator, ...parts] = expr;
  if (operator === 'at') onIndex?.(indexRead(parts), paths);
  const visit = (part: Expr | undefined, here: PathFactSets) =>
    walk(part ?? null, here, conditions, onRead, onIndex);
  switch (operator) {
    case 'has':
      return;
    case 'get':
    case 'or':
      return visitPath(
        operator === 'or' ? parts.slice(1) : parts,
        (path) => onRead(path, paths, operator),
        (part) => visit(part, paths),
      );
    case 'if': {
      const [when = null, then, otherwise] = parts;
      visit(when, paths);
      visit(then, only(paths, when, true, conditions));
      visit(otherwise, only(paths, when, false, conditions));
      return;
    }
    case '&&':
    case '||':
      visitInTurn(parts, paths, (part, here) => {
        visit(part, here);
        return here.flatMap((facts) => assume(facts, part, operator === '&&', conditions));
      });
      return;
    default:
      for (const part of parts) visit(part, paths);
  }
}

function indexRead([list = null, index]: readonly Expr[]): IndexRead {
  return { list, index: Number(index) };
}

function visitPath(
  path: readonly Expr[],
  onRead: (path: readonly string[]) => void,
  visit: (part: Expr | undefined) => void,
): void {
  if (typeof path[0] === 'string') onRead(path.map(String));
  else visit(path[0]);
}

/** Short-circuit: each part with the paths on which those before it let it be evaluated. */
function visitInTurn(
  parts: readonly Expr[],
  paths: PathFactSets,
  visit: (part: Expr, here: PathFactSets) => PathFactSets,
): void {
  let here = paths;
  for (const part of parts) here = visit(part, here);
}

/** Every answer a formula reads, whatever the conditions. */
export function answersReadBy(expr: Expr, answerNames: ReadonlySet<string>): Set<string> {
  const answers = new Set<string>();
  const nothing: PathFactSets = [{ facts: new Map(), answers: new Set() }];
  walk(expr, nothing, new Set(), ([root, ...path]) => {
    const answer = root === 'answers' ? answerIn(path, answerNames) : undefined;
    if (answer !== undefined) answers.add(answer);
  });
  return answers;
}

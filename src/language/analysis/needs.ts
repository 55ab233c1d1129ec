import { constantTruth } from './conditions.ts';
import { answersAt } from './data-flow.ts';
import { answersReadBy } from './reads.ts';
import type { Expr, Flow, Formula, Step } from '../../model/definition.ts';
import type { FormulaRead } from '../emit/formula.ts';

/** An answer, and the conditions under which it is read, as text. */
type Need = readonly [answer: string, ...under: string[]];
/** As JSON text, so that a Set holds each need once. */
type Needs = Set<string>;

const needIn = (text: string) => JSON.parse(text) as Need;

/** Step → sensitive answers that it or a step after it reads before they are collected again. */
export function needsOf(
  flow: Flow,
  reads: readonly FormulaRead[],
  sensitive: ReadonlySet<string>,
): Map<string, Set<string>> {
  const needs = new Map<string, Needs>();
  const steps = Object.values(flow.steps);
  const byStep = new Map<string, FormulaRead[]>();
  for (const read of reads) {
    const { id } = read.site.step;
    const own = byStep.get(id);
    if (own) own.push(read);
    else byStep.set(id, [read]);
  }
  for (const step of steps)
    needs.set(step.id, ownNeeds(step, byStep.get(step.id) ?? [], sensitive));
  for (let grown = true; grown;) {
    grown = false;
    for (const step of steps.toReversed()) {
      const here = needs.get(step.id);
      if (!here) continue;
      const before = here.size;
      for (const need of neededAfter(step, needs)) here.add(need);
      grown ||= here.size > before;
    }
  }
  return new Map(
    [...needs].map(([id, stepNeeds]) => [
      id,
      new Set([...stepNeeds].map((need) => needIn(need)[0])),
    ]),
  );
}

function ownNeeds(
  step: Step,
  reads: readonly FormulaRead[],
  sensitive: ReadonlySet<string>,
): Needs {
  const own = new Set(answersAt(step));
  const needed = reads.flatMap(({ site, expr }) => {
    const hasOwnAnswers =
      site.moment === 'own' || (site.moment === 'exit' && site.outcome === step.main);
    return partsOf(expr).flatMap(([part, ...under]) => {
      const read = [...answersReadBy(part, sensitive)];
      const missing = hasOwnAnswers ? read.filter((answer) => !own.has(answer)) : read;
      return missing.map((answer) => JSON.stringify([answer, ...under]));
    });
  });
  return new Set(needed);
}

/** The parts of an `if` are read under its condition only. */
function partsOf(expr: Expr, under: readonly string[] = []): [part: Expr, ...under: string[]][] {
  if (typeof expr !== 'object' || expr === null || expr[0] !== 'if') return [[expr, ...under]];
  const [, condition = null, then = null, otherwise = null] = expr;
  const holds = constantTruth(condition);
  if (holds !== undefined) return partsOf(holds ? then : otherwise, under);
  return [
    [condition, ...under],
    ...partsOf(then, [...under, textOf(condition)]),
    ...partsOf(otherwise, [...under, textOf(['!', condition])]),
  ];
}

function neededAfter(step: Step, needs: ReadonlyMap<string, Needs>): string[] {
  const own = new Set(answersAt(step));
  return Object.entries(step.exits).flatMap(([outcome, exits]) => {
    const before: Formula[] = [];
    return exits.flatMap(({ to, when }) => {
      const isFalse = new Set(before.map(({ expr }) => textOf(expr)));
      if (when) isFalse.add(textOf(['!', when.expr]));
      if (when) before.push(when);
      const after = [...(needs.get(to) ?? [])].filter((need) => mayBe(need, isFalse));
      if (outcome !== step.main || own.size === 0) return after;
      const isLeft = (need: string) => !own.has(needIn(need)[0]);
      return after.filter((need) => isLeft(need) || isSkipped(step, need));
    });
  });
}

/** Whether it can still be needed on a path that skipped the step. */
function isSkipped({ when }: Step, need: string): boolean {
  if (!when || constantTruth(when.expr) === true) return false;
  return mayBe(need, new Set([textOf(when.expr)]));
}

function mayBe(need: string, isFalse: ReadonlySet<string>): boolean {
  const [, ...under] = needIn(need);
  return !under.some((condition) => isFalse.has(condition));
}

/** A canonical text of a condition: without double negation and defaults of missing values. */
function textOf(expr: Expr): string {
  if (typeof expr !== 'object' || expr === null) return JSON.stringify(expr);
  const [name, first = null, ...rest] = expr;
  if (name === 'or') return JSON.stringify(['get', ...rest]);
  if (name !== '!') return JSON.stringify(expr);
  const isTwice = typeof first === 'object' && first !== null && first[0] === '!';
  return isTwice ? textOf(first[1] ?? null) : `!${textOf(first)}`;
}

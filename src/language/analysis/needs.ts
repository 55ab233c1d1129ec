import { answersIn, constantTruth } from './conditions.ts';
import { answersAt } from './data-flow.ts';
import { answersReadBy } from './reads.ts';
import { readsOf } from '../formula/reads.ts';
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
  const entered = step.when && !readsResult(step.when.expr) ? conjunctsOf(step.when.expr) : [];
  const needed = reads.flatMap(({ site, expr }) => {
    const hasOwnAnswers =
      site.moment === 'own' || (site.moment === 'exit' && site.outcome === step.main);
    const outer = site.moment === 'when' ? [] : entered;
    return partsOf(expr, outer).flatMap(([part, ...under]) => {
      const read = [...answersReadBy(part, sensitive)];
      const missing = hasOwnAnswers ? read.filter((answer) => !own.has(answer)) : read;
      return missing.map((answer) => JSON.stringify([answer, ...under]));
    });
  });
  return new Set(needed);
}

/** A condition and, where it is an "and", its parts: it does not hold where one of them does not. */
function conjunctsOf(expr: Expr): string[] {
  const parts = typeof expr === 'object' && expr?.[0] === '&&' ? expr.slice(1) : [];
  return [textOf(expr), ...(parts as readonly Expr[]).flatMap(conjunctsOf)];
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
      return after
        .filter((need) => isLeft(need) || isSkipped(step, need))
        .map((need) => beforeAnswering(need, own));
    });
  });
}

/** Whether it can still be needed on a path that skipped the step. */
function isSkipped({ when }: Step, need: string): boolean {
  if (!when || constantTruth(when.expr) === true) return false;
  return mayBe(need, new Set([textOf(when.expr)]));
}

/** A condition on an answer that the step collects says nothing about the time before. */
function beforeAnswering(need: string, own: ReadonlySet<string>): string {
  const [answer, ...under] = needIn(need);
  const kept = under.filter((condition) => !answersInText(condition).some((one) => own.has(one)));
  return kept.length === under.length ? need : JSON.stringify([answer, ...kept]);
}

const answersByText = new Map<string, readonly string[]>();

/** Of a condition as `textOf` writes it. Cached: few conditions, many steps. */
function answersInText(text: string): readonly string[] {
  let answers = answersByText.get(text);
  if (!answers)
    answersByText.set(text, (answers = answersIn(JSON.parse(text.replace(/^!+/, '')) as Expr)));
  return answers;
}

function readsResult(expr: Expr): boolean {
  const { reads, guarded } = readsOf(expr);
  return [...reads, ...guarded].some((path) => path.split('.')[0] === 'result');
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

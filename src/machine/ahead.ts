import type { Exit, Flow, Formula, Step } from '../definition/definition.ts';
import { evaluate, type Scope } from '../definition/formula/evaluate.ts';
import { isScreen, type Context } from './context.ts';
import { skipExit } from './moves.ts';
import { subject, visibleAnswers } from './scope.ts';

/** What formulas can be asked about before their step is reached. */
export type Known = Pick<Context, 'order' | 'host' | 'action' | 'answers'>;

/** Undefined: nobody can know yet, because it is about a result still to come or an answer not given. */
export function foresee(
  flow: Flow,
  known: Known,
  trail: readonly string[],
  formula: Formula,
): boolean | undefined {
  if (readsResult(flow, formula)) return undefined;
  const scope: Scope = {
    ...subject(flow, known.order),
    host: known.host,
    action: known.action,
    facts: flow.facts,
    answers: visibleAnswers(flow.steps, known.answers, trail),
  };
  try {
    return evaluate(formula, scope) === true;
  } catch {
    return undefined;
  }
}

export function readsResult(flow: Flow, { expr }: Formula): boolean {
  const text = JSON.stringify(expr);
  if (text.includes('"result"')) return true;
  return (
    text.includes('"fact"') &&
    Object.entries(flow.facts).some(
      ([name, fact]) =>
        text.includes(JSON.stringify(name)) && JSON.stringify(fact.expr).includes('"result"'),
    )
  );
}

/** The screens, ends aside, that the present answers lead through after the last step of the trail. */
export function screensAhead(flow: Flow, known: Known, trail: readonly string[]): number {
  const seen = new Set(trail);
  let step = flow.steps[trail.at(-1) ?? ''];
  let screens = 0;
  let applies = true;
  while (step) {
    const exit: Exit | undefined = applies ? likelyExit(flow, known, trail, step) : skipExit(step);
    const next: Step | undefined = exit && flow.steps[exit.to];
    if (!next || seen.has(next.id)) break;
    seen.add(next.id);
    applies = !next.when || foresee(flow, known, trail, next.when) !== false;
    if (applies && isScreen(next) && next.ends === undefined) screens++;
    step = next;
  }
  return screens;
}

function likelyExit(flow: Flow, known: Known, trail: readonly string[], step: Step) {
  const exits = step.exits[step.main] ?? [];
  return (
    exits.find((exit) => exit.when && foresee(flow, known, trail, exit.when) === true) ??
    exits.find((exit) => !exit.when) ??
    exits[0]
  );
}

export interface Progress {
  /** Screens so far, this one included. */
  now: number;
  total: number;
  /** For a bar: of the flow done, in [0, 1]. Never smaller than before. */
  share: number;
}

export function progressOf(flow: Flow, context: Context, before: number): Progress {
  const screens = context.trail.filter(
    (id) => isScreen(flow.steps[id]) && flow.steps[id]?.ends === undefined,
  ).length;
  if (context.ended !== undefined) return { now: screens, total: screens, share: 1 };
  const now = Math.max(screens, 1);
  const total = Math.max(screens + screensAhead(flow, context, context.trail), 1);
  return { now, total, share: Math.max(before, now / total) };
}

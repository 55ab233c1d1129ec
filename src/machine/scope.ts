import type { Flow, Step } from '../model/definition.ts';
import type { FormulaScope } from '../language/formula/evaluate.ts';
import type { Answers, FlowContext } from './context.ts';
import { readableAnswers } from './draft.ts';

type Steps = Readonly<Record<string, Step>>;

/** The answers formulas read: those of the visited steps, nested by the `as` names around each step. */
export function visibleAnswers(
  steps: Steps,
  answers: Answers,
  visited: readonly string[],
): Record<string, unknown> {
  const visible: Record<string, unknown> = {};
  for (const id of visited) {
    const stepAnswers = answers[id];
    if (!stepAnswers) continue;
    let place = visible;
    for (const name of steps[id]?.scope ?? []) place = inside(place, name);
    Object.assign(place, stepAnswers);
  }
  return visible;
}

function inside(place: Record<string, unknown>, name: string): Record<string, unknown> {
  const value = Object.hasOwn(place, name) ? place[name] : undefined;
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  const made: Record<string, unknown> = {};
  place[name] = made;
  return made;
}

/** What the flow is about, by the name its formulas have for it. */
export function subject(
  { address }: Flow,
  about: Readonly<Record<string, unknown>>,
): Pick<FormulaScope, 'order' | 'address'> {
  return address ? { address: about } : { order: about };
}

export type ScopeOf = (context: FlowContext, visited?: readonly string[]) => FormulaScope;

/** Several guards read the same snapshot, so the last merge is cached. */
export function scopeReader(flow: Flow): ScopeOf {
  let from: (Pick<FlowContext, 'answers' | 'draft'> & { visited: readonly string[] }) | undefined;
  let merged: Record<string, unknown> = {};
  return (context, visited = context.visited) => {
    const { answers, draft } = context;
    if (from?.answers !== answers || from.draft !== draft || from.visited !== visited) {
      merged = visibleAnswers(flow.steps, readableAnswers(flow, context, visited), visited);
      from = { answers, draft, visited };
    }
    return {
      ...subject(flow, context.order),
      answers: merged,
      result: context.result,
      host: context.host,
      action: context.action,
      ...(context.funder && { funder: context.funder }),
      language: context.language,
    };
  };
}

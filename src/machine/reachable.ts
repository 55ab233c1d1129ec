/** Which of the saved visited steps the changed flow can still lead through. */
import type { Flow, Formula, Step } from '../model/definition.ts';
import type { AnyKindStates } from '../model/step-kind.ts';
import { lookAhead, type LookAheadContext } from './lookahead.ts';
import { questionNames, isFinal } from './context.ts';
import { skipExit } from './step-transitions.ts';

type Kinds = Readonly<Record<string, AnyKindStates>>;

export interface ResumeContext {
  flow: Flow;
  kinds: Kinds;
  context: LookAheadContext;
  /** Steps that have to be answered again. */
  again: { has: (step: string) => boolean };
}

export function canResume(flow: Flow, id: string): boolean {
  const step = stepOf(flow, id);
  return step !== undefined && !isFinal(step);
}

/**
 * The visited steps, extended by those of `rest` that the changed flow can still lead through, up to and including the
 * first that has something to answer. Removed steps are skipped.
 */
export function reachable(
  { flow, kinds, context, again }: ResumeContext,
  visited: readonly string[],
  rest: readonly string[],
): string[] {
  const done = [...visited];
  const last = stepOf(flow, done.at(-1) ?? '');
  let next = last
    ? arrivals(flow, context, done, possibleTargets(flow, context, done, last))
    : starts(flow, context);
  for (const id of rest) {
    const step = stepOf(flow, id);
    if (!step) continue;
    if (!next.has(id) || isFinal(step)) break;
    done.push(id);
    if (again.has(id) || hasNewQuestion(flow, context, done, step, kinds[step.kind])) break;
    next = arrivals(flow, context, done, possibleTargets(flow, context, done, step));
  }
  return done;
}

/** The first step after the visited ones, where only one can be. */
export function stepAfter(
  flow: Flow,
  context: LookAheadContext,
  visited: readonly string[],
): string | undefined {
  const step = stepOf(flow, visited.at(-1) ?? '');
  for (const { when, to } of step?.exits[step.main] ?? []) {
    const holds = when ? lookAhead(flow, context, visited, when) : true;
    if (holds === undefined) return undefined;
    if (!holds) continue;
    const [id] = arrivals(flow, context, visited, [to]);
    return id !== undefined && canResume(flow, id) ? id : undefined;
  }
  return undefined;
}

/** Whether any exit of a step, or its `resume`, can lead to another, whatever the conditions. */
export function isLinked(flow: Flow, from: string, to: string): boolean {
  const step = stepOf(flow, from);
  if (!step) return false;
  return step.resume === to || arrivals(flow, undefined, [], targetsOf(step)).has(to);
}

/** Whether a path can begin there: at the start, at an entry, or where an end leads back into the flow. */
export function isStart(flow: Flow, id: string): boolean {
  const ends = Object.values(flow.steps).filter(({ ends: how }) => how !== undefined);
  const targets = [flow.start, ...ends.flatMap(targetsOf)];
  return stepOf(flow, id)?.entry !== undefined || arrivals(flow, undefined, [], targets).has(id);
}

/**
 * A path of the flow through these steps in their order, with the steps between them filled in. A step that no path
 * leads to follows directly.
 */
export function pathThrough(flow: Flow, ids: readonly string[]): string[] {
  const path: string[] = [];
  for (const id of ids)
    if (!path.includes(id)) path.push(...(shortest(flow, path.at(-1), id, path) ?? [id]));
  return path;
}

/** The shortest path: the steps after `from`, up to and including `to`. */
function shortest(
  flow: Flow,
  from: string | undefined,
  to: string,
  taken: readonly string[],
): string[] | undefined {
  const next = (id: string) => {
    const step = stepOf(flow, id);
    return step && step.ends === undefined ? targetsOf(step) : [];
  };
  const visited = new Set(taken);
  const paths: string[][] = (from === undefined ? [flow.start] : next(from)).map((id) => [id]);
  for (const path of paths) {
    const at = path.at(-1) ?? '';
    if (at === to) return path;
    if (visited.has(at) || !canResume(flow, at)) continue;
    visited.add(at);
    paths.push(...next(at).map((id) => [...path, id]));
  }
  return undefined;
}

function stepOf(flow: Flow, id: string): Step | undefined {
  return Object.hasOwn(flow.steps, id) ? flow.steps[id] : undefined;
}

function targetsOf({ exits }: Step): string[] {
  return Object.values(exits).flatMap((branches) => branches.map(({ to }) => to));
}

function starts(flow: Flow, context: LookAheadContext): Set<string> {
  const next = arrivals(flow, context, [], [flow.start]);
  for (const step of Object.values(flow.steps)) if (step.entry) next.add(step.id);
  return next;
}

interface Question {
  required?: boolean;
  /** A boolean where a setting has decided it. */
  when?: Formula | boolean;
}

/**
 * Whether the step asks a required question that has no answer yet. Sensitive ones do not count: they are never saved.
 */
function hasNewQuestion(
  flow: Flow,
  context: LookAheadContext,
  visited: readonly string[],
  step: Step,
  kind: AnyKindStates | undefined,
): boolean {
  const answers = context.answers[step.id] ?? {};
  const questions = (step as Step & Record<string, Record<string, Question> | undefined>)[
    kind?.questions ?? ''
  ];
  return questionNames(step).some((name) => {
    if (step.sensitive?.includes(name) || Object.hasOwn(answers, name)) return false;
    const { required, when } = questions?.[name] ?? {};
    if (required === false) return false;
    if (typeof when !== 'object') return when !== false;
    return lookAhead(flow, context, visited, when) === true;
  });
}

function possibleTargets(
  flow: Flow,
  context: LookAheadContext,
  visited: readonly string[],
  step: Step,
): string[] {
  return Object.values(step.exits).flatMap((exits) => {
    const targets: string[] = [];
    for (const exit of exits) {
      const holds = exit.when ? lookAhead(flow, context, visited, exit.when) : true;
      if (holds !== false) targets.push(exit.to);
      if (holds === true) break;
    }
    return targets;
  });
}

/**
 * The steps these targets lead to, past those that do not apply; where a condition is unknown, both the step and the
 * next.
 */
function arrivals(
  flow: Flow,
  context: LookAheadContext | undefined,
  visited: readonly string[],
  targets: string[],
): Set<string> {
  const at = new Set<string>();
  const queue = [...targets];
  const expanded = new Set<string>();
  for (const id of queue) {
    const step = stepOf(flow, id);
    if (!step || expanded.has(id)) continue;
    expanded.add(id);
    const applies = !step.when ? true : context && lookAhead(flow, context, visited, step.when);
    if (applies !== false) at.add(id);
    if (applies !== true) queue.push(skipExit(step).to);
  }
  return at;
}

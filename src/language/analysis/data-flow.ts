import {
  assume,
  atomsOf,
  withoutFactsOf,
  nameOf,
  type Conditions,
  type PathFacts,
} from './conditions.ts';
import type { Exit, Expr, Flow, Step } from '../../model/definition.ts';
import { oncePer } from '../../model/once-per.ts';

/** What is known at a step, one entry for each combination of conditions that leads there. */
export type PathFactSets = readonly PathFacts[];

export interface DataFlowFacts {
  conditions: Conditions;
  /** Before the step's own `when`. Without unreachable steps. */
  before: ReadonlyMap<string, PathFactSets>;
  /** Answers that at least one path to the step collects. */
  maybe: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Beyond this many combinations a step's paths are merged, which may lose conditions but never adds an answer. */
const maxPathsPerStep = 48;
const maxConditions = 10;

export function answersAt(step: Step): string[] {
  return Object.keys(step.collects ?? {}).map((name) => scoped(step, name));
}

/** Whether the step collects the answer, without listing all it collects. */
export function collects(step: Step, answer: string): boolean {
  const prefix = [...(step.scope ?? []), ''].join('.');
  return (
    answer.startsWith(prefix) && Object.hasOwn(step.collects ?? {}, answer.slice(prefix.length))
  );
}

export function scoped(step: Step, name: string): string {
  return [...(step.scope ?? []), name].join('.');
}

const nothing: PathFacts = { facts: new Map(), answers: new Set() };

/** Propagates facts along all paths to a fixed point: which answers are certain at which step. */
export function follow(
  flow: Flow,
  reads: readonly { expr: Expr }[] = [],
  alsoTracked: Iterable<string> = [],
): DataFlowFacts {
  return followWith(flow, new Set([...trackedIn(flow, reads), ...alsoTracked]));
}

/** The same, of these conditions alone: the fewer, the fewer are lost where paths are merged. */
export function followWith(flow: Flow, conditions: Conditions): DataFlowFacts {
  const pathsTo = new Map<string, Map<string, PathFacts>>();
  const mergedSteps = new Set<string>();
  const maybe = new Map<string, Set<string>>();
  const queue = new Set<string>();
  const arrive = (id: string, arriving: PathFactSets, collected: ReadonlySet<string>) => {
    if (!Object.hasOwn(flow.steps, id)) return;
    const here = pathsTo.get(id) ?? new Map<string, PathFacts>();
    const maybeCollected = maybe.get(id) ?? new Set<string>();
    let changed = !pathsTo.has(id) && arriving.length > 0;
    if (arriving.length === 0) return;
    for (const path of arriving) changed = join(here, path, mergedSteps.has(id)) || changed;
    if (here.size > maxPathsPerStep) {
      mergedSteps.add(id);
      const all = [...here.values()];
      here.clear();
      for (const path of all) join(here, path, true);
    }
    for (const answer of collected) {
      if (!maybeCollected.has(answer)) changed = true;
      maybeCollected.add(answer);
    }
    pathsTo.set(id, here);
    maybe.set(id, maybeCollected);
    if (changed) queue.add(id);
  };
  arrive(flow.start, [nothing], new Set());
  for (const step of Object.values(flow.steps)) {
    if (!step.entry) continue;
    const entryAnswers = new Set(Object.keys(step.entry.needs).map((name) => scoped(step, name)));
    arrive(step.id, [{ ...nothing, answers: entryAnswers }], entryAnswers);
  }
  for (const id of queue) {
    queue.delete(id);
    const step = flow.steps[id];
    if (!step) continue;
    const after = new Set([...(maybe.get(id) ?? []), ...answersAt(step)]);
    for (const { to, afterGuard: leaving } of leave(
      step,
      [...(pathsTo.get(id)?.values() ?? [])],
      conditions,
    ))
      arrive(to, leaving, after);
  }
  const before = new Map([...pathsTo].map(([id, here]) => [id, [...here.values()]]));
  return { conditions, before, maybe };
}

function join(here: Map<string, PathFacts>, path: PathFacts, crowded: boolean): boolean {
  const facts = crowded ? new Map<string, boolean>() : path.facts;
  const name = nameOfFacts(facts);
  const old = here.get(name);
  if (!old) {
    here.set(name, { facts, answers: path.answers });
    return true;
  }
  if (old.answers === path.answers) return false;
  const both = [...old.answers].filter((answer) => path.answers.has(answer));
  if (both.length === old.answers.size) return false;
  here.set(name, { facts, answers: new Set(both) });
  return true;
}

const nameOfFacts = oncePer((facts: PathFacts['facts']) =>
  JSON.stringify([...facts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
);

/** The paths on which the step is not skipped. */
export function pathsInto(step: Step, before: PathFactSets, conditions: Conditions): PathFactSets {
  return step.when ? only(before, step.when.expr, true, conditions) : before;
}

export function only(
  paths: PathFactSets,
  expr: Expr,
  holds: boolean,
  conditions: Conditions,
): PathFactSets {
  return paths.flatMap((path) => assume(path, expr, holds, conditions));
}

export function collecting(path: PathFacts, own: ReadonlySet<string>): PathFacts {
  if (own.size === 0) return path;
  return { ...path, answers: new Set([...path.answers, ...own]) };
}

export interface Leaving {
  outcome: string;
  exit: Exit;
  to: string;
  /** Before the exit's `when` is evaluated, and once the exit is taken. */
  beforeGuard: PathFactSets;
  afterGuard: PathFactSets;
}

/** Every exit of a step with the facts known on it. */
export function leave(step: Step, before: PathFactSets, conditions: Conditions): Leaving[] {
  const here = pathsInto(step, before, conditions);
  // After an end the flow restarts without facts.
  const entered = step.ends === undefined || here.length === 0 ? here : [nothing];
  const own = new Set(answersAt(step));
  const leaving: Leaving[] = [];
  for (const [outcome, exits] of Object.entries(step.exits)) {
    let rest: PathFactSets = entered.map((path) => withoutFactsOf(path, own));
    if (outcome === step.main) rest = rest.map((path) => collecting(path, own));
    for (const exit of exits) {
      const beforeGuard = rest;
      const afterGuard = exit.when ? only(rest, exit.when.expr, true, conditions) : rest;
      leaving.push({ outcome, exit, to: exit.to, beforeGuard, afterGuard });
      rest = exit.when ? only(rest, exit.when.expr, false, conditions) : [];
    }
  }
  const next = step.exits[step.main]?.findLast(({ when }) => !when);
  if (step.when && next) {
    const skipped = only(before, step.when.expr, false, conditions);
    leaving.push({
      outcome: step.main,
      exit: next,
      to: next.to,
      beforeGuard: skipped,
      afterGuard: skipped,
    });
  }
  if (step.resume !== undefined && next)
    leaving.push({
      outcome: 'resume',
      exit: next,
      to: step.resume,
      beforeGuard: here,
      afterGuard: here,
    });
  return leaving;
}

/** Conditions evaluated at least twice, the most frequent first. */
function trackedIn(flow: Flow, reads: readonly { expr: Expr }[]): Set<string> {
  const counts = new Map<string, number>();
  const count = (expr: Expr) => {
    for (const atom of atomsOf(expr)) {
      const name = nameOf(atom);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  for (const when of whensOf(flow)) count(when);
  for (const { expr } of reads) for (const condition of ifsIn(expr)) count(condition);
  const often = [...counts].filter(([, count]) => count >= 2).toSorted((a, b) => b[1] - a[1]);
  return new Set(often.slice(0, maxConditions).map(([name]) => name));
}

/** The conditions of steps and exits. */
export function whensOf(flow: Flow): Expr[] {
  return Object.values(flow.steps).flatMap((step) =>
    [step.when, ...Object.values(step.exits).flatMap((exits) => exits.map(({ when }) => when))]
      .filter((when) => when !== undefined)
      .map(({ expr }) => expr),
  );
}

/** The conditions of every `if(…)`. */
export function ifsIn(expr: Expr): Expr[] {
  if (typeof expr !== 'object' || expr === null) return [];
  const [operator, ...parts] = expr;
  const inner = parts.flatMap(ifsIn);
  return operator === 'if' ? [parts[0] ?? null, ...inner] : inner;
}

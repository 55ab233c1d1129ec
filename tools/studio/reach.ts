/** What would have to be so for a customer to come to a step: outcomes on the way, answers and an order that fit. */
import type { Flow, Formula } from '../../src/model/definition.ts';
import { holds, type Sample, samplesFor } from '../../src/language/formula/samples.ts';
import { explore, type Explored } from '../../src/verify/explore.ts';
import type { Edge } from '../../src/verify/graph.ts';
import * as names from '../../src/machine/names.ts';
import { oncePer } from '../../src/model/once-per.ts';
import type { AnyKindStates } from '../../src/model/step-kind.ts';
import type { Script } from './director.ts';

export interface ScriptToStep extends Script {
  order: Record<string, unknown>;
}

/** Undefined where no way leads there. */
export function scriptTo(
  flow: Flow,
  kinds: Readonly<Record<string, AnyKindStates>>,
  target: string,
): ScriptToStep | undefined {
  const [path] = pathsTo(exploredOf(flow, kinds), target).toSorted((a, b) => weight(a) - weight(b));
  return path && (target === flow.start ? nothing() : scriptOfPath(path));
}

const exploredWith = oncePer((kinds: Readonly<Record<string, AnyKindStates>>) =>
  oncePer((flow: Flow) => explore(flow, kinds)),
);

export function exploredOf(flow: Flow, kinds: Readonly<Record<string, AnyKindStates>>): Explored {
  return exploredWith(kinds)(flow);
}

/** As `scriptTo`, and from there out by this exit. Undefined where no way leads out by it. */
export function leavingBy(
  flow: Flow,
  kinds: Readonly<Record<string, AnyKindStates>>,
  step: string,
  { outcome, label }: { outcome: string; label: string },
): ScriptToStep | undefined {
  const { graph, tree } = exploredOf(flow, kinds);
  const ways = graph.nodes
    .filter((place) => place.step === step && tree.has(place))
    .flatMap(({ edges }) => edges)
    .filter((edge) => edge.exit && edge.outcome === outcome && edge.label === label)
    .flatMap((edge) => {
      const path = tree.pathThrough(edge);
      return path ? [path] : [];
    });
  const [path] = ways.toSorted((a, b) => weight(a) - weight(b));
  return path && scriptOfPath(path);
}

function pathsTo({ graph, tree }: Explored, target: string): Edge[][] {
  const into = graph.nodes
    .filter((place) => tree.has(place))
    .flatMap(({ edges }) => edges)
    .filter((edge) => arrivesAt(edge, target));
  return into.flatMap((edge) => {
    const path = tree.pathThrough(edge);
    return path ? [path] : [];
  });
}

export function arrivesAt({ from, to, engine }: Edge, step: string): boolean {
  return (
    to.step === step &&
    to.inner !== names.entryGuard &&
    (from.step !== step || from.inner === names.entryGuard) &&
    !engine
  );
}

/** Short, and with as little going wrong as possible. */
function weight(path: readonly Edge[]): number {
  return path.length + path.filter(({ label }) => label === 'failed').length * 10;
}

function nothing(): ScriptToStep {
  return { answers: {}, outcomes: {}, order: {} };
}

interface Condition {
  formula: Formula;
  value: boolean;
}

/** `when`: what else holds for this customer. */
export function scriptOfPath(path: readonly Edge[], when: readonly Condition[] = []): ScriptToStep {
  const script = nothing();
  for (const { from, outcome, exit, when, label } of path) {
    if (outcome === undefined) continue;
    const named = (script.outcomes[from.step] ??= []);
    if (exit === undefined) named.push(outcome);
    // The branch says more than the outcome it belongs to.
    else if (when && label !== undefined) named[Math.max(named.length - 1, 0)] = label;
  }
  const conditions = [...path.flatMap(conditionsOf), ...when];
  const sample = sampleFor(conditions);
  for (const [path, value] of Object.entries(sample)) {
    if (value === undefined) continue;
    const [root = '', ...rest] = path.split('.');
    const name = rest.join('.');
    if (root === 'answers') script.answers[name] = value;
    if (root === 'order') script.order[name] = value;
  }
  return script;
}

function conditionsOf(edge: Edge): Condition[] {
  const { from, event, when } = edge;
  const before = from.edges.slice(0, from.edges.indexOf(edge)).filter((one) => one.event === event);
  const no = before.flatMap((one) => (one.when ? [{ formula: one.when, value: false }] : []));
  return when ? [...no, { formula: when, value: true }] : no;
}

/** Values under which all of it holds; where no such are found, at least those of each alone. */
function sampleFor(conditions: readonly Condition[]): Sample {
  const meets = (sample: Sample, subset: readonly Condition[]) =>
    subset.every(({ formula, value }) => holds(formula, sample) === value);
  const yes = (sample: Sample) => Object.values(sample).filter((value) => value === true).length;
  const find = (subset: readonly Condition[]) =>
    samplesFor(subset.map(({ formula }) => formula))
      .samples.filter((sample) => meets(sample, subset))
      // With as little as possible being so, as little as possible has to be made up.
      .toSorted((a, b) => yes(a) - yes(b))[0];
  return find(conditions) ?? Object.assign({}, ...conditions.map((one) => find([one])));
}

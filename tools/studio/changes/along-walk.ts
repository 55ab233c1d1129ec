/** How one version of a flow is driven along the walk of a change. */
import type { Flow } from '../../../src/model/definition.ts';
import * as names from '../../../src/machine/names.ts';
import type { AnyKindStates } from '../../../src/model/step-kind.ts';
import { onlyDecides } from '../../../src/verify/diff/behaviour.ts';
import type { Explored } from '../../../src/verify/explore.ts';
import type { Edge } from '../../../src/verify/graph.ts';
import { noAssumptions } from '../../../src/verify/guard-assumptions.ts';
import { nearest, type SearchNode } from '../../../src/verify/shortest-paths.ts';
import { arrivesAt, exploredOf, scriptTo, scriptOfPath, type ScriptToStep } from '../reach.ts';
import type { VersionWalk } from '../wire.ts';

export interface AlongWalk extends ScriptToStep {
  /** The step it ends at; undefined where it leads out of the flow. */
  target: string | undefined;
  /** The visit of that step at which it ends, from 1. */
  visit: number;
  /** False: this version does not come to the walk's end. */
  isWhole: boolean;
}

/** A place to come to, and how the one before is left. */
interface Leg {
  /** `undefined`: out of the flow. */
  to: string | undefined;
  from?: { step: string; outcome?: string };
}

const limit = 20_000;

export function alongWalk(
  flow: Flow,
  kinds: Readonly<Record<string, AnyKindStates>>,
  walk: VersionWalk,
): AlongWalk {
  const explored = exploredOf(flow, kinds);
  const legs = legsOf(walk);
  const parts = partsOf(explored, legs);
  const end = legs.at(-1)?.to;
  if (parts.length === legs.length) return driven(parts.flat(), end, walk, true);
  // On another walk than the other version, but to where this one ends.
  const script = end === undefined ? undefined : scriptTo(flow, kinds, end);
  if (script) return { ...script, target: end, visit: 1, isWhole: true };
  const target = legs[parts.length - 1]?.to ?? flow.start;
  return driven(parts.flat(), target, walk, false);
}

function driven(
  path: readonly Edge[],
  target: string | undefined,
  { when }: VersionWalk,
  isWhole: boolean,
): AlongWalk {
  const arrivals = path.filter((edge) => target !== undefined && arrivesAt(edge, target));
  const visit = Math.max(arrivals.length, 1);
  return { ...scriptOfPath(path, when), target, visit, isWhole };
}

/** Where the screen before is shown again, it ends at the step that leads back to it. */
function legsOf({ steps, to }: VersionWalk): Leg[] {
  const legs = steps.map(({ step }, at): Leg => {
    const from = steps[at - 1];
    return { to: step, ...(from && { from }) };
  });
  const from = steps.at(-1);
  if (!to || !from) return legs;
  if ('step' in to) return [...legs, { to: to.step, from }];
  return to.out === 'leave' ? [...legs, { to: undefined, from }] : legs;
}

/** One path for each leg, up to the first that cannot be taken. */
function partsOf({ graph, search }: Explored, legs: readonly Leg[]): Edge[][] {
  const parts: Edge[][] = [];
  let at: SearchNode = { state: graph.start, assumed: noAssumptions };
  for (const leg of legs) {
    const part = nearest(at, search, {
      isGoal: (edge) => isLeft(edge, leg) && isReached(edge, leg),
      via: (edge) => isLeft(edge, leg) && isPassed(edge, leg, graph.flow),
      limit,
    });
    const last = part?.at(-1);
    if (!part || !last) break;
    let assumed = at.assumed;
    for (const edge of part) assumed = search.assumptions.after(assumed, edge) ?? assumed;
    parts.push(part);
    at = { state: last.to, assumed };
  }
  return parts;
}

function isReached(edge: Edge, { to }: Leg): boolean {
  return to === undefined ? edge.to.step === names.left : arrivesAt(edge, to);
}

/** By the outcome the walk names. */
function isLeft({ from, outcome }: Edge, leg: Leg): boolean {
  return (
    from.step !== leg.from?.step ||
    outcome === undefined ||
    leg.from.outcome === undefined ||
    outcome === leg.from.outcome
  );
}

/** No other step at which something happens lies between the two. */
function isPassed({ to }: Edge, leg: Leg, flow: Flow): boolean {
  const step = flow.steps[to.step];
  return (
    step === undefined ||
    to.step === leg.from?.step ||
    to.inner === names.entryGuard ||
    onlyDecides(step)
  );
}

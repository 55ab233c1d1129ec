/** Which transitions of a flow its journeys take, step by step. Infeasible ones do not count as missed. */
import type { Explored } from '../../src/verify/explore.ts';
import type { Edge } from '../../src/verify/graph.ts';
import { describeEdge, journeysOf } from '../../src/verify/journeys.ts';

export interface StepCoverage {
  /** Transitions that can be taken, and those that are. */
  transitions: number;
  taken: number;
  /** Answers a guard can give, and those it gives on a journey: two for each guard that can say both. */
  guardValues: number;
  guardValuesTaken: number;
  /** As sentences. */
  missed: readonly string[];
  unreachable: readonly string[];
}

export function coverageOf(
  explored: Explored,
  covering = journeysOf(explored),
): ReadonlyMap<string, StepCoverage> {
  const missed = new Set(covering.missed);
  const steps = new Map<string, StepCoverage[]>();
  for (const place of explored.graph.nodes) {
    if (!Object.hasOwn(explored.graph.flow.steps, place.step)) continue;
    const isReached = explored.tree.has(place);
    const edges = place.edges.filter(({ engine }) => !engine);
    const open = isReached ? edges.filter((edge) => !explored.infeasible.has(edge)) : [];
    const taken = open.filter((edge) => !missed.has(edge));
    const guards = open.filter(({ when }) => when);
    const places = steps.get(place.step) ?? [];
    steps.set(place.step, places);
    places.push({
      transitions: open.length,
      taken: taken.length,
      guardValues: guards.length + guards.filter((edge) => passedBy(edge, open)).length,
      guardValuesTaken:
        guards.filter((edge) => !missed.has(edge)).length +
        guards.filter((edge) => passedBy(edge, taken)).length,
      missed: open.filter((edge) => missed.has(edge)).map(describeEdge),
      unreachable: edges.filter((edge) => !open.includes(edge)).map(describeEdge),
    });
  }
  return new Map([...steps].map(([step, places]) => [step, sum(places)]));
}

/** Where its guard is false, a later transition is taken. */
function passedBy(guarded: Edge, edges: readonly Edge[]): boolean {
  const order = guarded.from.edges;
  return edges.some(
    (edge) => edge.event === guarded.event && order.indexOf(edge) > order.indexOf(guarded),
  );
}

export function sum(all: readonly StepCoverage[]): StepCoverage {
  const total = (of: 'transitions' | 'taken' | 'guardValues' | 'guardValuesTaken') =>
    all.reduce((sum, one) => sum + one[of], 0);
  return {
    transitions: total('transitions'),
    taken: total('taken'),
    guardValues: total('guardValues'),
    guardValuesTaken: total('guardValuesTaken'),
    missed: all.flatMap((one) => one.missed),
    unreachable: all.flatMap((one) => one.unreachable),
  };
}

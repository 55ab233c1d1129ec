/** Guards along a path: a value found stays until something it reads may have changed. */
import type { Formula } from '../model/definition.ts';
import { readsOf } from '../language/formula/reads.ts';
import type { Edge, Graph } from './graph.ts';
import * as names from '../machine/names.ts';
import { answersOf, overlap } from './names-read.ts';

/** Guard → value, for guards evaluated in more than one place. */
export type Assumptions = ReadonlyMap<string, boolean>;

export interface GuardAssumptions {
  /** Undefined: the edge cannot be taken on this path. */
  after(assumed: Assumptions, edge: Edge): Assumptions | undefined;
}

/** With more repeated conditions than this the combinations explode; each decision is then independent. */
const most = 10;

export function assumptionsOf(graph: Graph): GuardAssumptions {
  const repeated = repeatedGuards(graph);
  const remembers = repeated.size <= most;
  const reads = new Map([...repeated].map(([guard, when]) => [guard, allReads(when)]));
  const changes = new Map<string, ReadonlySet<string>>();

  function changedAt(step: string): ReadonlySet<string> {
    const cached = changes.get(step);
    if (cached) return cached;
    const { steps } = graph.flow;
    const own = Object.hasOwn(steps, step) ? steps[step] : undefined;
    const answers = own ? answersOf(own) : [];
    const invalidated = [...reads].filter(([, names]) =>
      names.some((name) => name.startsWith('result') || answers.some((one) => overlap(name, one))),
    );
    const set = new Set(invalidated.map(([guard]) => guard));
    changes.set(step, set);
    return set;
  }
  function withoutInvalid(assumed: Assumptions, edge: Edge): Assumptions {
    if (edge.event === undefined || assumed.size === 0) return assumed;
    if (!remembers || edge.event === names.event.back || edge.from.step === names.reload)
      return noAssumptions;
    const invalid = changedAt(edge.from.step);
    if (![...assumed.keys()].some((guard) => invalid.has(guard))) return assumed;
    return new Map([...assumed].filter(([guard]) => !invalid.has(guard)));
  }
  return {
    after(assumed, edge) {
      const before = withoutInvalid(assumed, edge);
      let after: Map<string, boolean> | undefined;
      for (const [guard, value] of conditionsOf(edge)) {
        if (!repeated.has(guard)) continue;
        const assumed = (after ?? before).get(guard);
        if (assumed === value) continue;
        if (assumed !== undefined) return undefined;
        after = new Map(after ?? before).set(guard, value);
      }
      return after ?? before;
    },
  };
}

export const noAssumptions: Assumptions = new Map();

/** What the author's guards must say for this edge to be the one taken. */
export function conditionsOf(edge: Edge): [string, boolean][] {
  const conditions: [string, boolean][] = [];
  for (const one of edge.from.edges) {
    if (one.event !== edge.event) continue;
    if (one === edge) {
      if (edge.when && edge.guard !== undefined) conditions.push([edge.guard, true]);
      break;
    }
    if (one.when && one.guard !== undefined) conditions.push([one.guard, false]);
  }
  return conditions;
}

function repeatedGuards(graph: Graph): Map<string, Formula> {
  const guards = new Set<string>();
  const repeated = new Map<string, Formula>();
  for (const { edges } of graph.nodes)
    for (const { guard, when } of edges) {
      if (guard === undefined || !when) continue;
      if (guards.has(guard)) repeated.set(guard, when);
      guards.add(guard);
    }
  return repeated;
}

function allReads({ expr }: Formula): string[] {
  const { reads, guarded } = readsOf(expr);
  return [...reads, ...guarded];
}

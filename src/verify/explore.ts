/** The reachable states, events and valuations of a flow, without running it. */
import type { Flow } from '../model/definition.ts';
import { satisfiable } from '../language/formula/cases.ts';
import type { AnyKindStates } from '../model/step-kind.ts';
import { assumptionsOf } from './guard-assumptions.ts';
import { graphOf, type Edge, type Graph, type StateNode } from './graph.ts';
import * as names from '../machine/names.ts';
import { isOpen, Tree, type Search } from './shortest-paths.ts';

export interface Explored {
  graph: Graph;
  /** Edges no input can take: the branches before it always catch it, or its condition never holds. */
  infeasible: ReadonlySet<Edge>;
  search: Search;
  tree: Tree;
  /** Where each place leads. */
  on: ReadonlyMap<StateNode, readonly StateNode[]>;
  /** Places that can be reached from each other have the same number. */
  components: ReadonlyMap<StateNode, number>;
}

export function explore(flow: Flow, kinds: Readonly<Record<string, AnyKindStates>>): Explored {
  return exploreGraph(graphOf(flow, kinds));
}

export function exploreGraph(graph: Graph): Explored {
  const infeasible = infeasibleEdges(graph);
  const search = { assumptions: assumptionsOf(graph), infeasible };
  const on = successors(graph, infeasible);
  const tree = new Tree(graph, search);
  return { graph, infeasible, search, tree, on, components: componentsOf(on) };
}

function infeasibleEdges(graph: Graph): Set<Edge> {
  const infeasible = new Set<Edge>();
  for (const { edges } of graph.nodes) {
    const before: { formula: NonNullable<Edge['when']>; value: boolean }[] = [];
    for (const edge of edges) {
      if (before.length === 0 && !edge.when) continue;
      const literals = edge.when ? [...before, { formula: edge.when, value: true }] : before;
      if (edge.event === undefined && !satisfiable(literals)) infeasible.add(edge);
      if (edge.when) before.push({ formula: edge.when, value: false });
    }
  }
  return infeasible;
}

/**
 * Every transition but the customer's own Back. An author's `back` and `reload` lead to the screens before, not out of
 * the flow.
 */
function successors(graph: Graph, infeasible: ReadonlySet<Edge>): Map<StateNode, StateNode[]> {
  const on = new Map<StateNode, StateNode[]>();
  const into = new Map<StateNode, StateNode[]>();
  const jumps: StateNode[] = [];
  for (const place of graph.nodes) {
    const open = place.edges.filter((edge) => isOpen(edge, infeasible) && !isReopening(edge));
    on.set(
      place,
      open.map(({ to }) => to),
    );
    if (open.some(isJump)) jumps.push(place);
    for (const { to } of open) into.set(to, [...(into.get(to) ?? []), place]);
  }
  for (const place of jumps) on.get(place)?.push(...screensBefore(graph, into, place));
  return on;
}

function isReopening({ event }: Edge): boolean {
  return event === names.event.reopened;
}

function isJump({ to }: Edge): boolean {
  return to.step === names.goBack || to.step === names.reload;
}

/** Out of the flow only where no screen comes before. */
function screensBefore(
  graph: Graph,
  into: ReadonlyMap<StateNode, StateNode[]>,
  from: StateNode,
): Set<StateNode> {
  const reached = new Set<StateNode>();
  const visited = new Set<StateNode>([from]);
  for (const place of visited) {
    for (const before of into.get(place) ?? []) {
      const isOther = before.step !== from.step;
      if (isOther && graph.flow.steps[before.step]?.path !== undefined) reached.add(before);
      else if (before.step === names.enter) reached.add(graph.at(names.left));
      else visited.add(before);
    }
  }
  return reached;
}

/** Places from which an end can be reached without leaving by Back. */
export function placesThatEnd({ graph, on }: Explored): Set<StateNode> {
  const into = new Map<StateNode, StateNode[]>();
  for (const [from, targets] of on)
    for (const to of targets) {
      const sources = into.get(to);
      if (sources) sources.push(from);
      else into.set(to, [from]);
    }
  const ends = new Set<StateNode>(graph.nodes.filter(({ final }) => final));
  for (const place of ends) for (const from of into.get(place) ?? []) ends.add(from);
  return ends;
}

/** Which places can be reached from each other: equal numbers. Tarjan's algorithm, without recursion. */
function componentsOf(on: ReadonlyMap<StateNode, readonly StateNode[]>): Map<StateNode, number> {
  const component = new Map<StateNode, number>();
  const index = new Map<StateNode, number>();
  const low = new Map<StateNode, number>();
  const open: StateNode[] = [];
  for (const root of on.keys()) {
    if (index.has(root)) continue;
    const path: { place: StateNode; next: number }[] = [{ place: root, next: 0 }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { place } = top;
      if (top.next === 0) {
        index.set(place, index.size);
        low.set(place, index.size - 1);
        open.push(place);
      }
      const to = on.get(place)?.[top.next++];
      if (to) {
        if (!index.has(to)) path.push({ place: to, next: 0 });
        else if (!component.has(to)) lower(low, place, index.get(to) ?? 0);
        continue;
      }
      path.pop();
      if (low.get(place) === index.get(place)) close(place, open, component);
      const above = path.at(-1);
      if (above && !component.has(place)) lower(low, above.place, low.get(place) ?? 0);
    }
  }
  return component;
}

function lower(low: Map<StateNode, number>, place: StateNode, to: number) {
  low.set(place, Math.min(low.get(place) ?? to, to));
}

function close(root: StateNode, open: StateNode[], component: Map<StateNode, number>) {
  const number = component.size;
  for (let place = open.pop(); place; place = open.pop()) {
    component.set(place, number);
    if (place === root) return;
  }
}

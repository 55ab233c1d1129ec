/** Shortest paths through a graph that no guard contradicts. */
import { noAssumptions, type Assumptions, type GuardAssumptions } from './guard-assumptions.ts';
import type { Edge, Graph, StateNode } from './graph.ts';
import * as names from '../machine/names.ts';

export interface SearchNode {
  state: StateNode;
  assumed: Assumptions;
}

interface VisitedNode extends SearchNode {
  before?: VisitedNode;
  edge?: Edge;
  depth: number;
}

/** Edges a path may lead along. Where Back and reload lead depends on the visited steps, so paths end there. */
export function isOpen(edge: Edge, infeasible: ReadonlySet<Edge>): boolean {
  return (
    edge.engine === undefined &&
    edge.refused === undefined &&
    edge.event !== names.event.back &&
    !infeasible.has(edge)
  );
}

export interface Search {
  assumptions: GuardAssumptions;
  infeasible: ReadonlySet<Edge>;
}

export interface EdgeSearch {
  isGoal: (edge: Edge) => boolean;
  /** The edges a path may lead along. */
  via?: (edge: Edge) => boolean;
  /** How many states to look at. */
  limit: number;
}

/** The path to the nearest goal, that edge included. */
export function nearest(
  from: SearchNode,
  search: Search,
  { isGoal, via = () => true, limit }: EdgeSearch,
): Edge[] | undefined {
  const visited = new Set<string>([keyOf(from)]);
  const queue: VisitedNode[] = [{ ...from, depth: 0 }];
  for (const node of queue) {
    for (const edge of node.state.edges) {
      const assumed = search.infeasible.has(edge)
        ? undefined
        : search.assumptions.after(node.assumed, edge);
      if (!assumed) continue;
      if (isGoal(edge)) return [...pathTo(node), edge];
      if (!isOpen(edge, search.infeasible) || !via(edge)) continue;
      const next: VisitedNode = {
        state: edge.to,
        assumed,
        before: node,
        edge,
        depth: node.depth + 1,
      };
      const key = keyOf(next);
      if (visited.has(key)) continue;
      visited.add(key);
      if (queue.length < limit) queue.push(next);
    }
  }
  return undefined;
}

/** Every state that can be reached from the start, with the shortest path there. */
export class Tree {
  readonly #found = new Map<StateNode, VisitedNode[]>();
  readonly #search: Search;

  constructor(graph: Graph, search: Search) {
    this.#search = search;
    const visited = new Set<string>();
    const queue: VisitedNode[] = [{ state: graph.start, assumed: noAssumptions, depth: 0 }];
    // Back and reload lead to states that were reached before, so they add none.
    for (const node of queue) {
      const key = keyOf(node);
      if (visited.has(key)) continue;
      visited.add(key);
      this.#found.set(node.state, [...(this.#found.get(node.state) ?? []), node]);
      for (const edge of node.state.edges) {
        if (!isOpen(edge, search.infeasible)) continue;
        const assumed = search.assumptions.after(node.assumed, edge);
        if (assumed)
          queue.push({ state: edge.to, assumed, before: node, edge, depth: node.depth + 1 });
      }
    }
  }

  has(state: StateNode): boolean {
    return this.#found.has(state);
  }

  depth(state: StateNode): number {
    return this.#found.get(state)?.[0]?.depth ?? Infinity;
  }

  /** From the start up to and including the edge. */
  pathThrough(edge: Edge): Edge[] | undefined {
    const node = this.#found
      .get(edge.from)
      ?.find(({ assumed }) => this.#search.assumptions.after(assumed, edge) !== undefined);
    return node && [...pathTo(node), edge];
  }
}

function pathTo(node: VisitedNode): Edge[] {
  const path: Edge[] = [];
  for (let at: VisitedNode | undefined = node; at?.edge; at = at.before) path.push(at.edge);
  return path.toReversed();
}

function keyOf({ state, assumed }: SearchNode): string {
  if (assumed.size === 0) return String(state.index);
  const parts = [...assumed].map(([guard, value]) => `${guard}=${value}`);
  return `${state.index} ${parts.sort().join(';')}`;
}

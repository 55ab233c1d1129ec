/** Shortest ways through a graph that no guard contradicts. */
import { noAssumptions, type Assumptions, type GuardAssumptions } from './guard-assumptions.ts';
import type { Edge, Graph, StateNode } from './graph.ts';
import * as names from '../machine/names.ts';

export interface At {
  place: StateNode;
  assumed: Assumptions;
}

interface Node extends At {
  before?: Node;
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
  /** The edges a way may lead along. */
  via?: (edge: Edge) => boolean;
  /** How many places to look at. */
  limit: number;
}

/** The way to the nearest edge that is wanted, that edge included. */
export function nearest(
  from: At,
  search: Search,
  { isGoal, via = () => true, limit }: EdgeSearch,
): Edge[] | undefined {
  const visited = new Set<string>([keyOf(from)]);
  const queue: Node[] = [{ ...from, depth: 0 }];
  for (const node of queue) {
    for (const edge of node.place.edges) {
      const assumed = search.infeasible.has(edge)
        ? undefined
        : search.assumptions.after(node.assumed, edge);
      if (!assumed) continue;
      if (isGoal(edge)) return [...pathTo(node), edge];
      if (!isOpen(edge, search.infeasible) || !via(edge)) continue;
      const next: Node = { place: edge.to, assumed, before: node, edge, depth: node.depth + 1 };
      const key = keyOf(next);
      if (visited.has(key)) continue;
      visited.add(key);
      if (queue.length < limit) queue.push(next);
    }
  }
  return undefined;
}

/** Every place that can be reached from the start, with the shortest way there. */
export class Tree {
  readonly #found = new Map<StateNode, Node[]>();
  readonly #search: Search;

  constructor(graph: Graph, search: Search) {
    this.#search = search;
    const visited = new Set<string>();
    const queue: Node[] = [{ place: graph.start, assumed: noAssumptions, depth: 0 }];
    // Back and reload lead to places that were reached before, so they add none.
    for (const node of queue) {
      const key = keyOf(node);
      if (visited.has(key)) continue;
      visited.add(key);
      this.#found.set(node.place, [...(this.#found.get(node.place) ?? []), node]);
      for (const edge of node.place.edges) {
        if (!isOpen(edge, search.infeasible)) continue;
        const assumed = search.assumptions.after(node.assumed, edge);
        if (assumed)
          queue.push({ place: edge.to, assumed, before: node, edge, depth: node.depth + 1 });
      }
    }
  }

  has(place: StateNode): boolean {
    return this.#found.has(place);
  }

  depth(place: StateNode): number {
    return this.#found.get(place)?.[0]?.depth ?? Infinity;
  }

  /** From the start up to and including the edge. */
  pathThrough(edge: Edge): Edge[] | undefined {
    const node = this.#found
      .get(edge.from)
      ?.find(({ assumed }) => this.#search.assumptions.after(assumed, edge) !== undefined);
    return node && [...pathTo(node), edge];
  }
}

function pathTo(node: Node): Edge[] {
  const path: Edge[] = [];
  for (let at: Node | undefined = node; at?.edge; at = at.before) path.push(at.edge);
  return path.toReversed();
}

function keyOf({ place, assumed }: At): string {
  if (assumed.size === 0) return String(place.index);
  const parts = [...assumed].map(([guard, value]) => `${guard}=${value}`);
  return `${place.index} ${parts.sort().join(';')}`;
}

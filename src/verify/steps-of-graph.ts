import type { Edge, Graph, StateNode } from './graph.ts';

/** Whether a guard holds. Asked once per guard and moment. */
export type Valuation = (guard: string) => boolean;

/** The edges an event leads along, down to a place where the machine rests. Empty: nothing happens. Throws in an automatic loop. */
export function takeEvent(graph: Graph, from: StateNode, event: string, holds: Valuation): Edge[] {
  const first = choose(from, event, holds);
  return first ? [first, ...takeAlways(graph, first.to, holds)] : [];
}

/** What happens at once on coming to a place. */
export function takeAlways(graph: Graph, from: StateNode, holds: Valuation): Edge[] {
  const path: Edge[] = [];
  let at = from;
  for (;;) {
    const edge = choose(at, undefined, holds);
    if (!edge) return path;
    if (path.length > graph.nodes.length * 2)
      throw new Error(`Bug: ${graph.flow.id} never comes to rest from ${from.step}`);
    path.push(edge);
    at = edge.to;
  }
}

function choose(place: StateNode, event: string | undefined, holds: Valuation): Edge | undefined {
  return place.edges.find(
    (edge) => edge.event === event && (edge.guard === undefined || holds(edge.guard)),
  );
}

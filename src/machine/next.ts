import type { Edge, Graph, Place } from './graph.ts';

/** Whether a guard holds. Asked once per guard and moment. */
export type Valuation = (guard: string) => boolean;

/** The edges an event leads along, down to a place where the machine rests. Empty: nothing happens. Throws in an automatic loop. */
export function walkFrom(graph: Graph, from: Place, event: string, holds: Valuation): Edge[] {
  const first = choose(from, event, holds);
  return first ? [first, ...settleFrom(graph, first.to, holds)] : [];
}

/** What happens at once on coming to a place. */
export function settleFrom(graph: Graph, from: Place, holds: Valuation): Edge[] {
  const taken: Edge[] = [];
  let at = from;
  for (;;) {
    const edge = choose(at, undefined, holds);
    if (!edge) return taken;
    if (taken.length > graph.places.length * 2)
      throw new Error(`Bug: ${graph.flow.id} never comes to rest from ${from.step}`);
    taken.push(edge);
    at = edge.to;
  }
}

function choose(place: Place, event: string | undefined, holds: Valuation): Edge | undefined {
  return place.edges.find(
    (edge) => edge.event === event && (edge.guard === undefined || holds(edge.guard)),
  );
}

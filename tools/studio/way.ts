import type { Edge, Place } from '../../src/machine/graph.ts';
import * as names from '../../src/machine/names.ts';

/** The first edge of the shortest way inside a step to an outcome. */
export function wayTo(from: Place, outcome: string): Edge | undefined {
  const seen = new Set<Place>([from]);
  const queue: { place: Place; first?: Edge }[] = [{ place: from }];
  for (const { place, first } of queue) {
    for (const edge of place.edges) {
      if (edge.engine || edge.refused || edge.event === names.event.reopened) continue;
      if (edge.outcome === outcome) return first ?? edge;
      if (edge.to.step !== from.step || edge.outcome !== undefined || seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push({ place: edge.to, first: first ?? edge });
    }
  }
  return undefined;
}

import type { Flow } from '../../src/model/definition.ts';
import type { Explored } from '../../src/verify/explore.ts';
import type { Edge } from '../../src/verify/graph.ts';
import { goalsOf } from '../../src/verify/journeys.ts';

/**
 * For flow after flow, the transitions that differ from all before. `looksIn`: what is to be tried of a transition of this
 * flow; it is new where any of that is.
 */
export function differentTransitions(
  looksIn: (flow: Flow) => (edge: Edge) => readonly string[],
): (explored: Explored) => ReadonlySet<Edge> {
  const signatures = new Set<string>();
  return (explored) => {
    const signaturesOf = looksIn(explored.graph.flow);
    const differs = (edge: Edge) => {
      const added = signaturesOf(edge).filter((signature) => !signatures.has(signature));
      for (const signature of added) signatures.add(signature);
      return added.length > 0;
    };
    return new Set(goalsOf(explored).filter(differs));
  };
}

/** In both languages and without a formula: one is as good as any other. */
export function isPlainSentence(value: unknown): boolean {
  const { zh, en } = (value ?? {}) as { zh?: unknown; en?: unknown };
  return typeof zh === 'string' && typeof en === 'string';
}

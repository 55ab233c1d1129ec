import type { Flow } from '../../src/model/definition.ts';
import type { Explored } from '../../src/verify/explore.ts';
import type { Edge } from '../../src/verify/graph.ts';
import { goalsOf } from '../../src/verify/journeys.ts';

/**
 * Returns a function that, called flow by flow, selects the transitions with a signature no earlier flow had. `looksIn`:
 * the signatures of a transition of this flow.
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

/** Whether it is a text in both languages without formulas. */
export function isPlainSentence(value: unknown): boolean {
  const { zh, en } = (value ?? {}) as { zh?: unknown; en?: unknown };
  return typeof zh === 'string' && typeof en === 'string';
}

/** The shortest walk to every step, as the properties walk them. */
import type { Flow } from '../../src/model/definition.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { behaviourOf } from '../../src/verify/diff/behaviour.ts';
import { Satisfiability } from '../../src/verify/diff/literals.ts';
import type { WalkStep } from '../../src/verify/diff/difference.ts';
import { AllWalks, pathTo } from '../../src/verify/properties/walk-all.ts';

const sat = new Satisfiability();

/** Step → the walk. Not there: what no walk comes to, and what only decides. */
export function shortestWalks(flow: Flow): ReadonlyMap<string, readonly WalkStep[]> {
  const walks = new AllWalks(behaviourOf(flow, kindStates), sat);
  const walksByFlow = new Map<string, readonly WalkStep[]>();
  for (const state of walks.walk(0, (memory) => memory).states) {
    const { id } = state.place.stop.step;
    if (!walksByFlow.has(id)) walksByFlow.set(id, pathTo(state));
  }
  return walksByFlow;
}

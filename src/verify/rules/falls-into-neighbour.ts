import { addedToStep } from '../../language/analysis/step-fixes.ts';
import type { Step } from '../../model/definition.ts';
import { skipExit } from '../../machine/step-transitions.ts';
import { atStep, type ExploredFlowRule } from './rule.ts';

/** A step only jumped to names its next step, so that it does not fall through to the one below it. */
export const fallsIntoNeighbour: ExploredFlowRule = (input) => {
  const { flow, places, reached } = input;
  return reached.flatMap((step) => {
    if (step.id === flow.start || step.entry || !places.falls(flow.id, step.id)) return [];
    const below = hasMain(step) ? skipExit(step).to : undefined;
    if (below === undefined || !Object.hasOwn(flow.steps, below)) return [];
    // A step above leads here, with or without a `next` that says so.
    const ids = Object.keys(flow.steps);
    const here = ids.indexOf(step.id);
    // An unreachable step that falls into it counts too: that step has a finding of its own.
    const fallenInto = Object.values(flow.steps).some(
      (other, at) =>
        (at < here || places.falls(flow.id, other.id)) &&
        hasMain(other) &&
        skipExit(other).to === step.id,
    );
    if (fallenInto || opensRun(ids, step)) return [];
    return [
      atStep(input, step, {
        rule: 'falls-into-neighbour',
        message: `"${step.id}" is only reached by a jump and then falls into "${below}", the step below it.`,
        hint: `Write "next: ${below}" if that is meant.`,
        ...addedToStep(flow, step.id, places, { name: 'next', values: [below] }),
      }),
    ];
  });
};

const hasMain = (step: Step): boolean => (step.exits[step.main] ?? []).length > 0;

/** The first step of a `run` is come to from outside, where the run stands, even if its own steps jump back to it. */
function opensRun(ids: readonly string[], { id }: Step): boolean {
  const inside = id.slice(0, id.lastIndexOf('/') + 1);
  return inside !== '' && ids.find((other) => other.startsWith(inside)) === id;
}

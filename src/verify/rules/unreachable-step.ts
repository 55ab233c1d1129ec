import { withoutStep } from '../../language/analysis/step-fixes.ts';
import type { Step } from '../../model/definition.ts';
import { deadEnds } from './dead-end.ts';
import { atStep, exitsOf, type ExploredRuleInput, type ExploredFlowRule } from './rule.ts';

/** Of several that lead to each other, the first is named. */
export const unreachableStep: ExploredFlowRule = (input) => {
  const { flow, reached } = input;
  const resumed = new Set(Object.values(flow.steps).map(({ resume }) => resume));
  const lost = Object.values(flow.steps).filter(
    (step) => !reached.includes(step) && !resumed.has(step.id),
  );
  const cut = behindDeadEnds(input);
  const heads = lost.filter(
    (step) =>
      !lost.some((other) => other !== step && exitsOf(other).some(({ to }) => to === step.id)),
  );
  const told = (heads.length > 0 ? heads : lost.slice(0, 1)).filter((step) => !cut.has(step));
  return told.map((step) =>
    atStep(input, step, {
      rule: 'unreachable-step',
      message: `No way leads to "${step.id}".`,
      hint: endsAbove(input, step) ?? 'Name it in a "next" or an "on", or take it out.',
      ...withoutStep(flow, step.id, input.places),
    }),
  );
};

/** What is behind a step without a way on is told there. */
function behindDeadEnds(input: ExploredRuleInput): Set<Step> {
  const all = Object.values(input.flow.steps);
  const below = deadEnds(input).map((step) => all[all.indexOf(step) + 1]);
  return new Set(below.filter((step) => step !== undefined));
}

/** The step above would lead here, did it not say that the flow ends there. */
function endsAbove({ flow, kinds }: ExploredRuleInput, step: Step): string | undefined {
  const all = Object.values(flow.steps);
  const above = all[all.indexOf(step) - 1];
  if (above?.ends === undefined || above.kind === 'end') return undefined;
  if (kinds.schemas[above.kind]?.endsFlow) return undefined;
  return `"${above.id}" above it has "ends", so the flow is over there; take that out if it goes on.`;
}

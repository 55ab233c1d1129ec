import { addedToStep } from '../../language/analysis/step-fixes.ts';
import { hasOutcome } from '../../machine/step-transitions.ts';
import { deadEnds } from './dead-end.ts';
import { atStep, type ExploredFlowRule } from './rule.ts';

const withMessage = ['back', 'leave'].map((to) => `{ to: ${to}, toast: =result.msg }`);

export const outcomeUnrouted: ExploredFlowRule = (input) => {
  // A step without any way on is spoken of itself.
  const dead = deadEnds(input);
  return input.reached.flatMap((step) => {
    if (dead.includes(step)) return [];
    const schema = input.kinds.schemas[step.kind];
    if (!schema || (schema.outcomesFrom !== undefined && Object.hasOwn(step, schema.outcomesFrom)))
      return [];
    return Object.entries(schema.outcomes)
      .filter(([outcome, { optional }]) => !optional && !hasOutcome(step, outcome))
      .map(([outcome]) => outcome)
      .filter((outcome) => !Object.hasOwn(schema.settings, outcome) || Object.hasOwn(step, outcome))
      .filter(() => step.ends === undefined || schema.screen)
      .map((outcome) =>
        atStep(input, step, {
          rule: 'outcome-unrouted',
          message: `"${step.id}" does not say what happens when its outcome is "${outcome}".`,
          hint: `Add "on: { ${outcome}: … }".`,
          ...addedToStep(input.flow, step.id, input.places, {
            under: ['on'],
            name: outcome,
            values:
              schema.result && schema.outcomes[outcome]?.fails ? withMessage : ['back', 'leave'],
          }),
        }),
      );
  });
};

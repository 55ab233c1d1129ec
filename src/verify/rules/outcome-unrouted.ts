import { addedToStep } from '../../language/analysis/step-fixes.ts';
import { hasOutcome } from '../../machine/step-transitions.ts';
import { deadEnds } from './dead-end.ts';
import { mapIn } from '../../language/analysis/sent.ts';
import type { Step } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import { atStep, type ExploredFlowRule, type ExploredRuleInput } from './rule.ts';

const withMessage = ['back', 'leave'].map((to) => `{ to: ${to}, toast: =result.msg }`);

export const outcomeUnrouted: ExploredFlowRule = (input) => {
  // A step without any way on is spoken of itself.
  const dead = deadEnds(input);
  return input.reached.flatMap((step) => {
    if (dead.includes(step)) return [];
    const schema = input.kinds.schemas[step.kind];
    if (!schema) return [];
    const { outcomesFrom } = schema;
    if (outcomesFrom !== undefined && Object.hasOwn(step, outcomesFrom))
      return Object.keys(mapIn(step, outcomesFrom))
        .filter((outcome) => !hasOutcome(step, outcome))
        .map((outcome) => ({
          ...unrouted(input, step, outcome, ['back', 'leave']),
          place: input.places.of(input.flow.id, step.id, [outcomesFrom, outcome]),
          message: `"${outcome}" is a button of "${step.id}", and nothing says where it leads.`,
        }));
    return Object.entries(schema.outcomes)
      .filter(([outcome, { optional }]) => !optional && !hasOutcome(step, outcome))
      .map(([outcome]) => outcome)
      .filter((outcome) => !Object.hasOwn(schema.settings, outcome) || Object.hasOwn(step, outcome))
      .filter(() => step.ends === undefined || schema.screen)
      .map((outcome) => {
        const fails = schema.result && schema.outcomes[outcome]?.fails;
        return unrouted(input, step, outcome, fails ? withMessage : ['back', 'leave']);
      });
  });
};

function unrouted(
  input: ExploredRuleInput,
  step: Step,
  outcome: string,
  values: readonly string[],
): Finding {
  return atStep(input, step, {
    rule: 'outcome-unrouted',
    message: `"${step.id}" does not say what happens when its outcome is "${outcome}".`,
    hint: `Add "on: { ${outcome}: … }".`,
    ...addedToStep(input.flow, step.id, input.places, { under: ['on'], name: outcome, values }),
  });
}

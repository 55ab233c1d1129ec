import { addedToStep } from '../../language/analysis/step-fixes.ts';
import { isScreen } from '../../machine/context.ts';
import { atStep, exitsOf, type ExploredRuleInput, type ExploredFlowRule } from './rule.ts';
import type { Finding } from '../../model/finding.ts';
import type { Step } from '../../model/definition.ts';

/** Every page can be shown: its kind has a screen, and there is an address to show it at. */
export const screenMissing: ExploredFlowRule = (input) => [...kinds(input), ...addresses(input)];

function kinds(input: ExploredRuleInput): Finding[] {
  const { schemas, screens } = input.kinds;
  if (!screens) return [];
  return input.reached
    .filter(({ kind }) => schemas[kind]?.screen && !screens.has(kind))
    .map((step) =>
      atStep(input, step, {
        rule: 'screen-missing',
        message: `There is no screen for steps of the kind "${step.kind}".`,
      }),
    );
}

/** A page without a path shows at the address of the page before, so on no way may it be the first. */
function addresses(input: ExploredRuleInput): Finding[] {
  const { flow, places, reached, kinds } = input;
  const starts = reached.filter((step) => step.id === flow.start || step.entry);
  const visited = new Set<Step>(starts);
  for (const step of visited) {
    if (isScreen(step)) continue;
    for (const { to } of exitsOf(step)) {
      const next = Object.hasOwn(flow.steps, to) ? flow.steps[to] : undefined;
      if (next) visited.add(next);
    }
  }
  return [...visited]
    .filter((step) => !isScreen(step) && kinds.schemas[step.kind]?.screen)
    .map((step) =>
      atStep(input, step, {
        rule: 'screen-missing',
        message: `"${step.id}" has no path, and no page comes before it whose address it could use.`,
        hint: 'Write "path:".',
        ...addedToStep(flow, step.id, places, {
          name: 'path',
          values: [`/${flow.use}-${step.id}`],
        }),
      }),
    );
}

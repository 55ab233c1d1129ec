import type { Step } from '../../model/definition.ts';
import { oneOf, type Fixed } from '../../language/text/fixes.ts';
import { addedToStep } from '../../language/analysis/step-fixes.ts';
import { isOpen } from '../shortest-paths.ts';
import { atStep, type ExploredRuleInput, type ExploredFlowRule } from './rule.ts';

export const deadEnd: ExploredFlowRule = (input) =>
  deadEnds(input).map((step) =>
    atStep(input, step, {
      rule: 'dead-end',
      message: `From "${step.id}" there is no way on.`,
      hint: 'Write "next:" and where it leads, or let the flow end here with "ends:".',
      ...exitFix(input, step),
    }),
  );

/** Fix: lead to the step below, or out of the flow. */
function exitFix({ flow, places }: ExploredRuleInput, { id }: Step): Fixed {
  const ids = Object.keys(flow.steps);
  const below = ids[ids.indexOf(id) + 1];
  const targets = [...(below === undefined ? [] : [below]), 'leave'];
  const { file, start, end } = places.of(flow.id, id, ['next']);
  const written = file.text.slice(start, end);
  if (written === 'again') return oneOf({ file, start, end }, targets);
  if (written !== id) return {};
  return addedToStep(flow, id, places, { name: 'next', values: targets });
}

export function deadEnds({ explored, reached }: ExploredRuleInput) {
  const { graph, infeasible } = explored;
  const left = new Set(
    graph.nodes
      .flatMap(({ edges }) => edges)
      .filter((edge) => isOpen(edge, infeasible) && leaves(edge))
      .map(({ from }) => from.step),
  );
  return reached.filter(({ id }) => !left.has(id));
}

function leaves({ from, to }: Parameters<typeof isOpen>[0]): boolean {
  return from.step !== to.step;
}

import { isOpen } from '../shortest-paths.ts';
import { atStep, type ExploredRuleInput, type ExploredFlowRule } from './rule.ts';

export const deadEnd: ExploredFlowRule = (input) =>
  deadEnds(input).map((step) =>
    atStep(input, step, {
      rule: 'dead-end',
      message: `From "${step.id}" there is no way on.`,
      hint: 'Write "next:" and where it leads, or let the flow end here with "ends:".',
    }),
  );

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

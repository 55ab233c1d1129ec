import { isOpen } from '../shortest-paths.ts';
import { atStep, type FlowGiven, type ExploredFlowRule } from './rule.ts';

export const deadEnd: ExploredFlowRule = (given) =>
  deadEnds(given).map((step) =>
    atStep(given, step, {
      rule: 'dead-end',
      message: `From "${step.id}" there is no way on.`,
      hint: 'Write "next:" and where it leads, or let the flow end here with "ends:".',
    }),
  );

export function deadEnds({ explored, reached }: FlowGiven) {
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

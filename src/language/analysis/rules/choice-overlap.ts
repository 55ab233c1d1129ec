import { besideBranch, problemsOf } from '../branches.ts';
import type { FlowRule } from '../rule.ts';

/** Two rows of a table match the same input. */
export const choiceOverlap: FlowRule = ({ flow }, { branches, places }) =>
  problemsOf(branches(), 'choice-overlap').map((one) => {
    const { own, other, ...located } = besideBranch(flow.id, one, places);
    return {
      rule: 'choice-overlap',
      ...located,
      message: `The rows "${other}" and "${own}" both fit when ${one.problem.example}, and lead to different places.`,
      hint: 'Name all values in both rows, so that one input fits one row.',
    };
  });

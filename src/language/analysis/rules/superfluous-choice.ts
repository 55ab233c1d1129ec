import { besideBranch, problemsOf, withoutBranch } from '../branches.ts';
import type { FlowRule } from '../rule.ts';

/** A branch without any effect. */
export const superfluousChoice: FlowRule = ({ flow }, { branches, places }) =>
  problemsOf(branches(), 'superfluous-choice').map((one) => {
    const { own, other, ...located } = besideBranch(flow.id, one, places);
    return {
      rule: 'superfluous-choice',
      ...located,
      ...withoutBranch(located.place, own),
      message: `The branch "${own}" changes nothing: without it, "${other}" leads to the same place with the same words.`,
      hint: 'Remove it, or lead it somewhere else.',
    };
  });

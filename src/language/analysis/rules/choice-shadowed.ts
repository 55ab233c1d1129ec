import { besideBranch, problemsOf, withoutBranch } from '../branches.ts';
import type { FlowRule } from '../rule.ts';

/** A branch that is never taken, because one above it always takes its input. */
export const choiceShadowed: FlowRule = ({ flow }, { branches, places }) =>
  problemsOf(branches(), 'choice-shadowed').map((one) => {
    const { own, other, ...located } = besideBranch(flow.id, one, places);
    return {
      rule: 'choice-shadowed',
      ...located,
      ...withoutBranch(located.place, own),
      message: `The branch "${own}" is never taken: whenever it applies, "${other}" above it is taken.`,
      hint: `Move it above "${other}", or remove it.`,
    };
  });

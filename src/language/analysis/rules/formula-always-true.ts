import { branchPlace, conditionPlace, problemsOf, withoutBranch } from '../branches.ts';
import { removable } from '../../text/fixes.ts';
import type { FlowRule } from '../rule.ts';

/** A condition that holds for every input. */
export const formulaAlwaysTrue: FlowRule = ({ flow }, { branches, skips, places }) => {
  const constant = skips().filter(({ rule }) => rule === 'formula-always-true');
  const steps = constant.map(({ step, question, path, formula }) => ({
    rule: 'formula-always-true',
    place: places.of(flow.id, step.id, path),
    ...removable(places.of(flow.id, step.id, path)),
    message:
      question === undefined
        ? `The formula =${formula} always holds, so the step is never skipped.`
        : `The formula =${formula} always holds, so "${question}" is asked of everybody.`,
    hint: 'Remove "when", or correct the condition.',
  }));
  const exits = problemsOf(branches(), 'formula-always-true').map((one) => ({
    rule: 'formula-always-true',
    place: conditionPlace(flow.id, one, places),
    ...withoutBranch(branchPlace(flow.id, one, places), one.labelOf(one.problem.exit)),
    message: `The formula =${one.exits[one.problem.exit]?.when?.formula ?? ''} always holds, so nothing below this branch is ever taken.`,
    hint: 'Remove the branch, or correct its condition.',
  }));
  return [...steps, ...exits];
};

import { branchPlace, conditionPlace, problemsOf, withoutBranch } from '../branches.ts';
import type { FlowRule } from '../rule.ts';

/** A condition that holds for no input. */
export const formulaAlwaysFalse: FlowRule = ({ flow }, { branches, skips, places }) => {
  const constant = skips().filter(({ rule }) => rule === 'formula-always-false');
  const steps = constant.map(({ step, question, path, formula }) => ({
    rule: 'formula-always-false',
    place: places.of(flow.id, step.id, path),
    message:
      question === undefined
        ? `The formula =${formula} never holds, so the step is always skipped.`
        : `The formula =${formula} never holds, so "${question}" is never asked.`,
    hint: `Remove the ${question === undefined ? 'step' : 'question'}, or correct the condition.`,
  }));
  const exits = problemsOf(branches(), 'formula-always-false').map((one) => ({
    rule: 'formula-always-false',
    place: conditionPlace(flow.id, one, places),
    ...withoutBranch(branchPlace(flow.id, one, places), one.labelOf(one.problem.exit)),
    message: `The formula =${one.exits[one.problem.exit]?.when?.formula ?? ''} never holds, so this branch is never taken.`,
    hint: 'Remove the branch, or correct its condition.',
  }));
  return [...steps, ...exits];
};

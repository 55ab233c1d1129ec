import { addedToStep } from '../step-fixes.ts';
import { problemsOf } from '../branches.ts';
import type { FlowRule } from '../rule.ts';

/** Some input takes no branch. */
export const choiceGap: FlowRule = ({ flow }, { branches, places }) =>
  problemsOf(branches(), 'choice-gap').map(({ step, problem }) => ({
    rule: 'choice-gap',
    place: places.of(flow.id, step.id),
    message: `No branch of "${step.id}" is taken when ${problem.example}.`,
    hint: 'Add a branch "else" for everything that is not named.',
    ...(step.kind === 'decide' &&
      addedToStep(flow, step.id, places, {
        under: ['on'],
        name: 'else',
        values: ['leave'],
      })),
  }));

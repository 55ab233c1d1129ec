import { expect, test } from 'vitest';
import type { View } from '../../src/machine/view.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { checkRepository } from '../repository/repository.ts';
import type { ErrorCause } from './error-cause.ts';
import { errorsOf } from './errors-of-step.tsx';
import { Stage } from './stage.ts';

const { definitions } = checkRepository();
const definition = found(definitions.find(({ funder }) => funder === 'BOC'));
const flow = found(definition.flows['credit-review']);

const errorsAt = (id: string) => errorsOf({ definition, flow, step: found(flow.steps[id]) }, 'zh');

function found<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('The repository has no credit review of BOC like this.');
  return one;
}

/** What the phone shows once the walk to the error is over. */
async function shown(step: string, cause: ErrorCause): Promise<View | undefined> {
  const stage = new Stage(kindStates, () => undefined);
  stage.load(definition);
  const over = new Promise<void>((resolve) => {
    stage.subscribe(() => stage.session?.view() && !stage.state()?.walking && resolve());
  });
  expect(stage.showError('credit-review', step, cause)).toBe(true);
  await over;
  return stage.session?.view();
}

test('the first step of a flow is left as the error says, and comes again', async () => {
  const { start } = flow;
  const error = (await errorsAt(start)).find(({ cause }) => cause?.type === 'exit');

  const view = error?.cause && (await shown(start, error.cause));

  expect(view).toMatchObject({ stepId: start, visit: 2 });
});

test('a form that could not be saved says what the list of errors says', async () => {
  const error = (await errorsAt('personal')).find(({ cause }) => cause?.type === 'not-saved');

  const view = error?.cause && (await shown('personal', error.cause));

  expect(view?.engine).toMatchObject({ state: 'unreachable', words: error?.sentence });
});

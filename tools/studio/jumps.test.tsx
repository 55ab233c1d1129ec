import { expect, test } from 'vitest';
import { kindStates } from '../../src/steps/registry/states.ts';
import { checkRepository } from '../repository.ts';
import { Stage, type StageState } from './stage.ts';

const { definitions } = checkRepository();

async function jumped(funder: string, flow: string, step: string): Promise<StageState | undefined> {
  const [definition] = definitions.filter((one) => one.funder === funder);
  if (!definition) throw new Error(`There is no ${funder}.`);
  const stage = new Stage(kindStates, () => undefined);
  stage.load(definition);
  const over = new Promise<void>((resolve) => {
    stage.subscribe(() => stage.state()?.walking?.playing !== true && resolve());
  });
  stage.jump(flow, step);
  await over;
  return stage.state();
}

test.each([
  ['what the platform answers', 'PLATFORM', 'supplement', 'unit'],
  ['what the customer answers', 'PLATFORM', 'vehicle-receipt', 'problem'],
  ['the answer of a poll that another branch could take too', 'PSBC', 'video-audit', 'done'],
])('a step that depends on %s is reached', async (_, funder, flow, step) => {
  const state = await jumped(funder, flow, step);

  expect(state?.step).toBe(step);
  expect(state?.bug).toBeUndefined();
});

test('a step that is not reached says why', async () => {
  const state = await jumped('PLATFORM', 'withholding', 'face');

  expect(state?.walking?.words).toMatch(/^The preview did not get to "face"\. /);
});

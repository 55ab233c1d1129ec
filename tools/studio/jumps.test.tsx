import { expect, test } from 'vitest';
import type { Definition } from '../../src/model/definition.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { checkRepository } from '../repository/repository.ts';
import { Stage } from './stage.ts';
import type { StageState } from './stage-state.ts';

const { definitions } = checkRepository();

async function jumped(
  funder: string,
  flow: string,
  step: string,
): Promise<{ stage: Stage; definition: Definition }> {
  const [definition] = definitions.filter((one) => one.funder === funder);
  if (!definition) throw new Error(`There is no ${funder}.`);
  const stage = new Stage(kindStates, () => undefined);
  stage.load(definition);
  const over = new Promise<void>((resolve) => {
    stage.subscribe(() => stage.state()?.walking?.playing !== true && resolve());
  });
  stage.jump(flow, step);
  await over;
  return { stage, definition };
}

async function stateAt(...place: Parameters<typeof jumped>): Promise<StageState | undefined> {
  return (await jumped(...place)).stage.state();
}

test.each([
  ['what the platform answers', 'PLATFORM', 'supplement', 'unit'],
  ['what the customer answers', 'PLATFORM', 'vehicle-receipt', 'problem'],
  ['the answer of a poll that another branch could take too', 'PSBC', 'video-audit', 'done'],
])('a step that depends on %s is reached', async (_, funder, flow, step) => {
  const state = await stateAt(funder, flow, step);

  expect(state?.step).toBe(step);
  expect(state?.bug).toBeUndefined();
});

test('a step that is not reached says why', async () => {
  const state = await stateAt('PLATFORM', 'withholding', 'face');

  expect(state?.walking?.words?.en).toMatch(/^The preview did not get to "Face check"\. /);
  expect(state?.walking?.words?.zh).toMatch(/^没有走到“人脸识别”。/);
});

test('after a changed text the phone stays at its step, with its answers', async () => {
  const { stage, definition } = await jumped('BOC', 'credit-review', 'part-three/page');
  const before = stage.state();
  stage.load({ ...definition, hash: 'another' });

  expect(before?.answers.length).toBeGreaterThan(0);
  expect(stage.state()).toMatchObject({ step: 'part-three/page', answers: before?.answers });
});

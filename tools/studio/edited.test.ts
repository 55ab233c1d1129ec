import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Definition } from '../../src/model/definition.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { checkRepository } from '../repository/repository.ts';
import { Stage } from './stage.ts';

const [definition] = checkRepository().definitions.filter(
  ({ funder }) => funder === 'SELF_OPERATED',
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** As after a key in the editor. */
function edited(before: Definition, title: string): Definition {
  const after = structuredClone(before);
  const step = after.flows['credit-review']?.steps['part-three/page'];
  if (step) Object.assign(step, { title: { zh: title, en: title } });
  return { ...after, hash: title };
}

async function atTheForm(before: Definition): Promise<Stage> {
  const stage = new Stage(kindStates, () => undefined);
  stage.load(before);
  stage.jump('credit-review', 'part-three/page');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stage.state()?.step).toBe('part-three/page');
  return stage;
}

test('what a page has loaded is there at once after its text was changed', async () => {
  if (!definition) throw new Error('There is no SELF_OPERATED.');
  const stage = await atTheForm(definition);
  const { status } = stage.state() ?? {};

  stage.load(edited(definition, 'one'));
  await vi.advanceTimersByTimeAsync(50);

  expect(stage.world?.calls.length).toBeGreaterThan(0);
  expect(stage.state()).toMatchObject({ step: 'part-three/page', status, title: 'one' });
  expect(stage.world?.isQuiet).toBe(true);
});

test('what the customer still waited for takes its time again', async () => {
  if (!definition) throw new Error('There is no SELF_OPERATED.');
  const stage = new Stage(kindStates, () => undefined);
  stage.load(definition);
  stage.open('bind-card');
  await vi.advanceTimersByTimeAsync(50);
  expect(stage.world?.isQuiet).toBe(false);

  stage.load(edited(definition, 'two'));
  await vi.advanceTimersByTimeAsync(50);
  expect(stage.world?.isQuiet).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stage.world?.isQuiet).toBe(true);
});

import { expect, test } from 'vitest';
import type { Definition } from '../../src/model/definition.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { checkRepository } from '../repository/repository.ts';
import { daily } from '../run/daily.ts';
import { Stage } from './stage.ts';
import type { StageState } from './stage-state.ts';

const { definitions, findings } = checkRepository();

function isOver(state: StageState | undefined): boolean {
  return state?.walking?.playing === false;
}

/** Walks an example with the real actors of every step, on a platform that responds as the example says. */
async function walked(definition: Definition, example: string): Promise<StageState | undefined> {
  const stage = new Stage(kindStates, () => undefined);
  stage.load(definition);
  const over = new Promise<void>((resolve) => {
    stage.subscribe(() => isOver(stage.state()) && resolve());
  });
  stage.example(example);
  stage.hurry();
  await over;
  return stage.state();
}

test('every file of the repository makes a definition', () => {
  expect(findings.map(({ message }) => message)).toEqual([]);
});

const examples = definitions.flatMap((definition) =>
  Object.entries(definition.examples).map(
    ([name, { ends }]) => [definition.funder, name, ends, definition] as const,
  ),
);

test.each(daily(examples, 250))('the buttons of %s: %s', async (_, name, ends, definition) => {
  const state = await walked(definition, name);

  expect(state?.walking?.words).toBeUndefined();
  expect(state?.walking?.verdict).toEqual({ ends, expected: ends });
  expect(state?.bug).toBeUndefined();
});

test('an amount of an example is yuan', async () => {
  const [funder] = definitions.filter(({ funder }) => funder === 'GONGTOU_FINANCE');
  const state = funder && (await walked(funder, 'owns the home and has another car loan'));

  const amount = state?.answers.find(({ name }) => name === 'otherLoanMonthly');
  expect(amount?.value).toBe(230_000);
});

test('sensitive answers are never shown beside the phone', async () => {
  const [funder] = definitions.filter(({ funder }) => funder === 'GONGTOU_FINANCE');
  const state = funder && (await walked(funder, 'changes the card after one wrong code'));

  expect(state?.answers.find(({ name }) => name === 'bankAcctNo')?.value).toBe('••••••');
  expect(JSON.stringify(state)).not.toContain('6222021234567890128');
});

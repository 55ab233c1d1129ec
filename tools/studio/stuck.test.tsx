import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Definition, Flow } from '../../src/model/definition.ts';
import type { AnyKindStates } from '../../src/model/step-kind.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { checkRepository } from '../repository/repository.ts';
import { Stage } from './stage.ts';
import type { Walking } from './stage-state.ts';

const { definitions } = checkRepository();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function ofPostalBank(): Definition {
  const [definition] = definitions.filter(({ funder }) => funder === 'PSBC');
  if (!definition) throw new Error('There is no PSBC.');
  return structuredClone(definition);
}

function flowOf({ flows }: Definition): Flow {
  const flow = flows['face-signature'];
  if (!flow) throw new Error('There is no face signature.');
  return flow;
}

async function walked(
  definition: Definition,
  kinds: Readonly<Record<string, AnyKindStates>> = kindStates,
  hurried = true,
): Promise<Walking | undefined> {
  const stage = new Stage(kinds, () => undefined);
  stage.load(definition);
  stage.example('signs face to face');
  if (hurried) stage.hurry();
  await vi.advanceTimersByTimeAsync(120_000);
  return stage.state()?.walking;
}

test('an example whose link never opens stops with a message instead of looping', async () => {
  const definition = { ...ofPostalBank(), links: [] };
  const { bank } = flowOf(definition).steps;
  if (bank) Object.assign(bank, { origins: [] });

  const walking = await walked(definition);

  expect(walking?.playing).toBe(false);
  expect(walking?.words?.en).toMatch(
    /^Stuck at "Asks the platform bank" \([a-z ]+\)\. It goes round: "Asks/,
  );
  expect(walking?.words?.en).toContain(
    'No answer of the platform was found that brings "Asks the platform bank"',
  );
});

test.each([true, false])(
  'an automatic loop of steps stops with a message (hurried: %s)',
  async (hurried) => {
    const definition = ofPostalBank();
    const step = flowOf(definition).steps['standing'];
    if (step) step.exits = { ...step.exits, ok: [{ label: 'ok', to: 'standing' }] };

    const walking = await walked(definition, kindStates, hurried);

    expect(walking?.playing).toBe(false);
    expect(walking?.words?.en).toContain(
      'It goes round: it came to "Asks the platform standing" 20 times.',
    );
  },
);

test.each([true, false])(
  'an actor without a result stops with a message (hurried: %s)',
  async (hurried) => {
    const never = { send: () => new Promise<never>(() => undefined) };
    const silent = Object.entries(kindStates).map(([kind, states]) => [
      kind,
      kind === 'call' ? { ...states, actors: never } : states,
    ]);

    const walking = await walked(ofPostalBank(), Object.fromEntries(silent), hurried);

    expect(walking?.playing).toBe(false);
    expect(walking?.words?.en).toContain(
      'Stuck at "Asks the platform standing" (sending). It waited, and nothing',
    );
  },
);

test('an impossible outcome stops with a message', async () => {
  const definition = ofPostalBank();
  const example = definition.examples['signs face to face'];
  if (example) example.outcomes = { explain: ['never'] };

  const walking = await walked(definition);

  expect(walking?.words).toEqual({
    zh: '停在“邮储银行面签”（等待客户）。从这里走不到“never”。',
    en: 'Stuck at "Face signature at the bank" (waiting for the customer). Nothing leads from here to "never".',
  });
});

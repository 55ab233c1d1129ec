import { describe, expect, test } from 'vitest';
import { formatYaml } from '../../../src/language/yaml/format.ts';
import type { Definition } from '../../../src/model/definition.ts';
import { flowStartedBy } from '../../../src/machine/starts.ts';
import { kindStates } from '../../../src/steps/registry/states.ts';
import { exampleRunner } from '../../../src/verify/run-example.ts';
import { entryOfExample, withExample } from '../../authoring/example-entry.ts';
import { checkRepository } from '../../repository/repository.ts';
import { Stage } from '../stage.ts';
import { exampleOfWalk } from './example-of-walk.ts';
import { recordedAnswers, type RecordedWalk } from './recorded-walk.ts';
import { VisitedSteps } from './visited-steps.ts';
import { exampleSamples } from '../../made-up/example-samples.ts';

const { definitions } = checkRepository();
const some = definitions.filter(({ funder }) =>
  ['BOC', 'GONGTOU_FINANCE', 'PSBC'].includes(funder),
);

async function recorded(definition: Definition, name: string): Promise<RecordedWalk | undefined> {
  const stage = new Stage(kindStates, () => undefined);
  stage.load(definition);
  const over = new Promise<void>((resolve) => {
    stage.subscribe(() => stage.state()?.walking?.playing === false && resolve());
  });
  stage.example(name);
  stage.hurry();
  await over;
  return stage.recorded();
}

/** The preview comes again to a step that refuses something, and the check stays. */
const withoutStays = (steps: readonly string[]) => steps.filter((one, at) => one !== steps[at - 1]);

describe.each(some.map((one) => [one.funder, one] as const))('%s', (_, definition) => {
  test.each(Object.keys(definition.examples))(
    'the check walks where the preview does, and a recorded example walks there again: %s',
    async (name) => {
      const walk = await recorded(definition, name);
      const flow = walk && flowStartedBy(definition, walk.action);
      if (!flow) throw new Error('There is no walk.');
      const run = exampleRunner(definition, kindStates, exampleSamples);
      const example = exampleOfWalk(walk, flow, run);

      const { [name]: written } = definition.examples;
      expect(withoutStays(written ? run(written).visited : [])).toEqual(withoutStays(walk.steps));
      expect(example && run(example).visited).toEqual(walk.steps);
      expect(example && run(example).ends).toBe(definition.examples[name]?.ends);
    },
  );
});

test('no sensitive or personal answers, photos and responses are recorded; amounts are yuan', () => {
  const step = {
    id: 'ask',
    kind: 'form',
    exits: {},
    main: 'submitted',
    scope: ['co'],
    sensitive: ['card'],
    personal: ['phone'],
    keep: { told: { formula: 'result.told', expr: ['get', 'result', 'told'] as const } },
    collects: {
      card: 'text',
      phone: 'text',
      photo: 'any',
      told: 'text',
      rent: 'money',
      job: 'text',
    } as const,
  };
  const flow = { id: 'f', use: 'f', title: { zh: '', en: '' }, start: 'ask', hash: '' };
  const given = { card: '6222', phone: '139', photo: new Blob(), told: 'x', rent: 150, job: '1' };

  expect(recordedAnswers({ ...flow, steps: { ask: step } }, { ask: given })).toEqual({
    'co.rent': 1.5,
    'co.job': '1',
  });
});

test('steps left by Back are dropped; a repeated attempt is kept', () => {
  const visited = new VisitedSteps();
  for (const [visit, stepId] of ['card', 'code', 'code'].entries())
    visited.notice({ visit, stepId });
  visited.goBack(() => visited.notice({ visit: 3, stepId: 'card' }));
  visited.notice({ visit: 4, stepId: 'done' });

  expect(visited.steps).toEqual(['card', 'done']);
});

const example = {
  action: 100,
  answers: { marriage: '20', owns: true },
  outcomes: { ask: ['failed'] },
  passes: ['page'],
  ends: 'success',
};
const entry = [
  '  new one:',
  '    action: 100',
  '    answers: { marriage: "20", owns: yes }',
  '    passes: [page]',
  '    outcomes: { ask: [failed] }',
  '    ends: success',
  '',
].join('\n');

test.each([
  ['none yet', 'funder: A\n', 'examples:\n'],
  ['some', 'funder: A\nexamples:\n  first:\n    # why\n    action: 1\n    ends: success\n', ''],
])(
  'it is added after the others, where there are %s, and nothing else changes',
  (_, text, lead) => {
    const now = withExample({ path: 'funders/A.yaml', text }, 'new one', entryOfExample(example));

    expect(now).toBe(text + lead + entry);
    expect(formatYaml({ path: 'funders/A.yaml', text: now })).toEqual({ text: now });
  },
);

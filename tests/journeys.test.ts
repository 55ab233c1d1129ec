import { describe, expect, test } from 'vitest';
import type { Flow, Step } from '../src/model/definition.ts';
import { examplesToWalk } from '../src/verify/run-example.ts';
import { agreement } from '../src/verify/same-as-xstate.ts';
import { exampleFailures, walkJourneys } from '../src/verify/walk-failures.ts';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkRepository } from '../tools/repository.ts';
import { differentTransitions, isPlainSentence } from './support/different-transitions.ts';

const { definitions, findings } = checkRepository();
const kinds = { states: kindStates, schemas: kindSchemas };
/** Funders share many flows unchanged; each is walked once. */
const flows = [
  ...new Map(
    definitions.flatMap((definition) =>
      Object.values(definition.flows).map((flow) => [
        JSON.stringify(flow),
        [`${definition.funder} ${flow.id}`, definition, flow] as const,
      ]),
    ),
  ).values(),
];

/** `npm run journeys` walks every flow whole. */
const differentIn = differentTransitions(({ steps }) => {
  const texts = new Map(Object.entries(steps).map(([id, step]) => [id, textOf(step)]));
  const textAt = (id: string) => texts.get(id) ?? id;
  return ({ from, to, event, guard, outcome, refused }) => [
    JSON.stringify([
      [textAt(from.step), from.inner],
      [event, guard, outcome, refused],
      [textAt(to.step), to.inner],
    ]),
  ];
});

/** What decides how a step behaves: all but its name, address, plain sentences and the targets of its other exits. */
function textOf({ id: _id, scope: _scope, path: _path, exits, ...step }: Step): string {
  const outcomes = Object.entries(exits).map(([outcome, branches]) => [
    outcome,
    branches.map(({ to: _to, ...branch }) => branch),
  ]);
  return JSON.stringify([step, outcomes], (_key, value: unknown) =>
    isPlainSentence(value) ? 'a sentence' : value,
  );
}

test('every file of the repository makes a definition', () => {
  expect(findings).toEqual([]);
  expect(flows.length).toBeGreaterThan(0);
});

describe.each(flows)('%s', (_, definition, flow) => {
  test('explorer and XState agree', () => {
    expect(agreement(flow, kindStates).mismatches).toEqual([]);
  });

  test('its journeys take every transition that no flow before has', async () => {
    const { problems } = await walkJourneys(definition, flow, kindStates, { choose: differentIn });

    expect(problems).toEqual([]);
  });
});

const shown = new WeakSet<Flow>();

describe.each(definitions.map((definition) => [definition.funder, definition] as const))(
  'the examples of %s',
  (_, definition) => {
    test('end as they say', () => {
      const examples = examplesToWalk(definition, shown);

      expect(exampleFailures(definition, kinds, examples)).toEqual([]);
    });
  },
);

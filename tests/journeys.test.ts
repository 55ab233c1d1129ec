import { describe, expect, test } from 'vitest';
import type { Flow } from '../src/model/definition.ts';
import { examplesToWalk } from '../src/verify/run-example.ts';
import { agreement } from '../src/verify/same-as-xstate.ts';
import { exampleFailures, walkJourneys } from '../src/verify/walk-failures.ts';
import { kindSchemas } from '../src/steps/registry/schemas.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkRepository } from '../tools/repository.ts';

const { definitions, findings } = checkRepository();
const kinds = { states: kindStates, schemas: kindSchemas };
/** Funders share many flows word for word; each is walked once. */
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

test('every file of the repository makes a definition', () => {
  expect(findings).toEqual([]);
  expect(flows.length).toBeGreaterThan(0);
});

describe.each(flows)('%s', (_, definition, flow) => {
  test('explorer and XState agree', () => {
    expect(agreement(flow, kindStates).mismatches).toEqual([]);
  });

  test('its journeys take every transition', async () => {
    expect((await walkJourneys(definition, flow, kindStates)).problems).toEqual([]);
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

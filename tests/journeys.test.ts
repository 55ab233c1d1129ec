import { describe, expect, test } from 'vitest';
import { agreement } from '../src/verify/same-as-xstate.ts';
import { runExample } from '../src/verify/run-example.ts';
import { explore } from '../src/verify/explore.ts';
import { describeEdge, journeysOf } from '../src/verify/journeys.ts';
import {
  runJourney,
  keyOfEdge,
  describeMismatch,
  SessionDriver,
} from '../src/verify/journey-runner.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkRepository } from '../tools/repository.ts';

const { definitions, findings } = checkRepository();
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
    const { journeys, missed } = journeysOf(explore(flow, kindStates));
    const driver = new SessionDriver({ definition, flowId: flow.id, kinds: kindStates });
    const wanted = journeys.flatMap(({ steps }) => steps.flatMap(({ edges }) => edges));

    const mismatches = [];
    for (const journey of journeys) mismatches.push(await runJourney(journey, driver));

    expect(mismatches.flatMap((one) => (one ? [describeMismatch(one)] : []))).toEqual([]);
    expect(missed.map(describeEdge)).toEqual([]);
    const taken = (key: string | undefined) => key === undefined || driver.taken.has(key);
    expect(wanted.filter((edge) => !taken(keyOfEdge(edge))).map(describeEdge)).toEqual([]);
  });
});

describe.each(definitions.map((definition) => [definition.funder, definition] as const))(
  'the examples of %s',
  (_, definition) => {
    test.each(Object.entries(definition.examples))('%s', (_, example) => {
      const { ends, happened, stuck } = runExample(definition, example, kindStates);
      expect({ ends, happened, stuck }).toMatchObject({ ends: example.ends });
    });
  },
);

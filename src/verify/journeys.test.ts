import { expect, test } from 'vitest';
import type { Flow } from '../model/definition.ts';
import { explore } from './explore.ts';
import { describeEdge, journeysOf } from './journeys.ts';
import { aDefinition, aFlow, richFlow, sampleKinds } from './sample.ts';
import { describeProblem } from './journey-problem.ts';
import { runJourney, keyOfEdge, SessionDriver } from './journey-runner.ts';

async function walkAll(flow: Flow) {
  const covering = journeysOf(explore(flow, sampleKinds));
  const definition = aDefinition(flow);
  const driver = new SessionDriver({ definition, flowId: flow.id, kinds: sampleKinds });
  const mismatches: string[] = [];
  for (const journey of covering.journeys) {
    const mismatch = await runJourney(journey, driver);
    if (mismatch) mismatches.push(describeProblem(mismatch).en);
  }
  const skipped = covering.journeys
    .flatMap(({ steps }) => steps.flatMap(({ edges }) => edges))
    .filter((edge) => !driver.taken.has(keyOfEdge(edge) ?? [...driver.taken][0] ?? ''))
    .map(describeEdge);
  return { covering, mismatches, skipped };
}

const { restart: _, ...withoutRestart } = richFlow.steps.done?.exits ?? {};
const endsForGood = {
  ...richFlow,
  steps: { ...richFlow.steps, done: { ...richFlow.steps.done!, exits: withoutRestart } },
};
const withDraft = aFlow(
  {
    name: { kind: 'ask', collects: { name: 'text' } },
    look: { kind: 'call', endpoint: 'x', exits: { failed: 'reload' } },
    late: { kind: 'page', entry: { needs: {} } },
    done: { kind: 'result', ends: 'success' },
  },
  { draft: { load: 'l', save: 's' } },
);

const withDraftAndWrites = aFlow(
  {
    name: { kind: 'ask', collects: { name: 'text' } },
    send: { kind: 'call', endpoint: 'x', once: true, resume: 'look', exits: { failed: 'name' } },
    look: { kind: 'wait' },
    done: { kind: 'result', ends: 'success' },
  },
  { draft: { load: 'l', save: 's' } },
);

test.each([
  ['a rich flow', richFlow],
  ['a flow that ends for good', endsForGood],
  ['a flow with a draft and an entry', withDraft],
  ['a flow with a draft, a write and a wait that are reopened', withDraftAndWrites],
])('journeys of %s take every transition, on XState as the explorer says', async (_, flow) => {
  const { covering, mismatches, skipped } = await walkAll(flow);

  expect(mismatches).toEqual([]);
  expect(skipped).toEqual([]);
  expect(covering.missed.map(describeEdge)).toEqual([]);
});

test('a condition evaluated twice on one journey gives the same value both times', () => {
  const { journeys } = journeysOf(explore(richFlow, sampleKinds));
  const married = journeys.flatMap(({ steps }) => steps.map(({ guards }) => guards));

  expect(married.some((guards) => guards['answers.married'] === true)).toBe(true);
  expect(married.some((guards) => guards['answers.married'] === false)).toBe(true);
});

function aWizard(size: number): Flow {
  const steps = Array.from({ length: size }, (_, index) => [
    [`ask${index}`, { kind: 'ask' }] as const,
    [`call${index}`, { kind: 'call', exits: { failed: index % 2 ? 'back' : 'sorry' } }] as const,
  ]);
  return aFlow({
    ...Object.fromEntries(steps.flat()),
    done: { kind: 'result', ends: 'success' },
    sorry: { kind: 'end', ends: 'failure' },
  });
}

test('a long flow is covered by about as many journeys as it has ends', () => {
  const { journeys, floor, missed } = journeysOf(explore(aWizard(100), sampleKinds));

  expect(missed).toEqual([]);
  expect(journeys.length).toBeGreaterThanOrEqual(floor);
  expect(journeys.length).toBeLessThanOrEqual(floor + 3);
});

test('a thousand steps come to an end', () => {
  const { missed } = journeysOf(explore(aWizard(500), sampleKinds));

  expect(missed).toEqual([]);
});

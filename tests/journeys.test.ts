import { describe, expect, test } from 'vitest';
import type { Flow, Step } from '../src/model/definition.ts';
import { describeProblem } from '../src/verify/journey-problem.ts';
import type { Detour } from '../src/verify/oracle/detours.ts';
import { agreement } from '../src/verify/same-as-xstate.ts';
import { walkJourneys } from '../src/verify/walk-failures.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkRepository } from '../tools/repository/repository.ts';
import { isNightly } from '../tools/run/daily.ts';
import { differentTransitions, isPlainSentence } from './support/different-transitions.ts';

const { definitions, findings } = checkRepository();
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

const triedDetours = new Set<string>();

/** From where no flow before was left by the same events. At night every flow makes all of its own. */
function isDifferentDetour({ name, journey, after }: Detour, { steps }: Flow): boolean {
  if (isNightly) return true;
  const places = journey.steps.slice(0, after).map(({ to }) => to);
  const [from, to] = [places[0], places.at(-1)].map((place) => {
    const step = steps[place?.step ?? ''];
    return [step ? textOf(step) : place?.step, place?.inner];
  });
  const signature = JSON.stringify([name, to, name === 'back to the first screen' && from]);
  const isDifferent = !triedDetours.has(signature);
  triedDetours.add(signature);
  return isDifferent;
}

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

// That its examples hold is one of the rules: example-fails.
test("the repository's files have no findings", () => {
  expect(findings).toEqual([]);
  expect(flows.length).toBeGreaterThan(0);
});

describe.each(flows)('%s', (_, definition, flow) => {
  test('explorer and XState agree', () => {
    expect(agreement(flow, kindStates).mismatches).toEqual([]);
  });

  test('its journeys take every transition that no earlier flow has', async () => {
    const { problems } = await walkJourneys(definition, flow, kindStates, {
      choose: differentIn,
      chooseDetour: isDifferentDetour,
    });

    expect(problems.map((one) => describeProblem(one).en)).toEqual([]);
  });
});

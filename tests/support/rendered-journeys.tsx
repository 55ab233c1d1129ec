import { appendFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Definition, Flow, Step } from '../../src/model/definition.ts';
import { explore, type Explored } from '../../src/verify/explore.ts';
import type { Edge } from '../../src/verify/graph.ts';
import { describeEdge, journeysOf } from '../../src/verify/journeys.ts';
import { runJourney, keyOfEdge, describeMismatch } from '../../src/verify/journey-runner.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { checkRepository } from '../../tools/repository.ts';
import type { RenderedCounts } from '../../tools/journeys/counts.ts';
import { ScreenDriver } from './screen-driver.tsx';

const { definitions, findings } = checkRepository();
interface Shown {
  definition: Definition;
  flow: Flow;
  explored: Explored;
  /** Transitions no flow before has: of a step with the same settings that another flow has too they look the same. */
  fresh: ReadonlySet<Edge>;
}

/** `npm run journeys` counts what was done and walks every flow whole; `npm test` each different transition once. */
const countsFile = process.env.JOURNEY_COUNTS;
/** Whose flows are walked, if not everybody's. */
const funders = process.env.JOURNEY_FUNDERS?.split(',');

function shownFlows(): Shown[] {
  const seen = new Set<string>();
  const selected = definitions.filter(({ funder }) => funders?.includes(funder) ?? true);
  const flows = selected.flatMap((definition) =>
    Object.values(definition.flows).map((flow) => ({ definition, flow })),
  );
  return flows.flatMap(({ definition, flow }) => {
    const name = JSON.stringify(flow);
    if (seen.has(name)) return [];
    seen.add(name);
    const explored = explore(flow, kindStates);
    const edges = explored.graph.nodes.flatMap((place) => place.edges);
    const looks = new Map(edges.map((edge) => [edge, looksOf(flow, edge)]));
    const fresh = new Set(edges.filter((edge) => countsFile || !seen.has(looks.get(edge) ?? '')));
    for (const look of looks.values()) seen.add(look);
    return fresh.size === 0 ? [] : [{ definition, flow, explored, fresh }];
  });
}

/** The same for the same transition of the same step, wherever it stands and whatever its sentences say. */
function looksOf({ steps }: Flow, { from, to, event, guard, outcome }: Edge): string {
  const step = steps[from.step];
  const shown = step ? seenOf(step) : from.step;
  return JSON.stringify([shown, from.inner, event, guard, outcome, steps[to.step]?.kind, to.inner]);
}

/** Names, addresses, what is sent and to whom, and what is kept cannot be seen; a sentence without a formula is as good as any other. */
function seenOf({ exits, path, ...step }: Step): string {
  const settings = Object.entries(step).filter(([name]) => !unseen.has(name));
  const outcomes = Object.entries(exits).map(([name, { length }]) => [name, length]);
  return JSON.stringify([settings, path !== undefined, outcomes], (_key, value: unknown) =>
    isPlainSentence(value) ? 'a sentence' : value,
  );
}

const unseen = new Set(
  'id scope needs collects sensitive personal keep endpoint send writes origins'.split(' '),
);

function isPlainSentence(value: unknown): boolean {
  const { zh, en } = (value ?? {}) as { zh?: unknown; en?: unknown };
  return typeof zh === 'string' && typeof en === 'string';
}

// Loaded beforehand, so that no screen waits for a part of itself.
import.meta.glob(['../../src/steps/*/*.tsx', '!**/*.test.tsx'], { eager: true });

/** Two files walk half of the flows each, so that both cores of a small machine have something to do. */
export function walkRendered(half: 0 | 1): void {
  test('every file of the repository makes a definition', () => {
    expect(findings.map(({ message }) => message)).toEqual([]);
  });

  const walks = shownFlows()
    .filter((_, at) => at % 2 === half)
    .map((one) => ({ ...one, ...journeysOf(one.explored, (edge) => one.fresh.has(edge)) }))
    .filter(({ journeys }) => journeys.length > 0);

  describe('journeys on the screens', () => {
    test.each(walks.map((one) => [`${one.definition.funder} ${one.flow.id}`, one] as const))(
      '%s takes every transition and every screen can be read',
      async (_, { definition, flow, journeys, missed }) => {
        const driver = new ScreenDriver(definition, flow);
        const wanted = journeys.flatMap(({ steps }) => steps.flatMap(({ edges }) => edges));

        const mismatches = [];
        for (const journey of journeys) mismatches.push(await runJourney(journey, driver));

        report({ flow: flow.hash, journeys: journeys.length, ...driver.counts });
        expect(mismatches.flatMap((one) => (one ? [describeMismatch(one)] : []))).toEqual([]);
        expect(missed.map(describeEdge)).toEqual([]);
        const taken = (key: string | undefined) => key === undefined || driver.taken.has(key);
        expect(wanted.filter((edge) => !taken(keyOfEdge(edge))).map(describeEdge)).toEqual([]);
        expect([...driver.complaints]).toEqual([]);
        expect(driver.bugs.map(({ message }) => message)).toEqual([]);
      },
      120_000,
    );
  });
}

function report(counts: RenderedCounts): void {
  if (countsFile) appendFileSync(countsFile, `${JSON.stringify(counts)}\n`);
}

import { appendFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Definition, Flow, Step } from '../src/model/definition.ts';
import { explore, type Explored } from '../src/verify/explore.ts';
import * as names from '../src/machine/names.ts';
import type { Edge } from '../src/verify/graph.ts';
import {
  describeEdge,
  goalsOf,
  journeysOf,
  type Journey,
  type JourneyStep,
} from '../src/verify/journeys.ts';
import { describeProblem } from '../src/verify/journey-problem.ts';
import { runJourney, keyOfEdge } from '../src/verify/journey-runner.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkRepository } from '../tools/repository/repository.ts';
import type { RenderedCounts } from '../tools/journeys/counts.ts';
import { differentTransitions, isPlainSentence } from './support/different-transitions.ts';
import { ScreenDriver } from './support/screen-driver.tsx';

const { definitions, findings } = checkRepository();
interface Shown {
  definition: Definition;
  flow: Flow;
  explored: Explored;
  /** Transitions with a signature no earlier flow had. */
  fresh: ReadonlySet<Edge>;
}

/** `npm run journeys` counts what was done and walks every flow whole; `npm test` each different transition once. */
const countsFile = process.env.JOURNEY_COUNTS;
/** The funders whose flows are walked; default: all. */
const funders = process.env.JOURNEY_FUNDERS?.split(',');

function shownFlows(): Shown[] {
  const texts = new Set<string>();
  const differentIn = differentTransitions(looksIn);
  const selected = definitions.filter(({ funder }) => funders?.includes(funder) ?? true);
  const flows = selected.flatMap((definition) =>
    Object.values(definition.flows).map((flow) => ({ definition, flow })),
  );
  return flows.flatMap(({ definition, flow }) => {
    const text = JSON.stringify(flow);
    if (texts.has(text)) return [];
    texts.add(text);
    const explored = explore(flow, kindStates);
    const fresh = countsFile ? new Set(goalsOf(explored)) : differentIn(explored);
    return fresh.size === 0 ? [] : [{ definition, flow, explored, fresh }];
  });
}

/**
 * The signatures of a transition: of the state it leads to, and of itself, without names and sentences. For a transition
 * within its step, Back and reopening, each setting and each type of field is one; else their combination is.
 */
function looksIn({ steps }: Flow): (edge: Edge) => string[] {
  const pictures = new Map(Object.entries(steps).map(([id, step]) => [id, pictureOf(step)]));
  const picturesAt = (id: string, whole: boolean) => {
    const picture = pictures.get(id);
    return picture ? (whole ? [picture.whole] : picture.traits) : [id];
  };
  return ({ from, to, event, guard, outcome, refused }) => {
    const enters = from.step !== to.step;
    const advances = enters && event !== names.event.back && event !== names.event.reopened;
    const taken = [from.inner, event, guard, outcome, refused, steps[to.step]?.kind, to.inner];
    return [
      ...picturesAt(to.step, enters).map((picture) => [picture, to.inner]),
      ...picturesAt(from.step, advances).map((picture) => [picture, ...taken]),
    ].map((traits) => JSON.stringify(traits));
  };
}

/** The settings of a step that its screen depends on; plain sentences count as equal. */
function pictureOf({ exits, path, ...step }: Step): { whole: string; traits: string[] } {
  const settings = Object.entries(step).filter(([name]) => !invisible.has(name));
  const outcomes = Object.entries(exits).map(([name, { length }]) => [name, length]);
  const types = new Set<unknown>();
  const whole = JSON.stringify([settings, path !== undefined, outcomes], (key, value: unknown) => {
    if (key === 'type') types.add(value);
    return isPlainSentence(value) ? 'a sentence' : value;
  });
  const traits = [...settings.map(([name]) => name), ...types];
  return { whole, traits: traits.map((trait) => `${step.kind} ${String(trait)}`) };
}

const invisible = new Set(
  'id scope needs collects sensitive personal keep endpoint send writes origins'.split(' '),
);

// Imported eagerly, so that no screen suspends.
import.meta.glob(['../src/steps/*/*.tsx', '!**/*.test.tsx'], { eager: true });

test("the repository's files have no findings", () => {
  expect(findings.map(({ message }) => message)).toEqual([]);
});

const walks = shownFlows()
  .map((one) => ({ ...one, ...journeysOf(one.explored, (edge) => one.fresh.has(edge)) }))
  .filter(({ journeys }) => journeys.length > 0);

describe('journeys on the screens', () => {
  test.each(walks.map((one) => [`${one.definition.funder} ${one.flow.id}`, one] as const))(
    '%s takes every transition and every screen can be read',
    async (_, { definition, flow, fresh, journeys, missed }) => {
      const edges = journeys.flatMap(({ steps }) => steps.flatMap(({ edges }) => edges));
      const rendered = countsFile ? undefined : firstWith(fresh, journeys);
      const driver = new ScreenDriver(definition, flow, {
        renders: (step) => rendered?.has(step) ?? true,
      });

      const mismatches = [];
      for (const journey of journeys) mismatches.push(await runJourney(journey, driver));

      report({ flow: flow.hash, journeys: journeys.length, ...driver.counts });
      expect(mismatches.flatMap((one) => (one ? [describeProblem(one).en] : []))).toEqual([]);
      expect(missed.map(describeEdge)).toEqual([]);
      const taken = (key: string | undefined) => key === undefined || driver.taken.has(key);
      expect(edges.filter((edge) => !taken(keyOfEdge(edge))).map(describeEdge)).toEqual([]);
      expect([...driver.complaints]).toEqual([]);
      expect(driver.bugs.map(({ message }) => message)).toEqual([]);
    },
    120_000,
  );
});

/** The steps that are the first to take one of these transitions. */
function firstWith(edges: ReadonlySet<Edge>, journeys: readonly Journey[]): Set<JourneyStep> {
  const left = new Set(edges);
  const takes = (step: JourneyStep) => step.edges.filter((edge) => left.delete(edge)).length > 0;
  return new Set(journeys.flatMap(({ steps }) => steps.filter(takes)));
}

function report(counts: RenderedCounts): void {
  if (countsFile) appendFileSync(countsFile, `${JSON.stringify(counts)}\n`);
}

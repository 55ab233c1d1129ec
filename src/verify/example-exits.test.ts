import { expect, test } from 'vitest';
import type { Definition, Flow } from '../model/definition.ts';
import { outcomeState } from '../machine/names.ts';
import { flowStartedBy } from '../machine/starts.ts';
import { graphOf, type Graph } from './graph.ts';
import { keyOfEdge } from './journey-runner.ts';
import type { ExampleRun } from './example-recording.ts';
import { allExamples, exampleRunner, examplesToWalk } from './run-example.ts';
import { kindStates } from '../steps/registry/states.ts';
import { checkRepository } from '../../tools/repository/repository.ts';
import { exampleSamples } from '../../tools/made-up/example-samples.ts';

const { definitions } = checkRepository();

interface Exits {
  /** Exits that templates write themselves, as `pay#confirm timeout` with the branch after it. */
  all: Set<string>;
  taken: Set<string>;
}

/** The exits of every template, taken by any funder's example. Steps of a run count for their own template. */
function exitsOfTemplates(): Exits {
  const exits: Exits = { all: new Set(), taken: new Set() };
  const walked = new WeakSet<Flow>();
  for (const definition of definitions) {
    for (const flow of Object.values(definition.flows))
      for (const { name } of exitsOf(flow)) exits.all.add(name);
    for (const [flow, runs] of runsOf(definition, walked)) {
      const graph = graphOf(flow, kindStates);
      for (const exit of exitsOf(flow))
        if (runs.some((run) => takes(graph, run, exit))) exits.taken.add(exit.name);
    }
  }
  return exits;
}

function runsOf(definition: Definition, walked: WeakSet<Flow>): Map<Flow, ExampleRun[]> {
  const runs = new Map<Flow, ExampleRun[]>();
  const run = exampleRunner(definition, kindStates, exampleSamples);
  for (const example of Object.values(examplesToWalk(definition, walked))) {
    const flow = flowStartedBy(definition, example.action);
    if (flow) runs.set(flow, [...(runs.get(flow) ?? []), run(example)]);
  }
  return runs;
}

interface OwnExit {
  name: string;
  step: string;
  outcome: string;
  index: number;
  isOnly: boolean;
}

function exitsOf(flow: Flow): OwnExit[] {
  const own = Object.values(flow.steps).filter(({ id }) => !id.includes('/'));
  return own.flatMap(({ id, exits }) =>
    Object.entries(exits).flatMap(([outcome, branches]) =>
      branches.map(({ label }, index) => ({
        name: `${flow.use}#${id} ${outcome} ${label}`,
        step: id,
        outcome,
        index,
        isOnly: branches.length === 1,
      })),
    ),
  );
}

/** An outcome's only exit is taken with the outcome; of several XState tells which. */
function takes(graph: Graph, run: ExampleRun, { step, outcome, index, isOnly }: OwnExit): boolean {
  if (isOnly) return run.log.includes(`${step}: ${outcome}`);
  const edge = graph.at(step, outcomeState(outcome)).edges[index];
  const key = edge && keyOfEdge(edge);
  return key !== undefined && run.taken.has(key);
}

/** Of every hundred exits; may only rise. */
const least = 85;

/** Pairs of a funder and one of its flows; may only fall. */
const pairsWithoutExample = 6;

test(`examples take at least ${least} of a hundred exits of the templates`, () => {
  const { all, taken } = exitsOfTemplates();

  expect(all.size).toBeGreaterThan(1000);
  expect(Math.floor((taken.size / all.size) * 100)).toBeGreaterThanOrEqual(least);
});

test('no more flows of funders than before have no example', () => {
  const without = definitions.flatMap((definition) => {
    const shown = new Set(
      Object.values(allExamples(definition)).map(({ action }) => flowStartedBy(definition, action)),
    );
    return Object.values(definition.flows).filter((flow) => !shown.has(flow));
  });

  expect(without.length).toBeLessThanOrEqual(pairsWithoutExample);
});

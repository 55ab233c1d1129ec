/** What journeys and examples find wrong with a definition, as data: for tests, commands and seeded faults. */
import type { Definition, Flow } from '../model/definition.ts';
import type { Chart } from '../machine/chart.ts';
import { chartOf } from '../machine/chart-builder.ts';
import { flowJson } from '../model/flow-json.ts';
import type { AnyKindStates } from '../model/step-kind.ts';
import { exploreGraph, type Explored } from './explore.ts';
import { toGraph, type Edge } from './graph.ts';
import { describeProblem, type JourneyProblem } from './journey-problem.ts';
import { keyOfEdge, runJourney } from './journey-runner.ts';
import { journeysOf } from './journeys.ts';
import { type Detour, detoursOf, runDetour } from './oracle/detours.ts';
import { OracleDriver } from './oracle/oracle-driver.ts';
import { unmetOf } from './example-claims.ts';
import type { RuleKinds } from './rules/rule.ts';
import { allExamples, exampleRunner, type ExampleSamples } from './run-example.ts';

type Kinds = Readonly<Record<string, AnyKindStates>>;

type WalkedKinds = Pick<RuleKinds, 'states' | 'schemas'>;

export interface WalkFailure {
  funder: string;
  flow: string;
  /** Of the funder's file; absent where a journey failed. */
  example?: string;
  /** As a sentence or two. */
  message: string;
}

export interface ExampleFailure extends WalkFailure {
  example: string;
  /** What the walk did in place of what is said: `ends with "failure", not with "success"`. */
  predicate: string;
  log: readonly string[];
}

export interface WalkOptions {
  /** Ids of flows; all where it is absent. */
  flows?: readonly string[];
  /** What to walk; both where it is absent. */
  only?: 'journeys' | 'examples';
}

/** Journeys and examples of these definitions. A flow that several of them share word for word is walked once. */
export async function walkFailures(
  definitions: readonly Definition[],
  kinds: WalkedKinds,
  { flows, only }: WalkOptions = {},
): Promise<WalkFailure[]> {
  const failures: WalkFailure[] = [];
  const walked = new Set<string>();
  const isSelected = (flow: string) => flows?.includes(flow) ?? true;
  for (const definition of definitions) {
    for (const flow of Object.values(definition.flows)) {
      if (only === 'examples' || !isSelected(flow.id)) continue;
      const text = flowJson(flow);
      if (walked.has(text)) continue;
      walked.add(text);
      const { problems } = await walkJourneys(definition, flow, kinds.states);
      for (const problem of problems)
        failures.push({
          funder: definition.funder,
          flow: flow.id,
          message: describeProblem(problem).en,
        });
    }
    if (only !== 'journeys')
      failures.push(...exampleFailures(definition, kinds).filter(({ flow }) => isSelected(flow)));
  }
  return failures;
}

export interface JourneyReport {
  journeys: number;
  /** No set of journeys can be smaller: each ends once. */
  floor: number;
  transitions: number;
  covered: number;
  problems: JourneyProblem[];
}

export interface JourneyOptions {
  /** What machine and journeys are made of, in place of the flow's own chart. */
  chart?: Chart;
  /** The transitions to take; all if absent. */
  choose?: (explored: Explored) => ReadonlySet<Edge>;
  /** The detours to make; all if absent. */
  chooseDetour?: (detour: Detour, flow: Flow) => boolean;
}

/** Walks the journeys of a flow on its machine, and holds what is noticed to what the oracle says. */
export async function walkJourneys(
  definition: Definition,
  flow: Flow,
  kinds: Kinds,
  { chart = chartOf(flow, kinds), choose, chooseDetour = () => true }: JourneyOptions = {},
): Promise<JourneyReport> {
  const explored = exploreGraph(toGraph(chart));
  const chosen = choose?.(explored);
  const { journeys, goals, missed, floor } = journeysOf(
    explored,
    (edge) => chosen?.has(edge) ?? true,
  );
  const driver = new OracleDriver({ definition, flowId: flow.id, kinds, chart });
  const problems: JourneyProblem[] = [];
  for (const journey of journeys) {
    const problem = await runJourney(journey, driver);
    if (problem) problems.push(problem);
  }
  for (const detour of detoursOf(journeys).filter((one) => chooseDetour(one, flow))) {
    const problem = runDetour(detour, driver);
    if (problem) problems.push(problem);
  }
  const edges = new Set(journeys.flatMap(({ steps }) => steps.flatMap((step) => step.edges)));
  const skipped = [...edges].filter((edge) => {
    const key = keyOfEdge(edge);
    return key !== undefined && !driver.taken.has(key);
  });
  for (const edge of missed) problems.push({ type: 'not planned', edge });
  for (const edge of skipped) problems.push({ type: 'not taken', edge });
  const covered = goals - missed.length - skipped.length;
  return { journeys: journeys.length, floor, covered, transitions: goals, problems };
}

/** What the examples of a definition say that is not so. */
export function exampleFailures(
  definition: Definition,
  { states, schemas, samples }: WalkedKinds & { samples?: ExampleSamples },
  examples = allExamples(definition),
): ExampleFailure[] {
  const run = exampleRunner(definition, states, samples);
  return Object.entries(examples).flatMap(([name, example]) => {
    const walk = run(example);
    return unmetOf(example, walk, schemas).map(({ predicate }) => ({
      funder: definition.funder,
      flow: walk.flow,
      example: name,
      predicate,
      log: walk.log,
      message: `It ${predicate}: ${walk.log.join('; ')}`,
    }));
  });
}

import { oncePer } from '../../model/once-per.ts';
import type { Definition, Flow } from '../../model/definition.ts';
import { flowJson } from '../../model/flow-json.ts';
import { inPass, type Finding } from '../../model/finding.ts';
import type { JourneyRules, SourceLocations } from '../../model/source-locations.ts';
import { explore } from '../explore.ts';
import { automaticLoop } from './automatic-loop.ts';
import { callWithoutTimeout } from './call-without-timeout.ts';
import { deadEnd } from './dead-end.ts';
import { endSkipped } from './end-skipped.ts';
import { exampleFails, type KeySet, walkedExamples } from './example-fails.ts';
import { exampleMissing } from './example-missing.ts';
import { failureWithoutWords } from './failure-without-words.ts';
import { fallsIntoNeighbour } from './falls-into-neighbour.ts';
import { noEnd } from './no-end.ts';
import { noWayBack } from './no-way-back.ts';
import { pollPace } from './poll-pace.ts';
import type { ExploredFlowRule, RuleKinds } from './rule.ts';
import { screenMissing } from './screen-missing.ts';
import { trap } from './trap.ts';
import { unreachableStep } from './unreachable-step.ts';

const flowRules: readonly ExploredFlowRule[] = [
  automaticLoop,
  callWithoutTimeout,
  deadEnd,
  endSkipped,
  failureWithoutWords,
  fallsIntoNeighbour,
  noEnd,
  noWayBack,
  pollPace,
  screenMissing,
  trap,
  unreachableStep,
];

/** What earlier processes found nothing in, each known by all that it depends on. */
export interface KeptWalks {
  /** Flows. */
  flows: KeySet;
  /** Examples. */
  examples: KeySet;
}

/** The third pass: every step is reachable, every failure is reported, every flow ends. */
export function journeyRules(kinds: RuleKinds, kept?: KeptWalks): JourneyRules {
  const exploredOf = oncePer((flow: Flow) => explore(flow, kinds.states));
  const walked = walkedExamples(kept?.examples);
  return (definition: Definition, places: SourceLocations): Finding[] => {
    const findings = Object.values(definition.flows).flatMap((flow) => {
      const own = exampleMissing({ definition, flow, places });
      const key = kept ? keyOf(flow, places) : '';
      if (kept?.flows.has(key)) return own;
      const explored = exploredOf(flow);
      const stepsReached = new Set(
        explored.graph.nodes.filter((place) => explored.tree.has(place)).map(({ step }) => step),
      );
      const reached = Object.values(flow.steps).filter(({ id }) => stepsReached.has(id));
      const found = flowRules.flatMap((rule) => rule({ flow, explored, places, kinds, reached }));
      if (found.length === 0) kept?.flows.add(key);
      return [...own, ...found];
    });
    // Examples run only where no flow of the definition has a finding: a loop would fail them again.
    return findings.length > 0
      ? inPass('journeys', findings)
      : inPass('walks', exampleFails(definition, places, kinds, walked));
  };
}

/** How a step is left without a word is the one thing written that the rules ask for. */
const keyOf = (flow: Flow, places: SourceLocations): string =>
  JSON.stringify([
    flowJson(flow),
    Object.keys(flow.steps).filter((id) => places.falls(flow.id, id)),
  ]);

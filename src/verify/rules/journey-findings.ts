import { oncePer } from '../../model/once-per.ts';
import type { Definition, Flow } from '../../model/definition.ts';
import { inPass, type Finding } from '../../model/finding.ts';
import type { JourneyRules, SourceLocations } from '../../model/source-locations.ts';
import { explore } from '../explore.ts';
import { automaticLoop } from './automatic-loop.ts';
import { callWithoutTimeout } from './call-without-timeout.ts';
import { deadEnd } from './dead-end.ts';
import { endSkipped } from './end-skipped.ts';
import { exampleFails, walkedExamples } from './example-fails.ts';
import { exampleMissing } from './example-missing.ts';
import { failureWithoutWords } from './failure-without-words.ts';
import { fallsIntoNeighbour } from './falls-into-neighbour.ts';
import { noEnd } from './no-end.ts';
import { noWayBack } from './no-way-back.ts';
import { outcomeUnrouted } from './outcome-unrouted.ts';
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
  exampleMissing,
  failureWithoutWords,
  fallsIntoNeighbour,
  noEnd,
  noWayBack,
  outcomeUnrouted,
  pollPace,
  screenMissing,
  trap,
  unreachableStep,
];

/** The third pass: every step is reachable, every failure is reported, every flow ends. */
export function journeyRules(kinds: RuleKinds): JourneyRules {
  const exploredOf = oncePer((flow: Flow) => explore(flow, kinds.states));
  const walked = walkedExamples();
  return (definition: Definition, places: SourceLocations): Finding[] => {
    const findings = Object.values(definition.flows).flatMap((flow) => {
      const explored = exploredOf(flow);
      const stepsReached = new Set(
        explored.graph.nodes.filter((place) => explored.tree.has(place)).map(({ step }) => step),
      );
      const reached = Object.values(flow.steps).filter(({ id }) => stepsReached.has(id));
      return flowRules.flatMap((rule) =>
        rule({ definition, flow, explored, places, kinds, reached }),
      );
    });
    // Examples run only where no flow of the definition has a finding: a loop would fail them again.
    return findings.length > 0
      ? inPass('journeys', findings)
      : inPass('walks', exampleFails(definition, places, kinds, walked));
  };
}

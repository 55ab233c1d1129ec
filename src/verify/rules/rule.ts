import type { ExampleSubject } from '../../language/emit/example-money.ts';
import type { Exit, Flow, Step } from '../../model/definition.ts';
import type { Finding } from '../../model/finding.ts';
import type { SourceLocations } from '../../model/source-locations.ts';
import type { AnyKindStates, KindSchema } from '../../model/step-kind.ts';
import type { ExampleSamples } from '../run-example.ts';
import type { Explored } from '../explore.ts';

/** What the rules know of the step kinds. */
export interface RuleKinds {
  states: Readonly<Record<string, AnyKindStates>>;
  schemas: Readonly<Record<string, KindSchema>>;
  /** What examples do not say. */
  samples?: ExampleSamples;
  /** What endpoints take and give, to say amounts as they are written. */
  contract?: ExampleSubject['symbols'];
  /** Of an example that fails, what it would hold with is not looked for. */
  withoutRepairs?: true;
  /** Kinds that have a screen. Absent: all that should. */
  screens?: ReadonlySet<string>;
}

/** One flow of one funder, explored. */
export interface ExploredRuleInput {
  flow: Flow;
  explored: Explored;
  places: SourceLocations;
  kinds: RuleKinds;
  /** Steps some way leads to, in file order. */
  reached: readonly Step[];
}

export type ExploredFlowRule = (input: ExploredRuleInput) => Finding[];

export function exitsOf(step: Step): Exit[] {
  return Object.values(step.exits).flat();
}

/** With what an override had to do with it. */
export function atStep(
  { flow, places }: ExploredRuleInput,
  step: Step,
  finding: Omit<Finding, 'place'>,
): Finding {
  const place = places.of(flow.id, step.id);
  const also = places.also(flow.id, step.id, place);
  return { ...finding, place, ...(also.length > 0 && { also }) };
}

/** At a way out, which may stand in another file than its step: in the defaults, or in an override. */
export function atExit(
  { flow, places }: ExploredRuleInput,
  step: Step,
  outcome: string,
  exit: Exit,
  finding: Omit<Finding, 'place'>,
): Finding {
  const place = places.exit(flow.id, step.id, outcome, exit.label);
  const stepPlace = places.of(flow.id, step.id);
  const also = [
    ...(place.file === stepPlace.file ? [] : [{ place: stepPlace, message: 'The step.' }]),
    ...places.also(flow.id, step.id, place),
  ];
  return { ...finding, place, ...(also.length > 0 && { also }) };
}

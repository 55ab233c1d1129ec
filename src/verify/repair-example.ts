import type { Flow } from '../model/definition.ts';
import type { Example } from '../model/example.ts';
import { outcomesOf } from '../machine/step-transitions.ts';
import { unmetOf } from './example-claims.ts';
import type { RuleKinds } from './rules/rule.ts';
import type { ExampleRun } from './example-recording.ts';

/** The outcomes that one step has instead; none: the example names none for it. */
export interface ExampleRepair {
  step: string;
  outcomes: readonly string[];
}

/**
 * Every change of one step's outcomes after which a failing example passes with all its claims. What it expects is
 * never changed.
 */
export function repairsOf(
  example: Example,
  failed: ExampleRun,
  flow: Flow,
  run: (example: Example) => ExampleRun,
  schemas: RuleKinds['schemas'],
): ExampleRepair[] {
  return candidates(example, failed, flow).filter((repair) => {
    const repaired = { ...example, outcomes: repairedOutcomes(example, repair) };
    return unmetOf(repaired, run(repaired), schemas).length === 0;
  });
}

function repairedOutcomes(
  { outcomes: { ...outcomes } }: Example,
  { step, outcomes: named }: ExampleRepair,
): Example['outcomes'] {
  if (named.length > 0) outcomes[step] = [...named];
  else delete outcomes[step];
  return outcomes;
}

function candidates({ outcomes }: Example, { visited }: ExampleRun, flow: Flow): ExampleRepair[] {
  const fewer = Object.entries(outcomes).map(([step, named]) => ({
    step,
    outcomes: named.slice(0, -1),
  }));
  const visits = new Map<string, number>();
  const others = visited.flatMap((id) => {
    const visit = visits.get(id) ?? 0;
    visits.set(id, visit + 1);
    const step = flow.steps[id];
    if (!step) return [];
    const { [id]: named = [] } = outcomes;
    const branches = (step.exits[step.main] ?? []).flatMap(({ label }) => label ?? []);
    return (
      [...new Set([...outcomesOf(step), ...branches])]
        .filter((outcome) => outcome !== (named[visit] ?? step.main))
        // With the last one left out it has its main outcome.
        .filter((outcome) => outcome !== step.main || visit < named.length - 1)
        .map((outcome) => {
          const before = Array.from({ length: visit }, (_, at) => named[at] ?? step.main);
          return { step: id, outcomes: [...before, outcome, ...named.slice(visit + 1)] };
        })
    );
  });
  return [...fewer, ...others];
}

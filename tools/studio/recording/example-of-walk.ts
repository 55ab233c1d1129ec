import type { Flow } from '../../../src/model/definition.ts';
import type { Example } from '../../../src/model/example.ts';
import { outcomesOf } from '../../../src/machine/step-transitions.ts';
import type { RunExample } from '../../../src/verify/run-example.ts';
import type { RecordedWalk } from './recorded-walk.ts';

/** The example that is walked through the same steps to the same end; undefined where none was found. */
export function exampleOfWalk(
  walk: RecordedWalk,
  flow: Flow,
  run: RunExample,
): Example | undefined {
  const { action, answers, order, steps, ends } = walk;
  const passes = pagesOf(flow, steps);
  let example: Example = {
    action,
    answers,
    outcomes: {},
    ...(Object.keys(order).length > 0 && { order }),
    ...(passes.length > 0 && { passes }),
    ends,
  };
  let alike = stepsAlike(walk, run(example));
  while (alike <= steps.length) {
    const tried = candidates(example, flow, steps.slice(0, alike)).map((one) => ({
      example: one,
      alike: stepsAlike(walk, run(one)),
    }));
    const [best] = tried.toSorted((a, b) => b.alike - a.alike);
    if (!best || best.alike <= alike) return undefined;
    ({ example, alike } = best);
  }
  return example;
}

/** How many of the walk's first steps the run visited in the same order; one more where it ended there, and alike. */
function stepsAlike({ steps, ends }: RecordedWalk, run: ReturnType<RunExample>): number {
  const { visited } = run;
  const other = steps.findIndex((step, at) => visited[at] !== step);
  if (other !== -1) return other;
  return visited.length === steps.length && run.ends === ends ? steps.length + 1 : steps.length;
}

/** Each other way out of the last of these steps. */
function candidates(example: Example, flow: Flow, steps: readonly string[]): Example[] {
  const id = steps.at(-1) ?? '';
  const step = flow.steps[id];
  if (!step) return [];
  const visits = steps.filter((one) => one === id).length;
  const named = example.outcomes[id] ?? [];
  const before = Array.from({ length: visits - 1 }, (_, at) => named[at] ?? step.main);
  const branches = Object.values(step.exits).flatMap((exits) => exits.map(({ label }) => label));
  return [...new Set([...outcomesOf(step), ...branches])].map((outcome) => ({
    ...example,
    outcomes: { ...example.outcomes, [id]: [...before, outcome] },
  }));
}

/** Steps with a page, in the order of the walk's visits. */
function pagesOf({ steps }: Flow, walked: readonly string[]): string[] {
  const pages = walked.filter((id) => steps[id]?.path !== undefined);
  return pages.filter((id, at) => id !== pages[at - 1]);
}

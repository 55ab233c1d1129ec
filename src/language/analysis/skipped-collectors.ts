import type { Exit, Flow, Formula, Step } from '../../model/definition.ts';
import type { SourceSpan } from '../../model/source.ts';
import type { EmittedFlow } from '../emit/flow.ts';
import type { LinkedFlow } from '../link/linked.ts';
import { placeOf } from '../yaml/node-access.ts';
import { answersAt, follow } from './data-flow.ts';
import { missingIn, type Missing } from './reads.ts';

/** A step or a run that is left out where its `when` does not hold, and all that is missing for that reason. */
export interface SkippedCollector {
  id: string;
  when: Formula;
  place: SourceSpan;
  missing: readonly [Missing, ...Missing[]];
}

interface Skippable extends Omit<SkippedCollector, 'missing'> {
  always: Step;
}

const keyOf = ({ read, answer }: Missing): string => `${read.site.step.id} ${answer}`;

/** What would be there if a step were never skipped. Each missing answer has one cause at most. */
export function skippedCollectors(
  { flow, linked, reads }: EmittedFlow,
  missing: readonly Missing[],
): SkippedCollector[] {
  let open = missing;
  return skippableIn(flow, linked, missing).flatMap(({ always, ...skipped }) => {
    if (open.length === 0) return [];
    const changed = { ...flow, steps: { ...flow.steps, [always.id]: always } };
    const left = new Set(missingIn(changed, reads, follow(changed, reads)).map(keyOf));
    const [first, ...others] = open.filter((one) => !left.has(keyOf(one)));
    if (!first) return [];
    open = open.filter((one) => left.has(keyOf(one)));
    return [{ ...skipped, missing: [first, ...others] as const }];
  });
}

function skippableIn(flow: Flow, linked: LinkedFlow, missing: readonly Missing[]): Skippable[] {
  const needed = new Set(missing.map(({ answer }) => answer));
  return [...linked.steps.values()].flatMap(({ id, syntax, exits }) => {
    const step = flow.steps[id];
    if (!step) return [];
    const { when, ...always } = step;
    if (when && syntax.when && answersAt(step).some((answer) => needed.has(answer)))
      return [{ id, when, place: placeOf(syntax.when), always }];
    const entry = entryOfRun(step);
    const written = exits.get(step.main)?.[0]?.when;
    if (!entry?.when || !written) return [];
    const { when: guard, ...entered } = entry;
    const unguarded = { ...step, exits: { ...step.exits, [step.main]: [entered] } };
    return [{ id, when: guard, place: placeOf(written), always: unguarded }];
  });
}

/** Of the step that decides whether a run is entered. */
function entryOfRun({ kind, exits, main }: Step): Exit | undefined {
  const [entry, past, ...others] = exits[main] ?? [];
  const isGuard = kind === 'decide' && entry?.label === 'yes' && past?.label === 'no';
  return isGuard && others.length === 0 ? entry : undefined;
}

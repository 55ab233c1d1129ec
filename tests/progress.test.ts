import { describe, expect, test } from 'vitest';
import { exampleRunner } from '../src/verify/run-example.ts';
import type { View } from '../src/machine/view.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkRepository } from '../tools/repository/repository.ts';
import { exampleSamples } from '../tools/made-up/example-samples.ts';

const { definitions } = checkRepository();
/** The progress shown on one visit of a screen. */
interface ShownProgress {
  /** The screens that lead here, this one last. */
  path: string[];
  now: number | undefined;
  total: number | undefined;
}

function progressShown(view: View): ShownProgress | undefined {
  if (view.step.path === undefined || view.over) return undefined;
  const path = [...view.past.map(({ step }) => step.id), view.stepId];
  return { path, now: view.progress.now, total: view.progress.total };
}

/** A sentence for each inconsistency. */
function faults(shown: readonly ShownProgress[]): string[] {
  const totals = new Set(shown.flatMap(({ total }) => total ?? []));
  const jumps = totals.size > 1 ? [`of ${[...totals].join(', then of ')}`] : [];
  const more = shown.filter(({ now = 0, total = Infinity }) => now > total);
  const falls = shown.filter(({ path, now }, at) => {
    const before = shown[at - 1];
    const continues = before?.path.every((id, place) => path[place] === id) === true;
    const isNew = continues && path.length > (before?.path.length ?? 0);
    return isNew && now !== undefined && now <= (before?.now ?? 0);
  });
  return [
    ...jumps,
    ...more.map(({ path, now, total }) => `${path.at(-1)} is ${now} of ${total}`),
    ...falls.map(({ path, now }) => `falls to ${now} at ${path.at(-1)}`),
  ];
}

describe('on every walk of the examples, the total never changes and the position never falls', () => {
  test.each(definitions.map((definition) => [definition.funder, definition] as const))(
    '%s',
    (_, definition) => {
      const run = exampleRunner(definition, kindStates, exampleSamples);
      const found = Object.entries(definition.examples).flatMap(([title, example]) => {
        const shown: ShownProgress[] = [];
        run(example, (view) => {
          const one = progressShown(view);
          if (one) shown.push(one);
        });
        return faults(shown).map((fault) => `${title}: ${fault}`);
      });

      expect(found).toEqual([]);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { exampleRunner } from '../src/verify/run-example.ts';
import type { View } from '../src/machine/view.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkRepository } from '../tools/repository.ts';

const { definitions } = checkRepository();
/** What the customer is told on one visit of a screen. */
interface Told {
  /** The screens that lead here, this one last. */
  way: string[];
  now: number | undefined;
  total: number | undefined;
}

function toldBy(view: View): Told | undefined {
  if (view.step.path === undefined || view.over) return undefined;
  const way = [...view.past.map(({ step }) => step.id), view.stepId];
  return { way, now: view.progress.now, total: view.progress.total };
}

/** A sentence for what a customer would call wrong. */
function faults(told: readonly Told[]): string[] {
  const totals = new Set(told.flatMap(({ total }) => total ?? []));
  const jumps = totals.size > 1 ? [`of ${[...totals].join(', then of ')}`] : [];
  const more = told.filter(({ now = 0, total = Infinity }) => now > total);
  const falls = told.filter(({ way, now }, at) => {
    const before = told[at - 1];
    const goesOn = before?.way.every((id, place) => way[place] === id) === true;
    const isNew = goesOn && way.length > (before?.way.length ?? 0);
    return isNew && now !== undefined && now <= (before?.now ?? 0);
  });
  return [
    ...jumps,
    ...more.map(({ way, now, total }) => `${way.at(-1)} is ${now} of ${total}`),
    ...falls.map(({ way, now }) => `falls to ${now} at ${way.at(-1)}`),
  ];
}

describe('on every walk of the examples, the total never changes and the position never falls', () => {
  test.each(definitions.map((definition) => [definition.funder, definition] as const))(
    '%s',
    (_, definition) => {
      const run = exampleRunner(definition, kindStates);
      const found = Object.entries(definition.examples).flatMap(([title, example]) => {
        const told: Told[] = [];
        run(example, {}, (view) => {
          const one = toldBy(view);
          if (one) told.push(one);
        });
        return faults(told).map((fault) => `${title}: ${fault}`);
      });

      expect(found).toEqual([]);
    },
  );
});

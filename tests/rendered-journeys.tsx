import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explore } from '../src/machine/explore.ts';
import { edgeInWords, journeysOf } from '../src/machine/journeys.ts';
import { drive, keyOfEdge, mismatchInWords } from '../src/machine/walk.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkFiles } from '../src/definition/check.ts';
import { buildCatalogue } from '../tools/catalogue.ts';
import { readRepository } from '../tools/read-repository.ts';
import type { RenderedCounts } from '../tools/journeys/counts.ts';
import { ScreenDriver } from './screen-driver.tsx';

const { definitions, findings } = checkFiles(
  readRepository(join(import.meta.dirname, '..')),
  buildCatalogue(),
);
const all = definitions.flatMap((definition) =>
  Object.values(definition.flows).map((flow) => ({ definition, flow })),
);
/** Funders share most flows word for word; each is walked once. */
const different = [...new Map(all.map((one) => [JSON.stringify(one.flow), one])).values()];

// Loaded beforehand, so that no screen waits for a part of itself.
import.meta.glob(['../src/steps/*/*.tsx', '!**/*.test.tsx'], { eager: true });

/** Two files walk half of the flows each, so that both cores of a small machine have something to do. */
export function walkRendered(half: 0 | 1): void {
  test('every file of the repository makes a definition', () => {
    expect(findings.map(({ message }) => message)).toEqual([]);
  });

  describe('journeys on the screens', () => {
    test.each(
      different
        .filter((_, at) => at % 2 === half)
        .map((one) => [`${one.definition.funder} ${one.flow.id}`, one] as const),
    )(
      '%s takes every transition and every screen can be read',
      async (_, { definition, flow }) => {
        const { journeys, missed } = journeysOf(explore(flow, kindStates));
        const driver = new ScreenDriver(definition, flow);
        const wanted = journeys.flatMap(({ steps }) => steps.flatMap(({ edges }) => edges));

        const mismatches = [];
        for (const journey of journeys) mismatches.push(await drive(journey, driver));

        report({ flow: flow.hash, journeys: journeys.length, ...driver.counts });
        expect(mismatches.flatMap((one) => (one ? [mismatchInWords(one)] : []))).toEqual([]);
        expect(missed.map(edgeInWords)).toEqual([]);
        const taken = (key: string | undefined) => key === undefined || driver.taken.has(key);
        expect(wanted.filter((edge) => !taken(keyOfEdge(edge))).map(edgeInWords)).toEqual([]);
        expect([...driver.complaints]).toEqual([]);
        expect(driver.bugs.map(({ message }) => message)).toEqual([]);
      },
      120_000,
    );
  });
}

/** `npm run journeys` counts what was done; the tests by themselves tell nobody. */
function report(counts: RenderedCounts): void {
  const file = process.env.JOURNEY_COUNTS;
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`);
}

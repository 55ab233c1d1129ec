import { expect, test } from 'vitest';
import type { Definition, Flow } from '../src/model/definition.ts';
import { explore } from '../src/verify/explore.ts';
import type { Edge } from '../src/verify/graph.ts';
import { journeysOf } from '../src/verify/journeys.ts';
import { runJourney } from '../src/verify/journey-runner.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkRepository } from '../tools/repository/repository.ts';
import { messageSources } from './support/message-sources.ts';
import { ScreenDriver } from './support/screen-driver.tsx';

// Imported eagerly, so that no screen suspends.
import.meta.glob(['../src/steps/*/*.tsx', '!**/*.test.tsx'], { eager: true });

// Flows shared unchanged show a message in the same places, so each is tried once.
const differentFlows = [
  ...new Map(
    checkRepository().definitions.flatMap((definition) =>
      Object.values(definition.flows).map(
        (flow) => [JSON.stringify(flow), { definition, flow }] as const,
      ),
    ),
  ).values(),
];
const messages = Object.entries(messageSources).flatMap(([name, message]) =>
  'flow' in message ? [[name, message.zh] as const] : [],
);

test.each(messages)('a walk shows: %s', async (_name, zh) => {
  const showing = differentFlows.filter(({ flow }) => stepsSaying(flow, zh).size > 0);

  let read = false;
  for (const one of showing) read ||= await isRead(one, zh);

  expect(read).toBe(true);
});

/** Walks until the screen or a toast at one of these steps shows it. */
async function isRead(
  { definition, flow }: { definition: Definition; flow: Flow },
  zh: string,
): Promise<boolean> {
  const steps = stepsSaying(flow, zh);
  const near = ({ from, to }: Edge) => steps.has(from.step) || steps.has(to.step);
  let read = false;
  const driver = new ScreenDriver(definition, flow, {
    onText: (text) => (read ||= text.includes(zh)),
    renders: ({ edges }) => edges.some(near),
  });
  for (const journey of journeysOf(explore(flow, kindStates), near).journeys) {
    await runJourney(journey, driver);
    if (read) return true;
  }
  return false;
}

function stepsSaying({ steps }: Flow, zh: string): Set<string> {
  const words = JSON.stringify(zh).slice(1, -1);
  return new Set(Object.keys(steps).filter((id) => JSON.stringify(steps[id]).includes(words)));
}

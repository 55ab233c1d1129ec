import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentOfAFunder } from './definition.ts';
import { runEvents, runConditions, type RunEvent, type RunConditions } from './run-events.ts';
import { faults } from './network.ts';
import { PaymentRun } from './run.ts';
import { withoutStacks } from './without-stacks.ts';

const { definition, flow } = paymentOfAFunder();
/** Steps with a stable state: the machine never stays in `decide` or `end`. */
const steps = Object.values(flow.steps).flatMap(({ id, kind }) =>
  kind === 'decide' || kind === 'end' ? [] : [id],
);

/** `npm test` uses a fixed seed; `npm run test:nightly` another one every night. */
const runs = Number(process.env.MONEY_RUNS ?? 200);
const seed = Number(process.env.MONEY_SEED ?? 20_261_121);

test(`a payment violates no invariant in ${runs} runs (seed ${seed})`, async () => {
  const eventCounts = new Map<string, number>();
  const eventLists = fc.array(runEvents, { minLength: 1, maxLength: 15 });
  const property = fc.asyncProperty(runConditions(steps), eventLists, async (world, events) => {
    const countEvent = (event: string) =>
      void eventCounts.set(event, (eventCounts.get(event) ?? 0) + 1);
    expect(await played(world, events, countEvent)).toEqual([]);
  });

  await withoutStacks(() => fc.assert(property, { numRuns: runs, seed }));

  if (process.env.MONEY_RUNS !== undefined) console.log(inWords(eventCounts));
  expect(mustBeMet.filter((event) => !eventCounts.has(event) && !rare.has(event))).toEqual([]);
});

/** The violated rules, as sentences. */
async function played(
  world: RunConditions,
  events: readonly RunEvent[],
  onEvent: (event: string) => void,
): Promise<string[]> {
  const run = new PaymentRun(definition, world, onEvent);
  await run.start(world);
  for (const one of events) await run.does(one);
  await run.ends();
  run.phone.kill();
  return [...new Set(run.rules.broken)];
}

/** Too rare to be expected in 200 runs; expected in the many of `npm run test:nightly`. */
const rare = new Set(
  process.env.MONEY_RUNS === undefined
    ? [
        ...['verify', 'not-begun', 'settled'].map((step) => `killed at ${step}`),
        '5xx-after: read',
        'html-before: read',
        'html-before: write',
        'late money goes back',
        'tap: link.reopened',
      ]
    : [],
);

/** Events the runs must reach, so that a generator that gets stuck early fails the test. */
const mustBeMet = [
  ...steps.flatMap((step) => [`at ${step}`, `killed at ${step}`]),
  ...faults.flatMap((fault) => [
    `${fault}: read`,
    ...(onReadsOnly(fault) ? [] : [`${fault}: write`]),
  ]),
  'capture',
  'closed',
  'closed before it came',
  'closing comes too late',
  'late money goes back',
  'same request again',
  'notification: paid',
  'notification: failed',
  'notification: cancelled',
  'notification again',
  'refunded',
  'offline',
  'tap: take over',
  'tap: back',
  'tap: link.reopened',
  'tap: notice.later',
  'tap: result.restarted',
  'update',
  'clock',
  'storage',
  'reload',
  'second tab',
  'wallet',
  'comes back',
];

function onReadsOnly(fault: string): boolean {
  return fault === 'unknown-status';
}

function inWords(eventCounts: ReadonlyMap<string, number>): string {
  const lines = [...eventCounts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const width = String(Math.max(...eventCounts.values())).length;
  const counted = lines.map(([event, times]) => `${String(times).padStart(width)} ${event}`);
  return [`${runs} runs, seed ${seed}; what they met:`, ...counted].join('\n');
}

/** The app is updated during a payment. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paymentOfAFunder } from './definition.ts';
import {
  runEvents,
  inMessaging,
  onTheWeb,
  runConditions,
  type RunConditions,
} from './run-events.ts';
import { PaymentRun } from './run.ts';
import { type Change, changes } from './updates.ts';
import { withoutStacks } from './without-stacks.ts';

const { definition, flow } = paymentOfAFunder();
const steps = Object.keys(flow.steps);
const names = Object.keys(flow.steps).filter((id) => flow.steps[id]?.ends === undefined);

/** The step that queries the status, and those a quick response leads to. */
const queryingSteps = ['confirm', 'pending', 'done', 'partly', 'fail'];

const runs = Number(process.env.MONEY_RUNS ?? 60);
const seed = Number(process.env.MONEY_SEED ?? 20_261_122);

test(`an update of the app repeats no write in ${runs} runs (seed ${seed})`, async () => {
  let [cut, met] = [0, 0];
  const updates = fc.record({
    world: runConditions(steps.filter((id) => id !== 'unfinished')),
    changes: fc.array(changes, { minLength: 1, maxLength: 3 }),
    /** ms: at the step before the app is killed, and until the updated app is opened. */
    stays: fc.constantFrom(0, 10, 40, 60, 500),
    takes: fc.constantFrom(1_000, 3_000),
    after: fc.array(runEvents, { maxLength: 6 }),
  });
  const property = fc.asyncProperty(
    updates,
    async ({ world, changes: made, stays, takes, after }) => {
      const run = new PaymentRun(definition, world);
      await run.start(world);
      await run.pass(stays);
      run.phone.kill();
      run.phone.update(made);
      await run.pass(takes);
      const { isOpen } = run.rules;
      run.phone.open();
      const isQueried = !isOpen || queryingSteps.includes(run.at);
      met += isOpen ? 1 : 0;
      cut += run.phone.tab?.session.view().notice === undefined ? 0 : 1;
      await changeMethod(run, world.paymentMethod + 1);
      for (const one of after) await run.does(one);
      await run.ends();
      run.phone.kill();
      expect([...new Set(run.rules.broken)]).toEqual([]);
      expect(isQueried).toBe(true);
    },
  );

  await withoutStacks(() => fc.assert(property, { numRuns: runs, seed }));

  // Enough runs in which the update moved the customer, and in which a write was open.
  expect(cut).toBeGreaterThan(runs / 10);
  expect(met).toBeGreaterThan(runs / 10);
});

/** Continues from where the app opens, with another payment method where one can be chosen. */
async function changeMethod(run: PaymentRun, choice: number): Promise<void> {
  for (let tap = 0; tap < 5; tap++) {
    await run.pass(100);
    run.tap(run.at === 'cashier' ? choice % 3 : 0);
  }
}

const web = onTheWeb('cashier');
const rename = (step: string): Change => ({ type: 'rename', at: names.indexOf(step) });
const notice = (step: string): Change => ({ type: 'notice', at: names.indexOf(step) });

async function paying(world: RunConditions, payType: string, ms: number): Promise<PaymentRun> {
  const run = new PaymentRun(definition, world);
  await run.start(world);
  run.tap('cashier.submitted', payType);
  await run.pass(ms);
  run.phone.kill();
  return run;
}

describe.each([
  ['on a page', web, 'AliPay'],
  ['in a wallet', inMessaging(web), 'WxPay'],
])('killed while paying %s, and meanwhile', (_, world, payType) => {
  const updates: [string, Change[]][] = [
    ['the cashier was renamed', [rename('cashier')]],
    ['what asks for the sum was renamed', [rename('ask')]],
    ['the write itself was renamed', [rename('create'), rename('go')]],
    ['the step that asks for the result was renamed', [rename('confirm')]],
    ['a notice came behind the cashier', [notice('cashier')]],
    ['everything was renamed', names.map(rename)],
  ];
  test.each(
    updates.flatMap(([what, made]) => [0, 20, 60, 500].map((ms) => [what, ms, made] as const)),
  )(
    '%s, %i ms after the tap: the status is queried before anything can be paid',
    async (_what, ms, made) => {
      const run = await paying(world, payType, ms);
      run.phone.update(made);
      run.phone.open();
      expect(run.at).toBe('confirm');
      await run.pass(1_000);
      expect(run.at).toBe('confirm');
      await run.ends();
      expect(run.rules.broken).toEqual([]);
      expect(run.platform.payments).toHaveLength(1);
    },
  );
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Definition } from '../../../src/model/definition.ts';
import type { ActionId } from '../../../src/model/action-id.ts';
import type { Example } from '../../../src/model/example.ts';
import { checkRepository } from '../../repository/repository.ts';
import { daily } from '../../run/daily.ts';
import { orderActions, temporaryConditions } from '../orders/order-actions.ts';
import { sandboxAt } from './requests.fixture.ts';
import { readSeeds } from '../funders/funder-seeds.ts';
import { reviewTakes } from '../orders/scenarios.ts';
import { type SandboxClock, walkAction } from './walking.fixture.ts';
import { flowStartedBy } from '../../../src/machine/starts.ts';

const { definitions } = checkRepository();
const clock: SandboxClock = { now: Date.parse('2026-03-01T08:00:00Z') };
const funders = definitions
  .filter(({ actions }) => 100 in actions)
  .map((definition) => [definition.funder, definition] as const);
const sandbox = sandboxAt(() => clock.now);

/** The credit review is walked at the beginning of each whole lifecycle. */
const expected = new Set(
  orderActions
    .filter(
      ({ by, code, only }) =>
        (by.length > 0 || (only && temporaryConditions.has(only))) && code !== 100,
    )
    .map(({ code }) => code),
);
const { funders: seeds } = await readSeeds(join(import.meta.dirname, '../../..'));
const claimed = new Set(seeds.flatMap(({ code, own }) => own.map((action) => `${code} ${action}`)));
const calledFor = new Set(
  orderActions.filter(({ optIn: ofSome }) => ofSome).map(({ code }) => code),
);

/**
 * A flow that funders share word for word is walked once for each code; one that a funder has for a code only because the
 * platform has it for all, once for each template.
 */
const cases = new Map(
  definitions.flatMap((definition) =>
    Object.keys(definition.actions).flatMap((code) => {
      const flow = flowStartedBy(definition, code);
      if (!flow || !expected.has(Number(code))) return [];
      const one = [definition.funder, Number(code), definition] as const;
      const isPlain = calledFor.has(Number(code)) && !claimed.has(`${definition.funder} ${code}`);
      return [[`${code} ${isPlain ? flow.use : JSON.stringify(flow)}`, one] as const];
    }),
  ),
);

/** The answers of an example of this action that succeeds without special outcomes. */
function answersFor(definition: Definition, action: ActionId): Record<string, unknown> {
  const flow = flowStartedBy(definition, action);
  const ofAction = usualExamples(definition, (one) => one === action);
  const ofFlow = usualExamples(definition, (one) => flowStartedBy(definition, one) === flow);
  const ofTemplate = () =>
    definitions.flatMap((other) =>
      usualExamples(other, (one) => flowStartedBy(other, one)?.use === flow?.use),
    );
  const usual = [ofAction, ofFlow].find(({ length }) => length > 0) ?? ofTemplate();
  const special = (one: Example) =>
    Number(one.order !== undefined) +
    Number(one.results !== undefined) +
    2 * Number(Object.keys(one.answers).length === 0);
  const [example] = usual.toSorted((one, other) => special(one) - special(other));
  return example?.answers ?? {};
}

function usualExamples({ examples }: Definition, isOf: (action: ActionId) => boolean): Example[] {
  return Object.values(examples).filter(
    ({ action, ends, outcomes }) =>
      isOf(action) && ends === 'success' && Object.keys(outcomes).length === 0,
  );
}

async function statusAndLedger(orderNo: string): Promise<[string, number[]]> {
  const { status, actions } = await sandbox.dataOf('order.detail', { orderNo });
  return [status, actions.map(({ code }) => code)];
}

/** Returns how it ends. Throws where that is no success, or a bug was logged. */
async function walk(
  definition: Definition,
  orderNo: string,
  action: ActionId,
  specifiedOnly = true,
): Promise<string> {
  // The platform sends a phone one code a minute.
  clock.now += 120_000;
  const { vin } = await sandbox.dataOf('order.detail', { orderNo });
  const answers = { ...answersFor(definition, action), vinEnd: vin?.slice(-6) };
  const options = { sandbox, clock, definition, orderNo, action, answers, specifiedOnly };
  const { ends, log } = await walkAction(options);
  // Above the limit of one payment: the rest is paid next.
  if (ends === 'partly') return walk(definition, orderNo, action, specifiedOnly);
  const bugs = log.filter((line) => line.startsWith('bug: '));
  if (ends === undefined || !['success', 'confirmed', 'seen'].includes(ends) || bugs.length > 0)
    throw new Error(`${String(action)} ends with ${String(ends)}: ${log.join('\n')}`);
  return ends;
}

describe("a completed action is no longer offered, and the order continues, where the platform sends only the specification's fields", () => {
  it.each([...cases.values()])('%s %i', async (funder, action, definition) => {
    const orderNo = await sandbox.newOrder(funder, action);
    const [before, offeredBefore] = await statusAndLedger(orderNo);

    await walk(definition, orderNo, action);

    const [after, offered] = await statusAndLedger(orderNo);
    expect(offeredBefore).toContain(action);
    expect(offered).not.toContain(action);
    expect(after !== before || offered.length > 0).toBe(true);
  });
});

/** An order with a second lessee, whose actions the customer completes at once. */
describe('an order goes from its materials to the vehicle, one action after the other', () => {
  it.each(daily(funders, 8))('%s', async (funder, definition) => {
    const orderNo = await sandbox.newOrder(funder, 100, { hasCoLessee: true });
    const done: number[] = [];

    for (let [status, [next]] = await statusAndLedger(orderNo); status !== 'DELIVERY';) {
      if (status === 'CREDIT_REVIEW') clock.now += reviewTakes;
      else if (next === undefined || done.includes(next))
        throw new Error(`${status} offers ${String(next)} after ${done.join()}`);
      else {
        done.push(next);
        await walk(definition, orderNo, next, false);
      }
      [status, [next]] = await statusAndLedger(orderNo);
    }

    expect(done).toContain(100);
  });
});

/** Payments with a limit, which the platform has to send. */
const paidInParts = ['HZdownPayments'];

describe('a page the platform leads to ends in success', () => {
  const pages = definitions.find(({ funder }) => funder === 'PLATFORM');

  /** A flow about no order starts from its own address. */
  const aboutAnOrder = Object.keys(pages?.actions ?? {}).filter(
    (page) => pages && flowStartedBy(pages, page)?.address === undefined,
  );

  it.each(aboutAnOrder)('%s', async (page) => {
    const orderNo = await sandbox.newOrderAt(page);

    const ends = await walk(pages as Definition, orderNo, page, !paidInParts.includes(page));

    expect(['success', 'seen']).toContain(ends);
  });

  it.each(paidInParts)(
    '%s: an amount above the limit of one payment is refused with a message where the platform does not send the limit',
    async (page) => {
      const orderNo = await sandbox.newOrderAt(page);
      const definition = pages as Definition;
      const options = { sandbox, clock, definition, orderNo, action: page, answers: {} };
      const { ends, log } = await walkAction({ ...options, specifiedOnly: true });

      expect(ends).toBe('failure');
      expect(log.filter((line) => line.startsWith('toast: '))).toEqual([
        expect.stringContaining('金额'),
      ]);
    },
  );
});

describe("paying works where the platform has only the specification's status query", () => {
  it.each([
    'SELF_OPERATED 230',
    'SELF_OPERATED 220',
    'PLATFORM repayment',
    'PLATFORM orderConfirmed',
  ])('%s', async (name) => {
    const [funder = '', code = ''] = name.split(' ');
    const definition = definitions.find((one) => one.funder === funder);
    if (!definition) throw new Error(`No funder is called ${funder}`);
    const isPage = funder === 'PLATFORM';
    const action = isPage ? code : Number(code);
    const orderNo = isPage
      ? await sandbox.newOrderAt(code)
      : await sandbox.newOrder(funder, Number(code));
    const answers = answersFor(definition, action);
    const options = { sandbox, clock, definition, orderNo, action, answers, specifiedOnly: true };

    const { ends, log } = await walkAction({ ...options, notThere: ['pay.status'] });

    expect(log).toContain('pay.status: not there');
    expect(ends).toBe('success');
  });
});

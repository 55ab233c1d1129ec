import { expect, test } from 'vitest';
import { actionOfPayment, feeTypes } from '../src/api/payments.ts';
import type { Definition, Flow, Step } from '../src/definition/definition.ts';
import { openSession } from '../src/machine/session.ts';
import { failed, ok, SimulatedWorld } from '../src/machine/simulated-world.ts';
import { memoryStorage } from '../src/machine/storage.ts';
import { kindStates } from '../src/steps/registry/states.ts';
import { checkRepository } from '../tools/repository.ts';

const { definitions } = checkRepository();

/** The kinds of payment a flow starts. */
function collected(flow: Flow): Set<unknown> {
  const steps = Object.values(flow.steps) as (Step & {
    endpoint?: string;
    send?: Record<string, unknown>;
  })[];
  return new Set(
    steps.flatMap(({ endpoint, send }) => (endpoint === 'pay.create' ? [send?.feeType] : [])),
  );
}

function flowOf(definition: Definition, action: number): Flow | undefined {
  const start = definition.actions[action];
  return start && 'flow' in start ? definition.flows[start.flow] : undefined;
}

test.each(Object.keys(feeTypes).filter((feeType) => actionOfPayment(feeType) !== undefined))(
  'every funder collects %s by the code the address is read by',
  (feeType) => {
    const action = actionOfPayment(feeType) ?? 0;
    const flows = definitions.flatMap((definition) => flowOf(definition, action) ?? []);

    expect(flows.length).toBeGreaterThan(20);
    expect(new Set(flows.flatMap((flow) => [...collected(flow)]))).toEqual(new Set([feeType]));
  },
);

test('the two lenders that collect the down payment themselves offer no code for it', () => {
  const offering = (action: number) =>
    definitions.filter((definition) => flowOf(definition, action)).map(({ funder }) => funder);

  for (const action of [200, 201, 210]) {
    expect(offering(action)).not.toContain('PSBC_TF');
    expect(offering(action)).not.toContain('ICBC_ESTAGING');
    expect(offering(action)).toHaveLength(offering(230).length - 2);
  }
});

const due = {
  status: 'due',
  orderPayAmount: 100_000,
  paidAmount: 0,
  dueAmount: 100_000,
  limit: 5_000_000,
  period: '',
  attempt: 1,
  coupons: 0,
  payTypes: ['WxPay'],
};

/** A customer whose payment the platform refuses, at the moment it does. */
async function refused(action: number) {
  const world = new SimulatedWorld();
  for (const info of ['pay.deposit-info', 'pay.down-payment-info']) world.answers(info, ok(due));
  world
    .answers('secondhand.exists', ok({ exist: true }))
    .answers('pay.create', failed('支付渠道维护中'))
    .answers('pay.status', ok({ status: 'failed', amount: 0, dueAmount: 100_000 }));
  const definition = definitions.find(({ funder }) => funder === 'SELF_OPERATED');
  const flow = definition && flowOf(definition, action);
  if (!definition || !flow) throw new Error(`Nobody collects by ${action}.`);
  const session = openSession({
    definition,
    flowId: flow.id,
    action,
    order: { orderNo: 'A1', vin: 'V1' },
    host: { kind: 'native', system: 'ios', version: '3.6.8' },
    language: 'zh',
    kinds: kindStates,
    effects: world.effects,
    storage: memoryStorage().tab(),
    owner: 'me',
  });
  await world.settle();
  session.send({ type: 'cashier.submitted', answers: { payType: 'WxPay' } });
  await world.settle();
  return { world, path: () => session.view().step.path };
}

test.each([
  ['1 s', 200, 1000, '/downPayFail'],
  ['2 s where a used car is reserved', 220, 2000, '/downPayFail'],
])('a refused payment shows why for %s, then the failure page', async (_name, action, ms, page) => {
  const { world, path } = await refused(action);
  expect(world.toasts).toEqual(['支付渠道维护中']);
  await world.pass(ms - 1);
  expect(path()).not.toBe(page);

  await world.pass(1);

  expect(path()).toBe(page);
});

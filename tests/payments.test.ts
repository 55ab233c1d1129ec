import { expect, test } from 'vitest';
import { actionCodes } from '../src/api/action-codes.ts';
import { feeTypes } from '../src/api/contract/fees.ts';
import { actionOfPayment, type FeeType } from '../src/api/payments.ts';
import type { Definition, Flow, Step } from '../src/model/definition.ts';
import { platformId } from '../src/model/action-id.ts';
import { failed, ok } from '../src/verify/call-results.ts';
import { definitions, opened, pays } from './support/at-a-payment.ts';

const paidByAction = Object.values(feeTypes).flatMap((kind) =>
  'action' in kind ? [{ zh: kind.zh, action: kind.action }] : [],
);

/** The fee types of the payments a flow creates. */
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
  'every funder collects %s by the action code of its address',
  (feeType) => {
    const action = actionOfPayment(feeType) ?? 0;
    const flows = definitions.flatMap((definition) => flowOf(definition, action) ?? []);

    expect(flows.length).toBeGreaterThan(20);
    expect(new Set(flows.flatMap((flow) => [...collected(flow)]))).toEqual(new Set([feeType]));
  },
);

test('the two lenders that collect the down payment themselves omit that step, but not the balance', () => {
  const without = (action: number) =>
    definitions
      .filter(({ funder }) => funder !== platformId)
      .filter((definition) => !flowOf(definition, action))
      .map(({ funder }) => funder);

  expect(without(200).toSorted()).toEqual(['ICBC_ESTAGING', 'PSBC_TF']);
  expect([without(201), without(210)]).toEqual([[], []]);
});

/** The cashiers of a flow, with their names of the payment and its fee type. */
function cashiers(flow: Flow): { for: unknown; feeType: unknown }[] {
  const steps = Object.values(flow.steps) as (Step & { for?: unknown })[];
  const [feeType] = collected(flow);
  return steps.flatMap((step) =>
    step.kind === 'cashier' && typeof feeType === 'string' ? [{ for: step.for, feeType }] : [],
  );
}

const isRent = ({ feeType }: { feeType: unknown }) => feeType === 'zj';

test('a payment has the same name at the cashier, in the records and on its button', () => {
  const shown = definitions.flatMap(({ flows }) => Object.values(flows).flatMap(cashiers));
  expect(shown.length).toBeGreaterThan(200);

  // A rent has its number in its name, and the fee's name where the platform does not say which rent it is.
  const [rents, others] = [shown.filter(isRent), shown.filter((one) => !isRent(one))];
  for (const one of others) {
    const { zh, en } = feeTypes[one.feeType as FeeType];
    expect(one.for).toEqual({ zh, en });
  }
  for (const one of rents)
    expect(JSON.stringify(one.for)).toMatch(new RegExp(`期租金.*${feeTypes.zj.zh}`));
  for (const { zh, action } of paidByAction) {
    expect(actionCodes[action]?.zh).toBe(`支付${zh}`);
  }
});

test('no two payments share a name or a button', () => {
  for (const language of ['zh', 'en'] as const) {
    const names = Object.values(feeTypes).map((kind) => kind[language]);
    expect(new Set(names).size).toBe(names.length);
    const buttons = paidByAction.map(({ action }) => actionCodes[action]?.[language]);
    expect(new Set(buttons).size).toBe(buttons.length);
  }
});

test('a payment that reserves a car is a deposit (定金), one that secures a contract is a guarantee deposit (保证金)', () => {
  const feeNames: Record<string, string> = { 定金: 'deposit', 保证金: 'guarantee deposit', '': '' };
  for (const kind of Object.values(feeTypes)) {
    const [, english = ''] = /(guarantee deposit|deposit)/.exec(kind.en.toLowerCase()) ?? [];
    const [chinese = ''] = /定金|保证金/.exec(kind.zh) ?? [];
    expect([kind.zh, english]).toEqual([kind.zh, feeNames[chinese]]);
  }
});

test('the amount of a deposit comes from deposit/payInfo, that of a down payment from its own endpoint, rents and settlements use neither', () => {
  const endpointsByFee = new Map<string, Set<string>>();
  for (const flow of definitions.flatMap(({ flows }) => Object.values(flows)))
    for (const step of Object.values(flow.steps) as (Step & {
      endpoint?: string;
      send?: object;
    })[]) {
      const { endpoint = '', send = {} } = step;
      const feeType = 'feeType' in send ? String(send.feeType) : undefined;
      if (!/^pay\.(.*-info|due)$/.test(endpoint) || feeType === undefined) continue;
      endpointsByFee.set(feeType, (endpointsByFee.get(feeType) ?? new Set()).add(endpoint));
    }
  const expected = Object.keys(feeTypes).flatMap((feeType): [string, string[]][] => {
    if (feeType === 'hd') return [];
    const { zh } = feeTypes[feeType as FeeType];
    const isDown = ['sf', 'sqwk', 'wk', 'hzsf'].includes(feeType);
    const isDeposit = /定金|保证金/.test(zh);
    return [
      [feeType, [isDown ? 'pay.down-payment-info' : isDeposit ? 'pay.deposit-info' : 'pay.due']],
    ];
  });

  expect(
    Object.fromEntries([...endpointsByFee].map(([feeType, names]) => [feeType, [...names]])),
  ).toEqual(Object.fromEntries(expected));
});

/** A session right after the platform has refused its payment. */
async function refused(action: number) {
  const run = await opened({
    action,
    answers: {
      'secondhand.exists': ok({ exist: true }),
      'pay.create': failed('E1', '支付渠道维护中'),
      'pay.status': ok({ status: 'failed', amount: 0, dueAmount: 100_000 }),
    },
  });
  await pays(run, 'WxPay');
  return { world: run.world, path: () => run.session.view().step.path };
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

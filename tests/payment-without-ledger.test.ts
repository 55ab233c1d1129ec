import { expect, test } from 'vitest';
import { platformId } from '../src/model/action-id.ts';
import type { CallResult } from '../src/model/effects.ts';
import { failed, ok, unreachable } from '../src/verify/call-results.ts';
import { definitions, due, native, opened, pays, web } from './support/at-a-payment.ts';

/** The response of a platform that does not have `pay.status`. */
const noLedger = { 'pay.status': failed('E1', '') };
const orderResponse = (orderStatus: string) => ({
  'pay.repayment-result': ok({ outTradeNo: 'P1', orderStatus }),
});
const wallet = { 'bridge.pay': ok({ finished: true }) };

async function shownAfter(run: Awaited<ReturnType<typeof opened>>) {
  for (let second = 0; second < 30; second++) await run.world.pass(1000);
  return run.session.view().path;
}

const endpointsCalled = (run: Awaited<ReturnType<typeof opened>>) =>
  run.world.calls.flatMap(({ endpoint, request }) =>
    endpoint === 'pay.repayment-result' ? [request] : [],
  );

test.each([
  ['PAY_SUCCESS', '/downPaySuccess'],
  ['PAY_FAIL', '/downPayFail'],
])('the result of a payment is queried by its number: %s', async (orderStatus, path) => {
  for (const [payType, host] of [
    ['WxPay', native],
    ['AliPay', web],
  ] as const) {
    const run = await opened({
      host,
      answers: { ...noLedger, ...wallet, ...orderResponse(orderStatus) },
    });

    await pays(run, payType);

    expect(await shownAfter(run)).toBe(path);
    expect(endpointsCalled(run)).toEqual([{ outTradeNo: 'P1' }]);
  }
});

test.each<[string, CallResult]>([
  ['says nothing yet', ok({ outTradeNo: 'P1', orderStatus: 'PAYING' })],
  ['refuses', failed('E1', '查询失败')],
  ['does not answer', unreachable()],
])('no result is shown where the platform %s', async (_, response) => {
  const answers = { ...noLedger, ...wallet, 'pay.repayment-result': response };
  const run = await opened({ answers });

  await pays(run, 'WxPay');

  expect(await shownAfter(run)).toBe('/downPayPending');
});

test('the result of a payment in digital yuan is queried in the same way', async () => {
  const wallets = ok([{ agreementId: 'W', mrchntAccountId: '00000011' }]);
  const answers = { ...noLedger, ...orderResponse('PAY_SUCCESS'), 'pay.dcep-sub-wallet': wallets };
  const run = await opened({ answers });
  await pays(run, 'DCEPPay');
  run.session.send({ type: 'records.chosen', answers: { agreementId: 'W' } });

  expect(await shownAfter(run)).toBe('/downPaySuccess');
});

test('the result of an earlier attempt is not mistaken for that of one without a response', async () => {
  let tries = 0;
  let attempt = 0;
  const run = await opened({
    answers: {
      ...wallet,
      ...orderResponse('PAY_FAIL'),
      'pay.down-payment-info': () => ok({ ...due, attempt: String((attempt += 1)) }),
      'pay.create': () => {
        tries += 1;
        return tries === 1 ? ok({ serialNumber: 'P1', payInfo: 'x' }) : unreachable();
      },
      'pay.status': () =>
        tries === 1 ? ok({ status: 'closed', amount: 0, dueAmount: 100_000 }) : failed('E1', ''),
    },
  });
  await pays(run, 'WxPay');
  expect(run.at()).toBe('cashier');

  await pays(run, 'WxPay');

  expect(await shownAfter(run)).toBe('/downPayPending');
  expect(endpointsCalled(run)).toEqual([]);
});

test.each([
  ['PAY_SUCCESS', '/payResult'],
  ['PAY_FAIL', '/payResultFail'],
])(
  'the result of a rent is queried by the number of its payment: %s',
  async (orderStatus, path) => {
    const run = await opened({
      funder: platformId,
      action: 'repayment',
      answers: {
        ...noLedger,
        ...wallet,
        ...orderResponse(orderStatus),
        'settle.quote': failed('404', ''),
        'repayment.due-list': ok({ rents: [], more: false }),
      },
    });
    run.session.send({ type: 'records.chosen' });
    await run.world.settle();

    await pays(run, 'WxPay');

    expect(await shownAfter(run)).toBe(path);
    expect(endpointsCalled(run)).toEqual([{ outTradeNo: 'P1' }]);
  },
);

test.each([
  ['PAY_SUCCESS', 'done'],
  ['PAY_FAIL', 'fail'],
])(
  'the result of an activity is queried by the number of its payment: %s',
  async (orderStatus, step) => {
    const activity = {
      activityCode: 'N1',
      name: { zh: '贴膜', en: 'Films' },
      price: 9_900,
      until: '2026-12-31',
      phone: '13800138000',
      attempt: '1',
      state: 'open',
    };
    const run = await opened({
      funder: platformId,
      action: 'activityPay',
      answers: {
        ...noLedger,
        ...wallet,
        ...orderResponse(orderStatus),
        'activity.detail': ok(activity),
        'rebate.pay': ok({ serialNumber: 'P1', payInfo: 'x' }),
      },
    });
    expect(run.at()).toBe('explain');
    run.session.send({ type: 'notice.join' });
    await shownAfter(run);

    expect(run.at()).toBe(step);
    expect(endpointsCalled(run)).toEqual([{ outTradeNo: 'P1' }]);
  },
);

test('every payment that queries the ledger has this fallback', () => {
  const steps = definitions
    .flatMap(({ flows }) => Object.values(flows))
    .filter(({ use }) => use === 'pay');

  expect(steps.length).toBeGreaterThan(100);
  expect(steps.filter(({ steps }) => !steps['by-number']).map(({ id }) => id)).toEqual([]);
});

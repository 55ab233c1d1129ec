import { describe, expect, test } from 'vitest';
import type { Flow, Step } from '../src/model/definition.ts';
import { platformId } from '../src/model/action-id.ts';
import type { CallResult, Host } from '../src/model/effects.ts';
import { recordKey } from '../src/machine/record-key.ts';
import { failed, ok } from '../src/verify/call-results.ts';
import { definitions, due, native, opened, orderNo, pays, web } from './support/at-a-payment.ts';

/** Responds with `before` once, then with `after`. */
function first(before: CallResult, after: CallResult): () => CallResult {
  let isFirst = true;
  return () => {
    const response = isFirst ? before : after;
    isFirst = false;
    return response;
  };
}

const paid = ok({ status: 'paid', amount: 100_000, dueAmount: 0 });
const processing = ok({ status: 'processing', amount: 100_000, dueAmount: 100_000 });

describe('no page comes between the cashier and the success page', () => {
  test('of an amount of 0', async () => {
    const coupon = { code: 'C1', amount: 100_000, from: 0, name: { zh: '券', en: 'C' }, until: '' };
    const run = await opened({
      answers: {
        'pay.down-payment-info': ok({ ...due, coupons: 1 }),
        'pay.coupons': ok({ coupons: [coupon] }),
        'pay.status': first(processing, paid),
      },
    });
    await pays(run, 'AliPay');
    await run.world.pass(3000);

    expect(run.world.calls.at(-1)?.endpoint).toBe('pay.status');
    expect(run.paths).toEqual(['/downPayments', '/downPaySuccess']);
  });

  test('of digital yuan', async () => {
    const run = await opened({
      answers: {
        'pay.dcep-sub-wallet': ok([{ agreementId: 'W', mrchntAccountId: '00000011' }]),
        'pay.status': first(processing, paid),
      },
    });
    await pays(run, 'DCEPPay');
    run.session.send({ type: 'records.chosen', answers: { agreementId: 'W' } });
    await run.world.settle();
    await run.world.pass(3000);

    expect(run.paths).toEqual(['/downPayments', '/downPayWallet', '/downPaySuccess']);
  });
});

describe('the coupons of a payment', () => {
  const coupons = [
    { code: 'SMALL', amount: 20_000, from: 0, until: '2027-01-01' },
    { code: 'LATER', amount: 50_000, from: 0, until: '2027-12-31' },
    { code: 'BEST', amount: 50_000, from: 100_000, until: '2027-03-31' },
    { code: 'TOO-DEAR', amount: 90_000, from: 100_001, until: '2027-01-01' },
  ].map((coupon) => ({ ...coupon, name: { zh: '券', en: 'C' } }));
  const withCoupons = (response: CallResult | (() => Promise<never>)) =>
    opened({
      answers: {
        'pay.down-payment-info': ok({ ...due, coupons: 4 }),
        'pay.coupons': response,
        'pay.dcep-sub-wallet': ok([]),
        'bridge.pay': ok({ finished: true }),
        'pay.status': processing,
      },
    });
  const created = (run: Awaited<ReturnType<typeof opened>>) =>
    run.world.calls.find(({ endpoint }) => endpoint === 'pay.create')?.request;

  test('the one that saves most is preselected; of two equal ones the one that expires first', async () => {
    const run = await withCoupons(ok({ coupons }));
    expect(run.at()).toBe('cashier');
    expect(run.session.view().step.amount).toBe('¥500.00');

    await pays(run, 'WxPay');

    expect(created(run)).toMatchObject({ couponList: ['BEST'], orderPayAmount: 50_000 });
  });

  test('the customer can choose another or none, which stays chosen when the cashier is shown again', async () => {
    for (const [answers, data, shown, couponList, orderPayAmount] of [
      [{ couponCode: 'SMALL', couponAmount: 20_000 }, {}, '¥800.00', ['SMALL'], 80_000],
      [{ couponCode: '', couponAmount: 0 }, { noCoupon: true }, '¥1,000.00', [], 100_000],
    ] as const) {
      const run = await withCoupons(ok({ coupons }));
      run.session.send({ type: 'cashier.changed', answers, data });
      await pays(run, 'DCEPPay');
      expect([run.at(), run.session.view().step.amount]).toEqual(['cashier', shown]);

      await pays(run, 'WxPay');

      expect(created(run)).toMatchObject({ couponList, orderPayAmount });
    }
  });

  test.each<[string, CallResult | (() => Promise<never>)]>([
    ['are refused', failed('E1', '系统繁忙')],
    ['do not come', () => new Promise<never>(() => undefined)],
    ['cannot be read', ok({ coupons: [{ code: 7 }, null] })],
  ])('stop no payment where they %s', async (_, response) => {
    const run = await withCoupons(response);
    await run.world.pass(5000);
    expect(run.session.view().step.amount).toBe('¥1,000.00');

    await pays(run, 'WxPay');

    expect(created(run)).toMatchObject({ couponList: [], orderPayAmount: 100_000 });
  });
});

describe('AliPay by H5 opens the provider’s link, then the confirming page', () => {
  test.each<[string, Host]>([
    ['a browser', web],
    ['the messaging app', { ...web, kind: 'messaging' }],
    ['a mini-program', { ...web, kind: 'mini-program' }],
    ['the native app', native],
    ['a native app of an old version', { ...native, version: '3.0.0' }],
  ])('in %s', async (_, host) => {
    const run = await opened({
      host,
      answers: {
        'pay.down-payment-info': ok({ ...due, aliCallMethod: 'H5' }),
        'pay.status': processing,
      },
    });

    await pays(run, 'AliPay');

    expect(run.world.opened.map(({ url }) => url)).toEqual(['https://openapi.alipay.com/p']);
    expect(run.world.calls.filter(({ endpoint }) => endpoint === 'bridge.pay')).toEqual([]);
    expect(run.paths).toEqual(['/downPayments', '/downPayConfirm']);
  });

  test('in the native app, but by its wallet where the platform says so', async () => {
    const run = await opened({ answers: { 'bridge.pay': ok({ finished: true }) } });

    await pays(run, 'AliPay');

    expect(run.world.opened).toEqual([]);
    expect(run.world.calls.map(({ endpoint }) => endpoint)).toContain('bridge.pay');
  });
});

describe('a payment the platform refuses', () => {
  const refused = failed('E1', '支付渠道维护中');

  test.each<[string, CallResult, string, string]>([
    [
      'has no such payment',
      ok({ status: 'none', amount: 0, dueAmount: 100_000 }),
      '支付失败',
      '没有扣款',
    ],
    [
      'says it failed',
      ok({ status: 'failed', amount: 0, dueAmount: 100_000 }),
      '支付失败',
      '没有扣款',
    ],
    ['knows another one under way', processing, '支付失败', '此前的一笔支付还在处理'],
    ['does not answer well', failed('E1', '系统繁忙'), '支付失败', '没有扣款'],
    ['says it is paid', paid, '支付成功', '款项已到账'],
  ])('ends at once where the platform %s', async (_, status, title, text) => {
    const run = await opened({ answers: { 'pay.create': refused, 'pay.status': status } });

    await pays(run, 'WxPay');
    expect(run.world.toasts).toEqual(['支付渠道维护中']);
    await run.world.pass(1000);

    const { step, title: heading } = run.session.view();
    expect(heading).toBe(title);
    expect(JSON.stringify(step)).toContain(text);
    expect(run.paths).not.toContain('/downPayConfirm');
    expect(run.paths).not.toContain('/downPayPending');
  });
});

describe('a payment whose result is not known', () => {
  test.each<[string, CallResult, string]>([
    ['is not known yet', processing, '/downPayPending'],
    [
      'cannot be asked for',
      { type: 'unreachable', why: 'offline', words: { zh: '', en: '' } },
      '/downPayPending',
    ],
    ['has come', paid, '/downPaySuccess'],
    ['is that it failed', ok({ status: 'failed', amount: 0, dueAmount: 1 }), '/downPayFail'],
  ])('is queried without leaving its page: the result %s', async (_, later, leadsTo) => {
    let status: CallResult = processing;
    const run = await opened({
      answers: { 'pay.status': () => status, 'bridge.pay': ok({ finished: true }) },
    });
    await pays(run, 'WxPay');
    for (let second = 0; second < 30; second++) await run.world.pass(1000);
    expect(run.at()).toBe('pending');
    const before = run.paths.length;
    const questions = run.world.calls.length;
    status = later;

    run.session.send({ type: 'notice.query', data: { presses: 1 } });
    expect(run.session.view().pendingOverPrevious).toBe(true);
    for (let second = 0; second < 10; second++) await run.world.pass(1000);

    expect(run.session.view().path).toBe(leadsTo);
    expect(run.paths.slice(before)).toEqual(leadsTo === '/downPayPending' ? [] : [leadsTo]);
    expect(run.world.calls.slice(questions).map(({ endpoint }) => endpoint)).toEqual([
      'pay.status',
    ]);
    expect(run.session.view().data).toEqual(leadsTo === '/downPayPending' ? { presses: 1 } : {});
  });
});

describe('a rent', () => {
  async function confirming(orderStatus: string, status: string) {
    const run = await opened({
      funder: platformId,
      action: 'repayment',
      answers: {
        'settle.quote': ok({ state: 'open', total: 100_000, validUntil: '2026-03-01' }),
        'repayment.due-list': ok({ rents: [], more: false }),
        'pay.status': ok({ status, amount: 100_000, dueAmount: 0, serialNumber: 'P1' }),
        'pay.repayment-result': ok({ outTradeNo: 'P1', orderStatus }),
        'bridge.pay': ok({ finished: true }),
      },
    });
    run.session.send({ type: 'records.chosen' });
    await run.world.settle();
    await pays(run, 'WxPay');
    return run;
  }

  test.each(['open', 'processing', 'paid', 'failed', 'closed'])(
    'is paid after PAY_SUCCESS and not after PAY_FAIL, whatever the ledger’s status: %s',
    async (status) => {
      for (const [orderStatus, path] of [
        ['PAY_SUCCESS', '/payResult'],
        ['PAY_FAIL', '/payResultFail'],
      ] as const) {
        const run = await confirming(orderStatus, status);
        for (let second = 0; second < 20; second++) await run.world.pass(1000);

        expect(run.session.view().path).toBe(path);
        const questions = run.world.calls.filter(({ endpoint }) =>
          ['pay.status', 'pay.repayment-result'].includes(endpoint),
        );
        expect(questions.map(({ endpoint }) => endpoint)).toEqual([
          'pay.status',
          'pay.repayment-result',
        ]);
      }
    },
  );
});

describe('the page that the payment of an order leads to', () => {
  test.each<[string, string, string, string | undefined]>([
    ['downPayments', 'sf', '1', '/downPayments?orderNo=A1&paymentType=sf'],
    ['depositPay', 'dbrbzj', '1', '/depositPay?orderNo=A1&paymentType=dbrbzj'],
    ['payTwoCarIndex', 'escdj', '1', '/payTwoCarIndex?orderNo=A1&paymentType=escdj'],
    [
      'downSecondCarLogisticsFee',
      'escwlf',
      '1',
      '/downSecondCarLogisticsFee?orderNo=A1&paymentType=escwlf',
    ],
    ['repayment', 'zj', '1', '/repayment?orderNo=A1&paymentType=zj'],
    ['paymentRecord', '', '1', '/paymentRecord?orderNo=A1'],
    ['', '', '1', undefined],
    ['/evil.example', 'sf', '1', undefined],
    ['bindBankCardTongda', '', '0', '/bindBankCardTongda?orderNo=A1'],
  ])(
    'is the page the platform names: %s',
    async (pageCode, paymentType, bindingStatus, leadsTo) => {
      const { session } = await opened({
        funder: platformId,
        action: 'goPayment',
        order: { bindingStatus },
        answers: {
          'bank-card.go': ok({ pageCode }),
          'payment.go': ok({ pageCode, paymentType }),
        },
      });

      expect(session.view().over?.leadsTo).toBe(leadsTo);
    },
  );
});

test('contradictory responses of the platform cause no loop', async () => {
  const run = await opened({
    answers: {
      'pay.down-payment-info': ok({ ...due, status: 'confirming' }),
      'pay.status': ok({ status: 'closed', amount: 0, dueAmount: 100_000 }),
    },
  });
  for (let second = 0; second < 20; second++) await run.world.pass(1000);

  expect(run.at()).toBe('pending');
  expect(run.world.calls).toHaveLength(3);
});

interface Place {
  funder: string;
  flow: Flow;
  action: number | string;
  step: Step;
}

const writes = new Set(['pay.create', 'pay.month-return', 'rebate.pay']);

/** The cashiers and result pages of all flows that create payments; flows with the same hash count once. */
function placesWithMessages(): Place[] {
  const visited = new Set<string>();
  return definitions.flatMap(({ funder, actions, flows }) =>
    Object.entries(actions).flatMap(([code, start]): Place[] => {
      const flow = 'flow' in start ? flows[start.flow] : undefined;
      if (!flow || visited.has(flow.hash)) return [];
      visited.add(flow.hash);
      const steps = Object.values(flow.steps) as (Step & { endpoint?: string })[];
      if (!steps.some(({ endpoint = '' }) => writes.has(endpoint))) return [];
      const action = funder === platformId ? code : Number(code);
      const shownSteps = steps.filter(({ id, kind }) => kind === 'cashier' || isOutcome(id, kind));
      return shownSteps.map((step) => ({ funder, flow, action, step }));
    }),
  );
}

function isOutcome(id: string, kind: string): boolean {
  return kind === 'result' && /(^|\/)(done|partly|fail|not-begun|kept|paid-before)$/.test(id);
}

/** A forged saved session: at this step, with everything paid. */
function forged({
  flow,
  action,
  step,
}: Pick<Place, 'flow' | 'action'> & { step: Pick<Step, 'id'> }) {
  const answers = { period: '1', attempt: '1', paidNow: 123_456, leftToPay: 0, payAmount: 1 };
  const record = {
    at: step.id,
    answers: { [flow.start]: { ...due, orderPayAmount: 123_456, ...answers }, confirm: answers },
    trail: [flow.start, 'confirm', step.id].filter((id) => Object.hasOwn(flow.steps, id)),
    deadlines: {},
    intents: {},
    hash: flow.hash,
    owner: 'forger',
  };
  return new Map([[recordKey(orderNo, action), JSON.stringify(record)]]);
}

describe('a restored page', () => {
  test('shows no result before the status query has a response, in any flow', async () => {
    const places = placesWithMessages();
    expect(places.length).toBeGreaterThan(60);
    for (const place of places) {
      const { funder, action, step, flow } = place;
      const run = await opened({ funder, action, records: forged(place), isSilent: true });

      expect([flow.id, step.id, run.at() === step.id]).toEqual([flow.id, step.id, false]);
      run.session.close();
    }
  });

  const flow = definitions.find(({ funder }) => funder === 'SELF_OPERATED')?.flows['pay@200'];
  const recordAt = (id: string) => {
    if (!flow) throw new Error('The flow of 200 has another name.');
    return forged({ flow, action: 200, step: { id } });
  };

  test.each<[string, string, string, string]>([
    ['done', 'none', 'due', '/downPayPending'],
    ['done', 'failed', 'due', '/downPayFail'],
    ['done', 'paid', 'paid', '/downPaySuccess'],
    ['partly', 'none', 'due', '/downPayPending'],
    ['fail', 'paid', 'paid', '/downPaySuccess'],
    ['fail', 'failed', 'due', '/downPayFail'],
    ['cashier', 'none', 'due', '/downPayments'],
    ['cashier', 'paid', 'paid', '/downPaySuccess'],
  ])('at %s agrees with the platform: %s, %s', async (step, status, info, path) => {
    const run = await opened({
      records: recordAt(step),
      answers: {
        'pay.status': ok({ status, amount: 70_000, dueAmount: info === 'due' ? 70_000 : 0 }),
        'pay.down-payment-info': ok({ ...due, status: info, dueAmount: 70_000 }),
      },
    });
    for (let second = 0; second < 30; second++) await run.world.pass(1000);

    expect(run.session.view().path).toBe(path);
    const timesShown = run.paths.filter((shown) => shown === '/downPaySuccess').length;
    expect(timesShown).toBe(path === '/downPaySuccess' ? 1 : 0);
    expect(JSON.stringify(run.session.view().step)).not.toContain('1,234.56');
  });
});

/** Faults × moments on the simulated platform: each row of the matrix, with its events in every order. */
import { describe, expect, test } from 'vitest';
import { createCaller } from '../../src/api/client.ts';
import { contract, type EndpointId } from '../../src/api/contract.ts';
import { openAt } from '../../src/machine/open-at.ts';
import { Clock } from './clock.ts';
import { action, paymentOfAFunder } from './definition.ts';
import { type NetworkFault, faults, FaultyNetwork } from './network.ts';
import { orderNo, SimulatedPlatform } from './platform.ts';
import { PaymentRun } from './run.ts';
import { inMessaging, onTheWeb, type RunConditions } from './run-events.ts';

const { definition, flow } = paymentOfAFunder();

const web: RunConditions = onTheWeb('cashier');
const messaging: RunConditions = inMessaging(web);
/** On a provider's page, in a wallet of the host, from a digital-yuan wallet. */
const conditions: [string, RunConditions][] = [
  ['on a page', web],
  ['in a wallet', messaging],
  ['in digital yuan', { ...web, paymentMethod: 2 }],
];

async function startedRun(world: RunConditions, towards = world.towards): Promise<PaymentRun> {
  const run = new PaymentRun(definition, world);
  await run.start({ ...world, towards });
  expect(run.at).toBe(towards);
  return run;
}

const payWith = ['AliPay', 'WxPay', 'DCEPPay'];

/** Taps Pay in the cashier, and chooses the wallet where one is asked for. */
async function pays(run: PaymentRun, { paymentMethod }: RunConditions, times = 1): Promise<void> {
  run.tap('cashier.submitted', payWith[paymentMethod], times);
  await run.pass(paymentMethod === 2 ? 200 : 0);
  if (paymentMethod === 2) run.tap('records.chosen', undefined, times);
}

function idsOf(run: PaymentRun, endpoint = 'pay.create'): Set<string | undefined> {
  const { tries } = run.network;
  return new Set(tries.filter(({ id }) => id === endpoint).map(({ requestId }) => requestId));
}

/** Ends all faults. Expects that no rule was broken and the money was captured once. */
async function endsPaidOnce(run: PaymentRun): Promise<void> {
  await run.ends();
  expect(run.rules.broken).toEqual([]);
  expect(run.platform.ledger.captures).toHaveLength(1);
  expect(run.at).toBe('done');
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    orders([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

const certain: NetworkFault[] = ['refused', 'unknown-status', '401'];
const afterWrites = faults.filter((fault) => !certain.includes(fault));
/** A refused write had no effect, whatever the code of the refusal: the customer can pay again. */
const refusals: NetworkFault[] = ['unknown-code-before'];

describe('pay submit', () => {
  test.each(conditions)('double tap in one frame, %s: one request', async (_, world) => {
    const run = await startedRun(world);
    await pays(run, world, 2);
    await run.pass(2_000);
    expect(idsOf(run).size).toBe(1);
    expect(run.platform.payments).toHaveLength(1);
    await endsPaidOnce(run);
  });

  test.each(conditions)('two tabs, %s: only the last to open pays', async (_, world) => {
    const run = await startedRun(world);
    run.phone.open();
    await run.pass(500);
    const [first] = run.phone.tabs;
    expect(first?.session.view().paused).toBe(true);
    await pays(run, world);
    first?.session.send({
      type: 'cashier.submitted',
      answers: { payType: payWith[world.paymentMethod] },
    });
    await run.pass(2_000);
    expect(idsOf(run).size).toBe(1);
    await endsPaidOnce(run);
  });

  describe.each(conditions)('%s', (_, world) => {
    test.each(afterWrites.flatMap((fault) => [1, 5].map((times) => [fault, times] as const)))(
      '%s, %i times: one requestId, no failure page, one capture',
      async (fault, times) => {
        const run = await startedRun(world);
        run.network.arrange({ fault, aim: 'writes', times });
        await pays(run, world);
        await run.pass(200_000);
        expect(idsOf(run).size).toBe(1);
        expect(run.rules.visited.includes('fail')).toBe(refusals.includes(fault));
        await run.ends();
        expect(run.rules.broken).toEqual([]);
        expect(run.platform.ledger.captures).toHaveLength(run.platform.payments.length);
      },
    );
  });

  test('offline then online: the same request goes out again and pays', async () => {
    const run = await startedRun(messaging);
    run.network.offline = true;
    await pays(run, messaging);
    await run.pass(2_500);
    run.network.offline = false;
    await run.pass(5_000);
    expect(run.at).toBe('native');
    expect(idsOf(run).size).toBe(1);
    await endsPaidOnce(run);
  });
});

describe('processing', () => {
  test.each([
    ['once', 1, 'native'],
    ['four times', 4, 'native'],
    ['for ever', 99, 'confirm'],
  ])('%s: the same requestId each time', async (_, times, at) => {
    const run = await startedRun(messaging);
    run.network.arrange({ fault: 'processing', aim: 'writes', times });
    await pays(run, messaging);
    await run.pass(16_000);
    expect(run.at).toBe(at);
    expect(idsOf(run).size).toBe(1);
    expect(run.network.tries.filter(({ id }) => id === 'pay.create')).toHaveLength(
      Math.min(times + 1, 5),
    );
    await endsPaidOnce(run);
  });

  test('forever: the poll ends, with a button that queries again', async () => {
    const run = await startedRun(messaging);
    run.network.arrange({ fault: 'processing', aim: 'all', times: 999 });
    await pays(run, messaging);
    await run.pass(120_000);
    expect(run.at).toBe('pending');
    expect(run.tap('notice.query')).toBe(true);
    await endsPaidOnce(run);
  });

  test.each(orders<NetworkFault>(['processing', 'drop-after', 'drop-before']))(
    'mixed with drops, %s, %s, %s: the same requestId',
    async (...mixed) => {
      const run = await startedRun(messaging);
      for (const fault of mixed) run.network.arrange({ fault, aim: 'writes', times: 1 });
      await pays(run, messaging);
      await run.pass(20_000);
      expect(run.at).toBe('native');
      expect(idsOf(run).size).toBe(1);
      await endsPaidOnce(run);
    },
  );

  test('then failed: the failure page, because the ledger says so', async () => {
    const run = await startedRun(messaging);
    run.network.arrange({ fault: 'processing', aim: 'writes', times: 99 });
    await pays(run, messaging);
    await run.pass(17_000);
    run.platform.act('P1', 'failed', [0]);
    await run.pass(6_000);
    expect(run.at).toBe('fail');
    expect(run.rules.broken).toEqual([]);
  });
});

describe('same requestId', () => {
  const request = {
    orderNo,
    orderPayAmount: 900_000,
    payType: 'WxPay',
    channelType: 'WECHAT',
    channelCallMethod: 'NATIVE',
    clientType: 'wechat',
    feeType: 'sf',
    tradeType: 'JSAPI',
    couponList: [],
    color: '',
    productLineCode: '',
    financeGoodsCode: '',
    storeCode: '',
    modelCode: '',
    cityCode: '',
    period: '1',
    attempt: '1',
  };

  function client() {
    const clock = new Clock();
    const platform = new SimulatedPlatform(web.terms, clock);
    const network = new FaultyNetwork(clock, platform);
    const call = createCaller({
      baseUrl: '',
      credentials: () => ({}),
      bridge: { request: async () => 'no-answer' },
      sleep: (ms, signal) => clock.sleepUntil(clock.phone() + ms, signal),
      newId: () => 'new',
      language: () => 'zh',
      onSignedOut: () => false,
      onBug: (message) => expect(message).toBe(''),
      load: async (id) => contract[id as EndpointId],
      deliver: network.deliver('pay.create'),
    });
    const { signal } = new AbortController();
    const create = (more = {}) =>
      call('pay.create', { ...request, ...more }, { signal, requestId: 'R' });
    return { clock, platform, create };
  }

  test.each([
    ['three in a row', 3, 200],
    ['twelve in parallel', 12, 0],
  ])('%s: the first result again', async (_, times, apart) => {
    const { clock, platform, create } = client();
    const answers = [];
    for (let time = 0; time < times; time++) {
      answers.push(create());
      await clock.pass(apart);
    }
    await clock.pass(1_000);
    const results = (await Promise.all(answers)).map((response) => JSON.stringify(response));
    expect(new Set(results).size).toBe(1);
    expect(results[0]).toContain('"ok"');
    expect(platform.payments).toHaveLength(1);
  });

  test('with another amount: refused', async () => {
    const { clock, platform, create } = client();
    const first = create();
    await clock.pass(200);
    const other = create({ orderPayAmount: 1 });
    await clock.pass(200);
    expect(await first).toMatchObject({ type: 'ok' });
    expect(await other).toMatchObject({ type: 'failed', result: { code: 'REQUEST_ID_REUSED' } });
    expect(platform.payments.map(({ amount }) => amount)).toEqual([900_000]);
  });
});

describe('poll', () => {
  test('respects its interval, slows down after a while, and ends with a message', async () => {
    const run = await startedRun(web, 'confirm');
    await run.pass(60_000);
    expect(run.at).toBe('pending');
    const queriedAt = run.network.tries.filter(({ id }) => id === 'pay.status').map(({ at }) => at);
    const gaps = queriedAt.slice(1).map((at, index) => at - (queriedAt[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
    expect(gaps.at(-1)).toBeGreaterThan(3_000);
    for (let tap = 0; tap < 5; tap++) {
      run.tap('notice.query');
      await run.pass(10);
      await run.pass(10);
      run.reload();
    }
    expect(run.rules.broken).toEqual([]);
  });

  test.each([
    ['a reload', (run: PaymentRun) => run.reload()],
    ['a kill', (run: PaymentRun) => (run.phone.kill(), run.phone.open())],
    ['a second tab', (run: PaymentRun) => run.phone.open()],
  ])('%s while a query is pending does not send another at once', async (_, interrupt) => {
    const run = await startedRun(web, 'confirm');
    await run.pass(20);
    interrupt(run);
    await run.pass(5_000);
    expect(run.rules.broken).toEqual([]);
  });
});

describe('phone', () => {
  const moments = ['cashier', 'confirm', 'pending', 'native'];

  test.each(moments.flatMap((at) => [1, -1].map((days) => [days, at] as const)))(
    'clock %i day at %s: the screen still agrees with the ledger',
    async (days, at) => {
      const world = at === 'native' ? messaging : web;
      const run = await startedRun(world, at);
      await run.does({ type: 'clock', days, ms: 3_000 });
      if (at === 'cashier') await pays(run, world);
      await run.pass(1_000);
      expect(run.at).not.toBe('fail');
      await endsPaidOnce(run);
    },
  );

  test.each(['full', 'denied'] as const)(
    'storage %s: pays nevertheless, and queries the platform after a kill',
    async (is) => {
      const run = await startedRun(messaging);
      await run.does({ type: 'storage', is, ms: 0 });
      await pays(run, messaging);
      await run.pass(500);
      expect(run.at).toBe('native');
      await run.does({ type: 'kill', ms: 500 });
      await run.pass(1_000);
      expect(run.at).toBe('confirm');
      await endsPaidOnce(run);
    },
  );
});

describe('forged addresses', () => {
  test.each(['/downPaySuccess', '/downPayFail', '/downPayConfirm'])(
    '%s with success in its query opens the flow, never a result',
    (path) => {
      const params = { status: 'paid', payResult: 'success' };
      expect(openAt(definition, { path, params, action })).toMatchObject({
        type: 'flow',
        flow: flow.id,
      });
    },
  );
});

/** Faults × moments on the simulated platform: leaving to pay, returning, the notification, and cancelling, in all orders. */
import { describe, expect, test } from 'vitest';
import { paymentOfAFunder } from './definition.ts';
import { type RunEvent, inMessaging, onTheWeb, type RunConditions } from './run-events.ts';
import { PaymentRun } from './run.ts';

const { definition } = paymentOfAFunder();

const web: RunConditions = onTheWeb('go');
const messaging: RunConditions = inMessaging(web);

/** At the provider's page, which replaced ours. */
async function onPage(opens: RunConditions['opens'] = 'away'): Promise<PaymentRun> {
  const run = new PaymentRun(definition, { ...web, opens });
  await run.start({ ...web, opens });
  await run.pass(500);
  return run;
}

async function inWallet(): Promise<PaymentRun> {
  const run = new PaymentRun(definition, messaging);
  await run.start({ ...messaging, towards: 'native' });
  await run.pass(500);
  expect(run.at).toBe('native');
  return run;
}

async function ends(run: PaymentRun, at: string): Promise<void> {
  await run.ends();
  expect(run.rules.broken).toEqual([]);
  expect(run.at).toBe(at);
}

/** A known result never becomes unknown again: after a reload the page shows it as soon as the status is queried. */
function neverGoesBack({ rules }: PaymentRun): void {
  const firstDone = rules.visited.indexOf('done');
  const asksOrSays = new Set(['ask', 'confirm', 'done']);
  expect(rules.visited.slice(firstDone).filter((step) => !asksOrSays.has(step))).toEqual([]);
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    orders([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

const paid = (notice: readonly number[] = []): RunEvent => ({
  type: 'provider',
  which: 0,
  act: 'paid',
  notice,
  late: false,
  ms: 0,
});

const killed: RunEvent = { type: 'kill', ms: 200 };
const aWhile: RunEvent = { type: 'wait', ms: 1_500 };

describe('leave to a payment page', () => {
  test('link blocked: the page says so, and a tap opens it', async () => {
    const run = await onPage('blocked-once');
    expect([run.at, run.status]).toEqual(['go', 'blocked']);
    run.tap('link.tapped');
    await run.pass(100);
    expect(run.status).toBe('opening');
    await run.does(paid([0]));
    await run.does({ type: 'comes back', ms: 2_000 });
    await ends(run, 'done');
  });

  test('link not allowed: refused, and a retry sends the same request', async () => {
    const run = new PaymentRun(definition, web);
    run.platform.pages = 'https://openapi.alipay.com.attacker.example/pay';
    await run.start(web);
    await run.pass(500);
    expect([run.at, run.status]).toEqual(['go', 'refused']);
    expect(run.phone.links).toEqual([]);
    run.tap('link.reopened');
    await run.pass(500);
    const ids = run.network.tries.filter(({ id }) => id === 'pay.create');
    expect(new Set(ids.map(({ requestId }) => requestId)).size).toBe(1);
    expect(run.rules.broken).toEqual([]);
  });

  const pays = paid([0]);
  const walletCloses: RunEvent = { type: 'wallet', end: 'done', ms: 0 };
  const moments: [string, RunEvent[], string][] = [
    ['before', [], 'confirm'],
    ['during', [killed, pays], 'done'],
    ['after', [pays, walletCloses], 'done'],
  ];

  describe.each([
    ['a page', onPage],
    ['a wallet', inWallet],
  ])('%s', (_, result) => {
    test.each(moments)(
      'app killed %s paying: the platform’s status is shown',
      async (_moment, event, at) => {
        const run = await result();
        for (const one of [...event, killed, aWhile]) await run.does(one);
        expect(run.at).toBe(at);
        await ends(run, 'done');
        expect(run.platform.payments).toHaveLength(1);
      },
    );
  });

  test('app killed while the request is on its way: the same payment, never another', async () => {
    for (const ms of [0, 20, 40, 60, 100]) {
      const run = new PaymentRun(definition, web);
      await run.start(web);
      await run.pass(ms);
      await run.does({ type: 'kill', ms: 0 });
      await run.pass(2_000);
      expect(run.at).toBe('confirm');
      await ends(run, 'done');
      expect(run.platform.payments).toHaveLength(1);
    }
  });

  test.each(['unfinished', 'cancelled', 'failed', 'lost'] as const)(
    'the result "%s" of a wallet is not believed after a payment',
    async (end) => {
      const run = await inWallet();
      await run.does(paid([3_000]));
      await run.does({ type: 'wallet', end, ms: 5_000 });
      expect(run.at).toBe(end === 'lost' ? 'native' : 'done');
      await ends(run, 'done');
    },
  );

  test('the result "done" of a wallet is not believed without a payment', async () => {
    const run = await inWallet();
    await run.does({ type: 'wallet', end: 'done', ms: 3_000 });
    expect(run.at).toBe('confirm');
    await ends(run, 'done');
  });
});

describe('return', () => {
  test.each([
    ['lost', [killed, aWhile]],
    [
      'twice',
      [
        { type: 'comes back', ms: 0 },
        { type: 'comes back', ms: 1_500 },
      ],
    ],
    ['from the back-forward cache', [{ type: 'comes back', ms: 1_500 }]],
    [
      'forged success',
      [{ type: 'reload', params: { status: 'paid', trade: 'SUCCESS' }, ms: 1_500 }],
    ],
    ['of another order', [{ type: 'reload', params: { orderNo: 'ORDER-2' }, ms: 1_500 }]],
  ] as [string, RunEvent[]][])('%s: unpaid it queries, paid it says so', async (_, returns) => {
    for (const isPaid of [false, true]) {
      const run = await onPage();
      if (isPaid) await run.does(paid([0]));
      for (const one of returns) await run.does(one);
      expect(run.at).toBe(isPaid ? 'done' : 'confirm');
      if (isPaid) neverGoesBack(run);
      await ends(run, 'done');
    }
  });

  test.each([
    ['before the notification', [4_000]],
    ['after the notification', [0]],
    ['and the notification comes twice', [0, 500]],
    ['and the notification comes only in response to a query', 'queried' as const],
  ])('%s: the query decides', async (_, notice) => {
    const run = await onPage();
    run.platform.act('P1', 'paid', notice);
    await run.does({ type: 'comes back', ms: 300 });
    expect(run.at).toBe(notice[0] === 4_000 ? 'confirm' : 'done');
    await run.pass(6_000);
    expect(run.at).toBe('done');
    neverGoesBack(run);
    await ends(run, 'done');
  });
});

describe('poll, notification, redirect', () => {
  const events = {
    /** Another tab queries the status while the page is away. */
    poll: async (run: PaymentRun) => {
      if (run.at !== 'confirm') run.phone.open();
      await run.pass(1_500);
    },
    notification: async (run: PaymentRun) => run.platform.notifyAgain('P1'),
    redirect: async (run: PaymentRun) => run.does({ type: 'reload', params: { r: 'ok' }, ms: 300 }),
  };

  test.each(orders(Object.keys(events) as (keyof typeof events)[]))(
    '%s, %s, %s: it is paid, and never shown as unpaid again',
    async (...order) => {
      const run = await onPage();
      await run.does(paid());
      for (const event of order) {
        await events[event](run);
        run.rules.check();
      }
      await run.pass(3_000);
      expect(run.at).toBe('done');
      neverGoesBack(run);
      await ends(run, 'done');
    },
  );

  test('a late response to an older query changes nothing', async () => {
    const run = await onPage();
    run.network.arrange({ fault: 'answer-late', aim: 'reads', times: 1 });
    await run.does({ type: 'comes back', ms: 500 });
    await run.does(paid([0]));
    await run.does({ type: 'reload', params: {}, ms: 2_000 });
    expect(run.at).toBe('done');
    await run.pass(200_000);
    expect(run.at).toBe('done');
    neverGoesBack(run);
    await ends(run, 'done');
  });
});

describe('cancel while paying', () => {
  /** Not paid, and the customer has left the poll. */
  async function waiting(): Promise<PaymentRun> {
    const run = await onPage();
    await run.does({ type: 'comes back', ms: 40_000 });
    expect(run.at).toBe('pending');
    return run;
  }
  const cancels: RunEvent = { type: 'tap', which: 'notice.cancel', times: 1, ms: 0 };

  test('pay wins: the customer is told, and it is paid', async () => {
    const run = await waiting();
    await run.does(paid());
    await run.does({ ...cancels, ms: 2_000 });
    expect(run.rules.toasts).toContain('取消支付失败');
    expect(run.at).toBe('done');
    await ends(run, 'done');
  });

  test('cancel wins: the customer is told, and money that comes late goes back', async () => {
    const run = await waiting();
    await run.does({ ...cancels, ms: 2_000 });
    expect(run.rules.toasts).toContain('取消支付成功');
    expect(run.at).toBe('cashier');
    await run.does({ ...paid([0]), late: true } as RunEvent);
    expect(run.platform.ledger.captures).toEqual([]);
    await ends(run, 'cashier');
  });

  test.each([0, 20, 39, 40, 41, 80])(
    'a tie, paid %i ms after the tap: exactly one of them',
    async (ms) => {
      for (const payFirst of [true, false]) {
        const run = await waiting();
        if (payFirst) await run.does(paid([200]));
        await run.does({ ...cancels, ms });
        if (!payFirst) await run.does(paid([200]));
        await run.pass(3_000);
        const isPaid = run.platform.ledger.captures.length === 1;
        expect(run.at).toBe(isPaid ? 'done' : 'cashier');
        expect(run.rules.toasts).toContain(
          isPaid && run.rules.toasts.length > 0 ? '取消支付失败' : '取消支付成功',
        );
        await ends(run, isPaid ? 'done' : 'cashier');
      }
    },
  );

  test('the response to the cancellation is lost: the status is queried', async () => {
    for (const fault of ['drop-before', 'drop-after', '5xx-after', 'html'] as const) {
      const run = await waiting();
      run.network.arrange({ fault, aim: 'writes', times: 5 });
      await run.does({ ...cancels, ms: 60_000 });
      expect(run.rules.visited).not.toContain('fail');
      expect(run.rules.broken).toEqual([]);
      await run.ends();
      expect(run.rules.broken).toEqual([]);
    }
  });

  test('a delayed request pays nothing once it was cancelled', async () => {
    const run = new PaymentRun(definition, web);
    run.network.arrange({ fault: 'request-late', aim: 'writes', times: 1 });
    await run.start({ ...web, towards: 'go' });
    await run.does({ ...killed, ms: 100 });
    await run.pass(40_000);
    expect(run.at).toBe('pending');
    await run.does({ ...cancels, ms: 2_000 });
    expect(run.at).toBe('cashier');
    await run.pass(130_000);
    expect(run.platform.payments).toEqual([]);
    await ends(run, 'cashier');
  });
});

describe('refund', () => {
  test('duplicate, and partial then full: never more than was captured', async () => {
    const run = await onPage();
    await run.does(paid([0]));
    const { ledger } = run.platform;
    const refunds = [
      ['R1', 300_000, true],
      ['R1', 300_000, false],
      ['R2', 900_000, false],
      ['R2', 600_000, true],
      ['R3', 1, false],
    ] as const;
    for (const [key, amount, isDone] of refunds) expect(ledger.refund(key, amount)).toBe(isDone);
    expect(ledger.faults(900_000)).toEqual([]);
    await run.does({ type: 'comes back', ms: 2_000 });
    await ends(run, 'done');
  });
});

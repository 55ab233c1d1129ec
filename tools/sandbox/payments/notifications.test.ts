import { describe, expect, it } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';
import {
  actAtCashier,
  customersPage,
  moneyOf,
  notifyAgain,
  pageOf,
  payer,
} from './paying.fixture.ts';
import type { NotificationTiming } from './provider.ts';

let now = Date.parse('2026-03-01T08:00:00Z');
const sandbox = sandboxAt(() => now);
const { create, statusOf } = payer(sandbox);
const anOrder = () => sandbox.newOrder('SELF_OPERATED', 230);

describe('poll, notification and redirect', () => {
  type Moment = 'poll' | 'notification' | 'redirect';
  const orders: Moment[][] = [
    ['poll', 'notification', 'redirect'],
    ['poll', 'redirect', 'notification'],
    ['notification', 'poll', 'redirect'],
    ['notification', 'redirect', 'poll'],
    ['redirect', 'poll', 'notification'],
    ['redirect', 'notification', 'poll'],
  ];
  const rank: Readonly<Record<string, number>> = { none: 0, open: 1, processing: 2, paid: 3 };

  it.each(orders)('%s, %s, %s: the state never goes backwards', async (...moments) => {
    const orderNo = await anOrder();
    const { serialNumber } = await create(orderNo);
    await actAtCashier(sandbox, 'pay', { serialNumber, notice: '5s' });
    const statuses: string[] = [];
    const recordStatus = async () => statuses.push((await statusOf(orderNo)).status);
    const outcomes: Record<Moment, () => Promise<unknown>> = {
      poll: recordStatus,
      notification: async () => {
        now += 5_000;
      },
      redirect: async () => {
        await sandbox.dataOf('payment.update-processing', {
          strStatus: 'SUCCESS',
          strOrderId: orderNo,
        });
        await recordStatus();
      },
    };

    for (const moment of moments) await outcomes[moment]();
    await recordStatus();

    const ranks = statuses.map((status) => rank[status] ?? -1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(statuses.at(-1)).toBe('paid');
    expect((await moneyOf(sandbox, orderNo)).held).toBe(2_000_00);
  });

  it.each<[NotificationTiming, number]>([
    ['before', 0],
    ['now', 0],
    ['5s', 5_000],
    ['30s', 30_000],
    ['twice', 0],
    ['queried', 10_000],
  ])('notified %s, the money is there after %d ms, once', async (notice, after) => {
    const orderNo = await anOrder();
    await create(orderNo);
    await actAtCashier(sandbox, 'pay', { orderNo, notice });
    const before = after > 0 ? 'open' : 'paid';
    now += Math.max(0, after - 1);
    expect((await statusOf(orderNo)).status).toBe(before);
    now += 1;

    expect((await statusOf(orderNo)).status).toBe('paid');
    now += 60_000;
    await notifyAgain(sandbox, { orderNo, times: 2 });
    await statusOf(orderNo);
    const { lines, held } = await moneyOf(sandbox, orderNo);
    expect(lines.filter(({ kind }) => kind === 'capture')).toHaveLength(2);
    expect(held).toBe(2_000_00);
  });

  it('a late notice of a failure does not affect the next payment', async () => {
    const orderNo = await anOrder();
    const { serialNumber } = await create(orderNo);
    await actAtCashier(sandbox, 'fail', { serialNumber });
    await create(orderNo, { payType: 'WxPay' });
    await actAtCashier(sandbox, 'pay', { orderNo });

    await notifyAgain(sandbox, { serialNumber });

    expect((await statusOf(orderNo)).status).toBe('paid');
  });

  it("the phone's own report has no effect", async () => {
    const orderNo = await anOrder();
    const { serialNumber } = await create(orderNo);
    const misnamed = { strStatus: 'SUCCESS', strOrderId: serialNumber };
    expect((await sandbox.refusalOf('payment.update-processing', misnamed)).code).not.toBe('');

    for (const strStatus of ['SUCCESS', 'FAIL', 'whatever']) {
      const report = { strStatus, strOrderId: orderNo };
      await sandbox.dataOf('payment.update-processing', report);
    }

    expect((await statusOf(orderNo)).status).toBe('processing');
    expect((await moneyOf(sandbox, orderNo)).held).toBe(0);
  });
});

describe("the provider's page", () => {
  const press = (url: string, answers: Record<string, string>) =>
    fetch(pageOf(sandbox, url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ t: new URL(url).searchParams.get('t') ?? '', ...answers }),
      redirect: 'manual',
    });

  it("pays once and leads back to the customer's page, without a result in the address", async () => {
    const orderNo = await anOrder();
    const { url = '' } = await create(orderNo);
    expect(await (await fetch(pageOf(sandbox, url))).text()).toContain('¥2,000.00');

    const back = await press(url, { answer: 'pay', notice: '5s' });
    const again = await press(url, { answer: 'pay' });

    expect(back.status).toBe(303);
    const home = `${customersPage}&from=cashier`;
    expect(back.headers.get('location')).toBe(home);
    expect(await again.text()).toContain('您已付款，请勿重复支付');
    expect((await statusOf(orderNo)).status).toBe('open');
    now += 5_000;
    expect((await statusOf(orderNo)).status).toBe('paid');
  });

  it.each([
    ['fail', 'failed'],
    ['cancel', 'closed'],
  ])('%s ends it as %s', async (act, status) => {
    const orderNo = await anOrder();
    const { url = '' } = await create(orderNo);

    await press(url, { answer: act });

    expect((await statusOf(orderNo)).status).toBe(status);
  });

  it('of an unknown payment responds with a message, in both languages', async () => {
    const page = await fetch(`${sandbox.url}/bank-pages/pay/AliPay?t=nobody&lang=en`);

    expect(page.status).toBe(404);
    expect(await page.text()).toContain('There is no such payment');
  });

  it('left without a choice leaves the payment open', async () => {
    const orderNo = await anOrder();
    const { url = '' } = await create(orderNo);

    const page = await (await fetch(pageOf(sandbox, url))).text();

    expect(page).toContain('<a href="https://app.example/mwap/flow?orderNo=1&amp;from=cashier">');
    expect((await statusOf(orderNo)).status).toBe('open');
  });
});

import { expect, type Page } from '@playwright/test';
import { simulatedHosts } from '../../src/pages/launcher/hosts.ts';
import {
  actElsewhere,
  atCashier,
  atProvider,
  atWalkedAway,
  expectPaid,
  expectUnpaidAt,
  killAndReopen,
  orderAddress,
  orderToPay,
  type Payment,
  payNow,
  soonAt,
  walkAway,
  payElsewhereThenCheck,
} from './faulty-payment.ts';
import { test } from '../support/own-sandbox.ts';
import { expectStep, inWallet, payWith } from './paying.ts';
import { injectFault } from '../support/sandbox.ts';
import { nightlyExcept } from '../support/nightly.ts';

const day = 24 * 60 * 60_000;

test.describe("the phone's clock", () => {
  for (const [name, off] of [
    ['a day ahead', day],
    ['a day behind', -day],
  ] as const)
    test(
      `${name}: waiting ends with words, and it is paid once`,
      nightlyExcept(name, ['a day ahead']),
      async ({ ownPage: page }) => {
        await page.clock.install({ time: Date.now() + off });
        const payment = await atWalkedAway(page);
        await soonAt(page, 'pending');
        await expectUnpaidAt(payment, 'pending');
        await payElsewhereThenCheck(payment);

        await expectPaid(payment);
      },
    );

  test('set back by a day while polling: it goes on polling', async ({ ownPage: page }) => {
    await page.clock.install();
    const payment = await atWalkedAway(page);
    await expectUnpaidAt(payment, 'confirm');
    await page.clock.setSystemTime(Date.now() - day);
    await page.reload();
    await expectUnpaidAt(payment, 'confirm');
    await actElsewhere(payment, 'pay');

    await soonAt(page, 'done');
    await expectPaid(payment);
  });

  test('asleep for an hour while polling: the result is queried again', async ({
    ownPage: page,
  }) => {
    await page.clock.install();
    const payment = await atWalkedAway(page);
    await expectUnpaidAt(payment, 'confirm');
    await page.clock.pauseAt(Date.now() + 60 * 60_000);
    await actElsewhere(payment, 'pay');
    await page.clock.resume();

    const query = page.getByRole('button', { name: '查询支付结果' });
    await expect(query.or(page.locator('[data-step=done]'))).toBeVisible();
    if (await query.isVisible()) await query.click();
    await expectPaid(payment);
  });
});

test.describe('the storage of the phone', () => {
  for (const [name, storage] of [
    ['denied', { spoil: denyStorage, keepsToken: false }],
    ['full', { spoil: fillStorage, keepsToken: true }],
  ] as const) {
    test(
      `${name}: coming back and opening the order again ask the ledger, and it is paid once`,
      nightlyExcept(name, ['denied']),
      async ({ ownPage: page }) => {
        const payment = await atCashierOf(page, storage);
        await payWith(page, 'AliPay');
        await atProvider(page);
        await page.getByRole('link', walkAway).click();
        await expectUnpaidAt(payment, 'confirm');
        await killAndReopen(payment);
        await expectUnpaidAt(payment, 'confirm');
        await actElsewhere(payment, 'pay');
        await payment.page.reload();

        await expectPaid(payment);
        expect(payment.requestIds).toHaveLength(1);
      },
    );

    test(
      `${name}, and killed while the payment is started: paying again makes one payment`,
      nightlyExcept(name, ['full']),
      async ({ ownPage: page }) => {
        const payment = await atCashierOf(page, storage);
        await injectFault(page, 'pay.create', 'delay', { ms: 2_000 });
        await payWith(page, 'AliPay');
        await expect.poll(() => payment.requestIds.length).toBe(1);
        await killAndReopen(payment);

        const cashier = payment.page.locator('[data-step=cashier]');
        await expect(cashier.or(payment.page.locator('[data-step=confirm]'))).toBeVisible();
        if (await cashier.isVisible()) await payNow(payment);
        else {
          await actElsewhere(payment, 'pay');
          await expectPaid(payment);
        }
      },
    );
  }
});

test.describe('what is left on the phone after a payment', () => {
  test("by the provider's page: no token, no phone, nothing of the payment", async ({
    ownPage: page,
  }) => {
    const traces = watchTraces(page);
    const payment = await orderToPay(page);
    await page.goto(`${orderAddress(payment)}&token=${payment.token}&phone=13800138000`);
    await expectStep(page, 'cashier');
    traces.urls.length = 0;
    await payNow(payment);

    await expectNoTraces(page, traces, [payment.token, '13800138000']);
  });

  test('by the digital yuan: no account number of a wallet', async ({ ownPage: page }) => {
    const traces = watchTraces(page);
    const payment = await atCashier(page);
    const wallets = page.waitForResponse(/queryDcepSubWallet/);
    await payWith(page, 'DCEPPay');
    const { data } = (await (await wallets).json()) as { data: { mrchntAccountId: string }[] };
    await expectStep(page, 'wallet');
    await page.locator('main li').getByRole('button').first().click();
    await expectPaid(payment);

    expect(data.length).toBeGreaterThan(0);
    await expectNoTraces(page, traces, [
      payment.token,
      '13800138000',
      ...data.map(({ mrchntAccountId }) => mrchntAccountId),
    ]);
  });

  test.describe("by an app's wallet", () => {
    test.use({ userAgent: simulatedHosts[2]?.userAgent ?? '' });

    test("none of the wallet's parameters", async ({ ownPage: page }) => {
      const traces = watchTraces(page);
      const payment = await atCashier(page);
      const created = page.waitForResponse(/\/api\/pay\/payment\/create/);
      await payWith(page, 'WxPay');
      const { data } = (await (await created).json()) as { data: { payInfo: string } };
      await inWallet(page, 'pay');
      await expectPaid(payment);

      expect(data.payInfo).not.toBe('');
      await expectNoTraces(page, traces, [payment.token, '13800138000', data.payInfo]);
    });
  });
});

/** Opens the cashier on a phone with this storage. */
async function atCashierOf(
  page: Page,
  storage: { readonly spoil: () => void; readonly keepsToken: boolean },
): Promise<Payment> {
  const payment = await orderToPay(page);
  await page.context().addInitScript(storage.spoil);
  // Without a stored token every page would begin signed out, so it is sent as a header.
  if (!storage.keepsToken) await page.context().setExtraHTTPHeaders({ token: payment.token });
  await page.goto(orderAddress(payment));
  await expectStep(page, 'cashier');
  return payment;
}

interface Traces {
  urls: string[];
  messages: string[];
}

/** All addresses requested or visited, and all messages of the console. */
function watchTraces(page: Page): Traces {
  const traces: Traces = { urls: [], messages: [] };
  page.on('request', (request) => traces.urls.push(request.url()));
  page.on('framenavigated', (frame) => traces.urls.push(frame.url()));
  page.on('console', (message) => traces.messages.push(message.text()));
  page.on('pageerror', (error) => traces.messages.push(error.message));
  return traces;
}

/** The storage keys `token` and `phone` are specified by the platform. */
async function expectNoTraces(
  page: Page,
  { urls, messages }: Traces,
  secrets: readonly string[],
): Promise<void> {
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).filter(([key]) => key !== 'token' && key !== 'phone'),
    ),
  );
  const places = {
    urls: urls.map(decodeURIComponent),
    messages,
    stored: stored.flat() as string[],
  };
  expect(urls.length).toBeGreaterThan(0);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    for (const [place, texts] of Object.entries(places))
      expect(
        texts.filter((text) => text.includes(secret)),
        `${place}: ${secret}`,
      ).toEqual([]);
  }
}

function denyStorage(): void {
  const denied = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', denied);
  Object.defineProperty(window, 'sessionStorage', denied);
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

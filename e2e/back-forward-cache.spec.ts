import { expect, type Page } from '@playwright/test';
import { submit } from './support/acts.ts';
import {
  actAtProvider,
  expectPaid,
  expectStep,
  moneyOf,
  openCashier,
  payWith,
} from './payments/paying.ts';
import { test as base } from './support/own-sandbox.ts';
import { newOrder } from './support/sandbox.ts';
import { signInAs } from './support/signed-in.ts';

/** Chromium with its back/forward cache, which Playwright disables by default. */
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Goes back, and expects the same document, restored from the cache. */
async function backToCachedPage(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

/** Marks the present document, so that it can be recognized after it is restored. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

test(
  "Back from the funder's page to the page the browser kept asks the platform at once",
  { tag: '@window' },
  async ({ page }) => {
    const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 320);
    await signInAs(page, token);
    await page.goto(`/mwap/orderAction?orderNo=${orderNo}&action=320`);
    await mark(page);
    await submit(page);
    await page.waitForURL(/\/bank-pages\//);
    const request = page.waitForRequest(/\/api\/sign\/status\?/);

    await backToCachedPage(page);

    await request;
    await expectStep(page, 'check');
  },
);

/** Goes on to the payment provider's page from a marked document. */
async function atProviderFromMarked(page: Page): Promise<string> {
  const { orderNo } = await openCashier(page);
  await mark(page);
  await payWith(page, 'AliPay');
  await page.waitForURL(/\/bank-pages\/pay\//);
  return orderNo;
}

test(
  "Back from the payment provider's page shows what the ledger knows: paid meanwhile",
  { tag: '@window' },
  async ({ page }) => {
    const orderNo = await atProviderFromMarked(page);
    await actAtProvider(page, orderNo, 'pay');

    await backToCachedPage(page);

    await expectPaid(page, orderNo, 'AliPay');
  },
);

test(
  "Back from the payment provider's page without paying is no payment and no failure",
  { tag: '@window' },
  async ({ page }) => {
    const orderNo = await atProviderFromMarked(page);
    const request = page.waitForRequest(/\/api\/pay\/payment\/status\?/);

    await backToCachedPage(page);

    await request;
    await expectStep(page, 'confirm');
    const { payments, held } = await moneyOf(page, orderNo);
    expect(payments).toMatchObject([{ status: 'open' }]);
    expect(held).toBe(0);
  },
);

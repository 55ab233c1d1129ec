import { expect, type Page } from '@playwright/test';
import { simulatedHosts } from '../../src/pages/launcher/hosts.ts';
import { answerNext, toast } from '../support/acts.ts';
import {
  expectNothingTaken,
  expectPaid,
  expectStep,
  inWallet,
  moneyOf,
  openCashier,
  payWith,
  toCashier,
} from './paying.ts';
import { nightly, nightlyExcept } from '../support/nightly.ts';
import { test } from '../support/own-sandbox.ts';

const [, phone, android, oldAndroid, iphone, oldIphone, messaging, miniProgram] =
  simulatedHosts.map(({ userAgent }) => userAgent);

/** The request with which the app starts a payment. */
function walletRequest(page: Page): Promise<Record<string, unknown>> {
  return page
    .waitForRequest(/\/api\/pay\/payment\/create/)
    .then((request) => request.postDataJSON() as Record<string, unknown>);
}

test.describe('in the Android app', () => {
  test.use({ userAgent: android ?? '' });

  test('AliPay is paid in its mini-program', async ({ page }) => {
    const { orderNo } = await openCashier(page);
    const request = walletRequest(page);

    await payWith(page, 'AliPay');
    await expect(page.getByRole('dialog')).toContainText('支付宝小程序');
    await inWallet(page, 'pay');

    const { amount } = await expectPaid(page, orderNo, 'AliPay');
    expect(await request).toMatchObject({
      orderPayAmount: amount,
      channelType: 'ALIPAY',
      channelCallMethod: 'MINI',
      clientType: 'android',
      tradeType: 'APP',
      feeType: 'sf',
    });
  });

  for (const act of ['lost', 'twice', 'late', 'denied'] as const)
    test(
      `a payment that was made is paid, however the wallet reports it: ${act}`,
      nightlyExcept(act, ['lost']),
      async ({ page }) => {
        const { orderNo } = await openCashier(page);

        await payWith(page, 'WxPay');
        await inWallet(page, act);

        await expectPaid(page, orderNo, 'WxPay');
      },
    );

  test('a wallet that only claims success is not believed', async ({ page }) => {
    const { orderNo } = await openCashier(page);

    await payWith(page, 'WxPay');
    await inWallet(page, 'forged');

    await expectStep(page, 'confirm');
    const { payments, held } = await moneyOf(page, orderNo);
    expect(payments).toMatchObject([{ status: 'processing' }]);
    expect(held).toBe(0);
  });
});

test.describe('in the iOS app', () => {
  test.use({ userAgent: iphone ?? '' });

  test('a cancelled WxPay is closed, and the customer can pay again', async ({ page }) => {
    const { orderNo } = await openCashier(page);
    const request = walletRequest(page);

    await payWith(page, 'WxPay');
    await inWallet(page, 'cancel');

    await expect(toast(page)).toHaveText('取消支付成功');
    expect(await request).toMatchObject({ clientType: 'ios', channelType: 'WECHAT' });
    await expectNothingTaken(page, orderNo);
    await toCashier(page);
    await payWith(page, 'AliPay');
    await inWallet(page, 'pay');
    await expectPaid(page, orderNo, 'AliPay');
  });

  test(
    'a payment that failed in the wallet is shown as failed once the ledger agrees',
    nightly,
    async ({ page }) => {
      const { orderNo } = await openCashier(page);

      await payWith(page, 'AliPay');
      await inWallet(page, 'fail');

      await expectStep(page, 'fail');
      await expectNothingTaken(page, orderNo);
    },
  );
});

for (const [name, userAgent] of [
  ['Android', oldAndroid],
  ['iOS', oldIphone],
] as const)
  test.describe(`in an old ${name} app`, () => {
    test.use({ userAgent: userAgent ?? '' });

    test(
      'AliPay asks for an upgrade, and WxPay pays',
      nightlyExcept(name, ['Android']),
      async ({ page }) => {
        const { orderNo } = await openCashier(page);

        await payWith(page, 'AliPay');

        await expect(toast(page)).toHaveText('请升级至最新版本App');
        await expectStep(page, 'cashier');
        expect((await moneyOf(page, orderNo)).payments).toEqual([]);
        await payWith(page, 'WxPay');
        await inWallet(page, 'pay');
        await expectPaid(page, orderNo, 'WxPay');
      },
    );
  });

test.describe("in the messaging app's browser", () => {
  test.use({ userAgent: messaging ?? '' });

  test('WxPay is paid by its own wallet', async ({ page }) => {
    const { orderNo } = await openCashier(page);
    const request = walletRequest(page);

    await payWith(page, 'WxPay');
    await inWallet(page, 'pay');

    await expectPaid(page, orderNo, 'WxPay');
    expect(await request).toMatchObject({
      clientType: 'wechat',
      channelCallMethod: 'NATIVE',
      tradeType: 'JSAPI',
    });
  });

  test('a cancelled WxPay is closed', nightly, async ({ page }) => {
    const { orderNo } = await openCashier(page);

    await payWith(page, 'WxPay');
    await inWallet(page, 'cancel');

    await expect(toast(page)).toHaveText('取消支付成功');
    await expectNothingTaken(page, orderNo);
  });

  test("AliPay opens the provider's page, too", nightly, async ({ page }) => {
    const { orderNo } = await openCashier(page);
    const request = walletRequest(page);

    await payWith(page, 'AliPay');
    await page.getByRole('button', { name: '确认付款' }).click();

    await expectPaid(page, orderNo, 'AliPay');
    expect(await request).toMatchObject({ clientType: 'h5', channelCallMethod: 'H5' });
  });
});

test.describe('in a mini-program', () => {
  test.use({ userAgent: miniProgram ?? '' });

  test('WxPay is paid on its own page, and coming back asks the ledger', async ({ page }) => {
    const { orderNo } = await openCashier(page);
    const request = walletRequest(page);

    await payWith(page, 'WxPay');
    await inWallet(page, 'pay');

    await expectPaid(page, orderNo, 'WxPay');
    expect(await request).toMatchObject({ clientType: 'mini', tradeType: 'MINI' });
  });
});

test.describe('in a browser', () => {
  test.use({ userAgent: phone ?? '' });

  test("AliPay is paid on the provider's page", async ({ page }) => {
    const { orderNo } = await openCashier(page);
    const request = walletRequest(page);

    await payWith(page, 'AliPay');
    await page.getByRole('button', { name: '确认付款' }).click();

    await expectPaid(page, orderNo, 'AliPay');
    expect(await request).toMatchObject({
      channelCallMethod: 'H5',
      clientType: 'h5',
      tradeType: 'WAP',
    });
  });

  test('WxPay asks to open the page in the messaging app', async ({ page }) => {
    const { orderNo } = await openCashier(page);

    await payWith(page, 'WxPay');

    await expect(toast(page)).toHaveText('请在微信中打开此页面并支付');
    await expectStep(page, 'cashier');
    expect((await moneyOf(page, orderNo)).payments).toEqual([]);
  });

  test("the digital yuan pays from one of the customer's wallets", async ({ page }) => {
    const { orderNo } = await openCashier(page);
    const request = walletRequest(page);

    await payWith(page, 'DCEPPay');
    await expectStep(page, 'wallet');
    await expect(page.locator('main li')).not.toHaveCount(0);
    await expect(page.locator('main')).not.toContainText('0000001');
    await page.locator('main li').getByRole('button').first().click();

    await expectPaid(page, orderNo, 'DCEPPay');
    expect(await request).toMatchObject({ channelType: 'DCEP', tradeType: 'DCEP' });
  });

  test('a phone without a digital-yuan wallet is told so', async ({ page }) => {
    await answerNext(page, 'pay.dcep-sub-wallet', { data: [] });
    const { orderNo } = await openCashier(page);

    await payWith(page, 'DCEPPay');

    await expect(toast(page)).toHaveText('该手机号未开通数字人民币');
    await expectStep(page, 'cashier');
    expect((await moneyOf(page, orderNo)).payments).toEqual([]);
  });
});

test('a tester chooses the host in the launcher, and the payment follows that host', async ({
  page,
}) => {
  await page.goto('/mwap/testBtn');
  await page.getByLabel('运行环境（模拟）').selectOption({ label: '苹果应用 3.6.8' });
  await expect(page.getByLabel('运行环境（模拟）')).toHaveValue(iphone ?? '');
  const { orderNo } = await openCashier(page);

  await payWith(page, 'WxPay');
  await inWallet(page, 'pay');

  await expectPaid(page, orderNo, 'WxPay');
});

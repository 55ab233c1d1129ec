import { expect, type Page } from '@playwright/test';
import { messages as screenWords } from '../../src/screen/step-messages.ts';
import { whatHappened } from '../../src/steps/unreachable.ts';
import { at, toast } from '../support/acts.ts';
import {
  atCashier,
  cancelAndPay,
  expectAgreement,
  expectOneRequest,
  expectPaid,
  expectUnpaidAt,
  orderAddress,
  orderToPay,
  payNow,
  payThere,
  soonAt,
  soonAtProvider,
  checkResult,
} from './faulty-payment.ts';
import { test } from '../support/own-sandbox.ts';
import { expectStep, payWith } from './paying.ts';
import { clearFaults, injectFault } from '../support/sandbox.ts';
import { signInWith } from '../support/signing-in.ts';
import { nightly, nightlyExcept } from '../support/nightly.ts';

test.use({ reuseContext: true, clockStandsStill: true });

test.describe('starting a payment', () => {
  for (const fault of ['drop-before', 'drop-after', 'processing', 'duplicate'] as const)
    test(
      `${fault}, once: nobody notices, and one payment is made under one requestId`,
      nightlyExcept(fault, ['drop-after']),
      async ({ ownPage: page }) => {
        await page.clock.install();
        const payment = await atCashier(page);
        await injectFault(page, 'pay.create', fault);
        await payWith(page, 'AliPay');
        await soonAtProvider(page);
        await payThere(page);

        await expectPaid(payment);
        expectOneRequest(payment);
      },
    );

  for (const fault of [
    'drop-before',
    'drop-after',
    'processing',
    '5xx',
    '5xx-after',
    'busy',
    'html',
    'broken',
  ] as const)
    test(
      `${fault}, for ever: nobody knows the result, and after cancelling it is paid once`,
      nightlyExcept(fault, ['drop-after']),
      async ({ ownPage: page }) => {
        await page.clock.install();
        const payment = await atCashier(page);
        await injectFault(page, 'pay.create', fault, { times: 99 });
        await payWith(page, 'AliPay');

        await soonAt(page, 'pending');
        await expect(page.locator('main')).toContainText('请不要再次支付');
        await expect(page.getByRole('button', { name: '查询支付结果' })).toBeVisible();
        await expectUnpaidAt(payment, 'pending');
        expectOneRequest(payment);
        await clearFaults(page);
        await cancelAndPay(payment);
      },
    );

  test('processing, three times, and dropped in between: one requestId and one payment', async ({
    ownPage: page,
  }) => {
    await page.clock.install();
    const payment = await atCashier(page);
    await injectFault(page, 'pay.create', 'processing', { times: 2 });
    await injectFault(page, 'pay.create', 'drop-after');
    await injectFault(page, 'pay.create', 'processing');
    await payWith(page, 'AliPay');
    await soonAtProvider(page);
    await payThere(page);

    await expectPaid(payment);
    expectOneRequest(payment);
    expect(payment.requestIds.length).toBeGreaterThan(3);
  });

  test('processing, then refused: the started payment is queried, and no second one is started', async ({
    ownPage: page,
  }) => {
    await page.clock.install();
    const payment = await atCashier(page);
    await injectFault(page, 'pay.create', 'processing', { times: 2 });
    await injectFault(page, 'pay.create', 'refused');
    await payWith(page, 'AliPay');

    await soonAt(page, 'not-begun');
    await expectUnpaidAt(payment, 'not-begun');
    expectOneRequest(payment);
    await checkResult(payment);
    await soonAt(page, 'pending');
    await expectUnpaidAt(payment, 'pending');
    await cancelAndPay(payment);
  });

  test('refused: the message first, the failure page a second later, and it can be paid again', async ({
    ownPage: page,
  }) => {
    await page.clock.install();
    const payment = await atCashier(page);
    await injectFault(page, 'pay.create', 'refused');
    await payWith(page, 'AliPay');

    await expect(toast(page)).toContainText('平台按测试设置拒绝了这次请求');
    await soonAt(page, 'fail');
    await expectUnpaidAt(payment, 'fail');
    await page.getByRole('button', { name: '重新支付' }).click();
    await expectStep(page, 'cashier');
    await payNow(payment);
  });

  const tooMany = (seconds: number) => ({
    status: 429,
    headers: { 'retry-after': String(seconds) },
    json: { code: 'X', msg: '' },
  });

  test('429: it waits as long as the platform says, retries with the same requestId, and is paid once', async ({
    ownPage: page,
  }) => {
    await page.clock.install();
    const payment = await atCashier(page);
    await page.route(at('pay.create'), (route) => route.fulfill(tooMany(30)), { times: 1 });
    await payWith(page, 'AliPay');

    await soonAtProvider(page);
    await payThere(page);
    await expectPaid(payment);
    expectOneRequest(payment);
  });

  test(
    '429 for longer than a customer waits: it is not retried automatically, and is paid once',
    nightly,
    async ({ ownPage: page }) => {
      await page.clock.install();
      const payment = await atCashier(page);
      await page.route(at('pay.create'), (route) => route.fulfill(tooMany(60)), { times: 1 });
      await payWith(page, 'AliPay');

      await soonAt(page, 'pending');
      expect(payment.requestIds).toHaveLength(1);
      await cancelAndPay(payment);
    },
  );

  test('401: the customer is told, is back at the cashier after signing in, and it is paid once', async ({
    ownPage: page,
  }) => {
    const payment = await atCashier(page);
    await injectFault(page, 'pay.create', '401');
    await payWith(page, 'AliPay');

    await expect(page.getByRole('alert')).toContainText(whatHappened['signed-out'].title.zh);
    await expectAgreement(payment);
    await page.getByRole('button', { name: '登录' }).click();
    await signInWith(page);

    await expectUnpaidAt(payment, 'cashier');
    payment.requestIds.length = 0;
    await payNow(payment);
    expectOneRequest(payment);
  });

  test('no response for two minutes: the result is unknown; the late response changes nothing', async ({
    ownPage: page,
  }) => {
    await page.clock.install();
    const payment = await atCashier(page);
    await injectFault(page, 'pay.create', 'delay', { ms: 1500 });
    await payWith(page, 'AliPay');
    await expect.poll(() => payment.requestIds.length).toBe(1);
    await page.clock.fastForward(121_000);

    await soonAt(page, 'pending');
    await expectUnpaidAt(payment, 'pending');
    expectOneRequest(payment);
    await cancelAndPay(payment);
  });
});

test.describe('taps and tabs', () => {
  test('two clicks in one frame are one payment', async ({ ownPage: page }) => {
    const payment = await atCashier(page);
    await payButton(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await payThere(page);

    await expectPaid(payment);
    expect(payment.requestIds).toHaveLength(1);
  });

  test('Enter and a click at once are one payment', nightly, async ({ ownPage: page }) => {
    const payment = await atCashier(page);
    const button = payButton(page);
    const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 };
    await button.focus();
    await Promise.all([page.keyboard.press('Enter'), page.mouse.click(x + 9, y + 9)]);
    await payThere(page);

    await expectPaid(payment);
    expect(payment.requestIds).toHaveLength(1);
  });

  test('two tabs: the second goes on, the first says so, and there is one payment', async ({
    ownPage: page,
    context,
  }) => {
    const payment = await atCashier(page);
    const second = await context.newPage();
    await second.goto(orderAddress(payment));
    await expectStep(second, 'cashier');

    await expect(page.getByText(screenWords.pausedTitle.zh)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await payWith(second, 'AliPay');
    await payThere(second);

    await expectPaid({ ...payment, page: second });
    await page.getByRole('button', { name: screenWords.continueHere.zh }).click();
    await expectPaid(payment);
    expect(payment.requestIds).toHaveLength(1);
  });

  test('two phones that pay in the same moment make one payment', async ({
    ownPage: page,
    browser,
  }) => {
    const payment = await atCashier(page);
    const phone = await browser.newContext();
    const second = await phone.newPage();
    const there = await orderToPay(second, payment);
    await second.goto(orderAddress(payment));
    await expectStep(second, 'cashier');
    await Promise.all([payWith(page, 'AliPay'), payWith(second, 'AliPay')]);
    await payThere(page);
    await payThere(second);

    await expect(second.getByText('您已付款，请勿重复支付')).toBeVisible();
    await expectPaid(payment);
    await second.getByRole('link', { name: '返回商户' }).click();
    await expectPaid(there);
    await phone.close();
  });
});

function payButton(page: Page) {
  return page.locator('[data-bar]').getByRole('button').last();
}

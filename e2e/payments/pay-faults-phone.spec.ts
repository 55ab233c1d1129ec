import { expect } from '@playwright/test';
import { messages as linkWords } from '../../src/steps/link/messages.ts';
import { answerNext } from '../support/acts.ts';
import { hold } from '../support/hold.ts';
import {
  checkResult,
  atAliPay,
  atCashier,
  cancelAndPay,
  expectOneRequest,
  expectPaid,
  expectUnpaidAt,
  killAndReopen,
  orderAddress,
  payThere,
  soonAt,
  soonAtProvider,
} from './faulty-payment.ts';
import { test } from '../support/own-sandbox.ts';
import { expectStep, payWith } from './paying.ts';
import { injectFault } from '../support/sandbox.ts';
import { nightlyExcept } from '../support/nightly.ts';

test.use({ clockStandsStill: true });

test.describe('the network', () => {
  test('offline for a moment: the payment is made when the network is back', async ({
    ownPage: page,
    context,
  }) => {
    await page.clock.install();
    const payment = await atCashier(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await payWith(page, 'AliPay');
    await failed;
    await context.setOffline(false);
    await soonAtProvider(page);
    await payThere(page);

    await expectPaid(payment);
    expectOneRequest(payment);
  });

  test('offline for long: the result is unknown until the network is back', async ({
    ownPage: page,
    context,
  }) => {
    await page.clock.install();
    const payment = await atCashier(page);
    await context.setOffline(true);
    await payWith(page, 'AliPay');

    await soonAt(page, 'pending');
    await context.setOffline(false);
    await expectUnpaidAt(payment, 'pending');
    const request = page.waitForRequest(/\/payment\/status/);
    await checkResult(payment);
    await request;
    await expectStep(page, 'pending');
    await cancelAndPay(payment);
  });
});

test('opened an hour after it was paid, it is asked for before anything is said of it', async ({
  ownPage: page,
  context,
}) => {
  const payment = await atAliPay(page);
  await payThere(page);
  await expectPaid(payment);
  const result = page.url();
  await page.close();

  await context.clock.install({ time: Date.now() + 3_600_000 });
  payment.page = await context.newPage();
  const respond = await hold(payment.page, /\/payment\/status/);
  const request = payment.page.waitForRequest(/\/payment\/status/);
  await payment.page.goto(result);
  await request;
  await expectStep(payment.page, 'confirm');
  respond();

  await expectPaid(payment);
});

test.describe('the way to the payment page', () => {
  for (const address of [
    'https://openapi.alipay.com.evil.example/gateway.do',
    'https://openapi.alipay.com@evil.example/gateway.do',
    'http://openapi.alipay.com/gateway.do',
  ])
    test(
      `a link to ${address} is not opened, and the customer is told`,
      nightlyExcept(address, ['https://openapi.alipay.com@evil.example/gateway.do']),
      async ({ ownPage: page }) => {
        const payment = await atCashier(page);
        await answerNext(page, 'pay.create', { url: address });
        await payWith(page, 'AliPay');

        await expect(page.getByText(linkWords.refused.zh)).toBeVisible();
        expect(page.url()).toContain('/mwap/');
        await page.getByRole('button', { name: '再试一次' }).click();
        await payThere(page);

        await expectPaid(payment);
      },
    );

  test('killed while the payment is started: reopened, it queries the result', async ({
    ownPage: page,
  }) => {
    const payment = await atCashier(page);
    await injectFault(page, 'pay.create', 'delay', { ms: 1000 });
    await payWith(page, 'AliPay');
    await expect.poll(() => payment.requestIds.length).toBe(1);
    await killAndReopen(payment);
    await payment.page.clock.install();

    await soonAt(payment.page, 'pending');
    await expectUnpaidAt(payment, 'pending');
    expectOneRequest(payment);
    await cancelAndPay(payment);
  });

  test('killed on the payment page: reopened, it queries the result', async ({ ownPage: page }) => {
    const payment = await atAliPay(page);
    await killAndReopen(payment);

    await expectUnpaidAt(payment, 'confirm');
    await payment.page.goto(orderAddress(payment));
    await expectUnpaidAt(payment, 'confirm');
    expectOneRequest(payment);
  });
});

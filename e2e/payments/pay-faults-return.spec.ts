import { expect } from '@playwright/test';
import {
  actElsewhere,
  atAliPay,
  atCashier,
  atWalkedAway,
  expectOneRequest,
  expectPaid,
  expectUnpaidAt,
  killAndReopen,
  orderToPay,
  payElsewhereThenCheck,
  payNow,
  payThere,
  soonAt,
  homeUrl,
} from './faulty-payment.ts';
import { test } from '../support/own-sandbox.ts';
import { expectStep, payWith } from './paying.ts';
import { nightly, nightlyExcept } from '../support/nightly.ts';

test.use({ reuseContext: true, clockStandsStill: true });

test.describe('coming back from the payment page', () => {
  test('lost: the customer reopens the order, which is shown as paid', async ({
    ownPage: page,
  }) => {
    const payment = await atAliPay(page);
    await actElsewhere(payment, 'pay');
    await killAndReopen(payment);

    await expectPaid(payment);
    expectOneRequest(payment);
  });

  test('twice, and back to the payment page: it is paid once', async ({ ownPage: page }) => {
    const payment = await atAliPay(page);
    const home = await homeUrl(page);
    const provider = page.url();
    await payThere(page);
    await expectPaid(payment);
    await page.goto(home);
    await expectPaid(payment);
    await page.goto(provider);
    await expect(page.getByText('您已付款，请勿重复支付')).toBeVisible();
    await page.goto(home);

    await expectPaid(payment);
    expect(payment.requestIds).toHaveLength(1);
  });

  test('with a forged success in the address: it is not paid, and not shown as paid', async ({
    ownPage: page,
  }) => {
    await page.clock.install();
    const payment = await atAliPay(page);
    const home = await homeUrl(page);
    await page.goto(`${home}&status=paid&success=true&result=success&trade_status=TRADE_SUCCESS`);

    await expectUnpaidAt(payment, 'confirm');
    await soonAt(page, 'pending');
    await expectUnpaidAt(payment, 'pending');
    await page.goto(`/mwap/downPaySuccess?orderNo=${payment.orderNo}&action=234&status=paid`);
    await expectUnpaidAt(payment, 'pending');
  });

  test(
    "with another order's number: each order shows its own ledger",
    nightly,
    async ({ ownPage: page }) => {
      const payment = await atCashier(page);
      const other = await orderToPay(page);
      await payWith(page, 'AliPay');
      const home = await homeUrl(page);
      await actElsewhere(payment, 'pay');
      await page.goto(home.replace(payment.orderNo, other.orderNo));

      await expectUnpaidAt(other, 'cashier');
      await page.goto(home);
      await expectPaid(payment);
    },
  );

  test('by Back: the screen agrees with the ledger', async ({ ownPage: page }) => {
    await page.clock.install();
    const payment = await atAliPay(page);
    await page.goBack();

    await expectUnpaidAt(payment, 'confirm');
    await actElsewhere(payment, 'pay');
    await soonAt(page, 'done');

    await expectPaid(payment);
    expect(payment.requestIds).toHaveLength(1);
  });

  test('without a choice: the result is unknown, and the open payment page can still be paid', async ({
    ownPage: page,
  }) => {
    await page.clock.install();
    const payment = await atWalkedAway(page);
    await soonAt(page, 'pending');
    await expectUnpaidAt(payment, 'pending');
    await payElsewhereThenCheck(payment);

    await expectPaid(payment);
    expectOneRequest(payment);
  });

  for (const [button, step] of [
    ['付款失败', 'fail'],
    ['取消付款', 'cashier'],
  ] as const)
    test(
      `${button}: nothing is captured, and it can be paid again`,
      nightlyExcept(button, ['取消付款']),
      async ({ ownPage: page }) => {
        const payment = await atAliPay(page);
        await page.getByRole('button', { name: button }).click();

        await expectUnpaidAt(payment, step);
        if (step === 'fail') await page.getByRole('button', { name: '重新支付' }).click();
        await expectStep(page, 'cashier');
        await payNow(payment);
        expect(new Set(payment.requestIds).size).toBe(2);
      },
    );
});

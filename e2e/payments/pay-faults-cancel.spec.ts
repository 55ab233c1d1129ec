import { expect, type Page } from '@playwright/test';
import { at, toast } from '../support/acts.ts';
import {
  actElsewhere,
  atAliPay,
  atWalkedAway,
  expectPaid,
  expectUnpaidAt,
  notifyNow,
  type Payment,
  payNow,
  soonAt,
  walkAway,
} from './faulty-payment.ts';
import { test } from '../support/own-sandbox.ts';

test.use({ reuseContext: true, clockStandsStill: true });

test.describe('cancelling while paying', () => {
  async function atPending(page: Page): Promise<Payment> {
    await page.clock.install();
    const payment = await atWalkedAway(page);
    await soonAt(page, 'pending');
    return payment;
  }
  const cancel = { name: '取消这笔支付' };

  test('cancelling wins: the payment page says it is closed, and nothing is taken', async ({
    ownPage: page,
    context,
  }) => {
    await page.clock.install();
    const payment = await atAliPay(page);
    const provider = await context.newPage();
    await provider.goto(page.url());
    await page.getByRole('link', walkAway).click();
    await soonAt(page, 'pending');
    await page.getByRole('button', cancel).click();

    await expect(toast(page)).toContainText('取消支付成功');
    await expectUnpaidAt(payment, 'cashier');
    await provider.getByRole('button', { name: '确认付款' }).click();
    await expect(provider.getByText('这笔订单已被商户关闭，无法付款。')).toBeVisible();
    await expectUnpaidAt(payment, 'cashier');
    await payNow(payment);
  });

  test('paying wins: the customer is told that it could not be cancelled, and that it is paid', async ({
    ownPage: page,
  }) => {
    const payment = await atPending(page);
    await actElsewhere(payment, 'pay', '30s');
    await page.getByRole('button', cancel).click();

    await expect(toast(page)).toContainText('取消支付失败');
    await expectPaid(payment);
  });

  test('at the same moment one of the two wins, and the screen says which', async ({
    ownPage: page,
  }) => {
    const payment = await atPending(page);
    const [counted] = await Promise.all([
      actElsewhere(payment, 'pay', 'now'),
      page.getByRole('button', cancel).click(),
    ]);

    if (counted) await expectPaid(payment);
    else await expectUnpaidAt(payment, 'cashier');
  });

  test('money that arrives after closing is returned, and a new payment can be made, once', async ({
    ownPage: page,
  }) => {
    const payment = await atPending(page);
    await page.getByRole('button', cancel).click();
    await expectUnpaidAt(payment, 'cashier');
    expect(await actElsewhere(payment, 'pay', 'now', true)).toBe(true);
    await notifyNow(payment, 2);

    await expectUnpaidAt(payment, 'cashier');
    await payNow(payment);
  });

  test('the response to the cancellation is lost: the screen shows that it is cancelled', async ({
    ownPage: page,
  }) => {
    const payment = await atPending(page);
    await page.route(at('pay.close'), (route) => route.fetch().then(() => route.abort()));
    await page.getByRole('button', cancel).click();

    await soonAt(page, 'cashier');
    await expectUnpaidAt(payment, 'cashier');
    await payNow(payment);
  });
});

import { expect, type Page } from '@playwright/test';
import { at } from '../support/acts.ts';
import {
  actElsewhere,
  checkResult,
  atAliPay,
  atCashier,
  atProvider,
  expectPaid,
  expectUnpaidAt,
  notifyNow,
  orderAddress,
  payElsewhereThenCheck,
  type Payment,
  payThere,
  soonAt,
  walkAway,
  homeUrl,
} from './faulty-payment.ts';
import { test } from '../support/own-sandbox.ts';
import { payWith } from './paying.ts';
import { nightlyExcept } from '../support/nightly.ts';

test.use({ reuseContext: true, clockStandsStill: true });

test.describe('the notification', () => {
  test('five seconds after the return: the result is unknown until then, and paid afterwards', async ({
    ownPage: page,
    platformClock,
  }) => {
    await page.clock.install();
    const payment = await atAliPay(page);
    await payThere(page, '5 秒后');
    await expectUnpaidAt(payment, 'confirm');
    await platformClock.forward(5_000);

    await soonAt(page, 'done');
    await expectPaid(payment);
  });

  test('twice: captured once', async ({ ownPage: page, platformClock }) => {
    const payment = await atAliPay(page);
    await payThere(page, '立即，5 秒后再次');
    await expectPaid(payment);
    await platformClock.forward(5_000);
    await notifyNow(payment, 3);
    await page.goto(orderAddress(payment));

    await expectPaid(payment);
  });

  test('never: the platform queries the provider, and the customer sees the result', async ({
    ownPage: page,
    platformClock,
  }) => {
    await page.clock.install();
    const payment = await atAliPay(page);
    await payThere(page, '不通知，平台查询时才知道（10 秒后）');
    await soonAt(page, 'pending');
    await expectUnpaidAt(payment, 'pending');
    await platformClock.forward(10_000);
    await checkResult(payment);

    await expectPaid(payment);
  });

  test('a slow old response after a newer one changes nothing', async ({ ownPage: page }) => {
    await page.clock.install();
    const payment = await atCashier(page);
    await payWith(page, 'AliPay');
    await atProvider(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const late = new Promise<void>((resolve) => {
      void page.route(
        at('pay.status'),
        async (route) => {
          const response = await route.fetch();
          await released;
          await route.fulfill({ response }).catch(() => {});
          resolve();
        },
        { times: 1 },
      );
    });
    await page.getByRole('link', walkAway).click();
    await soonAt(page, 'pending');
    await payElsewhereThenCheck(payment);
    await expectPaid(payment);
    release();
    await late;

    await page.clock.fastForward(30_000);
    await expectPaid(payment);
  });

  /** Events after paying: the platform is notified, the customer returns, another tab opens. */
  const events = {
    notified: (payment: Payment) => notifyNow(payment),
    returned: (payment: Payment, home: string) => payment.page.goto(home).then(),
    queried: (payment: Payment, _home: string, second: Page) =>
      second.goto(orderAddress(payment)).then(),
  };
  type Event = keyof typeof events;
  for (const order of [
    ['notified', 'returned', 'queried'],
    ['notified', 'queried', 'returned'],
    ['returned', 'notified', 'queried'],
    ['returned', 'queried', 'notified'],
    ['queried', 'notified', 'returned'],
    ['queried', 'returned', 'notified'],
  ] satisfies Event[][])
    test(
      `${order.join(', ')}: the screen never goes backwards and ends as paid`,
      nightlyExcept(order.join(), ['returned,notified,queried', 'queried,returned,notified']),
      async ({ ownPage: page, context }) => {
        await page.clock.install();
        const payment = await atAliPay(page);
        const home = await homeUrl(page);
        await actElsewhere(payment, 'pay', 'queried');
        const second = await context.newPage();
        let isKnown = false;
        // Only the tab opened last goes on polling.
        let last: Page | undefined;
        for (const event of order) {
          await events[event](payment, home, second);
          isKnown ||= event === 'notified';
          last = { queried: second, returned: page, notified: last }[event];
          if (!last) continue;
          // A tab that learns the result while the next one opens would end the session of the next one.
          if (event === 'notified') await soonAt(last, 'done');
          const tab = { ...payment, page: last };
          await (isKnown ? expectPaid(tab) : expectUnpaidAt(tab, 'confirm'));
        }
        expect(payment.requestIds).toHaveLength(1);
      },
    );
});

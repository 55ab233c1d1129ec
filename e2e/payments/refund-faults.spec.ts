import { expect, type Page } from '@playwright/test';
import { contract } from '../../src/api/contract.ts';
import { reviewTime } from '../../tools/sandbox/orders/scenarios.ts';
import { callSandbox, soonAt } from './faulty-payment.ts';
import { type PlatformClock, test } from '../support/own-sandbox.ts';
import { moneyOf } from './paying.ts';
import { clearFaults, injectFault, timesDone } from '../support/sandbox.ts';
import { arriveAt, ordinary, startWalk, walkOn, walkTo } from '../support/walk.ts';
import { type FlowWalk } from '../support/walk-types.ts';
import { nightlyExcept } from '../support/nightly.ts';

test.use({ reuseContext: true });

interface Refund extends FlowWalk {
  requestIds: string[];
  /** Fen held for the order before. */
  held: number;
}

/** Walks to the tap that requests the refund. */
async function atTheTap(page: Page): Promise<Refund> {
  const walk = await startWalk(page, 'SELF_OPERATED', {
    ...ordinary(242),
    order: { createTime: '2026-01-05' },
  });
  const requestIds: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === contract['refund.apply'].path)
      requestIds.push(url.searchParams.get('requestId') ?? '');
  });
  await walkTo(walk, 'sure');
  const { held } = await moneyOf(page, walk.orderNo);
  expect(held).toBeGreaterThan(0);
  return Object.assign(walk, { requestIds, held });
}

function sure(page: Page) {
  return page.getByRole('button', { name: '确认申请', exact: true });
}

/** Exactly one refund is requested and nothing was paid back yet; after the review it is paid back once. */
async function expectOneRefund(refund: Refund, clock: PlatformClock): Promise<void> {
  const { page, orderNo, requestIds, held } = refund;
  await arriveAt(page, 'contract');
  expect(new Set(requestIds).size).toBe(1);
  expect(await timesDone(page, orderNo, 'refund-requested')).toBe(1);
  expect((await moneyOf(page, orderNo)).held).toBe(held);
  await walkOn(refund, ({ id }) => id.endsWith('stages'));
  await clock.forward(reviewTime('happy'));
  await page.reload();
  const progress = () => callSandbox(refund, 'refund.progress', { orderNo });
  await expect.poll(async () => (await progress()).state).toBe('refunded');
  const { amount } = await progress();
  const money = await moneyOf(page, orderNo);
  const back = money.lines.filter((line) => line.kind === 'refund' && line.amount > 0);
  const { records } = await callSandbox(refund, 'pay.records', { orderNo });
  expect(back.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
  expect(money.held).toBe(held - amount);
  expect(records.reduce((sum, record) => sum + record.amount, 0)).toBe(money.held);
}

test('two taps in one frame request one refund', async ({ ownPage: page, platformClock }) => {
  const refund = await atTheTap(page);
  await sure(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

  await expectOneRefund(refund, platformClock);
});

for (const fault of ['drop-after', 'processing', 'duplicate', '5xx-after', 'html'] as const)
  test(
    `${fault} while a refund is requested: there is one, and the money goes back once`,
    nightlyExcept(fault, ['5xx-after']),
    async ({ ownPage: page, platformClock }) => {
      const refund = await atTheTap(page);
      await injectFault(page, 'refund.apply', fault);
      await sure(page).click();

      await expectOneRefund(refund, platformClock);
    },
  );

for (const fault of ['drop-before', 'processing'] as const)
  test(
    `${fault}, for ever, while a refund is requested: the platform is asked, and nothing goes back twice`,
    nightlyExcept(fault, ['processing']),
    async ({ ownPage: page }) => {
      await page.clock.install();
      const refund = await atTheTap(page);
      await injectFault(page, 'refund.apply', fault, { times: 99 });
      await sure(page).click();

      const isDone = fault === 'processing';
      await soonAt(page, isDone ? 'contract' : 'asked');
      await clearFaults(page);
      expect(new Set(refund.requestIds).size).toBe(1);
      const times = await timesDone(page, refund.orderNo, 'refund-requested');
      expect(times).toBe(isDone ? 1 : 0);
      expect((await moneyOf(page, refund.orderNo)).held).toBe(refund.held);
    },
  );

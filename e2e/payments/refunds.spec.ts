import { expect, type Page } from '@playwright/test';
import { test } from '../support/own-sandbox.ts';
import { clearFaults, injectFault, timesDone } from '../support/sandbox.ts';
import { addressOf, arriveAt, ordinary, startWalk, walkTo } from '../support/walk.ts';
import { type FlowWalk } from '../support/walk-types.ts';
import { nightly, nightlyExcept } from '../support/nightly.ts';

test.use({ reuseContext: true });

const sure = '确认申请';

/** Walks to the dialog that asks to confirm the refund. */
async function atTheQuestion(page: Page): Promise<FlowWalk> {
  const order = { createTime: '2026-02-01' };
  const example = { ...ordinary(242, { reason: 'late' }), order };
  const walk = await startWalk(page, 'SELF_OPERATED', example);
  await walkTo(walk, 'sure');
  return walk;
}

/** Expects one requested refund, which waits for a signature. */
async function expectOneRefund({ page, orderNo }: FlowWalk): Promise<void> {
  await arriveAt(page, 'contract');
  await expect(page.getByText(/退款单号\s*TK/)).toBeVisible();
  expect(await timesDone(page, orderNo, 'refund-requested')).toBe(1);
}

for (const fault of ['drop-before', 'drop-after', 'processing', 'duplicate'] as const) {
  test(
    `${fault} of the request, once: nobody notices, and one refund is requested`,
    nightlyExcept(fault, ['drop-after']),
    async ({ ownPage: page }) => {
      const walk = await atTheQuestion(page);
      await injectFault(page, 'refund.apply', fault);

      await page.getByRole('button', { name: sure }).click();

      await expectOneRefund(walk);
    },
  );
}

test('the response to the request never arrives: the platform is queried, and has one refund', async ({
  ownPage: page,
}) => {
  const walk = await atTheQuestion(page);
  await injectFault(page, 'refund.apply', '5xx-after', { times: 99 });

  await page.getByRole('button', { name: sure }).click();

  await expectOneRefund(walk);
  await clearFaults(page);
});

test('Back at the question leads to the form, whose answers stay; the question comes again', async ({
  ownPage: page,
}) => {
  const walk = await atTheQuestion(page);
  const dialog = page.getByRole('dialog');

  await page.goBack();
  await arriveAt(page, 'request');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(addressOf(walk, '/requestRefund'));
  await expect(page.getByLabel('退款原因')).toHaveValue('late');

  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: sure }).click();
  await expectOneRefund(walk);
});

test('two taps in one frame request one refund', nightly, async ({ ownPage: page }) => {
  const walk = await atTheQuestion(page);

  await page.getByRole('button', { name: sure }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

  await expectOneRefund(walk);
});

test('the app is killed while the refund is requested, and opened again: one refund', async ({
  ownPage: page,
  context,
}) => {
  const walk = await atTheQuestion(page);
  await injectFault(page, 'refund.apply', 'delay', { ms: 1500 });
  const request = page.waitForRequest(/refund\/apply/);
  await page.getByRole('button', { name: sure }).click();
  await request;
  walk.page = await context.newPage();
  await page.close();

  await walk.page.goto(addressOf(walk));

  await expectOneRefund(walk);
});

test('of two tabs one requests the refund, and the other shows it', async ({
  ownPage: page,
  context,
}) => {
  const walk = await atTheQuestion(page);
  const other = await context.newPage();
  await other.goto(addressOf(walk));
  await arriveAt(other, 'sure');

  await other.getByRole('button', { name: sure }).click();
  await arriveAt(other, 'contract');
  await page.getByRole('button', { name: '在此窗口继续' }).click();

  await expectOneRefund(walk);
});

test('an agreement signed in two windows is signed once, and the order says so', async ({
  ownPage: page,
  context,
}) => {
  const walk = await atTheQuestion(page);
  await page.getByRole('button', { name: sure }).click();
  await arriveAt(page, 'contract');
  await page.getByRole('button', { name: '去签署' }).click();
  await page.waitForURL(/bank-pages/);
  const other = await context.newPage();
  await other.goto(page.url());

  const agree = { name: '同意并完成办理' };
  await other.getByRole('button', agree).click();
  await arriveAt(other, 'agreed');
  await page.getByRole('button', agree).click();
  await expect(page.getByText('您已完成办理。')).toBeVisible();
  await page.getByRole('link', { name: '返回', exact: true }).click();

  await arriveAt(page, 'agreed');
  expect(await timesDone(page, walk.orderNo, 'refund-signed')).toBe(1);
  await page.goBack();
  expect(await timesDone(page, walk.orderNo, 'refund-signed')).toBe(1);
});

test('leaving the signing page unsigned is reported, and the customer can sign again', async ({
  ownPage: page,
}) => {
  const walk = await atTheQuestion(page);
  await page.getByRole('button', { name: sure }).click();
  await arriveAt(page, 'contract');
  await page.getByRole('button', { name: '去签署' }).click();
  await page.getByRole('button', { name: '拒绝办理' }).click();

  await arriveAt(page, 'unsigned');
  expect(await timesDone(page, walk.orderNo, 'refund-signed')).toBe(0);
  await page.getByRole('button', { name: '重新签署' }).click();
  await page.getByRole('button', { name: '同意并完成办理' }).click();

  await arriveAt(page, 'agreed');
  expect(await timesDone(page, walk.orderNo, 'refund-signed')).toBe(1);
});

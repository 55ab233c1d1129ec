import { expect } from '@playwright/test';
import { hold } from './support/hold.ts';
import { resetSandbox, test } from './support/own-sandbox.ts';
import { newOrder } from './support/sandbox.ts';
import { signInAs } from './support/signed-in.ts';

test.beforeEach(resetSandbox);

test('from the home page an order is placed with five taps', async ({ page }) => {
  let taps = 0;
  await page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => void Reflect.get(globalThis, 'tapped')(), true);
  });
  await page.goto('/mwap/');

  await page.locator('a[href*="carDetail?carId"]').first().click();
  await page.getByRole('button', { name: /下单/ }).click();
  const plan = page.getByRole('dialog', { name: '确定方案' });
  await expect(plan.getByText('年化利率', { exact: true })).toBeVisible();
  const letter = plan.getByRole('checkbox');
  if (await letter.count()) await letter.check();
  await plan.getByRole('button', { name: '确定' }).click();
  const placed = page.waitForResponse(/\/api\/order\/(create|coverOrder)/);
  await page.getByRole('button', { name: '提交订单' }).click();

  expect((await placed).ok()).toBe(true);
  expect(taps).toBeGreaterThanOrEqual(4);
  expect(taps).toBeLessThanOrEqual(5);
});

test('a button of an order works before the index of funders has loaded', async ({
  ownPage: page,
}) => {
  const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
  await signInAs(page, token);
  const release = await hold(page, /\/definitions\/index\.json$/);
  await page.goto(`/mwap/orderDetail?orderNo=${orderNo}`);
  await page.getByRole('button', { name: '更换还款卡' }).click();
  await expect(page).toHaveURL(/\/orderAction\?/);
  release();

  await expect(page.locator('[data-step]')).toBeVisible();
  await expect(page.getByText('该功能正在开发中')).toHaveCount(0);
});

for (const [action, what] of [
  [335, /已逾期/],
  [320, '目前没有待付款项'],
] as const)
  test(`no button of an order moves when the amount due has loaded: ${String(what)}`, async ({
    ownPage: page,
  }) => {
    const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', action);
    await signInAs(page, token);
    const release = await hold(page, /\/api\/order\/money/);
    await page.goto(`/mwap/orderDetail?orderNo=${orderNo}`);
    const button = page.locator('main section button').first();
    await expect(button).toBeVisible();
    const before = await button.boundingBox();
    release();
    await expect(page.getByText(what).first()).toBeVisible();

    expect(await button.boundingBox()).toEqual(before);
  });

test('where motion is reduced nothing takes a transition', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('transitionrun', () => (document.title = 'moved'), true);
  });
  await page.goto('/mwap/orderList');
  const list = page.getByRole('link', { name: '办理中', exact: true });
  await list.click();

  await expect(list).toHaveAttribute('aria-current', /./);
  await expect(page).not.toHaveTitle('moved');
});

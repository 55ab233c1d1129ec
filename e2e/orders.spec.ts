import { expect } from '@playwright/test';
import { test } from './support/own-sandbox.ts';
import { newOrder } from './support/sandbox.ts';
import { expectAccessible, watch } from './support/screen.ts';
import { signInAs } from './support/signed-in.ts';

test.use({ reuseContext: true });

test('a list keeps its state and scroll position while an order is open', async ({
  ownPage: page,
}) => {
  const problems = watch(page);
  const { token } = await newOrder(page, 'SELF_OPERATED', 100);
  await signInAs(page, token);
  await page.goto('/mwap/orderList');
  const total = page.getByText(/^共 \d+ 个订单$/);
  const ofAll = (await total.textContent()) ?? '';
  await page.getByRole('link', { name: '办理中', exact: true }).click();
  await expect(total).not.toHaveText(ofAll);
  const cards = page.locator('main li');
  await expect(cards).toHaveCount(10);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(20);

  const eleventh = cards.nth(11).getByRole('link');
  await eleventh.scrollIntoViewIfNeeded();
  await eleventh.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('订单详情');
  await page.getByRole('button', { name: '返回' }).click();

  await expect(page).toHaveURL(/\/orderList\?state=working$/);
  await expect(eleventh).toBeInViewport();
  expect(problems).toEqual([]);
});

test("the pages of an order link to each other and show the platform's data", async ({
  ownPage: page,
}) => {
  const { orderNo, token } = await newOrder(page, 'SELF_OPERATED', 'contractDetail');
  await signInAs(page, token);
  await page.goto(`/mwap/orderDetail?orderNo=${orderNo}`);
  await expect(page.getByText('已还 12 / 36 期')).toBeVisible();
  await expect(page.getByText('320*************12')).toBeVisible();
  await expect(page.getByRole('link', { name: '融资租赁合同' })).toBeVisible();
  await expectAccessible(page, 'order');

  await page.getByText('每月还款明细').click();
  const months = page.getByRole('group', { name: '每月还款明细' });
  await expect(months.getByRole('row')).toHaveCount(37);
  // Twelve rows that scroll on their own looked like all of them.
  expect(await months.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);

  await page.getByRole('link', { name: '查看完整进度' }).click();
  await expect(page.getByRole('heading', { name: '当前：还款中' })).toBeVisible();
  await expectAccessible(page, 'progress');
  await page.goBack();
  await page.getByRole('link', { name: '车辆、保险与随车证件' }).click();
  await expect(page.getByText(/^LSV\*{10}\d{4}$/)).toBeVisible();
  await expectAccessible(page, 'car');
  await page.goBack();

  await page.getByRole('link', { name: '礼包与权益' }).click();
  await page.getByRole('link', { name: '填写收货地址' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('填写收货地址');
});

test.describe('in both languages', () => {
  test.use({ locale: 'en-GB' });

  test('every list fits a small phone and is accessible', async ({ ownPage: page }) => {
    const { orderNo, token } = await newOrder(page, 'SELF_OPERATED', 'HZlastInstanceOne');
    await signInAs(page, token);
    await page.setViewportSize({ width: 320, height: 700 });
    const paths = [
      ['/orderList?state=toPay', '我的订单', 'My orders'],
      ['/mixOrderList', '全部订单', 'All orders'],
      ['/giftOrderList', '礼包订单', 'Gifts and benefits'],
      ['/HZorderList', '回租订单', 'Lease-back orders'],
      [`/HZorderDetail?orderNo=${orderNo}`, '回租订单详情', 'Lease-back'],
    ] as const;
    for (const [path, zh, en] of paths) {
      await page.goto(`/mwap${path}`);
      for (const title of [zh, en]) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expectAccessible(page, `${path} ${title}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
        await page.getByRole('button', { name: title === zh ? 'English' : '中文' }).click();
      }
    }
  });
});

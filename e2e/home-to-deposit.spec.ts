import { expect, type Page } from '@playwright/test';
import { eachHost } from './support/each-host.ts';
import { resetSandbox, test } from './support/own-sandbox.ts';
import { expectPaid, inWallet, payWith, toCashier } from './payments/paying.ts';
import { nightlyExcept } from './support/nightly.ts';

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function payDeposit(page: Page, payType: 'AliPay' | 'WxPay'): Promise<void> {
  await toCashier(page);
  await payWith(page, payType);
  if (payType === 'AliPay') await press(page, '确认付款');
  else await inWallet(page, 'pay');
}

// With an unfinished order, ordering would replace that one instead of placing a new one.
test.beforeEach(resetSandbox);

for (const { name, userAgent, lob, from, payType } of eachHost)
  test.describe(name, () => {
    test.use({ userAgent });

    test(
      'from the home page over a car, a plan and an order to its paid deposit',
      nightlyExcept(lob, ['web']),
      async ({ page }) => {
        await page.goto('/mwap/');
        await page.locator('a[href*="carDetail?carId"]').first().click();
        await expect(page.locator('[data-step=car]')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('车辆详情');
        const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
        const series = title.split(' ').slice(0, 2).join(' ');
        const colour = page.getByRole('group', { name: '外观颜色' }).locator('label').nth(1);
        const paint = (await colour.textContent()) ?? '';
        await colour.getByRole('radio').check();
        await press(page, '立即下单');
        const plan = page.getByRole('dialog', { name: '确定方案' });
        await plan.getByRole('radio', { name: /\+20%/ }).check();
        const letter = plan.getByRole('checkbox');
        if (await letter.count()) await letter.check();
        await plan.getByRole('button', { name: '确定' }).click();
        await expect(page).toHaveURL(/\/confirmOrder\?/);
        const placing = page.waitForRequest(/\/api\/order\/(create|coverOrder)/);
        await press(page, '提交订单');
        expect((await placing).postDataJSON()).toMatchObject({ utm_source: from });

        await press(page, '开始评估');
        await press(page, '继续');
        await expect(page).toHaveURL(/\/placeOrder\?order=/);
        const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
        await press(page, '去办理下一步');
        await page.getByRole('button', { name: /^支付/ }).click();
        await payDeposit(page, payType);

        await expectPaid(page, orderNo, payType);
        await page.goto(`/mwap/orderDetail?orderNo=${orderNo}`);
        await expect(page.getByRole('heading', { level: 2, name: series })).toBeVisible();
        await expect(page.getByText(paint, { exact: true })).toBeVisible();
        await expect(page.getByRole('button', { name: /^支付定金/ })).toHaveCount(0);
      },
    );
  });

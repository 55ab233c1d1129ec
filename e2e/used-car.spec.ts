import { expect } from '@playwright/test';
import { usedCars } from '../tools/sandbox/catalogue/cars.ts';
import { messages } from '../src/app/flow/messages.ts';
import { toast } from './support/acts.ts';
import { newOrder } from './support/sandbox.ts';
import { addressOf, arriveAt } from './support/walk.ts';
import { signInAs } from './support/signed-in.ts';
import { test } from './support/own-sandbox.ts';

test.use({ reuseContext: true });

for (const { vin, sold } of usedCars) {
  test(`a used car that is ${sold ? 'sold stays at the order and says so' : 'there leads into the flow'}`, async ({
    page,
  }) => {
    const { orderNo, token } = await newOrder(page, 'SELF_OPERATED', 100, { vin });
    await signInAs(page, token);
    await page.goto(`/mwap/orderDetail?orderNo=${orderNo}`);
    await page.getByRole('button', { name: '提交信审' }).click();

    if (!sold) return arriveAt(page, 'identity');
    await expect(toast(page)).toHaveText(messages.sold.zh);
    await expect(page).toHaveURL(/\/mwap\/orderDetail\?/);
    await expect(page.locator('[data-step]')).toHaveCount(0);
    await page.goto(addressOf({ orderNo, action: 100 }, '/crediSecondstep'));
    await expect(toast(page)).toHaveText(messages.sold.zh);
    await expect(page).toHaveURL(/\/mwap\/orderDetail\?/);
  });
}

test('the deposit of a sold used car asks whether to cancel, and cancels once', async ({
  page,
}) => {
  const sold = usedCars.find((car) => car.sold);
  const { orderNo, token } = await newOrder(page, 'SELF_OPERATED', 220, { vin: sold?.vin ?? '' });
  await signInAs(page, token);
  await page.goto(`/mwap/orderDetail?orderNo=${orderNo}`);
  await page.getByRole('button', { name: '支付二手车定金' }).click();

  const dialog = page.getByRole('dialog', { name: '车辆已被购买' });
  await expect(dialog).toContainText('400-6688-878');
  await dialog.getByRole('button', { name: '取消订单' }).click();

  await arriveAt(page, 'cancelled');
  await page.getByRole('button', { name: '返回订单' }).click();
  await expect(page.getByText('已取消').first()).toBeVisible();
});

test('the deposit of a used car that is there leads to its own cashier', async ({
  ownPage: page,
}) => {
  const there = usedCars.find((car) => !car.sold);
  const { orderNo, token } = await newOrder(page, 'SELF_OPERATED', 220, { vin: there?.vin ?? '' });
  await signInAs(page, token);
  await page.goto(addressOf({ orderNo, action: 220 }));

  await expect(page).toHaveURL(/\/mwap\/payTwoCarIndex\?.*paymentType=escdj/);
});

import { expect, test } from '@playwright/test';
import { usedCars } from '../tools/sandbox/cars.ts';
import { words } from '../src/app/words.ts';
import { toast } from './acts.ts';
import { newOrder } from './sandbox.ts';
import { addressOf, arriveAt } from './walk.ts';

for (const { vin, sold } of usedCars) {
  test(`a used car that is ${sold ? 'sold stays at the order and says so' : 'there leads into the flow'}`, async ({
    page,
  }) => {
    const { orderNo, token } = await newOrder(page, 'SELF_OPERATED', 335, { vin });
    await page.addInitScript((given) => localStorage.setItem('token', given), token);
    await page.goto(`/mwap/orderDetail?orderNo=${orderNo}`);
    await page.getByRole('button', { name: '更换还款卡' }).click();

    if (!sold) return arriveAt(page, 'intro');
    await expect(toast(page)).toHaveText(words.sold.zh);
    await expect(page).toHaveURL(/\/mwap\/orderDetail\?/);
    await expect(page.locator('[data-step]')).toHaveCount(0);
    await page.goto(addressOf({ orderNo, action: 335 }, '/modifyCardSecondStep'));
    await expect(toast(page)).toHaveText(words.sold.zh);
    await expect(page).toHaveURL(/\/mwap\/orderDetail\?/);
  });
}

import { expect } from '@playwright/test';
import { resetSandbox, test } from './support/own-sandbox.ts';
import { clearFaults, injectFault } from './support/sandbox.ts';

test.beforeEach(resetSandbox);

test('a dropped connection is reported on the home page and the car, and retried on demand', async ({
  ownPage: page,
}) => {
  const again = page.getByRole('button', { name: '重试' });
  await injectFault(page, 'home.content', 'drop-before', { times: 99 });
  await page.goto('/mwap/testIndex');
  await expect(page.getByRole('alert')).toContainText('网络连接失败');
  await clearFaults(page);
  await again.click();
  const car = page.locator('a[href*="carDetail?carId"]').first();
  await expect(car).toBeVisible();

  await injectFault(page, '*', 'drop-before', { times: 99 });
  await car.click();
  await expect(page.getByRole('alert')).toContainText('网络连接不上');
  await clearFaults(page);
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByRole('group', { name: '外观颜色' })).toBeVisible();
});

import { expect } from '@playwright/test';
import { resetSandbox, test } from './support/own-sandbox.ts';
import { clearFaults, injectFault, newOrder } from './support/sandbox.ts';
import { signInAs } from './support/signed-in.ts';

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

test('a page whose parts did not load loads them by itself when the network is back', async ({
  ownPage: page,
  context,
}) => {
  const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
  await signInAs(page, token);
  await page.route('**/assets/flow-*.js*', (route) => route.abort());
  await page.goto(`/mwap/orderAction?orderNo=${orderNo}&action=335`);
  await expect(page.getByRole('alert')).toContainText('页面没有加载出来');

  await page.unroute('**/assets/flow-*.js*');
  await context.setOffline(true);
  await context.setOffline(false);

  await expect(page.locator('[data-step]')).toBeVisible();
});

import { expect } from '@playwright/test';
import { visitor } from './support/signed-in.ts';
import { test } from './support/own-sandbox.ts';

const staff = [{ name: 'token', value: 'sandbox-token-zhou' }];

test('a model is picked for a sales clue, and the typed text is still there', async ({
  browser,
  baseURL,
}) => {
  const storageState = { ...visitor, origins: [{ origin: baseURL ?? '', localStorage: staff }] };
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto('/mwap/newClue');
  await page.getByLabel('客户姓名').fill('钱进');
  await page.getByLabel('客户手机号').fill('15900003333');
  await page.getByRole('radio', { name: '新车' }).check();
  await page.getByLabel('备注').fill('周末到店');

  await page.getByRole('link', { name: '选择意向车款' }).click();
  // The address changes before the page is rendered, so each list is found by the links of its rows. Two quick taps at one spot would be a double tap.
  const rows = (to: string) => page.getByRole('main').locator(`a[href*="${to}"]`);
  await rows('brandId=').nth(0).click();
  await rows('carModelList?seriesId=').nth(1).click();
  await rows('newClue').nth(2).click();

  await expect(page.getByText(/意向车款：.+款/)).toBeVisible();
  await expect(page.getByLabel('客户姓名')).toHaveValue('钱进');
  await expect(page.getByLabel('客户手机号')).toHaveValue('15900003333');
  await expect(page.getByRole('radio', { name: '新车' })).toBeChecked();
  await expect(page.getByLabel('备注')).toHaveValue('周末到店');
  await context.close();
});

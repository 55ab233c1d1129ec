import { expect } from '@playwright/test';
import { hold } from './support/hold.ts';
import { test } from './support/own-sandbox.ts';

const address = '/mwap/carDetail?carId=N10200&cityspell=beijing';

test("a car's bar responds to a tap before the parts are there that show the car, and what it opened stays", async ({
  ownPage: page,
}) => {
  const releaseFlow = await hold(page, /\/assets\/flow-[^/]*\.js$/);
  const releaseApp = await hold(page, /\/assets\/(?:start|CarFrame)-[^/]*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  const picture = page.locator('[data-first-markup] li').first();
  await expect(picture).toBeVisible();
  const shown = await picture.elementHandle();
  await page.getByRole('button', { name: '联系客服' }).click();

  releaseApp();

  const sheet = page.getByRole('dialog', { name: '联系客服' });
  await expect(sheet).toBeVisible();
  expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('[data-step]')).toHaveCount(0);

  releaseFlow();

  await expect(page.locator('[data-step=car]')).toBeAttached();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: '立即下单' })).toBeEnabled();
});

test("a car's frame is drawn with the first response where that is late", async ({
  ownPage: page,
}) => {
  const releaseCar = await hold(page, /queryNewCarDetail$/);
  const releaseFlow = await hold(page, /\/assets\/flow-[^/]*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: '联系客服' }).click();
  const sheet = page.getByRole('dialog', { name: '联系客服' });
  await sheet.getByRole('button', { name: '关闭' }).click();

  releaseCar();

  await expect(page.locator('[data-first-markup] li').first()).toBeVisible();
  releaseFlow();
  await expect(page.getByRole('button', { name: '立即下单' })).toBeEnabled();
});

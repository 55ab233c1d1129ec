import { expect } from '@playwright/test';
import { dialogs } from '../src/app/dialogs.ts';
import { messages as screenWords } from '../src/screen/messages.ts';
import { test } from './support/own-sandbox.ts';
import { injectFault } from './support/sandbox.ts';
import { visitor } from './support/signed-in.ts';

test.describe('a visitor', () => {
  test.use({ storageState: visitor });

  test('reads an agreement and returns to the typed text, which was never stored', async ({
    ownPage: page,
  }) => {
    await page.goto('/mwap/login');
    await page.getByLabel('手机号').fill('13800138000');
    await page.getByRole('checkbox').first().check();
    await page.evaluate(() => Object.assign(window, { stillHere: true }));

    await page.getByRole('link', { name: '《隐私政策》' }).click();
    await expect(page).toHaveURL(/privacyPolicy/);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('13800138000');
    await page.goBack();

    await expect(page.getByLabel('手机号')).toHaveValue('13800138000');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });
});

test('a busy platform is reported in a dialog, and confirming reloads the page', async ({
  ownPage: page,
}) => {
  await injectFault(page, 'city.list', 'busy');
  await page.goto('/mwap/cityList');
  const dialog = page.getByRole('dialog', { name: dialogs.busy.title.zh });
  await expect(dialog).toContainText(dialogs.busy.text.zh);

  await dialog.getByRole('button', { name: '刷新' }).click();

  await expect(page.getByRole('button', { name: '北京' }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a chunk that does not load is retried silently; one that never loads is reported, and can be retried', async ({
  ownPage: page,
}) => {
  let fails = (attempt: number): boolean => attempt === 1;
  let tried = 0;
  await page.route(/assets\/CityList-[^/]*\.js/, (route) => {
    tried += 1;
    return fails(tried) ? route.abort() : route.continue();
  });
  await page.goto('/mwap/cityList');
  await expect(page.getByRole('button', { name: '北京' }).first()).toBeVisible();
  // Preloading and the browser may try any number of times.
  expect(tried).toBeGreaterThan(1);

  fails = () => true;
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(screenWords.chunkTitle.zh);
  fails = () => false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('button', { name: '北京' }).first()).toBeVisible();

  fails = () => true;
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(screenWords.chunkTitle.zh);
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an app that does not load says so in plain HTML, and is reloaded on demand', async ({
  ownPage: page,
}) => {
  let cut = true;
  await page.route(/assets\/start-[^/]*\.js/, (route) => (cut ? route.abort() : route.continue()));
  await page.goto('/mwap/cityList');
  await expect(page.getByRole('alert')).toContainText('页面没有加载出来');
  cut = false;
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('button', { name: '北京' }).first()).toBeVisible();
});

test('a page begins at its top, and Back restores the scroll position', async ({
  ownPage: page,
}) => {
  await page.goto('/mwap/newCar');
  await expect(page.locator('main a[href*="carId"]').nth(3)).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const top = await page.evaluate(() => window.scrollY);

  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="carId"]')];
    links.find((link) => link.getBoundingClientRect().top > 100)?.click();
  });
  await expect(page).not.toHaveURL(/newCar/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();

  await expect(page).toHaveURL(/newCar/);
  await expect
    .poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), top))
    .toBeLessThan(40);
});

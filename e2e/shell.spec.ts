import { expect } from '@playwright/test';
import { dialogs } from '../src/api/words.ts';
import { words as screenWords } from '../src/screen/words.ts';
import { test } from './own-sandbox.ts';
import { codeFor, spoil } from './sandbox.ts';
import { visitor } from './signed-in.ts';

test('token and phone leave the address at once and are kept; the token is checked once', async ({
  ownPage: page,
  context,
}) => {
  const checks: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/checkToken')) checks.push(request.postDataJSON());
  });
  await page.goto(
    '/mwap/orderList?token=sandbox-token-li&phone=13700000000&platform=ios&utm_source=AD9',
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  expect(new URL(page.url()).search).toBe('?platform=ios&utm_source=AD9');
  const kept = await page.evaluate(() =>
    Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  );
  expect(kept).toMatchObject({ token: 'sandbox-token-li', platform: 'ios', utm_source: 'AD9' });
  const check = async () => (await context.cookies()).find(({ name }) => name === 'token_check');
  await expect.poll(check).toMatchObject({ value: '10002', path: '/mwap/' });
  expect(checks).toEqual([{ token: 'sandbox-token-li' }]);
  const seconds = ((await check())?.expires ?? 0) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(6000);
  expect(seconds).toBeLessThan(6913);

  await page.reload();
  await expect(page).toHaveTitle(/订单/);
  expect(await page.evaluate(() => sessionStorage.getItem('phone'))).toMatch(/^1\d{10}$/);
  expect(checks).toHaveLength(1);
});

test.describe('a visitor', () => {
  test.use({ storageState: visitor });

  test('who wants their orders signs in with a code and is there', async ({ ownPage: page }) => {
    await page.goto('/mwap/testIndex');
    await page.goto('/mwap/orderList');

    await expect(page).toHaveURL(/\/mwap\/login\?back=%2ForderList$/);
    await page.getByLabel('手机号').fill('13800138000');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: '获取验证码' }).click();
    const code = page.getByLabel('短信验证码');
    await expect(code).toBeEditable();
    await code.fill(await codeFor(page, '13800138000'));
    await page.locator('[data-bar]').getByRole('button').first().click();

    await expect(page).toHaveURL(/\/mwap\/(orderList|register)/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });
});

test('a busy platform is told in a dialog, and confirming reloads the page', async ({
  ownPage: page,
}) => {
  await spoil(page, 'city.list', 'busy');
  await page.goto('/mwap/cityList');
  const dialog = page.getByRole('dialog', { name: dialogs.busy.title.zh });
  await expect(dialog).toContainText(dialogs.busy.text.zh);

  await dialog.getByRole('button', { name: '刷新' }).click();

  await expect(page.getByRole('button', { name: '北京' }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a part that does not load is tried again unseen; one that never does is told, with a way on', async ({
  ownPage: page,
}) => {
  let failing = 1;
  let tried = 0;
  await page.route(/assets\/CityList-[^/]*\.js/, (route) => {
    tried += 1;
    failing -= 1;
    return failing >= 0 ? route.abort() : route.continue();
  });
  await page.goto('/mwap/cityList');
  await expect(page.getByRole('button', { name: '北京' }).first()).toBeVisible();
  expect(tried).toBe(2);

  failing = 2;
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(screenWords.chunkTitle.zh);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('button', { name: '北京' }).first()).toBeVisible();

  failing = 2;
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(screenWords.chunkTitle.zh);
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page begins at its top, and Back leads to where the customer was', async ({
  ownPage: page,
}) => {
  await page.goto('/mwap/newCar');
  await expect(page.locator('main a').nth(3)).toBeVisible();
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

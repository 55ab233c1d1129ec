import { expect, type Page } from '@playwright/test';
import { expectSoon } from './support/clock.ts';
import { hold } from './support/hold.ts';
import { test } from './support/own-sandbox.ts';
import { newOrder } from './support/sandbox.ts';
import { watch } from './support/screen.ts';
import { signInAs } from './support/signed-in.ts';

const firstPage = '.opening[data-first-markup]';
const text = '请准备好本人名下的储蓄卡和银行预留手机号。';

/** Opens an order's change of card; the app itself arrives once the returned function is called. */
async function openBeforeReact(page: Page): Promise<() => void> {
  const { orderNo, token } = await newOrder(page, 'GONGTOU_FINANCE', 335);
  await signInAs(page, token);
  const release = await hold(page, /\/assets\/start-.*\.js$/);
  await page.goto(`/mwap/orderAction?orderNo=${orderNo}&action=335`, { waitUntil: 'commit' });
  return release;
}

function placesOf(page: Page): Promise<string[]> {
  return page.locator('h1, main p, main dt, main button').evaluateAll((all) =>
    all
      .filter(({ textContent }) => textContent.trim() !== '')
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, x, y, width, height].map(String).join(' ');
      }),
  );
}

test("a flow's first page is shown before the app, which moves nothing of it", async ({
  ownPage: page,
}) => {
  const problems = watch(page);
  const release = await openBeforeReact(page);
  await expect(page.locator(firstPage).getByText(text)).toBeVisible();
  await expect(page).toHaveTitle('更换还款卡');
  const before = await placesOf(page);
  expect(before.join()).toContain('当前还款卡');

  release();

  await expect(page.locator(firstPage)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await placesOf(page)).toEqual(expect.arrayContaining(before));
  expect(problems).toEqual([]);
});

test('its button does nothing before the app is there, and then what it says', async ({
  ownPage: page,
}) => {
  const release = await openBeforeReact(page);
  const button = page.locator('main button', { hasText: '开始更换' });
  await expect(page.locator(firstPage)).toBeVisible();
  await button.click({ force: true });

  release();

  await expect(page.locator(firstPage)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '更换还款卡' })).toBeVisible();
  await button.click();
  await expect(page.getByRole('heading', { name: '填写新卡信息' })).toBeVisible();
});

test('Back pressed on it leads to the order', async ({ ownPage: page }) => {
  const release = await openBeforeReact(page);
  await expect(page.locator(firstPage)).toBeVisible();
  await page.locator(firstPage).getByRole('button', { name: '返回' }).click();

  release();

  await expect(page).toHaveURL(/\/mwap\/orderDetail\?/);
});

test('where the flow cannot go on, the app says so in its place', async ({ ownPage: page }) => {
  await page.route('**/api/bankCard/status?*', (route) => route.abort());
  await page.clock.install();
  const release = await openBeforeReact(page);
  await expect(page.locator(firstPage)).toBeVisible();

  release();

  const again = page.getByRole('button', { name: '再试一次' });
  await expectSoon(again);
  await expect(page.getByText(text)).toHaveCount(0);
  await page.unroute('**/api/bankCard/status?*');
  await again.click();
  await expect(page.getByText(text)).toBeVisible();
});

test('a first page of another release than the open page is not shown', async ({
  ownPage: page,
}) => {
  await page.route('**/definitions/first-page.*.json', async (route) => {
    const response = await route.fetch();
    const other = { ...((await response.json()) as object), styles: 'assets/style-other.css' };
    await route.fulfill({ response, json: other });
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.opening[data-first-markup]'))
        Object.assign(globalThis, { wasShown: true });
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const release = await openBeforeReact(page);
  release();

  await expect(page.getByRole('button', { name: '开始更换' })).toBeEnabled();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasShown') as unknown)).toBe(undefined);
});

test('a customer who returns to a later step never sees the first page', async ({
  ownPage: page,
}) => {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(globalThis, { found });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main p')) found.push(textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await openBeforeReact(page);
  release();
  await page.getByRole('button', { name: '开始更换' }).click();
  await expect(page.getByRole('heading', { name: '填写新卡信息' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'found') as string[])).toContain(text);

  await page.reload();

  await expect(page.getByRole('heading', { name: '填写新卡信息' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'found') as string[])).not.toContain(
    text,
  );
});

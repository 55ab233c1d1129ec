import { expect, type Page } from '@playwright/test';
import { browsingRoutes } from '../src/pages/browsing/routes.ts';
import { expectAccessible } from './support/screen.ts';
import { hold } from './support/hold.ts';
import { test } from './support/own-sandbox.ts';
import { daily } from '../tools/run/daily.ts';

const used = '/hshcwxweb/catalogue/cars?kind=used&page=1&size=1';

test('from home through a filtered list to a car, and Back to the same place of the list', async ({
  page,
}) => {
  await page.goto('/mwap/');
  await expect(page).toHaveURL(/\/mwap\/testIndex$/);
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '新车' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '全部新车' })).toBeFocused();

  await page.getByRole('link', { name: '筛选' }).click();
  const show = page.getByRole('button', { name: /^查看 \d+ 辆车$/ });
  await expect(show).toBeVisible();
  const all = await show.innerText();
  await page.getByRole('group', { name: '车身' }).getByRole('checkbox', { name: /^SUV/ }).check();
  await expect(page).toHaveURL(/bodyType=suv/);
  await expect(page.getByRole('checkbox', { name: /^SUV/ })).toBeChecked();
  await expect(show).not.toHaveText(all);
  const count = /\d+/.exec(await show.innerText())?.[0] ?? '';
  await show.click();

  await expect(page).toHaveURL(/\/newCar\?bodyType=suv$/);
  await expect(page.getByRole('status').filter({ hasText: `共 ${count} 辆` })).toBeVisible();
  const cards = page.locator('main li a[href*="carDetail"]');
  await cards.nth(9).scrollIntoViewIfNeeded();
  await expect(cards.nth(14)).toBeAttached();
  const car = cards.nth(14);
  await car.scrollIntoViewIfNeeded();
  const name = await car.innerText();
  const before = await page.evaluate(() => window.scrollY);
  await car.click();
  await expect(page).not.toHaveURL(/newCar/);

  await page.goBack();

  await expect(page).toHaveURL(/\/newCar\?bodyType=suv&pages=\d+$/);
  await expect(cards.nth(14)).toHaveText(name.replace(/\n+/g, ''), { useInnerText: false });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
});

test(
  'a page opened from outside in the same tab begins at its top, a reload where it was',
  { tag: '@window' },
  async ({ page }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const cards = page.locator('main li a[href*="carDetail"], main li a[href*="newUsedCar"]');
    await page.goto('/mwap/newCar');
    await expect(cards.nth(9)).toBeAttached();
    await expect(page.locator('[data-first-markup]')).toHaveCount(0);
    await cards.nth(9).scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before).toBeGreaterThan(200);
    // The scroll position is saved in the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));

    await page.reload();
    // The bar above the list may be less tall after the reload.
    await expect.poll(scrolled).toBeGreaterThan(before - 100);

    await page.goto('/mwap/usedCar');
    await expect(cards.nth(9)).toBeAttached();
    expect(await scrolled()).toBe(0);
  },
);

test('a brand is found by its letter with the keyboard alone, then its series and models', async ({
  page,
}) => {
  await page.goto('/mwap/brandSelectIndexList');
  await page.getByRole('slider', { name: '按字母查找' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 2, name: 'B', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/brandId=/);
  await page.locator('main li a').first().click();
  await expect(page).toHaveURL(/\/carModelList\?seriesId=/);
  await expect(page.locator('main li a[href*="/carDetail?carId="]').first()).toBeVisible();
});

test('every page fits 320 px and is accessible, in both languages and both colour schemes', async ({
  page,
}) => {
  const response = await page.request.get(used);
  const { data } = (await response.json()) as { data: { cars: { carId: string }[] } };
  const query: Record<string, string> = {
    '/userCarEvalImgs': `?carId=${data.cars[0]?.carId ?? ''}`,
    '/searchList': '?keyword=SUV',
    '/searchListType': '?type=lease-back',
    '/moreSift': '?list=usedCar',
  };
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [at, path] of daily(Object.keys(browsingRoutes), 14).entries()) {
    // One language and one colour scheme for each page: texts and colour tokens have tests of their own.
    const english = at % 2 === 1;
    await page.emulateMedia({ colorScheme: at % 3 === 0 ? 'dark' : 'light' });
    await page
      .evaluate((one) => localStorage.setItem('language', one), english ? 'en' : 'zh')
      .catch(() => undefined);
    await page.goto(`/mwap${path}${query[path] ?? ''}`);
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      at === 0 || !english ? 'zh-CN' : 'en',
    );
    await expectWhole(page, path);
    await expectAccessible(page, path);
  }
});

async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('main output[aria-busy=true]'), path).toHaveCount(0);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, `${path} is wider than the screen`).toBe(0);
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
}

test("a car saved on its page is found among the customer's own and opens again", async ({
  page,
}) => {
  await page.goto('/mwap/newCar');
  await page.locator('main li a[href*="carDetail"]').first().click();
  const save = page.getByRole('button', { name: '收藏' });
  await expect(save).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/mwap/personal');
  await page.getByRole('link', { name: '我的收藏 1 辆' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的收藏' })).toBeFocused();
  await expectAccessible(page, '/favourites');
  await page.locator('main li a[href*="carDetail"]').click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a tapped car opens its page at once, however long its script takes', async ({ page }) => {
  const release = await hold(page, '**/assets/flow-*.js');
  await page.goto('/mwap/newCar');
  await page.locator('main li a[href*="carDetail"]').first().click();

  await expect(page.getByRole('heading', { level: 1, name: '车辆详情' })).toBeVisible();
  await expect(page.getByRole('button', { name: '返回' })).toBeVisible();
  release();
  await expect(page.locator('[data-step=car]')).toBeVisible();
});

test('while the app loads, an address says that it opens, and Back leads out', async ({ page }) => {
  const release = await hold(page, '**/assets/start-*.js');
  await page.goto('/mwap/searchList?keyword=SUV', { waitUntil: 'commit' });

  await expect(page.getByRole('heading', { level: 1, name: '正在打开…' })).toBeVisible();
  await expect(page.locator('.frame')).toBeHidden();
  await page.getByRole('button', { name: '返回' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: '搜索', exact: true })).toBeVisible();
  await expect(page.locator('.opening, .frame')).toHaveCount(0);
});

test('an address whose parts do not load says so, with margins around it and Back', async ({
  page,
}) => {
  await page.route('**/assets/flow-*.js*', (route) => route.abort());
  await page.goto('/mwap/orderAction?orderNo=HC1&action=335');

  const again = page.getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  expect((await again.boundingBox())?.x).toBeGreaterThanOrEqual(16);
  await expect(page.getByRole('alert')).toContainText('页面没有加载出来');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page.getByText('搜索品牌、车系或车款')).toBeVisible();
});

test('while the app loads, an English address shows a frame and nothing Chinese', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const release = await hold(page, '**/assets/start-*.js');
  await page.goto('/mwap/searchList?keyword=SUV', { waitUntil: 'commit' });

  await expect(page.locator('#root .frame')).toBeVisible();
  await expect(page.locator('#root .frame')).toHaveCSS('opacity', '1');
  await expect(page.locator('.opening')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /SUV/ })).toBeVisible();
  await expect(page.locator('.opening, .frame')).toHaveCount(0);
});

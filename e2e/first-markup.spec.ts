import { expect, type Locator, type Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { test } from './support/own-sandbox.ts';
import { watch } from './support/screen.ts';

/** The app itself arrives once the returned function is called. */
async function openBeforeReact(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, /\/assets\/start-.*\.js$/);
  await page.goto(`/mwap${path}`, { waitUntil: 'commit' });
  return release;
}

for (const { path, first } of [
  { path: '/testIndex', first: 'main ul a, main nav a, main section a' },
  { path: '/newCar', first: 'main ul a' },
  { path: '/usedCar', first: 'main ul a' },
])
  test(`the first response of ${path} is shown before React, which changes nothing of it`, async ({
    ownPage: page,
  }) => {
    const problems = watch(page);
    const release = await openBeforeReact(page, path);
    const early = page.locator('[data-first-markup]').locator(first.replaceAll('main ', ''));
    await expect(early.first()).toBeVisible();
    const before = await looksOf(early);

    release();

    await expect(page.locator('[data-first-markup]')).toHaveCount(0);
    const after = await looksOf(page.locator(first));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(problems).toEqual([]);
  });

/** The words, the target and the place of each. */
function looksOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) =>
    all.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return [link.textContent, link.getAttribute('href'), x, y, width, height].join(' ');
    }),
  );
}

test.describe('the next visit to the home page', () => {
  const banner = '春季焕新，首付一成起';

  test.beforeEach(async ({ ownPage: page }) => {
    await page.goto('/mwap/testIndex');
    await expect(page.getByRole('heading', { name: '品牌' })).toBeVisible();
  });

  test('shows what the last one did until the platform answers', async ({ ownPage: page }) => {
    const problems = watch(page);
    await page.route('**/home/content?*', async (route) => {
      const response = await route.fetch();
      const changed = (await response.text()).replaceAll(banner, '夏季焕新');
      await route.fulfill({ response, body: changed });
    });
    // Routed last, it is asked first.
    const release = await hold(page, '**/home/content?*');

    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('main').getByText(banner)).toBeVisible();
    await expect(page.getByRole('heading', { name: '品牌' })).toHaveCount(0);
    release();

    await expect(page.getByText('夏季焕新')).toBeVisible();
    await expect(page.getByText(banner)).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('shows it before any script', async ({ ownPage: page }) => {
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('last_markup:/testIndex')))
      .toContain(banner);
    const release = await hold(page, /\.js$/);

    await page.reload({ waitUntil: 'commit' });

    const links = ':is(ul, nav, section) a';
    const last = page.locator(`[data-first-markup] ${links}`);
    await expect(last.first()).toContainText(banner);
    const before = await looksOf(last);
    release();
    await expect(page.getByRole('heading', { name: '品牌' })).toBeVisible();
    const after = await looksOf(page.locator(`main ${links}`));
    expect(after.slice(0, before.length)).toEqual(before);
  });

  test('says so where the platform does not answer', async ({ ownPage: page }) => {
    await page.route('**/home/content?*', (route) => route.abort());

    await page.reload();

    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(page.getByText(banner)).toHaveCount(0);
  });
});

test('a link of the first response leads on before React is there', async ({ ownPage: page }) => {
  const release = await openBeforeReact(page, '/newCar');

  await page.locator('[data-first-markup] a').first().click();
  release();

  await expect(page).toHaveURL(/\/mwap\/carDetail\?carId=/);
  await expect(page.getByRole('group', { name: '外观颜色' })).toBeVisible();
});

test('Back from such a link returns to where the list was scrolled to', async ({
  ownPage: page,
}) => {
  const release = await openBeforeReact(page, '/newCar');
  const link = page.locator('[data-first-markup] a').nth(6);
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(200);

  await link.click();
  await expect(page).toHaveURL(/carDetail/);
  release();
  await page.goBack();

  await expect(page.locator('[data-first-markup]')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), top))
    .toBeLessThan(40);
});

test('a list scrolled before React is there stays where it is', async ({ ownPage: page }) => {
  const release = await openBeforeReact(page, '/newCar');
  await page.locator('[data-first-markup] a').nth(6).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);

  release();

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-first-markup]')).toHaveCount(0);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(40);
});

test('a car is shown before React, which moves nothing of it', async ({ ownPage: page }) => {
  const problems = watch(page);
  const release = await openBeforeReact(page, '/carDetail?carId=N10200&cityspell=beijing');
  const parts = page.locator('h1, main ul > li:first-child > :first-child, main section > p');
  await expect(page.locator('[data-first-markup] section')).toBeVisible();
  await expect(page).toHaveTitle(/鹏野/);
  const before = await looksOf(parts);
  expect(before.join()).toContain('厂商指导价');

  release();

  await expect(page.getByRole('group', { name: '外观颜色' })).toBeVisible();
  await expect(page.locator('[data-first-markup]')).toHaveCount(0);
  expect((await looksOf(parts)).slice(0, before.length)).toEqual(before);
  expect(problems).toEqual([]);
});

test('a car whose page cannot go on after its first response says so', async ({
  ownPage: page,
}) => {
  await page.route('**/carDetails/color', (route) => route.abort());
  const release = await openBeforeReact(page, '/carDetail?carId=N10200&cityspell=beijing');
  await expect(page.locator('[data-first-markup] section')).toBeVisible();

  release();

  const again = page.getByRole('button', { name: '再试一次' });
  await expect(again).toBeVisible();
  await page.unroute('**/carDetails/color');
  await again.click();
  await expect(page.getByRole('group', { name: '外观颜色' })).toBeVisible();
});

test('with English chosen a car is never shown in Chinese', async ({ ownPage: page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en');
    const found: string[] = [];
    Object.assign(window, { found });
    new MutationObserver(() => {
      const root = document.querySelector<HTMLElement>('#root');
      const bar = root?.querySelector('[data-bar]')?.textContent ?? '';
      if (root && getComputedStyle(root).visibility !== 'hidden' && bar.includes('下单'))
        found.push(bar);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

  await page.goto('/mwap/carDetail?carId=N10200&cityspell=beijing');

  await expect(page.getByRole('group', { name: 'Colour' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { found: string[] }).found)).toEqual([]);
});

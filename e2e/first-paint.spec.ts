import { expect, type Page } from '@playwright/test';
import { pageEntries } from '../src/pages/routes.ts';
import { daily } from '../tools/run/daily.ts';
import { test } from './support/own-sandbox.ts';
import { watch } from './support/screen.ts';

/** The addresses of all prerendered pages, with the query each was rendered for. */
const drawn = pageEntries.flatMap(([path, { prerenderQuery }]) =>
  prerenderQuery === undefined ? [] : [`/mwap${path}${prerenderQuery}`],
);
const flows = ['login', 'register', 'threadPulllogin', 'carDetail?carId=N10200&cityspell=beijing'];
const addresses = [...drawn, ...flows.map((path) => `/mwap/${path}`)];

/** Delays the stylesheet until `release` is called; scripts never arrive. */
async function holdParts(page: Page) {
  let release: () => void = () => undefined;
  let stylesheetAllowed = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.css$/, async (route) => {
    await stylesheetAllowed;
    await route.continue();
  });
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  return {
    release: () => release(),
    holdAgain: () => {
      stylesheetAllowed = new Promise<void>((resolve) => (release = resolve));
    },
  };
}

/** A screenshot, and the boxes of all elements, visible or not. */
async function look(page: Page) {
  const places = await page.locator('#root *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join();
    }),
  );
  return { picture: await stillPicture(page), places };
}

/** The screenshot two in a row agree on: the frame in which a stylesheet restarts a spinner is none to judge. */
async function stillPicture(page: Page, last?: Buffer): Promise<Buffer> {
  const picture = await page.screenshot({ animations: 'disabled' });
  return last?.equals(picture) ? picture : stillPicture(page, picture);
}

for (const { colorScheme, paths } of [
  { colorScheme: 'light', paths: daily(addresses, 20) },
  { colorScheme: 'dark', paths: ['/mwap/testIndex', '/mwap/newCar', '/mwap/login'] },
] as const)
  test(`prerendered pages are painted before their stylesheet loads, and look the same afterwards (${colorScheme})`, async ({
    ownPage: page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const problems = watch(page);
    const parts = await holdParts(page);
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of paths) {
      parts.holdAgain();
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      await expect(page.locator('link[rel=stylesheet]'), address).toBeAttached();
      const before = await look(page);

      parts.release();
      await page.waitForFunction(() => document.styleSheets.length > 1);
      const after = await look(page);

      expect(after.places, address).toEqual(before.places);
      expect(after.picture.equals(before.picture), address).toBe(true);
      expect(await page.evaluate(() => 'shifts' in window && window.shifts), address).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

test('without JavaScript a page has all its styles', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sheet = page.waitForResponse(/\.css$/);
  await page.goto(`${baseURL ?? ''}/mwap/login`);

  expect((await sheet).status()).toBe(200);
  await expect(page.getByRole('button', { name: '获取验证码' })).toHaveCSS('min-height', '48px');
  await context.close();
});

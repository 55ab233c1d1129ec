import { expect, type Page, test as base } from '@playwright/test';
import { arriveAt, ordinary, startWalk, walkTo } from './walk.ts';

/** Chromium as people have it: Playwright's own starts it without the cache that keeps whole pages for Back. */
export const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Leaves a mark in the page that only this very document has. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { kept: true }));
}

function isKept(page: Page): Promise<boolean> {
  return page.evaluate(() => 'kept' in window);
}

test("Back from the funder's page to the page the browser kept asks the platform at once", async ({
  page,
}) => {
  const walk = await startWalk(page, 'GONGTOU_FINANCE', ordinary(320));
  await walkTo(walk, 'open');
  await mark(page);
  await page.waitForURL(/\/bank-pages\//);
  const asked = page.waitForRequest(/\/api\/sign\/status\?/);

  await page.goBack({ waitUntil: 'commit' });

  await asked;
  await arriveAt(page, 'check');
  expect(await isKept(page)).toBe(true);
});

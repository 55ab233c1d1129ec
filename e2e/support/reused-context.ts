import type { Page } from '@playwright/test';

/**
 * For files that say `reuseContext: true`: what was loaded for the test before is not loaded and compiled again, a quarter of
 * such a walk. The runner clears cookies, local storage and IndexedDB between two tests; what it leaves is cleared here.
 * Files about coming for the first time, history, hosts, permissions or a cache keep a browser of their own for each test.
 */
export async function leaveNothing(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  // On a page of the same origin that stores nothing when it is left.
  await page.goto('/sandbox/health');
  await page.evaluate(() => sessionStorage.clear());
}

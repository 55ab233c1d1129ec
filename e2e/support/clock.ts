import { expect, type Locator, type Request } from '@playwright/test';

/** Waits for the element while the page's clock runs ahead, which skips the pauses between retries. */
export async function expectSoon(shown: Locator): Promise<void> {
  const page = shown.page();
  const open = new Set<Request>();
  const opened = (request: Request) => open.add(request);
  const closed = (request: Request) => open.delete(request);
  page.on('request', opened).on('requestfinished', closed).on('requestfailed', closed);
  await expect(async () => {
    // On a busy machine a request would time out while its response is on the way. A response held by a test is not waited for.
    await expect
      .poll(() => open.size, { timeout: 2_000 })
      .toBe(0)
      .catch(() => {});
    await page.clock.fastForward(5_000);
    await expect(shown).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [0] });
  page.off('request', opened).off('requestfinished', closed).off('requestfailed', closed);
}

import { expect, type Locator, type Request } from '@playwright/test';

/** Waits for it while the page's clock runs ahead: the pauses between tries are over at once. */
export async function expectSoon(shown: Locator): Promise<void> {
  const page = shown.page();
  const open = new Set<Request>();
  const opened = (request: Request) => open.add(request);
  const closed = (request: Request) => open.delete(request);
  page.on('request', opened).on('requestfinished', closed).on('requestfailed', closed);
  await expect(async () => {
    // On a busy machine the clock would run out while a response is on its way; one that a test holds is not waited for.
    await expect
      .poll(() => open.size, { timeout: 2_000 })
      .toBe(0)
      .catch(() => {});
    await page.clock.fastForward(5_000);
    await expect(shown).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [0] });
  page.off('request', opened).off('requestfinished', closed).off('requestfailed', closed);
}

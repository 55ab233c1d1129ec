import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { addressOf } from '../../src/pages/address.ts';
import { root } from '../repository/repository.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { openChromium, phone } from './chromium.ts';
import { median } from './measure.ts';

const rounds = 9;
/** The first payment, paid from a digital-yuan wallet: the way that never leaves the app. */
const action = 200;

/** Main-thread ms from the tap that pays to the page that confirms, beside a plain step of the same flow. */
export async function benchTap(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tap-'));
  const browser = await openChromium();
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const sandbox = await createSandbox({ db: 'memory', appFolder: folder });
  try {
    const runs: { step: number; pay: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const run = await payOnce(browser, sandbox.url);
      // The first round is for the disk and for Chromium to warm up.
      if (round > 0) runs.push(run);
    }
    const pay = median(runs.map((run) => run.pay));
    const ratio = median(runs.map((run) => run.pay / run.step));
    return [
      'Paying, in Chromium (medians)',
      `  from the tap to the confirming page: ${pay.toFixed(1)} ms of main thread, ${ratio.toFixed(2)} × a step without a write`,
    ];
  } finally {
    await sandbox.close();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function payOnce(browser: Browser, url: string): Promise<{ step: number; pay: number }> {
  const order = (await fetch(`${url}/sandbox/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ funder: 'SELF_OPERATED', action }),
  }).then((response) => response.json())) as { orderNo: string; token: string };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript((token) => localStorage.setItem('token', token), order.token);
  await page.goto(`${url}/mwap${addressOf('/orderAction', order.orderNo, action)}`);
  const busyUntil = await watched(page);
  // Parts and coupons first, where the order has them.
  const radio = page.locator('input[type=radio][value=DCEPPay]');
  const forward = page.locator('main button').last();
  while (!(await radio.isVisible())) {
    const at = await page.locator('[data-step]').getAttribute('data-step');
    await forward.click();
    await page.locator(`[data-step]:not([data-step="${at ?? ''}"])`).waitFor();
  }
  await radio.check();
  const step = await busyUntil('wallet', () => forward.click());
  const pay = await busyUntil('confirm', () => page.locator('main button').first().click());
  await context.close();
  return { step, pay };
}

/** Main-thread ms of an act, until the step is shown. */
async function watched(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return async (step: string, act: () => Promise<unknown>): Promise<number> => {
    const before = await busy();
    await act();
    await page.locator(`[data-step="${step}"]`).waitFor();
    return (await busy()) - before;
  };
}

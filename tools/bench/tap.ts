import type { Browser, Page } from 'playwright';
import { addressOf } from '../../src/pages/address.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { builtApp } from './built-app.ts';
import { openChromium, phone } from './chromium.ts';
import { median } from './measure.ts';
import { newOrder } from './new-order.ts';
import { showProgress } from './section.ts';

const rounds = 9;
/** The first payment, paid from a digital-yuan wallet: the way that never leaves the app. */
const action = 200;

/** Main-thread ms from the tap that pays to the page that says so, beside a step of the same flow that only looks up. */
export async function* benchTap(): AsyncGenerator<string> {
  yield 'Paying, in Chromium (medians)';
  const appFolder = await builtApp();
  const browser = await openChromium();
  const sandbox = await createSandbox({ db: 'memory', appFolder });
  try {
    const runs: { step: number; pay: number }[] = [];
    // The first is for the disk and for Chromium to warm up.
    while (runs.length <= rounds) {
      const run = await payOnce(browser, sandbox.url);
      if (!run) continue;
      showProgress(`${runs.length} of ${rounds}: ${run.pay.toFixed(1)} ms`);
      runs.push(run);
    }
    runs.shift();
    const pay = median(runs.map((run) => run.pay));
    const ratio = median(runs.map((run) => run.pay / run.step));
    yield `  from the tap to the page that says it is paid: ${pay.toFixed(1)} ms of main thread, ${ratio.toFixed(2)} × the step before it, which only looks up wallets`;
  } finally {
    await sandbox.close();
    await browser.close();
  }
}

/** Undefined for an order so dear that it is paid in parts. */
async function payOnce(
  browser: Browser,
  url: string,
): Promise<{ step: number; pay: number } | undefined> {
  const order = await newOrder(url, 'SELF_OPERATED', action);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript((token) => localStorage.setItem('token', token), order.token);
  await page.goto(`${url}/mwap${addressOf('/orderAction', order.orderNo, action)}`);
  const busyUntil = await watched(page);
  const radio = page.locator('input[type=radio][value=DCEPPay]');
  const inParts = page.locator('[data-step=stages]');
  await radio.or(inParts).first().waitFor();
  if (await inParts.isVisible()) {
    await context.close();
    return undefined;
  }
  await radio.check();
  const forward = page.locator('main button').last();
  const wallet = page.getByRole('button', { name: /^支付/ }).first();
  const step = await busyUntil('wallet', () => forward.click());
  const pay = await busyUntil('done', () => wallet.click());
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

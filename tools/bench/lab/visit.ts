import type { Browser, BrowserContext, CDPSession } from 'playwright';
import {
  type MeasuredTap,
  paintTimings,
  type PaintTimings,
  type Watched,
  watch,
} from './in-page.ts';
import type { NetworkProfile } from './shaped-connection.ts';

/** A phone four times slower than this machine. */
const cpuSlowdown = 4;
const screen = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};

export interface Visited extends PaintTimings {
  /** Bytes that arrived, heads of answers included. */
  bytes: number;
  requests: number;
  /** The longest row of requests each of which began after the one before had been answered. */
  row: number;
}

export interface Tapped {
  handled: number;
  taps: number;
  /** By the browser alone, which loads another page. */
  leaves: boolean;
}

export interface Visiting extends Watched {
  address: string;
  /** Chromium's own emulation, where the network has none. */
  emulated?: NetworkProfile | undefined;
}

export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(screen);
  // tsx wraps each function that has a name in a call of this one.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}

/** Until the page has come to rest. */
export async function visit(context: BrowserContext, visiting: Visiting): Promise<Visited> {
  const { page, session } = await prepared(context, visiting);
  const requests = new Map<string, { from: number; to?: number; bytes: number }>();
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { from: timestamp, bytes: 0 });
    last = Date.now();
  });
  const ended = (requestId: string, to: number, bytes: number) => {
    const one = requests.get(requestId);
    if (one) Object.assign(one, { to, bytes });
    last = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    ended(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => ended(requestId, timestamp, 0));
  await page.goto(visiting.address, { timeout: 60_000 });
  // A page that never shows its main content is reported with what it showed.
  await page.waitForFunction(isShown, undefined, { timeout: 20_000 }).catch(() => undefined);
  const busy = () => [...requests.values()].some(({ to }) => to === undefined);
  const until = Date.now() + 30_000;
  while (Date.now() < until && (busy() || Date.now() - last < 600)) await page.waitForTimeout(100);
  const timings = await page.evaluate(paintTimings);
  await page.close();
  const all = [...requests.values()];
  return {
    ...timings,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: all.length,
    row: rowOf(all),
  };
}

/** Milliseconds from the beginning of the visit until something that was tapped as soon as it was painted did what it is for, and how often it was tapped for it. */
export async function firstTap(
  context: BrowserContext,
  visiting: Visiting & { tap: MeasuredTap },
): Promise<Tapped> {
  const { page, session } = await prepared(context, visiting);
  const began = Date.now();
  let taps = 0;
  const tapAt = async ({ x, y }: { x: number; y: number }) => {
    taps += 1;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const handled = new Promise<Tapped>((done, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`No tap on ${visiting.tap.on} did anything.`)),
      30_000,
    );
    const finish = (at: number, leaves: boolean) => {
      clearTimeout(timer);
      done({ handled: at, taps, leaves });
    };
    session.on('Page.frameRequestedNavigation', () => taps > 0 && finish(Date.now() - began, true));
    session.on('Runtime.bindingCalled', ({ payload }) => {
      const message = JSON.parse(payload) as { x: number; y: number } | { handled: number };
      if ('handled' in message) finish(message.handled, false);
      else tapAt(message).catch(() => undefined);
    });
  });
  await session.send('Runtime.addBinding', { name: 'reportToLab' });
  page.goto(visiting.address, { waitUntil: 'commit', timeout: 60_000 }).catch(() => undefined);
  try {
    return await handled;
  } finally {
    await page.close();
  }
}

async function prepared(context: BrowserContext, { emulated, token, content, tap }: Visiting) {
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (emulated)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: emulated.rtt,
      downloadThroughput: emulated.bits / 8,
      uploadThroughput: emulated.bits / 8,
    });
  await page.addInitScript(watch, { token, content, tap });
  return { page, session };
}

function isShown(): boolean {
  return (window as unknown as { paintRecord?: { shown: number } }).paintRecord?.shown !== 0;
}

export function rowOf(requests: readonly { from: number; to?: number }[]): number {
  let count = 0;
  let free = 0;
  const byEnd = requests.toSorted((a, b) => (a.to ?? Infinity) - (b.to ?? Infinity));
  for (const { from, to } of byEnd) {
    if (from < free) continue;
    count += 1;
    free = to ?? Infinity;
  }
  return count;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { root } from '../repository.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { openChromium, phone } from './chromium.ts';
import { serveDeployment } from './lab-server.ts';
import { median } from './measure.ts';
import { buildPage, cache, installPeers, labPages } from './pages.ts';

const rounds = 5;
/** A phone four times slower than this machine on what Lighthouse calls slow 4G: ms, bytes a second. */
const cpuSlowdown = 4;
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

/** Milliseconds, but for the layout shift (a score) and what was transferred (bytes). */
interface Figures {
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
}

interface Candidate {
  name: string;
  address: string;
  /** Signed in as this customer. */
  token?: string;
}

/** What a first visit costs, page by page: ours, and one of the same content made with antd-mobile, in turn. */
export async function benchLab(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lab-'));
  const browser = await openChromium();
  const missing = installPeers();
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  if (missing === undefined)
    for (const [name, entry] of Object.entries(labPages)) await buildPage(name, entry);
  const sandbox = await createSandbox({ db: 'memory' });
  const peers = join(cache, 'pages/antd-mobile');
  const server = await serveDeployment({ '/mwap': folder, '/peer': peers }, sandbox.url);
  try {
    const lines = [
      `First visits under ${cpuSlowdown} × CPU and slow 4G, in Chromium (medians of ${rounds})`,
    ];
    for (const pair of await candidates(server.url)) {
      const compared = missing === undefined ? pair : pair.slice(0, 1);
      lines.push(...(await compare(browser, compared)));
    }
    lines.push(...(await scrolling(browser, server.url)));
    return missing === undefined ? lines : [...lines, `  ${missing}`];
  } finally {
    server.close();
    await sandbox.close();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function candidates(url: string): Promise<[Candidate, Candidate][]> {
  const found = (await fetch(`${url}/hshcwxweb/catalogue/cars?kind=new&page=1&size=1`).then(
    (answer) => answer.json(),
  )) as { data: { cars: { carId: string }[] } };
  const carId = found.data.cars[0]?.carId ?? '';
  const order = (await fetch(`${url}/sandbox/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ funder: 'GONGTOU_FINANCE', action: 335 }),
  }).then((answer) => answer.json())) as { orderNo: string; token: string };
  const step = `${url}/mwap/orderAction?orderNo=${order.orderNo}&action=335`;
  const peer = (view: string): Candidate => ({
    name: 'antd-mobile',
    address: `${url}/peer/?view=${view}&carId=${carId}`,
  });
  return [
    [{ name: 'home', address: `${url}/mwap/testIndex` }, peer('home')],
    [{ name: 'car list', address: `${url}/mwap/newCar` }, peer('list')],
    [
      { name: 'car detail', address: `${url}/mwap/carDetail?carId=${carId}&cityspell=beijing` },
      peer('detail'),
    ],
    [{ name: 'first flow step', address: step, token: order.token }, peer('step')],
  ];
}

async function compare(browser: Browser, pair: readonly Candidate[]): Promise<string[]> {
  const runs = pair.map((): Figures[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, one] of pair.entries()) {
      const figures = await visit(browser, one);
      // The first round is for the disk and for Chromium to warm up.
      if (round > 0) runs[at]?.push(figures);
    }
  return pair.map(({ name }, at) =>
    lineOf(at === 0 ? name : `  beside it ${name}`, runs[at] ?? []),
  );
}

function lineOf(name: string, runs: readonly Figures[]): string {
  const of = (what: keyof Figures) => median(runs.map((run) => run[what]));
  return `  ${name}: LCP ${(of('lcp') / 1000).toFixed(2)} s; TBT ${of('tbt').toFixed(0)} ms; CLS ${of('cls').toFixed(3)}; ${(of('bytes') / 1024).toFixed(0)} KiB transferred`;
}

async function visit(browser: Browser, { address, token }: Candidate): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watch, token);
  await page.goto(address, { timeout: 120_000 });
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  const seen = await page.evaluate(figuresSeen);
  await context.close();
  return { ...seen, bytes };
}

/** Runs in the page before anything else: the browser's own observers, from the first moment. */
function watch(token: string | undefined): void {
  if (token !== undefined) localStorage.setItem('token', token);
  const seen = { lcp: 0, cls: 0, tasks: [] as [start: number, duration: number][] };
  (window as unknown as { seen: typeof seen }).seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. Total blocking time: of each task after the first paint, what is beyond 50 ms. */
function figuresSeen(): Omit<Figures, 'bytes'> {
  const { seen } = window as unknown as {
    seen: { lcp: number; cls: number; tasks: [number, number][] };
  };
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  let tbt = 0;
  for (const [start, duration] of seen.tasks)
    if (start + duration > painted) tbt += Math.max(0, duration - 50);
  return { lcp: seen.lcp, cls: seen.cls, tbt };
}

/** 600 cars, new ones and used ones, from the first to the last. */
async function scrolling(browser: Browser, url: string): Promise<string[]> {
  const lines: string[] = [];
  for (const path of ['newCar', 'usedCar']) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.addInitScript(watch, undefined);
    await page.goto(`${url}/mwap/${path}`);
    await page.waitForLoadState('networkidle');
    const cars = await scrollToEnd(page);
    const { longest, count } = await page.evaluate(longTasks);
    lines.push(
      `  scrolling /${path} to its end (${cars} cars): ${count} tasks of over 50 ms, the longest ${longest.toFixed(0)} ms`,
    );
    await context.close();
  }
  return lines;
}

async function scrollToEnd(page: Page): Promise<number> {
  const cards = page.locator('main a[href*="carId="]');
  let before = -1;
  let now = await cards.count();
  while (now > before) {
    before = now;
    for (let at = 0; at < 12; at += 1) await page.mouse.wheel(0, 700);
    await page.waitForLoadState('networkidle');
    await page
      .waitForFunction(moreThan, { selector: 'main a[href*="carId="]', before }, { timeout: 3_000 })
      .catch(() => undefined);
    now = await cards.count();
  }
  return now;
}

/** Runs in the page. */
function moreThan({ selector, before }: { selector: string; before: number }): boolean {
  return document.querySelectorAll(selector).length > before;
}

/** Runs in the page. */
function longTasks(): { longest: number; count: number } {
  const { seen } = window as unknown as { seen: { tasks: [number, number][] } };
  const durations = seen.tasks.map(([, duration]) => duration);
  return { longest: Math.max(0, ...durations), count: durations.length };
}

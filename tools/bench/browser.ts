import type { Browser, CDPSession, Page } from 'playwright';
import { openChromium, phone } from './chromium.ts';
import { fetchedBy, weightOf } from './fetched.ts';
import { median } from './measure.ts';
import { buildPage, installPeers, ownPages, peerPages, servePages } from './pages.ts';

const rounds = 11;
const titles = ['基本信息', '收入与住房', '银行卡与备注'];
const next = 'button[type=submit], .sd-navigation__next-btn, .sd-navigation__complete-btn';

/** Main-thread milliseconds of one run. */
interface Run {
  load: number;
  /** Of one step, the mean of both. */
  advance: number;
}

/** The same three-step form by the engine, by hand, and by two libraries, in turn in one Chromium. */
export async function benchBrowser(): Promise<string[]> {
  const browser = await openChromium();
  const missing = installPeers();
  const pages: Record<string, string> = { ...ownPages, ...(missing ? {} : peerPages) };
  for (const [name, entry] of Object.entries(pages)) await buildPage(name, entry);
  const server = await servePages();
  try {
    const runs = new Map<string, Run[]>(Object.keys(pages).map((name) => [name, []]));
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, done] of runs) {
        const run = await runOnce(browser, server.url, name);
        // The first round is for the disk and for Chromium to warm up.
        if (round > 0) done.push(run);
      }
    const lines = [
      'A form of three steps and twelve fields, in Chromium (medians of runs in turn)',
    ];
    const byHand = runs.get('by hand') ?? [];
    for (const [name, done] of runs) {
      const { all } = await fetchedBy(browser, `${server.url}/${name}/index.html`, {
        shows: next,
      });
      lines.push(lineOf(name, done, byHand, weightOf(all, '.js')));
    }
    return missing === undefined ? lines : [...lines, `  ${missing}`];
  } finally {
    server.close();
    await browser.close();
  }
}

function lineOf(name: string, runs: readonly Run[], byHand: readonly Run[], bytes: number): string {
  const timeOf = (what: keyof Run) => {
    const ratio = median(runs.map((run, at) => run[what] / (byHand[at]?.[what] ?? Number.NaN)));
    const compared =
      name === 'by hand'
        ? ''
        : `, ${ratio.toFixed(2)} × by hand${name === 'engine' ? ' (target 1.1 a step)' : ''}`;
    return `${median(runs.map((run) => run[what])).toFixed(1)} ms${compared}`;
  };
  return `  ${name}: load ${timeOf('load')}; a step ${timeOf('advance')}; ${(bytes / 1024).toFixed(0)} KiB gzip of JavaScript`;
}

async function runOnce(browser: Browser, url: string, name: string): Promise<Run> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const load = await busyFor(session, page, titles[0] ?? '', () =>
    page.goto(`${url}/${name}/index.html`),
  );
  const steps: number[] = [];
  for (const title of titles.slice(1))
    steps.push(
      await busyFor(session, page, title, () =>
        page.evaluate((button) => document.querySelector<HTMLElement>(button)?.click(), next),
      ),
    );
  await context.close();
  return { load, advance: steps.reduce((sum, step) => sum + step, 0) / steps.length };
}

/** Main-thread ms from `act` until the text is on the page and the thread is idle. */
async function busyFor(
  session: CDPSession,
  page: Page,
  text: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const before = await taskTime(session);
  await act();
  await page.getByText(text, { exact: true }).first().waitFor();
  await page.locator(next).first().waitFor();
  await page.evaluate(idle);
  return (await taskTime(session)) - before;
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs in the page, so it names no function inside: two frames painted and a pause without work. */
async function idle(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestIdleCallback(done));
  await new Promise((done) => setTimeout(done, 200));
}

import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { phone } from './chromium.ts';

/** Bytes gzip by file name. */
export type Files = ReadonlyMap<string, number>;

/** What one address made the browser fetch. */
export interface FetchedFiles {
  /** Files that had arrived when a tap on the awaited element was handled. */
  handled: Files;
  all: Files;
}

export interface MeasuredVisit {
  /** Who is signed in. */
  token?: string;
  /** The element, as a CSS selector, that counts as the screen being there. */
  shows: string;
}

/** Opens the address in a fresh browser context and weighs the scripts and styles it fetches, each compressed with gzip. */
export async function fetchedBy(
  browser: Browser,
  address: string,
  { token, shows }: MeasuredVisit,
): Promise<FetchedFiles> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const files: Promise<[url: string, bytes: number]>[] = [];
  const weigh = async (response: Response): Promise<[string, number]> => [
    response.url(),
    gzipSync(await response.body()).length,
  ];
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    const weighed = weigh(response);
    // What begins after the page has come to rest is cut off with it, and counts for nothing.
    weighed.catch(() => undefined);
    files.push(weighed);
  });
  await page.addInitScript(prepare, { token, shows });
  await page.goto(address);
  await page.locator(shows).first().waitFor();
  await page.waitForFunction(isHandled);
  await page.waitForLoadState('networkidle');
  const early = new Set(await page.evaluate(arrivedBefore));
  const all = await Promise.all(files);
  await context.close();
  return { handled: named(all.filter(([url]) => early.has(url))), all: named(all) };
}

/** Runs in the page, before anything else. The HTML brings the element; React puts its own properties on it when it takes it over. */
function prepare({ token, shows }: { token: string | undefined; shows: string }): void {
  if (token !== undefined) localStorage.setItem('token', token);
  const timer = setInterval(() => {
    for (const element of document.querySelectorAll(shows)) {
      if (!Object.keys(element).some((key) => key.startsWith('__reactProps$'))) continue;
      performance.mark('handled');
      clearInterval(timer);
      return;
    }
  }, 10);
}

/** Runs in the page. */
function isHandled(): boolean {
  return performance.getEntriesByName('handled').length > 0;
}

/** Runs in the page. */
function arrivedBefore(): string[] {
  const handled = performance.getEntriesByName('handled')[0]?.startTime ?? 0;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return resources.filter(({ responseEnd }) => responseEnd <= handled).map(({ name }) => name);
}

function named(files: readonly [url: string, bytes: number][]): Files {
  return new Map(files.map(([url, bytes]) => [new URL(url).pathname.replace(/^.*\//, ''), bytes]));
}

export function without(files: Files, excluded: Files): Files {
  return new Map([...files].filter(([name]) => !excluded.has(name)));
}

/** Bytes of all files whose name ends so. */
export function weightOf(files: Files, ending: '.js' | '.css'): number {
  return [...files].reduce((sum, [name, bytes]) => (name.endsWith(ending) ? sum + bytes : sum), 0);
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { openChromium, phone } from './chromium.ts';
import { median } from './measure.ts';
import { buildPage, cache, flowPage, servePages, writePage } from './pages.ts';
import { showProgress } from './section.ts';

/** A phone four times slower than this machine. */
const cpuSlowdown = 4;
const rounds = 7;
const bare = 'bare';
const keys = '12345678901234567890';

interface Opened {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

interface BenchServer {
  browser: Browser;
  url: string;
}

/** Typing, opening, photographs and memory, of the engine's own screens, on a slow phone. */
export async function* benchResponsiveness(): AsyncGenerator<string> {
  for (const [name, flow] of Object.entries(flows)) {
    showProgress(`building the page "${name}" …`);
    await buildPage(name, flowPage, flow);
  }
  const server = await servePages();
  const browser = await openChromium();
  const bench = { browser, url: server.url };
  try {
    yield `Screens of the engine at ${cpuSlowdown} × CPU, in Chromium (medians of ${rounds} in turn)`;
    for (const part of [typing, photograph, opening, memory]) yield await part(bench);
  } finally {
    server.close();
    await browser.close();
  }
}

async function typing(bench: BenchServer): Promise<string> {
  writePage(bare, barePage(200));
  const [long = [], short = [], floor = []] = await inTurn(
    ['fields 200', 'fields 3', bare],
    (name) => typeIn(bench, name),
  );
  const all = median(long.map((key) => key.all));
  const ours = median(long.map((key) => key.ours));
  const beside = (others: typeof long) =>
    median(long.map((key, at) => key.all / (others[at]?.all ?? Number.NaN))).toFixed(2);
  return `  a key in a form of 200 fields: ${measured(all, 16)} of main thread, of it ${ours.toFixed(1)} ms script, style and layout, the rest the browser's own work; ${beside(short)} × in one of 3, ${beside(floor)} × in 200 inputs of a page without script`;
}

/** Main-thread ms of one key. */
async function typeIn(bench: BenchServer, name: string): Promise<{ all: number; ours: number }> {
  const { page, session, close } = await opened(bench, name);
  await page.locator('main input').nth(1).click();
  await page.keyboard.type('1');
  await page.evaluate(idle);
  const spent = () =>
    Promise.all([
      busyMs(session),
      busyMs(session, ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']),
    ]);
  const [all, ours] = await spent();
  await page.keyboard.type(keys);
  await page.evaluate(idle);
  const [allThen, oursThen] = await spent();
  await close();
  return { all: (allThen - all) / keys.length, ours: (oursThen - ours) / keys.length };
}

async function opening(bench: BenchServer): Promise<string> {
  const [long = [], short = []] = await inTurn(['steps 40', 'steps 3'], async (name) => {
    const { session, close } = await opened(bench, name);
    const took = await busyMs(session);
    await close();
    return took;
  });
  const ratio = median(long.map((ms, at) => ms / (short[at] ?? Number.NaN)));
  return `  opening a flow of 40 steps: ${median(long).toFixed(0)} ms of main thread, ${ratio.toFixed(2)} × one of 3 (target 1.05)`;
}

interface Shot {
  ready: number;
  blocked: number;
}

async function photograph(bench: BenchServer): Promise<string> {
  // From a file: bytes passed through the protocol are unpacked by a task of the page.
  const photo = join(cache, 'photo.jpg');
  const bytes = await photoOf(bench, 4000, 3000);
  writeFileSync(photo, bytes);
  const [beside = [], onPage = []] = await inTurn(['worker', 'page'], (where) =>
    shoot(bench, photo, where === 'worker', cpuSlowdown),
  );
  const unthrottled = await shoot(bench, photo, true, 1);
  const figures = (shots: readonly Shot[]) =>
    `ready after ${measured(median(shots.map((shot) => shot.ready)), 1500)}, longest task ${measured(median(shots.map((shot) => shot.blocked)), 100)}`;
  return [
    `  a photograph of 12 megapixels (${(bytes.length / 1024 / 1024).toFixed(1)} MB): ${figures(beside)}`,
    `    (Chromium slows the page, not the worker: 4 × its time on this machine is ${measured(4 * unthrottled.ready, 1500)})`,
    `    in a web view without OffscreenCanvas: ${figures(onPage)}`,
  ].join('\n');
}

async function shoot(
  bench: BenchServer,
  photo: string,
  beside: boolean,
  slowdown: number,
): Promise<Shot> {
  const { page, close } = await opened(bench, 'photo', {
    slowdown,
    ...(!beside && { before: 'delete globalThis.OffscreenCanvas' }),
  });
  await page.evaluate(watchPhoto);
  await page.locator('input[type=file]').last().setInputFiles(photo);
  await page.getByText('已上传').waitFor();
  const shot = await page.evaluate(photoTimings);
  await close();
  return shot;
}

/** A JPEG as cameras make them: much detail in every part. */
async function photoOf({ browser, url }: BenchServer, width: number, height: number) {
  const page = await browser.newPage();
  await page.goto(url);
  const made = await page.evaluate(drawPhoto, { width, height });
  await page.close();
  return Buffer.from(made.slice(made.indexOf(',') + 1), 'base64');
}

async function memory({ url }: BenchServer): Promise<string> {
  // What V8 compiles meanwhile would count as well: some 6 KB a flow, in no object of the page.
  const browser = await openChromium(undefined, ['--js-flags=--jitless']);
  const { page, session } = await opened({ browser, url }, 'steps 3', { slowdown: 1 });
  const left = async (): Promise<Record<string, number>> => {
    await page.evaluate(idle);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const flowsRun = async (count: number) => {
    for (let at = 0; at < count; at += 1) await page.evaluate(reopenFlow);
    return left();
  };
  const one = await flowsRun(10);
  const ten = await flowsRun(10);
  await browser.close();
  const grown = (name: string) => `${(ten[name] ?? 0) - (one[name] ?? 0)}`;
  const kilobytes = ((ten.JSHeapUsedSize ?? 0) - (one.JSHeapUsedSize ?? 0)) / 1024;
  return `  ten flows more leave ${grown('Nodes')} nodes, ${grown('JSEventListeners')} listeners and ${kilobytes.toFixed(1)} KB (target 0)`;
}

async function opened(
  { browser, url }: BenchServer,
  name: string,
  { slowdown = cpuSlowdown, before = '' }: { slowdown?: number; before?: string } = {},
): Promise<Opened> {
  const context = await browser.newContext(phone);
  // tsx wraps each function that has a name in a call of this one.
  await context.addInitScript(`globalThis.__name = (named) => named; ${before}`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Of the page's own thread: what other programs take of this machine is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/${name}/index.html`);
  await page.locator('main [data-bar] button').waitFor();
  await page.evaluate(idle);
  return { page, session, close: () => context.close() };
}

/** Each in turn, so that a machine that slows down slows all. The first round is for warming up. */
async function inTurn<T>(
  names: readonly string[],
  run: (name: string) => Promise<T>,
): Promise<T[][]> {
  const runs = names.map((): T[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, name] of names.entries()) {
      const done = await run(name);
      if (round > 0) runs[at]?.push(done);
      showProgress(`${name}: ${round} of ${rounds}`);
    }
  return runs;
}

async function busyMs(session: CDPSession, what: readonly string[] = ['TaskDuration']) {
  const { metrics } = await session.send('Performance.getMetrics');
  const counted = metrics.filter(({ name }) => what.includes(name));
  return counted.reduce((sum, { value }) => sum + value, 0) * 1000;
}

function measured(ms: number, target: number): string {
  return `${ms.toFixed(ms < 100 ? 1 : 0)} ms (target ${target})`;
}

// What follows runs in the page.

interface Watching {
  began?: number;
  ready?: number;
  longest: number;
}

declare global {
  var watching: Watching;
  var openFlowAnew: () => Promise<void>;
}

function watchPhoto(): void {
  globalThis.watching = { longest: 0 };
  addEventListener('change', () => (globalThis.watching.began = performance.now()), true);
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries())
      if (startTime + duration > (globalThis.watching.began ?? Infinity))
        globalThis.watching.longest = Math.max(globalThis.watching.longest, duration);
  }).observe({ type: 'longtask' });
  new MutationObserver(() => {
    if (document.body.textContent?.includes('已上传'))
      globalThis.watching.ready ??= performance.now();
  }).observe(document.body, { childList: true, subtree: true });
}

async function photoTimings(): Promise<Shot> {
  await new Promise((done) => setTimeout(done, 300));
  const { began = 0, ready = 0, longest } = globalThis.watching;
  return { ready: ready - began, blocked: longest };
}

function drawPhoto({ width, height }: { width: number; height: number }): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const image = context?.createImageData(width, height);
  if (!context || !image) return '';
  for (let at = 0; at < image.data.length; at += 4) {
    const pixel = at / 4;
    const noise = ((pixel * 2_654_435_761) >>> 24) / 8;
    image.data[at] = ((pixel % width) / width) * 200 + noise;
    image.data[at + 1] = (pixel / width / height) * 200 + noise;
    image.data[at + 2] = 120 + noise;
    image.data[at + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.92);
}

function reopenFlow(): Promise<void> {
  return globalThis.openFlowAnew();
}

async function idle(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done, 200));
}

const text = (at: number) =>
  `          field${at}: { type: text, label: { zh: 第${at}项, en: No. ${at} } }`;

function stepOf(at: number, fields: string[]): string {
  return `      step${at}:
        kind: form
        path: /step${at}
        title: { zh: 第${at}步, en: Step ${at} }
        fields:
${fields.join('\n')}`;
}

function funderOf(steps: string[]): string {
  return `funder: BENCH_FINANCE
name: { zh: 测试, en: Bench }
flows:
  bench:
    title: { zh: 测试, en: Bench }
    steps:
${steps.join('\n')}
      check: { kind: review, path: /check, title: { zh: 核对, en: Check } }
      done: { kind: result, path: /done, title: { zh: 完成, en: Done }, ends: success }
actions: { 100: bench }
examples: { through: { action: 100, answers: {}, ends: success } }
`;
}

/** As fast as a browser can be with so many inputs. */
function barePage(inputs: number): string {
  const fields = many(inputs).map((at) => `<p><label>第${at}项<br /><input /></label></p>`);
  return `<!doctype html><meta name="viewport" content="width=device-width" />
<main>${fields.join('')}<div data-bar><button>下一步</button></div></main>`;
}

const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const steps = (count: number) =>
  funderOf(
    many(count).map((at) =>
      stepOf(
        at,
        many(4).map((field) => text(at * 10 + field)),
      ),
    ),
  );

/** Page → the funder it shows. */
export const flows = {
  'fields 200': funderOf([stepOf(1, many(200).map(text))]),
  'fields 3': funderOf([stepOf(1, many(3).map(text))]),
  photo: funderOf([
    stepOf(1, ['          proof: { type: photo, label: { zh: 证明, en: Proof } }']),
  ]),
  'steps 40': steps(40),
  'steps 3': steps(3),
};

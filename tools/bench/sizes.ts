import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { build, type Manifest } from 'vite';
import type { DefinitionHead } from '../../src/model/definition-files.ts';
import { indexFile } from '../../src/language/emit/publish.ts';
import { checkRepository, root } from '../repository/repository.ts';
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { openChromium } from './chromium.ts';
import { type FetchedFiles, fetchedBy, type Files, weightOf, without } from './fetched.ts';
import { CannotRun } from './measure.ts';

/** KB gzip, of a thousand bytes. */
const budgets = { firstScreen: 112, firstStep: 165, route: 12, css: 8, definition: 8 };

/** Builds the app, opens it in Chromium and weighs what it really fetches. */
export async function benchSizes(): Promise<string[]> {
  if (checkRepository().findings.length > 0)
    throw new CannotRun(
      'npm run check has findings, and the app is not built until they are mended.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'bench-sizes-'));
  const browser = await openChromium();
  let sandbox: Sandbox | undefined;
  try {
    await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    sandbox = await createSandbox({ db: 'memory', appFolder: folder });
    const url = `${sandbox.url}/mwap`;
    const list = await fetchedBy(browser, `${url}/orderList`, { shows: 'h1' });
    const steps = await firstSteps(browser, sandbox.url, headsIn(folder));
    return [
      'Sizes (KB gzip, as Chromium fetches them)',
      ...firstScreen(list),
      ...firstStep(steps),
      ...(await routes(browser, url, list.all, steps[0])),
      ...kinds(folder, steps[0]?.fetched.all ?? new Map()),
      ...definitionSizes(folder),
    ];
  } finally {
    await sandbox?.close();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function firstScreen({ shown, all }: FetchedFiles): string[] {
  return [
    line('first screen (orders), until it is shown', weightOf(shown, '.js'), budgets.firstScreen),
    `    with what it fetches after that: ${kb(weightOf(all, '.js'))}`,
  ];
}

interface FirstStep {
  name: string;
  orderNo: string;
  token: string;
  fetched: FetchedFiles;
}

/** Heaviest first. */
async function firstSteps(
  browser: Browser,
  url: string,
  heads: readonly DefinitionHead[],
): Promise<FirstStep[]> {
  const steps: FirstStep[] = [];
  for (const { funder, actions } of heads) {
    for (const action of Object.keys(actions).filter((code) => 'flow' in (actions[code] ?? {}))) {
      const order = await newOrder(url, funder, Number(action));
      const address = `${url}/mwap/orderAction?orderNo=${order.orderNo}&action=${action}`;
      const fetched = await fetchedBy(browser, address, {
        token: order.token,
        shows: '[data-step] main :is(button, [role=status])',
      });
      steps.push({ ...order, name: `${funder} ${action}`, fetched });
    }
  }
  return steps.toSorted((a, b) => weightOf(b.fetched.all, '.js') - weightOf(a.fetched.all, '.js'));
}

async function newOrder(url: string, funder: string, action: number) {
  const response = await fetch(`${url}/sandbox/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ funder, action }),
  });
  return (await response.json()) as { orderNo: string; token: string };
}

function firstStep(steps: readonly FirstStep[]): string[] {
  const heaviest = steps[0];
  const lightest = steps.at(-1);
  if (!heaviest || !lightest) return ['  no funder offers an action'];
  const { all, shown } = heaviest.fetched;
  const css = weightOf(all, '.css');
  return [
    line(`first flow step in all (${heaviest.name})`, weightOf(all, '.js'), budgets.firstStep),
    `    until it is shown: ${kb(weightOf(shown, '.js'))}; its largest files:`,
    ...[...all]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 5)
      .map(([name, bytes]) => `      ${kb(bytes)} ${name}`),
    `    the lightest of ${steps.length} (${lightest.name}): ${kb(weightOf(lightest.fetched.all, '.js'))}`,
    line('CSS of the first flow step', css, budgets.css),
  ];
}

async function routes(
  browser: Browser,
  url: string,
  loaded: Files,
  some: FirstStep | undefined,
): Promise<string[]> {
  const detail = `orderDetail?orderNo=${some?.orderNo ?? ''}`;
  const lines: string[] = [];
  for (const path of [detail, 'testBtn']) {
    const visit = { shows: 'h1', ...(some && { token: some.token }) };
    const { all } = await fetchedBy(browser, `${url}/${path}`, visit);
    const more = weightOf(without(all, loaded), '.js');
    lines.push(line(`/${path.replace(/\?.*/, '')} beyond the first screen`, more, budgets.route));
  }
  return lines;
}

/** Screens of other kinds, by what the build says they import. */
function kinds(folder: string, loaded: Files): string[] {
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  return Object.entries(manifest).flatMap(([source, { file }]) => {
    const kind = /steps\/([\w-]+)\/Screen\.tsx$/.exec(source)?.[1];
    if (kind === undefined || loaded.has(nameOf(file))) return [];
    const files = [...closure(manifest, source)].filter((name) => !loaded.has(nameOf(name)));
    const bytes = files.reduce((sum, name) => sum + gzipped(join(folder, name)), 0);
    return [line(`a step of kind ${kind} beyond the first step`, bytes, budgets.route)];
  });
}

/** A chunk's file and those it cannot do without. */
function closure(manifest: Manifest, source: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, files);
  return files;
}

/** What a phone fetches of the definitions: the index once, a funder's head, and the one flow it walks. */
function definitionSizes(folder: string): string[] {
  const files = readdirSync(join(folder, 'definitions')).map((name) => ({
    name,
    bytes: gzipped(join(folder, 'definitions', name)),
  }));
  const heaviest = (is: (name: string) => boolean) =>
    Math.max(...files.filter(({ name }) => is(name)).map(({ bytes }) => bytes));
  return [
    line('index of the definitions', heaviest(isIndex), budgets.definition),
    line("the heaviest funder's head", heaviest(isHead), budgets.definition),
    line('the heaviest flow', heaviest(isFlow), budgets.definition),
  ];
}

const isIndex = (name: string) => name === indexFile;
const isFlow = (name: string) => name.startsWith('flow.');
const isHead = (name: string) => !isIndex(name) && !isFlow(name);

function headsIn(folder: string): DefinitionHead[] {
  return readdirSync(join(folder, 'definitions'))
    .filter(isHead)
    .map(
      (name) =>
        JSON.parse(readFileSync(join(folder, 'definitions', name), 'utf8')) as DefinitionHead,
    );
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, '');
}

function line(what: string, bytes: number, budget: number): string {
  const over = bytes / 1000 - budget;
  const againstBudget = over > 0 ? `${over.toFixed(1)} over the budget of` : 'budget';
  return `  ${what}: ${kb(bytes)} (${againstBudget} ${budget})`;
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

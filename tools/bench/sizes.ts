import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Manifest } from 'vite';
import type { Flow } from '../../src/model/definition.ts';
import type { AppIndex } from '../../src/model/definition-files.ts';
import { indexFile } from '../../src/language/emit/publish.ts';
import { checkRepository } from '../repository/repository.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { pageBudgets } from '../vite/budgets.ts';
import { builtApp } from './built-app.ts';
import { openChromium } from './chromium.ts';
import { type FetchedFiles, fetchedBy, type Files, weightOf, without } from './fetched.ts';
import { differentFirstSteps, type FirstStepAddress } from './first-steps.ts';
import { CannotRun } from './measure.ts';
import { newOrder } from './new-order.ts';
import { showProgress } from './section.ts';

type BudgetedPageName = (typeof pageBudgets)[number]['name'];

/** KB gzip, of a thousand bytes. */
const budgets = {
  route: 12,
  css: 8,
  definition: 8,
};

/** What has come by then is more than what is needed, which the build holds to its budget. */
function untilTap(what: string, files: FetchedFiles, page: BudgetedPageName): string[] {
  const budget = pageBudgets.find(({ name }) => name === page)?.budget;
  return [
    `  ${what}: ${kb(weightOf(files.handled, '.js'))} of script have come when a tap is handled (the build lets it need ${budget})`,
    `    with what comes after that: ${kb(weightOf(files.all, '.js'))}`,
  ];
}

/** Pages that are open at the same time: each waits half a second for nothing more to come. */
const atOnce = 3;

/** Opens the built app in Chromium and weighs what it really fetches. */
export async function* benchSizes(): AsyncGenerator<string> {
  yield 'Sizes (KB gzip, as Chromium fetches them)';
  showProgress('checking all files …');
  if (checkRepository().findings.length > 0)
    throw new CannotRun(
      'npm run check has findings, and the app is not built until they are mended.',
    );
  const folder = await builtApp();
  const browser = await openChromium();
  const sandbox = await createSandbox({ db: 'memory', appFolder: folder });
  try {
    const url = `${sandbox.url}/mwap`;
    const list = await fetchedBy(browser, `${url}/orderList`, { shows: 'h1' });
    yield* untilTap('list of orders', list, 'list of orders');
    const definition = (name: string) => readJson(join(folder, 'definitions', name));
    const index = definition(indexFile) as AppIndex;
    yield* definitionSizes(folder, index);
    const addresses = differentFirstSteps(index, (file) => definition(file) as Flow);
    const steps = await firstSteps(browser, sandbox.url, addresses);
    yield* firstStep(steps);
    yield* await routes(browser, url, list.all, steps[0]);
    yield* kinds(folder, steps[0]?.fetched.all ?? new Map());
  } finally {
    await sandbox.close();
    await browser.close();
  }
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
  addresses: readonly FirstStepAddress[],
): Promise<FirstStep[]> {
  const steps: FirstStep[] = [];
  const left = addresses.toReversed();
  const openRest = async () => {
    for (let address = left.pop(); address; address = left.pop()) {
      const { funder, action } = address;
      const order = await newOrder(url, funder, Number(action));
      const name = `${funder} ${action}`;
      const fetched = await fetchedBy(
        browser,
        `${url}/mwap/orderAction?orderNo=${order.orderNo}&action=${action}`,
        { token: order.token, shows: '[data-step] main :is(button, [role=status])' },
      ).catch((error: unknown) => {
        throw new Error(`${name} shows no step`, { cause: error });
      });
      steps.push({ ...order, name, fetched });
      showProgress(`first steps: ${steps.length} of ${addresses.length}, ${name}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, openRest));
  return steps.toSorted((a, b) => beforeTap(b) - beforeTap(a));
}

const beforeTap = ({ fetched }: FirstStep) => weightOf(fetched.handled, '.js');

function firstStep(steps: readonly FirstStep[]): string[] {
  const heaviest = steps[0];
  const lightest = steps.at(-1);
  if (!heaviest || !lightest) return ['  no funder offers an action'];
  const { name, fetched } = heaviest;
  return [
    ...untilTap(`heaviest first step (${name})`, fetched, 'first step of a flow, a form'),
    '    its largest files:',
    ...[...fetched.handled]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 5)
      .map(([name, bytes]) => `      ${kb(bytes)} ${name}`),
    `    the lightest of ${steps.length} different (${lightest.name}): ${kb(beforeTap(lightest))}`,
    line('CSS of the first flow step', weightOf(fetched.all, '.css'), budgets.css),
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
  const manifest = readJson(join(folder, '.vite/manifest.json')) as Manifest;
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
function definitionSizes(folder: string, { funders, pages, free }: AppIndex): string[] {
  const heaviest = (names: readonly string[]) =>
    Math.max(...names.map((name) => gzipped(join(folder, 'definitions', name))));
  const heads = Object.values(funders);
  const flows = [
    ...heads.flatMap((head) => Object.values(head.flows)),
    ...Object.values(free).map(({ file }) => file),
  ];
  return [
    line('index of the definitions', heaviest([indexFile]), budgets.definition),
    line(
      "the heaviest funder's head",
      heaviest([...heads, ...(pages ? [pages] : [])].map(({ file }) => file)),
      budgets.definition,
    ),
    line('the heaviest flow', heaviest(flows), budgets.definition),
  ];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
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

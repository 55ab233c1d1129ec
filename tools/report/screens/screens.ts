/** The screens of all flows, each a file of its own; drawn again only when the flow or the app has changed. */
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { addToCache, keyOfFiles, readCache } from '../../run/disk-cache.ts';
import { root } from '../../repository/repository.ts';
import type { DifferentFlow } from '../../coverage/different-flows.ts';
import { Html, html, pageOf } from '../html.ts';
import type { DrawnScreens, FlowToDraw } from './draw-screens.tsx';

export interface FlowScreens {
  key: string;
  screens: DrawnScreens;
}

/** The name under which they are kept. */
export const screensCache = 'screens';

const bundle = join(root, 'node_modules/.cache/report-screens');

export interface AllScreens {
  screens: ReadonlyMap<string, DrawnScreens>;
  /** The app's. */
  style: string;
  /** All that was kept or is kept now. */
  keys: ReadonlySet<string>;
}

/**
 * Begins to draw in a thread of its own, which gets on while this one is at work: `all` is awaited once it is needed.
 * `onProgress`: gets the number drawn of those not cached.
 */
export async function beginScreens(
  flows: readonly DifferentFlow[],
  onProgress: (drawn: number, of: number) => void,
): Promise<{ all: Promise<AllScreens> }> {
  const app = keyOfFiles(['src', 'tools/studio', 'tools/made-up', 'tools/report/screens']);
  const keys = new Map(
    flows.map(({ key, content, definition: { funder } }) => [key, `${app}-${content}-${funder}`]),
  );
  const cachedScreens = new Map<string, DrawnScreens>();
  for (const [key, name] of keys) {
    const cached = readCache(screensCache, name);
    if (cached) cachedScreens.set(key, JSON.parse(cached.toString()) as DrawnScreens);
  }
  const style = readCache(screensCache, `${app}-style`)?.toString();
  const missing = flows.filter(({ key }) => !cachedScreens.has(key));
  const names = new Set([...keys.values(), `${app}-style`]);
  if (style !== undefined && missing.length === 0)
    return { all: Promise.resolve({ screens: cachedScreens, style, keys: names }) };
  built ??= buildScreens();
  const appStyle = await built;
  addToCache(screensCache, `${app}-style`, Buffer.from(appStyle));
  let drawn = 0;
  const all = drawApart(missing, ({ key, screens }) => {
    cachedScreens.set(key, screens);
    addToCache(screensCache, keys.get(key) ?? key, Buffer.from(JSON.stringify(screens)));
    onProgress(++drawn, missing.length);
  }).then(() => ({ screens: cachedScreens, style: appStyle, keys: names }));
  return { all };
}

export function joinedScreens(parts: readonly AllScreens[]): AllScreens {
  return {
    screens: new Map(parts.flatMap(({ screens }) => [...screens])),
    style: parts[0]?.style ?? '',
    keys: new Set(parts.flatMap(({ keys }) => [...keys])),
  };
}

/** The styles of the bundle that draws, built once. */
let built: Promise<string> | undefined;

/** Gives the styles. */
async function buildScreens(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    publicDir: false,
    build: {
      ssr: 'tools/report/screens/screens-worker.ts',
      ssrEmitAssets: true,
      cssCodeSplit: false,
      outDir: bundle,
      emptyOutDir: true,
      target: 'node20',
    },
  });
  const folder = join(bundle, 'assets');
  const styles = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return styles.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

type KeyedFlow = FlowToDraw & { key: string };

/** As many as cores, so that none of these idles once this thread waits. */
const threads = availableParallelism();

async function drawApart(
  flows: readonly DifferentFlow[],
  drawn: (screens: FlowScreens) => void,
): Promise<void> {
  const toDraw = flows.map(({ key, definition, flow }): KeyedFlow => ({
    key,
    // Examples and the other flows are of no use to it.
    definition: { ...definition, flows: { [flow.id]: flow }, examples: {} },
    flow: flow.id,
    steps: Object.values(flow.steps).flatMap(({ id, path }) => (path === undefined ? [] : id)),
  }));
  const shares = Array.from({ length: threads }, (_, thread) =>
    toDraw.filter((_flow, at) => at % threads === thread),
  );
  await Promise.all(
    shares.filter(({ length }) => length > 0).map((share) => drawShare(share, drawn)),
  );
}

function drawShare(
  workerData: readonly KeyedFlow[],
  drawn: (screens: FlowScreens) => void,
): Promise<void> {
  let left = workerData.length;
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(bundle, 'screens-worker.js'), {
      workerData,
      // React's other build takes half as long again.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    worker.on('message', (screens: FlowScreens) => {
      drawn(screens);
      if (--left > 0) return;
      resolve();
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('Bug: not all screens were drawn.')));
  });
}

/** The text of a screen, for the image's alternative text. */
export function wordsOf(screen: string): string {
  return screen
    .replaceAll(/<(style|script|svg)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&\w+;|&#x?\w+;/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' · ');
}

/** All screens of a flow in one file; its hash selects one: `#3-en`. They are static pictures. */
export function screensPage(title: string, screens: DrawnScreens, style: string): string {
  const shown = Object.values(screens).flatMap((languages, index) =>
    (['zh', 'en'] as const).map(
      (language) =>
        html`<div class="shown" id="${index}-${language}" lang="${language}" inert>
          ${new Html(languages[language])}
        </div>`,
    ),
  );
  const choosing = '.shown{display:none}.shown:target{display:block}';
  return pageOf({ title, style: `${style}\n${choosing}`, body: html`${shown}` });
}

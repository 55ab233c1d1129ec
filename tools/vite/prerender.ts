/** Pages whose first screen is in their HTML: drawn once, by the app itself, when it is built. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';
import { withShortScript } from '../deploy/inline-script.ts';
import { answerFile, pageFile } from '../deploy/page-file.ts';
import {
  access,
  carFrame,
  everyVisit,
  firstPageScript,
  firstScript,
  flowPage,
  queries,
  withImports,
} from './chunks.ts';
import { criticalCss, withCriticalCss } from './critical-css.ts';
import type { ToDraw } from './prerender-worker.ts';
import {
  actionsWithFirstPage,
  type DrawnFirstPage,
  firstPageFiles,
  orderFlows,
} from './first-pages.ts';
import { assetIn, flowFrames, indexIn } from './flow-frames.ts';
import type { DrawnFlow, PrerenderedRequest, Prerendered } from '../../src/app/prerender.tsx';
import { isCarPage } from '../../src/ui/car/car-pages.ts';

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** Writes `pages/testIndex.html` for the address `/testIndex`, and so on; every other address gets index.html. */
export function prerender(): Plugin {
  let root = process.cwd();
  let base = '/';
  return {
    name: 'prerender',
    configResolved(config) {
      ({ root, base } = config);
    },
    configurePreviewServer({ config, middlewares }) {
      const folder = join(config.root, config.build.outDir);
      middlewares.use((request, _response, next) => {
        const [path = '', ...query] = (request.url ?? '').split('?');
        const inside = path.slice(config.base.length - 1);
        const file = path.startsWith(config.base) ? answerFile(folder, inside) : 'index.html';
        if (file !== 'index.html') request.url = [config.base + file, ...query].join('?');
        next();
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('Bug: the build has no index.html.');
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { name } of markupAfterReact(chunks))
          this.error(`${name} waits for the app, before which it is to be shown (vite.config.ts).`);
        const html = withShortScript(String(page.source));
        const pages = new Map<string, string>();
        const drawing = await draw(root, base, bundle);
        const sheet = styleSheetIn(bundle);
        const { files, index } = firstPageFiles(bundle, drawing.firstPages, {
          root,
          styles: sheet.fileName,
        });
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
        assetIn(bundle, 'definitions/index.json').source = JSON.stringify(index);
        for (const drawn of drawing.pages) {
          pages.set(drawn.path, pageOf(html, { ...drawn, ...neededBy(drawn, chunks, base) }));
        }
        // The same in all of them: the policy names it by its hash.
        const other = orderPageOf(html, {
          frame: drawing.frame,
          actions: actionsWithFirstPage(index),
          ...neededByOrders(chunks, base),
        });
        const critical = criticalCss(String(sheet.source), [other, ...pages.values()]);
        page.source = withCriticalCss(other, critical);
        for (const [path, content] of pages) {
          const source = withCriticalCss(content, critical);
          const tooHeavy = faultOfWeight(path, source);
          if (tooHeavy !== undefined) this.error(tooHeavy);
          this.emitFile({ type: 'asset', fileName: pageFile(path), source });
        }
      },
    },
  };
}

/** What draws first responses, and has to wait for React because of what it imports. */
function markupAfterReact(chunks: readonly Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  const [, app = ''] = everyVisit;
  return chunks.filter(
    (chunk) =>
      chunk.name.endsWith('-markup') &&
      withImports(chunks, [chunk]).some(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith(app)),
      ),
  );
}

function styleSheetIn(bundle: Rollup.OutputBundle): Rollup.OutputAsset {
  const [sheet, ...others] = Object.values(bundle).filter(
    (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
  );
  if (sheet?.type !== 'asset' || others.length > 0)
    throw new Error('Bug: the build has no stylesheet, or more than one (build.cssCodeSplit).');
  return sheet;
}

interface Drawn {
  path: string;
  content: string;
  request?: PrerenderedRequest | undefined;
  /** Drawn for a customer who is signed in. */
  members?: boolean;
  /** Shows its first response again at the next visit. */
  showsLast?: boolean;
  /** Ends of the names of the modules it needs, beside what every visit does. */
  modules: readonly string[];
  /** Those that show its first response before the app is there. */
  firstModules: readonly string[];
  /** What else it will fetch, from the base. */
  files: readonly string[];
}

async function draw(
  root: string,
  base: string,
  bundle: Rollup.OutputBundle,
): Promise<{ frame: string; pages: Drawn[]; firstPages: DrawnFirstPage[] }> {
  const frames = flowFrames(bundle);
  const outDir = join(root, 'node_modules/.cache/prerender');
  const built = await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    publicDir: false,
    build: { ssr: 'tools/vite/prerender-worker.ts', outDir, emptyOutDir: true, target: 'node20' },
  });
  if (!('output' in built)) throw new Error('Bug: a build that is only one has an output.');
  const sources = new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk' && file.facadeModuleId !== null
        ? [[file.fileName.replace(/^assets\//, ''), file.facadeModuleId] as const]
        : [],
    ),
  );
  const sourceOf = (file: string) => {
    const found = sources.get(file);
    if (found === undefined) throw new Error(`Bug: nobody knows which source ${file} is of.`);
    return found;
  };
  const toDraw = {
    index: indexIn(bundle),
    flows: frames.map(({ path, title, flow }) => ({ path, title, flow })),
    orderFlows: orderFlows(bundle),
  };
  const { frame, pages, flows, firstPages } = await inWorker(
    join(outDir, 'prerender-worker.js'),
    toDraw,
  );
  const drawnFlows = new Map(flows.map((one) => [one.path, one]));
  const drawn = [
    ...pages.map(({ html, files, ...page }) => {
      const [source = '', ...firstModules] = files.map(sourceOf);
      return { ...page, content: html, modules: [source, queries], firstModules, files: [] };
    }),
    ...frames.map((flow) => {
      const { html = '', request, members = false, files = [] } = drawnFlows.get(flow.path) ?? {};
      return { ...flow, content: html, request, members, firstModules: files.map(sourceOf) };
    }),
  ];
  return { frame, pages: drawn, firstPages };
}

interface AllDrawn {
  frame: string;
  pages: Prerendered[];
  flows: DrawnFlow[];
  firstPages: DrawnFirstPage[];
}

function inWorker(file: string, workerData: ToDraw): Promise<AllDrawn> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData });
    worker.once('message', (drawn: AllDrawn) => {
      resolve(drawn);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('Bug: nothing was drawn.')));
  });
}

/** What the browser needs for these modules, by the ends of their names. */
function filesOf(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const first = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => modules.some((module) => id.endsWith(module))),
  );
  return withImports(chunks, first).map(({ fileName }) => fileName);
}

interface PageNeeds {
  /** Addresses of the scripts it needs. */
  scripts: readonly string[];
  /** Of those that leave the line to its first response. */
  later: readonly string[];
  /** Those that leave the line to them: of a car, all that its frame works without. */
  parts?: readonly string[];
  /** Addresses of what it fetches besides. */
  files: readonly string[];
}

/** The app of a page that shows its first response before it comes later (src/app/first.ts). */
function neededBy(
  {
    path,
    modules,
    firstModules,
    files,
  }: Pick<Drawn, 'modules' | 'firstModules' | 'files'> & { path?: string },
  chunks: readonly Rollup.OutputChunk[],
  base: string,
): PageNeeds {
  const first = firstOf(chunks, firstModules);
  const app = filesOf(chunks, [...everyVisit, ...modules, access]);
  const isCar = path !== undefined && isCarPage(path);
  const frame = isCar ? filesOf(chunks, [...everyVisit, ...carFrame]) : app;
  const rest = frame.filter((file) => !first.includes(file));
  const parts = app.filter((file) => !first.includes(file) && !frame.includes(file));
  const waits = firstModules.length > 0;
  const addresses = (some: readonly string[]) => [...new Set(some)].map((file) => base + file);
  return {
    scripts: addresses(waits ? first : [...first, ...rest]),
    later: addresses(waits ? rest : []),
    parts: addresses(parts),
    files: addresses(files),
  };
}

/** Which flow it is, is known from the index and the order. */
function neededByOrders(chunks: readonly Rollup.OutputChunk[], base: string): PageNeeds {
  const files = ['definitions/index.json'];
  return neededBy({ modules: flowPage, firstModules: [firstPageScript], files }, chunks, base);
}

/** What looks at the address: it knows what else to ask. With what it shows before the app is there. */
function firstOf(chunks: readonly Rollup.OutputChunk[], modules: readonly string[]): string[] {
  const entry = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return [...entry, ...filesOf(chunks, [firstScript, ...modules])];
}

type PageContent = Pick<Drawn, 'path' | 'content' | 'request' | 'members' | 'showsLast'> &
  PageNeeds;

const requestTag = /<script\s+data-asks="[^>]*>/;
const emptyRoot = /<div id="root">.*?<\/div>\s*<\/div>/s;

/** Throws where index.html has no place for it. */
export function pageOf(
  html: string,
  { path, content, request, members, showsLast, scripts, later, parts = [], files }: PageContent,
): string {
  if (!emptyRoot.test(html)) throw new Error('index.html has no <div id="root"> with a frame.');
  const title = /<h1[^>]*>([^<]*)<\/h1>/.exec(content)?.[1];
  const waiting = later.length > 0 ? [`data-app="${later.join(' ')}" data-waits="yes"`] : [];
  const named = parts.length > 0 ? ` data-parts="${parts.join(' ')}"` : '';
  const root = `id="root" data-page="${path}"${members ? ' data-members' : ''}${named}`;
  const last = showsLast ? [`data-last="${path}"`] : [];
  const attributes = [...waiting, ...last, ...(request ? [attributesOf(request)] : [])];
  return withLinks(html, { scripts, files })
    .replace(requestTag, `<${['script', ...attributes].join(' ')}>`)
    .replace(emptyRoot, () => `<div ${root}>${content}</div>`)
    .replace(/<title>[^<]*<\/title>/, (usual) => (title ? `<title>${title}</title>` : usual));
}

interface OrderPageContent extends PageNeeds {
  /** Of a flow that is being opened. English shows the frame without words (first-frame.css). */
  frame: string;
  /** The codes with a first page: the page's own script fetches the app at once for all others. */
  actions: readonly string[];
}

/** For addresses that no page is drawn for: those of orders' flows. */
export function orderPageOf(
  html: string,
  { frame, actions, later, ...needs }: OrderPageContent,
): string {
  const named = `data-app="${later.join(' ')}" data-waits="${actions.join(' ')}"`;
  return withLinks(html, needs)
    .replace(requestTag, (tag) => tag.replace('<script', () => `<script ${named}`))
    .replace('<div id="root">', (root) => `${root}<div class="opening">${frame}</div>`);
}

/** In place of those that the bundler wrote; without the notes for who reads index.html. */
function withLinks(html: string, { scripts, files }: Pick<PageNeeds, 'scripts' | 'files'>): string {
  const links = scripts
    .filter((href) => !html.includes(`src="${href}"`))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const fetched = files.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`);
  return html
    .replace(/\s*<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace(/\s*<!-- .*? -->/g, '')
    .replace('</head>', () => `${[...links, ...fetched].join('')}</head>`);
}

/** KB gzip that a server sends before it waits for an answer: a longer page is seen a round trip later. */
const firstRoundTrip = 14;

export function faultOfWeight(path: string, html: string): string | undefined {
  const kb = gzipSync(html, { level: 9 }).length / 1000;
  return kb > firstRoundTrip
    ? `The page of ${path} has ${kb.toFixed(1)} KB of HTML compressed; it may have ${firstRoundTrip} (tools/vite/prerender.ts).`
    : undefined;
}

/** As the script of index.html reads them. */
function attributesOf({ address, body, host, as, always }: PrerenderedRequest): string {
  const named = {
    asks: address.replaceAll('&', '&amp;'),
    body: body?.replaceAll('"', '&quot;'),
    host,
    as,
    always: always ? 'yes' : undefined,
  };
  return Object.entries(named)
    .flatMap(([name, value]) => (value === undefined ? [] : [`data-${name}="${value}"`]))
    .join(' ');
}

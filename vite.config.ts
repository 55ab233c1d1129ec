import { basename, join } from 'node:path';
import reactPlugin from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { platformPaths } from './tools/deploy/platform-paths.ts';
import { budgets } from './tools/vite/budgets.ts';
import { chunkOrder } from './tools/vite/chunk-order.ts';
import { loadedDefinitions } from './tools/vite/loaded-definitions.ts';
import { LongFilesFirst } from './tools/vite/long-files-first.ts';
import { pdfParts } from './tools/vite/pdf-parts.ts';
import { prerender } from './tools/vite/prerender.ts';
import { lazyParts } from './tools/vite/lazy-parts.ts';
import { leanPackages } from './tools/vite/lean-packages.ts';
import { testProjects } from './tools/vite/test-projects.ts';

// Workers are given modules as they were now, also once files have changed (tools/run/disk-cache.ts).
if (process.env.VITEST) process.env.RUN_STARTED_AT ??= String(Date.now());

const sandbox = process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010';
const fromSandbox = [...platformPaths, '/sandbox', '/bank-pages'];
const proxy = Object.fromEntries(
  fromSandbox.map((path) => [path, { target: sandbox, xfwd: true }]),
);

/** Without the warnings for developers; its package offers this build under no condition. */
const productionRouter = ['react-router/dom', 'react-router'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(
    import.meta.dirname,
    'node_modules/react-router/dist/production',
    name.endsWith('dom') ? 'dom-export.mjs' : 'index.mjs',
  ),
}));

/** Renewed by no edit of ours. */
const react = /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//;

/** What pages ask the platform through. */
const queries =
  /node_modules\/@tanstack\/(?!.*(infinite|queries|Queries))|src\/pages\/endpoint-queries/;

/** What first responses are drawn with (`-markup.ts`), before the parts are there that the rest of the app shares. */
const early =
  /src\/(model\/(yuan|link-target)|ui\/(format-message|visually-hidden|car\/(car-pages|CarPhoto\.module))|ui\/page\/markup)\./;

/** Small things that pages and flows share. */
const common =
  /src\/(pages\/((?!endpoint-queries|several-endpoints|paged-endpoint|QueryProblem|Contact|ServiceSheet|PageWithBack|address|save-image|use-share)[\w-]+\.tsx?$|browsing\/place\/chosen-place)|ui\/(page\/(Empty|FirstMarkup|kept-markup|Skeleton|Text))|api\/codes\.ts)/;

/** What the app shares with its pages: in a file with the app itself, an edit of that would rename all pages. */
const shell =
  /@oxc-project|src\/(ui\/(page\/Page|feedback\/Toast|lazy-component|link\/file-hosts)|screen\/LoadBoundary|machine\/dispatch|api\/messages|app\/(event-log|flow\/(FlowFrame|opened-ahead|drawn-title)|history\/(history|navigate)|customer\/(sign-in|login-redirect)|platform\/(clock|new-id)))\./;

/** What opens over a page, and a car's frame, which opens the first of them. */
const overlays =
  /src\/(pages\/(Contact|ServiceSheet|address|save-image|use-share)\.|ui\/(overlay\/(ContactSheet|Overlay)|pdf\/pdf-file|tap\/click-guard)|app\/(confirm-dialog|flow\/CarFrame))/;

/** Without React, so that it is evaluated while the app is on its way. */
const contract =
  /src\/api\/(contract-lazy|transport|contract\/(bridge|car|catalogue|fields|orders|user))\.ts/;

/** What sends a request and reads its answer: nothing waits for it to be drawn or tapped. */
const access =
  /src\/(api\/(client|response)\.ts|app\/platform\/platform-access|bridge\/[\w-]+\.ts)/;

/** What runs flows, with the two screens that are seen while a flow asks. */
const flow = /src\/app\/flow\/(FlowPage|open-ahead)|src\/steps\/(call|fetch)\/Screen/;

const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 };

/**
 * On a slow network every file costs a round trip, so what is needed together is one file: what looks at the address
 * first, the app itself, what pages ask the platform through, and what several pages share, in parts of a kilobyte at least.
 */
const chunks = [
  { name: 'first', tags: ['$initial' as const], priority: 9 },
  { name: 'first', test: early, priority: 9 },
  // What shows a flow's first page, and opens the flow.
  {
    name: 'first-page-markup',
    test: /src\/(app\/flow\/(first-page-markup|of-this-order)|machine\/record-key)\./,
    priority: 9,
  },
  // What a car's first response is drawn with, and its page again.
  { name: 'car', test: /src\/features\/car\/(messages|Car\.module)\./, priority: 9 },
  { name: 'react', test: react, priority: 9 },
  { name: 'shell', test: shell, priority: 8 },
  { name: 'start', test: /src\/app\/main\.tsx$/, priority: 7 },
  { name: 'common', test: common, priority: 8 },
  { name: 'overlays', test: overlays, priority: 7 },
  // Or every form would come with the widgets, for words that both have.
  { name: 'inputs', test: /src\/ui\/inputs\/(messages|Cascade\.module)\./, priority: 9 },
  { name: 'queries', test: queries, priority: 7 },
  { name: 'zod', test: /node_modules\/zod\//, priority: 7 },
  { name: 'axios', test: /node_modules\/axios\//, priority: 7 },
  { name: 'contract', test: contract, priority: 7 },
  { name: 'access', test: access, priority: 6 },
  // Or the page of an order came with all that runs flows.
  { name: 'plan', test: /src\/ui\/.*\/(OrderPlan|PlanCost)/, priority: 7 },
  { name: 'flow', test: flow, priority: 6 },
  // With the tabs that are the first to need it: in a part shared with the form they would come with every form.
  {
    name: 'widgets',
    test: /node_modules\/.*(aria|stately|internationalized)|src\/ui\/inputs\/CascadeTabs/,
    priority: 4,
  },
  { name: 'shared', ...shared, priority: 1 },
];

/** A shared chunk is otherwise named after all who share it, and the one with the first script after the repository's folder. */
function shortName(name: string): string {
  return name === basename(import.meta.dirname) ? 'first' : (name.split('~')[0] ?? name);
}

export default defineConfig(({ command }) => ({
  base: '/mwap/',
  resolve: { alias: command === 'build' ? productionRouter : [] },
  plugins: [
    reactPlugin(),
    leanPackages(),
    chunkOrder(),
    loadedDefinitions(),
    pdfParts(),
    budgets(),
    prerender(),
    lazyParts(),
  ],
  server: { proxy },
  preview: { proxy },
  build: {
    target: ['es2019', 'safari13'],
    manifest: true,
    // Web views without modulepreload learn what is needed from the first script, as they would by the polyfill.
    modulePreload: { polyfill: false },
    // All of it is smaller than what the round trips of its parts cost.
    cssCodeSplit: false,
    rolldownOptions: {
      // Shorter for browsers that know neither fields of classes nor `?.`.
      transform: { assumptions: { noDocumentAll: true, setPublicClassFields: true } },
      output: {
        codeSplitting: { groups: chunks },
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
      },
    },
  },
  test: {
    // Only to end what hangs: nothing here is judged by its time, and a shared machine can be slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Usual is one less, which leaves half of a small machine idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
    projects: testProjects,
  },
}));

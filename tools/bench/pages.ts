import { createServer } from 'node:http';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Manifest } from 'vite';
import { checkFiles } from '../../src/language/check.ts';
import { printFindings } from '../../src/language/print.ts';
import { buildSymbols } from '../symbols/symbols.ts';
import { root } from '../repository/repository.ts';

export const cache = join(root, '.cache/bench');
const here = join(root, 'tools/bench');

/** Shows the one flow of a funder's file with the app's own machine and screens. */
export const flowPage = join(here, 'form/ours.tsx');

/** The pages of the three-step form: name → entry. */
export const ownPages = {
  engine: flowPage,
  'by hand': join(here, 'form/by-hand.tsx'),
};
export const peerPages = {
  SurveyJS: join(cache, 'peers/surveyjs.jsx'),
  rjsf: join(cache, 'peers/rjsf.jsx'),
};

/** Pages of the same content as the app's, made with another library. */
export const labPages = { 'antd-mobile': join(cache, 'peers/antd-mobile.jsx') };

/** Puts the peers into their own folder. A sentence when they cannot be had. */
export function installPeers(): string | undefined {
  const folder = join(cache, 'peers');
  const manifest = readFileSync(join(here, 'peers/package.json'), 'utf8');
  const installed = join(folder, 'installed.json');
  cpSync(join(here, 'peers'), folder, { recursive: true });
  if (existsSync(installed) && readFileSync(installed, 'utf8') === manifest) return undefined;
  // React is the app's own, so that all pages run on the same one.
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = spawnSync('npm', ['install', ...options], { cwd: folder, encoding: 'utf8' });
  if (npm.status !== 0) {
    const why = npm.stderr?.split('\n').find((line) => line.startsWith('npm error'));
    return `The other libraries are left out: npm could not install them (${why ?? 'npm did not start'}).`;
  }
  writeFileSync(installed, manifest);
  return undefined;
}

/** The funder whose form every page of the comparison shows. */
export const threeSteps = readFileSync(join(here, 'form/three-steps.yaml'), 'utf8');

/** Builds the page as the app is built, without anything else in it. */
export async function buildPage(name: string, entry: string, funder = threeSteps): Promise<void> {
  const folder = join(cache, 'pages', name);
  await build({
    configFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: ['es2019', 'safari13'],
      manifest: true,
      modulePreload: { resolveDependencies: () => [] },
      rolldownOptions: { input: entry },
    },
  });
  const manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const chunk = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!chunk) throw new Error(`Bug: the build of ${name} has no entry`);
  writePage(name, page(chunk.file, stylesOf(manifest), definitionOf(funder)));
}

export function writePage(name: string, html: string): void {
  const folder = join(cache, 'pages', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
}

function stylesOf(manifest: Manifest): string[] {
  const chunks = Object.values(manifest).filter(({ isDynamicEntry }) => !isDynamicEntry);
  return [...new Set(chunks.flatMap(({ css }) => css ?? []))];
}

function page(script: string, styles: readonly string[], made: unknown): string {
  const definition = JSON.stringify(made).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
${styles.map((style) => `<link rel="stylesheet" href="./${style}" />`).join('\n')}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="definition">${definition}</script>
<script type="module" src="./${script}"></script>
</body>
</html>
`;
}

/** @throws where the funder's file has a finding. */
export function definitionOf(text: string) {
  const path = 'funders/BENCH_FINANCE.yaml';
  const { findings, definitions } = checkFiles([{ path, text }], buildSymbols());
  if (findings.length > 0)
    throw new Error(
      `Bug in a funder of the bench:\n${printFindings(findings, { format: 'text' })}`,
    );
  return definitions[0];
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves the pages built; `/` is an empty one of the same origin. */
export async function servePages(): Promise<{ url: string; close: () => void }> {
  mkdirSync(cache, { recursive: true });
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://bench').pathname);
    const file = join(cache, 'pages', path);
    if (path === '/') response.setHeader('content-type', 'text/html').end('<!doctype html>');
    else if (!existsSync(file)) response.writeHead(404).end();
    else
      response
        .setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
        .end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

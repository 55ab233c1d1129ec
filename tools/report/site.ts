/** Writes the report: a folder of pages that need no server. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { pruneCache } from '../run/disk-cache.ts';
import { layoutCache, layoutKey } from '../graph/layout.ts';
import { drawingStyle } from '../graph/svg.ts';
import { root } from '../repository/repository.ts';
import { flowPage } from './flow-page.ts';
import { flowsOf } from './comparison.ts';
import { comparisonPage } from './comparison-page.ts';
import { foldedDrawing } from './folded.ts';
import type { FlowReport } from '../coverage/flow-report.ts';
import { indexPage, type Overview } from './index-page.ts';
import { type AllScreens, screensCache, screensPage } from './screens/screens.ts';

export interface ReportProgress {
  (words: string): void;
}

export async function writeSite(
  folder: string,
  overview: Overview,
  { screens, style, keys }: AllScreens,
  onProgress: ReportProgress,
): Promise<number> {
  const assets = { style: styleOf(), script: await scriptOf() };
  const { comparison } = overview;
  const changed = comparison?.flows ?? [];
  const compared = flowsOf(comparison);
  rmSync(folder, { recursive: true, force: true });
  for (const inside of ['flows', 'screens', 'changes'])
    mkdirSync(join(folder, inside), { recursive: true });
  writeFileSync(join(folder, 'index.html'), indexPage(overview, assets));
  for (const [index, report] of overview.flows.entries()) {
    const own = screens.get(report.key) ?? {};
    const page = await flowPage(report, { ...assets, screens: own });
    writeFileSync(join(folder, 'flows', `${report.key}.html`), page);
    writeFileSync(
      join(folder, 'screens', `${report.key}.html`),
      screensPage(report.flow.id, own, style),
    );
    if (index % 20 === 19) onProgress(`${index + 1} of ${overview.flows.length} flows drawn`);
  }
  for (const { key, flow } of compared)
    writeFileSync(
      join(folder, 'screens', `${key}.html`),
      screensPage(flow.id, screens.get(key) ?? {}, style),
    );
  for (const one of changed) {
    const [old, now] = [one.before, one.after].map(({ key }) =>
      Object.keys(screens.get(key) ?? {}),
    );
    const base = comparison?.base ?? '';
    const page = { ...assets, base, screens: { before: old ?? [], after: now ?? [] } };
    writeFileSync(join(folder, 'changes', `${one.key}.html`), await comparisonPage(one, page));
  }
  pruneCache(screensCache, keys);
  pruneCache(layoutCache, layoutsOf([...overview.flows, ...changed]));
  return overview.flows.length * 2 + compared.length + changed.length + 1;
}

function layoutsOf(flows: readonly Pick<FlowReport, 'drawing'>[]): ReadonlySet<string> {
  return new Set(
    flows
      .flatMap(({ drawing }) => [drawing, foldedDrawing(drawing) ?? []].flat())
      .map((drawing) => layoutKey(drawing)),
  );
}

function styleOf(): string {
  return drawingStyle + readFileSync(new URL('report.css', import.meta.url), 'utf8');
}

async function scriptOf(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      lib: { entry: 'tools/report/browser/page.ts', formats: ['iife'], name: 'report' },
      write: false,
      minify: true,
    },
  });
  const [first] = Array.isArray(built) ? built : [];
  const chunk = first?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('Bug: the script of the report was not built.');
  // Otherwise the inlined script would end at its own `</script`.
  return chunk.code.replaceAll('</script', '<\\/script').trim();
}

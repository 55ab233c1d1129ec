import type { Rollup } from 'vite';
import type { AppIndex, Flow, LocalizedTemplate } from '../../src/model/definition.ts';

/** Where a flow about no order begins. */
export interface FlowFrame {
  path: string;
  /** Of its first screen, in Chinese. */
  title: string;
  /** Ends of the names of modules its first screen needs. */
  modules: string[];
  /** Definitions it is opened with, from the base. */
  files: string[];
}

/** Of every flow about no order whose first screen has a title that needs no answer. */
export function flowFrames(bundle: Rollup.OutputBundle): FlowFrame[] {
  const { free } = definition(bundle, 'index.json') as AppIndex;
  return Object.entries(free).flatMap(([path, { page, file }]) => {
    if (path !== `/${page}`) return [];
    const { start, steps, title: named } = definition(bundle, file) as Flow;
    const first = steps[start];
    const title = plain(first?.path === undefined ? named : first.title);
    if (title === undefined) return [];
    const screen = first?.path === undefined ? [] : [`/src/steps/${first.kind}/Screen.tsx`];
    return {
      path,
      title,
      modules: ['/src/app/flow/FlowPage.tsx', ...screen],
      files: ['definitions/index.json', `definitions/${file}`],
    };
  });
}

function definition(bundle: Rollup.OutputBundle, file: string): unknown {
  const asset = bundle[`definitions/${file}`];
  if (asset?.type !== 'asset') throw new Error(`Bug: the build has no definitions/${file}.`);
  return JSON.parse(String(asset.source));
}

function plain(title: LocalizedTemplate | undefined): string | undefined {
  return typeof title?.zh === 'string' ? title.zh : undefined;
}

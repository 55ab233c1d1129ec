import { dirname } from 'node:path';
import type { Rollup } from 'vite';
import { componentOf } from '../generators/component-of.ts';
import type { Flow, LocalizedTemplate, Step } from '../../src/model/definition.ts';
import type { AppIndex } from '../../src/model/definition-files.ts';

/** Where a flow about no order begins. */
export interface FlowFrame {
  path: string;
  /** Of its first screen, in Chinese. */
  title: string;
  flow: Flow;
  /** Ends of the names of modules its first screen needs. */
  modules: string[];
  /** Definitions it is opened with, from the base. */
  files: string[];
}

/** Of every flow about no order. */
export function flowFrames(bundle: Rollup.OutputBundle): FlowFrame[] {
  const { free } = indexIn(bundle);
  return Object.entries(free).flatMap(([path, { page, file }]) => {
    if (path !== `/${page}`) return [];
    const flow = definitionIn(bundle, file) as Flow;
    const { start, steps, title: named } = flow;
    const first = steps[start];
    // A title that waits for an answer is that of the flow until then.
    const title = (first?.path === undefined ? undefined : plain(first.title)) ?? plain(named);
    if (title === undefined) return [];
    return {
      path,
      title,
      flow,
      modules: ['/src/app/flow/FlowPage.tsx', ...(first ? modulesOf(first, bundle) : [])],
      files: ['definitions/index.json', `definitions/${file}`],
    };
  });
}

export function indexIn(bundle: Rollup.OutputBundle): AppIndex {
  return definitionIn(bundle, 'index.json') as AppIndex;
}

/** Its kind's screen; of a feature's screen that, too, and the machine beside it. */
function modulesOf({ path, kind, shows }: Step & { shows?: string }, bundle: Rollup.OutputBundle) {
  if (path === undefined) return [];
  const own = `/src/steps/${kind}/Screen.tsx`;
  if (shows === undefined) return [own];
  const ofFeature = new RegExp(`/src/features/\\w+/${componentOf(shows)}\\.tsx$`);
  const [shown] = Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => ofFeature.test(id));
  if (shown === undefined) throw new Error(`Bug: the build has no screen "${shows}".`);
  return [own, shown, `${dirname(shown)}/${shows}-machine.ts`];
}

export function definitionIn(bundle: Rollup.OutputBundle, file: string): unknown {
  return JSON.parse(String(assetIn(bundle, `definitions/${file}`).source));
}

/** @throws where the build has no such asset. */
export function assetIn(bundle: Rollup.OutputBundle, file: string): Rollup.OutputAsset {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`Bug: the build has no ${file}.`);
  return asset;
}

function plain(title: LocalizedTemplate | undefined): string | undefined {
  return typeof title?.zh === 'string' ? title.zh : undefined;
}

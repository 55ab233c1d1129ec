import { median } from '../measure.ts';
import type { Candidate } from './candidates.ts';
import type { Visited } from './visit.ts';

export interface MeasuredRun extends Visited {
  page: string;
  by: Candidate['by'];
  profile: string;
  /** Milliseconds until the first tap was handled, and how many it took. */
  tap?: number;
  taps?: number;
  leaves?: boolean;
  /** Why no tap was handled, where one was tried. */
  tapFailed?: string;
}

type Figure = 'fcp' | 'lcp' | 'shown' | 'tap' | 'tbt' | 'cls' | 'bytes' | 'requests' | 'row';

/** At 1.6 Mbit; of the slow profile LCP 3 s and a tap 6 s for all pages. */
const lcpTargets: Record<string, number> = {
  home: 1800,
  'car list': 1800,
  'flow step': 2000,
  'car detail': 2200,
};
const again = { lcp: 1000, bytes: 30 * 1024 };
const isRepeatVisit = (by: string) => by === 'second visit' || by === 'after an edit';

function targetOf({ page, by, profile }: MeasuredRun, figure: Figure): number | undefined {
  if (by !== 'ours' && !isRepeatVisit(by)) return undefined;
  const slow = profile.startsWith('400');
  if (figure === 'cls') return 0.01;
  if (figure === 'tap') return slow ? 6000 : 3000;
  if (figure === 'bytes') return isRepeatVisit(by) ? again.bytes : undefined;
  if (figure !== 'lcp') return undefined;
  if (slow) return 3000;
  return isRepeatVisit(by) ? again.lcp : lcpTargets[page];
}

const shown: [Figure, string, (value: number) => string][] = [
  ['fcp', 'FCP', seconds],
  ['lcp', 'LCP', seconds],
  ['shown', 'content', seconds],
  ['tap', 'tap', seconds],
  ['tbt', 'TBT', (value) => `${value.toFixed(0)} ms`],
  ['cls', 'CLS', (value) => value.toFixed(3)],
  ['bytes', 'KB', (value) => (value / 1024).toFixed(0)],
  ['requests', 'requests', String],
  ['row', 'in a row', String],
];

/**
 * A row per measurement: median, minimum and maximum of all runs, its target, and the ratio to antd-mobile's same page.
 */
export function table(runs: readonly MeasuredRun[], count: number): string[] {
  const groups = grouped(runs);
  const lines = [
    `  ${'page'.padEnd(26)}${'figure'.padEnd(10)}${`median of ${count}`.padStart(14)}${'least – most'.padStart(18)}${'target'.padStart(10)}${'÷ antd'.padStart(8)}`,
  ];
  for (const [name, group] of groups) {
    const [first] = group;
    if (!first) continue;
    const rival = groups.get(`${first.page}, antd-mobile`);
    const isCompared = first.by !== 'antd-mobile' && !isRepeatVisit(first.by);
    lines.push(...rowsOf(name, group, (isCompared ? rival : undefined) ?? []));
  }
  return lines;
}

function rowsOf(
  name: string,
  group: readonly MeasuredRun[],
  rival: readonly MeasuredRun[],
): string[] {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return [];
  if (group.some((run) => run.shown === 0))
    return [
      `  ${name}: no figures, for it did not show what it is for, but «${first.heading || first.title}»`,
    ];
  const failed = group.filter(({ tapFailed }) => tapFailed !== undefined);
  return [
    ...shown.flatMap((column) => rowOf(name, column, group, rival)),
    ...(failed.length > 0
      ? [
          `      no tap was handled in ${failed.length} of ${group.length}: ${failed[0]?.tapFailed ?? ''}`,
        ]
      : []),
    `      painted last: ${last.largest}; shows «${last.heading || last.title}», ${last.letters} letters`,
  ];
}

function rowOf(
  name: string,
  [figure, words, write]: (typeof shown)[number],
  group: readonly MeasuredRun[],
  rival: readonly MeasuredRun[],
): string[] {
  const [first] = group;
  const values = valuesOf(group, figure);
  if (!first || values.length === 0) return [];
  const value = median(values);
  const target = targetOf(first, figure);
  const other = rival.length > 0 ? median(valuesOf(rival, figure)) : 0;
  const ratio = other > 0 ? (value / other).toFixed(2) : '';
  const verdict = target === undefined ? '' : value <= target ? ' met' : ' MISSED';
  const spread = `${write(Math.min(...values))} – ${write(Math.max(...values))}`;
  return [
    `  ${name.padEnd(26)}${words.padEnd(10)}${write(value).padStart(14)}${spread.padStart(18)}${(target === undefined ? '' : write(target)).padStart(10)}${ratio.padStart(8)}${verdict}`,
  ];
}

function valuesOf(runs: readonly MeasuredRun[], figure: Figure): number[] {
  return runs.flatMap((run) => run[figure] ?? []);
}

function grouped(runs: readonly MeasuredRun[]): Map<string, MeasuredRun[]> {
  const groups = new Map<string, MeasuredRun[]>();
  for (const run of runs) {
    const name = `${run.page}, ${run.by}`;
    groups.set(name, [...(groups.get(name) ?? []), run]);
  }
  return groups;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

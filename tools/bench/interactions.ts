import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../repository/repository.ts';
import { CannotRun, median } from './measure.ts';
import type { RecordedDelay } from './recorded-delay.ts';
import { showProgress } from './section.ts';

/** Milliseconds: of an interaction to its next paint, and of one task. */
const target = 100;
const shown = 10;

/** The browser tests' walks through examples on a processor four times slower: the slowest taps and tasks. */
export async function benchInteractions(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-interactions-'));
  const file = join(folder, 'delays.jsonl');
  try {
    await walkExamples(file);
    if (!existsSync(file)) throw new CannotRun('no tap was recorded.');
    const delays = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as RecordedDelay);
    return report(delays);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function walkExamples(file: string): Promise<void> {
  showProgress('walking examples (with EVERY_TEST=1 all of the nightly ones) …');
  const child = spawn(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '-c', 'e2e', 'examples.spec', '--workers', '1', '--reporter', 'list'],
    {
      cwd: root,
      env: { ...process.env, E2E_INTERACTIONS: file },
      // Its list is the progress.
      stdio: ['ignore', process.stderr, process.stderr],
    },
  );
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new CannotRun('a walk through an example failed.');
}

export function report(delays: readonly RecordedDelay[]): string[] {
  const taps = slowestOfEach(delays.filter(({ kind }) => kind === 'tap'));
  const tasks = delays.filter(({ kind }) => kind === 'task');
  const durations = taps.map(({ duration }) => duration);
  return [
    `Taps in the walks through ${new Set(delays.map(({ test }) => test)).size} examples at 4 × CPU`,
    `  ${taps.length} taps to their next paint: median ${median(durations)} ms, ${above(durations)} over ${target} ms (target 0); the slowest:`,
    ...table(taps),
    `  ${tasks.length} tasks over 50 ms after a tap, ${above(tasks.map(({ duration }) => duration))} over ${target} ms (target 0); the longest:`,
    ...table(tasks),
  ];
}

function above(durations: readonly number[]): number {
  return durations.filter((duration) => duration > target).length;
}

/** A tap is several events, and takes as long as the slowest. */
function slowestOfEach(taps: readonly RecordedDelay[]): RecordedDelay[] {
  const slowest = new Map<string, RecordedDelay>();
  for (const tap of taps) {
    const key = `${tap.test} ${tap.id}`;
    if ((slowest.get(key)?.duration ?? 0) < tap.duration) slowest.set(key, tap);
  }
  return [...slowest.values()];
}

function table(delays: readonly RecordedDelay[]): string[] {
  return delays
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, shown)
    .map(({ duration, step, on, test }) => `    ${duration} ms  ${step}: ${on} (${test})`);
}

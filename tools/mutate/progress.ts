import { tallyOf, type MutationResult } from '../../src/verify/mutation/run.ts';
import { summary } from './print.ts';

const firstAfter = 20;
const everyMs = 10_000;

/** Prints progress on stderr: a first figure early, then every ten seconds. */
export class MutationProgress {
  readonly #all: number;
  readonly #startedAt = performance.now();
  #reportedAt = this.#startedAt;

  constructor(all: number) {
    this.#all = all;
    console.error(
      `${all} mistakes to make, in an order that looks like none: the first ones stand for all.`,
    );
  }

  note(results: readonly MutationResult[]) {
    const now = performance.now();
    const isFirst = results.length === firstAfter;
    if (!isFirst && now - this.#reportedAt < everyMs) return;
    this.#reportedAt = now;
    const left = ((now - this.#startedAt) / results.length) * (this.#all - results.length);
    const figure = results.length < firstAfter ? '' : ` ${summary(tallyOf(results))}`;
    console.error(`${results.length} of ${this.#all}, ${inWords(left)} left.${figure}`);
  }
}

function inWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

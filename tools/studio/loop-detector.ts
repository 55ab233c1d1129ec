/** Detects a walk in a loop. */
import type { LocalizedText } from '../../src/model/step-kind.ts';
import { cameOften, neverEnds, triedOften, type WalkPlace } from './walk-words.ts';

const maxVisits = 20;
const maxActs = 200;

export class LoopDetector {
  readonly #visits = new Map<string, number>();
  readonly #tries = new Map<string, { step: string; status: string; times: number }>();
  #acts = 0;

  reset(): void {
    this.#visits.clear();
    this.#tries.clear();
    this.#acts = 0;
  }

  arrived(step: string): void {
    this.#visits.set(step, this.visitsOf(step) + 1);
  }

  /** From 1. */
  visitsOf(step: string): number {
    return this.#visits.get(step) ?? 0;
  }

  acted(step: string, status: string): void {
    const place = `${step} ${status}`;
    const times = (this.#tries.get(place)?.times ?? 0) + 1;
    this.#tries.set(place, { step, status, times });
    this.#acts++;
  }

  /** A sentence, where it does. */
  inWords(placeOf: (step: string, state: string) => WalkPlace): LocalizedText | undefined {
    const tried = [...this.#tries.values()].find(({ times }) => times > maxVisits);
    if (tried) return triedOften(placeOf(tried.step, tried.status), maxVisits);
    const repeated = [...this.#visits].find(([, times]) => times > maxVisits);
    if (repeated) return cameOften(placeOf(repeated[0], '').step, maxVisits);
    return this.#acts > maxActs ? neverEnds(maxActs) : undefined;
  }
}

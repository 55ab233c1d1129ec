/** Tells when a walk goes round and round. */
const mostVisits = 20;
const mostActs = 200;

export class Rounds {
  readonly #visits = new Map<string, number>();
  readonly #tries = new Map<string, number>();
  #acts = 0;

  forget(): void {
    this.#visits.clear();
    this.#tries.clear();
    this.#acts = 0;
  }

  arrived(step: string): void {
    count(this.#visits, step);
  }

  /** From 1. */
  visitsOf(step: string): number {
    return this.#visits.get(step) ?? 0;
  }

  acted(step: string, status: string): void {
    count(this.#tries, `"${step}" (${status})`);
    this.#acts++;
  }

  /** A sentence, where it does. */
  inWords(): string | undefined {
    const [place] = over(this.#tries);
    if (place !== undefined) return `It goes round: ${place} has been tried ${mostVisits} times.`;
    const [step] = over(this.#visits);
    if (step !== undefined) return `It goes round: it came to "${step}" ${mostVisits} times.`;
    return this.#acts > mostActs
      ? `It does not end: ${mostActs} things have been done.`
      : undefined;
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function over(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].flatMap(([name, times]) => (times > mostVisits ? [name] : []));
}

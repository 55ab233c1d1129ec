import type { ClientName } from './endpoint.ts';

/** Milliseconds for one attempt (browsing-and-ordering, section 9). The legacy start-up calls have 7 s in their rows. */
export const timeouts: Readonly<Record<ClientName, number>> = {
  main: 120_000,
  channel: 15_000,
  legacy: 15_000,
  public: 15_000,
  order: 60_000,
  bridge: 120_000,
};

/** The main client only (browsing-and-ordering, section 7). */
export const retries = 4;

/** Milliseconds before retry `n`, counted from 0: 1 s × 2ⁿ. */
export function retryDelay(n: number): number {
  return 1_000 * 2 ** n;
}

/** Milliseconds: a platform that asks for a longer pause counts as busy, without a retry. */
export const longestRetryAfter = 30_000;

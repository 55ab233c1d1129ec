import type { CallResult } from './effects.ts';

export type Why = Extract<CallResult, { type: 'unreachable' }>['why'];

const refusedBefore: ReadonlySet<Why> = new Set(['signed-out', 'not-signed-in', 'not-sent']);

/** Refused before anything was done: by the platform, or by our own check of the request. */
export function neverDone(why: Why): boolean {
  return refusedBefore.has(why);
}

import { useSyncExternalStore } from 'react';

/** More than any countdown, in ms: the phone's clock was set back, and `at` cannot be used. */
const longest = 10 * 60_000;
const tick = 500;

/** Whole seconds until `at` (epoch ms), counting down; 0 afterwards. Right also after the page was frozen in the background. */
export function useSecondsLeft(at: number | undefined): number {
  const now = useSyncExternalStore(everyTick, lastTick);
  const left = at === undefined ? 0 : at - now;
  return left > 0 && left <= longest ? Math.max(1, Math.floor(left / 1000)) : 0;
}

function everyTick(changed: () => void): () => void {
  const timer = setInterval(changed, tick);
  return () => clearInterval(timer);
}

function lastTick(): number {
  return Math.floor(Date.now() / tick) * tick;
}

import { useEffect, useSyncExternalStore } from 'react';
import { useEventCallback } from './stable.ts';

/** Something was given up because the phone had no network, and has not been taken up again. */
let isGivenUp = false;

/** The phone's own word for having a network, asked by what gives up without one. It may say yes without one, never no with one. */
export function hasNetwork(): boolean {
  if (!navigator.onLine) isGivenUp = true;
  return navigator.onLine;
}

/** The same, as it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls back once the network is there again and the page is looked at; `waiting`: something was given up for want of it. */
export function useNetworkBack(then: () => void, waiting: boolean): void {
  const resume = useEventCallback(then);
  useEffect(() => {
    if (!waiting) return undefined;
    const update = () => {
      // Whoever gave up, and asked nobody: there is no network now.
      if (!hasNetwork() || !isGivenUp || document.hidden) return;
      isGivenUp = false;
      resume();
    };
    // The network may have come back before this was there to hear of it.
    update();
    window.addEventListener('online', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      window.removeEventListener('online', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, [waiting, resume]);
}

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

import { useEffect, useSyncExternalStore } from 'react';
import { useEventCallback } from './stable.ts';

/** A request failed because the phone was offline, and has not been retried. */
let hasFailedOffline = false;

/** `navigator.onLine`: may be true offline, never false online. */
export function hasNetwork(): boolean {
  if (!navigator.onLine) hasFailedOffline = true;
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

/** Calls back once the network is back and the page is visible; `waiting`: a request failed offline. */
export function useNetworkBack(then: () => void, waiting: boolean): void {
  const resume = useEventCallback(then);
  useEffect(() => {
    if (!waiting) return undefined;
    const update = () => {
      // Only where a request failed offline, and never while the phone is still offline or the page hidden.
      if (!hasNetwork() || !hasFailedOffline || document.hidden) return;
      hasFailedOffline = false;
      resume();
    };
    // The network may have come back before the listeners below were added.
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

import { useRef } from 'react';
import { useEventCallback } from '../stable.ts';

/** Milliseconds in which a second click counts as the first one's echo (browsing-and-ordering, section 5). */
export const duplicateClickMs = 1000;

/** The same function, ignoring calls within `ms` of the last one it took. For actions without another guard. */
export function useClickGuard<A extends unknown[]>(
  act: (...args: A) => void,
  ms = duplicateClickMs,
): (...args: A) => void {
  const lastClickAt = useRef(Number.NEGATIVE_INFINITY);
  return useEventCallback((...args: A) => {
    const now = performance.now();
    if (now - lastClickAt.current < ms) return;
    lastClickAt.current = now;
    act(...args);
  });
}

import { useEffect } from 'react';
import { useSteadyCallback } from './steady.ts';

/** Does it once after so many milliseconds; on a page nobody looks at by then, as soon as somebody does. */
export function useOnceSeen(after: number | undefined, act: () => void): void {
  const latest = useSteadyCallback(act);
  useEffect(() => {
    if (after === undefined) return undefined;
    let isDue = false;
    const look = () => {
      if (!isDue || document.visibilityState === 'hidden') return;
      stop();
      latest();
    };
    const timer = setTimeout(() => {
      isDue = true;
      look();
    }, after);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    document.addEventListener('visibilitychange', look);
    return stop;
  }, [after, latest]);
}

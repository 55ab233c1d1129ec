import { useEffect, useRef } from 'react';
import { useEventCallback } from './stable.ts';

/** Runs once per round, after so many milliseconds; on a page hidden by then, as soon as it is visible. */
export function useOnceVisible(after: number | undefined, round: number, act: () => void): void {
  const latest = useEventCallback(act);
  const done = useRef<number>(undefined);
  useEffect(() => {
    if (after === undefined || done.current === round) return undefined;
    let isDue = false;
    const actIfVisible = () => {
      if (!isDue || document.visibilityState === 'hidden') return;
      stop();
      done.current = round;
      latest();
    };
    const timer = setTimeout(() => {
      isDue = true;
      actIfVisible();
    }, after);
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', actIfVisible);
    };
    document.addEventListener('visibilitychange', actIfVisible);
    return stop;
  }, [after, round, latest]);
}

import { useEffect, useRef } from 'react';
import { useEventCallback } from '../stable.ts';

/**
 * Runs at once or, during a tap, right after it. Content below moves when a field or an error appears; moving between
 * press and release, it would lose the tap.
 */
export function useAfterTap(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const press = () => {
      waiting.current ??= [];
    };
    const release = () => {
      // The click is part of the release.
      setTimeout(() => {
        const acts = waiting.current ?? [];
        waiting.current = undefined;
        for (const act of acts) act();
      });
    };
    const ends = ['mouseup', 'dragend', 'pointercancel'] as const;
    document.addEventListener('mousedown', press, true);
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
    };
  }, []);
  return useEventCallback((act: () => void) => {
    if (waiting.current) waiting.current.push(act);
    else act();
  });
}

import { useEffect, useRef } from 'react';
import { useEventCallback } from '../stable.ts';

/**
 * Does a thing at once, or, while a tap is under way, right after it. What is below moves when a field appears or a
 * problem is told; moving between the press and the release, it would lose the tap.
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

import { useEffect } from 'react';
import { useSteadyCallback } from './steady.ts';

let open: readonly (() => void)[] = [];

/** What covers the page and can be closed: a navigation closes it (browsing-and-ordering.md, section 2). */
export function useMask(close: (() => void) | undefined): void {
  const closable = close !== undefined;
  const now = useSteadyCallback(() => close?.());
  useEffect(() => {
    if (!closable) return undefined;
    open = [...open, now];
    return () => {
      open = open.filter((other) => other !== now);
    };
  }, [closable, now]);
}

/** Closes what is open, the topmost first. */
export function closeMasks(): void {
  const closing = open;
  for (let at = closing.length - 1; at >= 0; at -= 1) closing[at]?.();
}

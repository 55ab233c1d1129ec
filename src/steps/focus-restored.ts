import { useEffect, useRef } from 'react';

/** When a step shows another state (`shown`) and the focused element is removed, the page's heading takes the focus. */
export function useFocusRestored(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [shown]);
}

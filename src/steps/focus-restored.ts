import { useEffect, useRef } from 'react';

/**
 * When a step shows something else (`shown`) and what had the focus is gone with the old, the focus goes to the page's
 * heading instead of nowhere.
 */
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

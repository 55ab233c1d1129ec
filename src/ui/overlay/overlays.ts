import { useEffect } from 'react';
import { useEventCallback } from '../stable.ts';

/** Closes, or asks first; `goOn` does what was wanted instead of closing, and is absent where it has been done already. */
type Close = (goOn?: () => void) => void;

let open: readonly Close[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Close[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** What covers the page and can be closed: Back and a navigation close it (browsing-and-ordering.md, section 2). */
export function useOverlay(close: Close | undefined): void {
  const closable = close !== undefined;
  const now = useEventCallback((goOn?: () => void) => close?.(goOn));
  useEffect(() => {
    if (!closable) return undefined;
    // A function of this opening alone: the same one may be closing as it opens again.
    const closing: Close = (goOn) => now(goOn);
    change([...open, closing]);
    return () => change(open.filter((other) => other !== closing));
  }, [closable, now]);
}

/** While `confirmLeave` is given, Back calls it first, and continues by its argument. */
export function useLeaveGuard(confirmLeave: ((goOn: () => void) => void) | undefined): void {
  useOverlay(confirmLeave && ((goOn) => goOn && confirmLeave(goOn)));
}

/** Back by a button of the page, after its guards. */
export function leavePage(goOn: () => void): void {
  const top = open.at(-1);
  if (top) top(goOn);
  else goOn();
}

/** Closes open overlays, the topmost first. */
export function closeOverlays(): void {
  const closing = open;
  for (let at = closing.length - 1; at >= 0; at -= 1) closing[at]?.();
}

export interface Overlays {
  count: () => number;
  /** `goOn`: what Back would have done without it. */
  closeTop: Close;
  subscribe: (listener: () => void) => void;
}

export const openOverlays: Overlays = {
  count: () => open.length,
  closeTop: (goOn) => open.at(-1)?.(goOn),
  subscribe: (listener) => void listeners.add(listener),
};

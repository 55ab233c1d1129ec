import { useSyncExternalStore } from 'react';

/**
 * Where a toast is visible and announced: a modal dialog hides and silences everything outside it, so every open dialog
 * has a place for toasts, and the topmost is used.
 */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  places = next;
  for (const listener of listeners) listener();
}

/** `base` is the page's own place, below those of all dialogs. Returns how to take the place away again. */
export function addToastPlace(place: HTMLElement, base: boolean): () => void {
  change(base ? [place, ...places] : [...places, place]);
  return () => change(places.filter((other) => other !== place));
}

export function useTopToastPlace(): HTMLElement | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => places[places.length - 1],
    () => undefined,
  );
}

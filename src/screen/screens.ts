import { lazy, type LazyExoticComponent } from 'react';
import type { AnyScreen } from '../steps/contract.ts';
import { kindScreens } from '../steps/registry/screens.ts';

const loaded = new Map<string, LazyExoticComponent<AnyScreen>>();
const failed = new Set<string>();

/** Screens that could not be loaded are loaded anew when they are asked for the next time. */
export function forgetFailedScreens(): void {
  for (const kind of failed) loaded.delete(kind);
  failed.clear();
}

/** Kinds that only decide or lead on have no screen. */
export function hasScreen(kind: string): boolean {
  return Object.hasOwn(kindScreens, kind);
}

/** Fetches screens the flow will come to, so that a network that goes away later takes none of them along. */
export function preloadScreens(kinds: readonly string[]): void {
  for (const kind of kinds) if (hasScreen(kind)) kindScreens[kind]?.().catch(() => undefined);
}

/** The screen of a kind, loaded when it is first shown; a load that failed once is tried again before it counts. */
export function screenOf(kind: string): LazyExoticComponent<AnyScreen> {
  const known = loaded.get(kind);
  if (known) return known;
  const load = Object.hasOwn(kindScreens, kind) ? kindScreens[kind] : undefined;
  if (!load) throw new Error(`Bug: screenOf knows no screen of kind ${kind}.`);
  const screen = lazy(() =>
    load()
      .catch(load)
      .then(
        (loadedScreen) => ({ default: loadedScreen }),
        (reason: unknown) => {
          failed.add(kind);
          throw reason;
        },
      ),
  );
  loaded.set(kind, screen);
  return screen;
}

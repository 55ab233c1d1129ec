import { lazy, type LazyExoticComponent } from 'react';
import type { AnyScreen } from '../steps/contract.ts';
import { kindScreens } from '../steps/registry/screens.ts';

const loaded = new Map<string, LazyExoticComponent<AnyScreen>>();

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
          // Whoever asks again gets another try.
          loaded.delete(kind);
          throw reason;
        },
      ),
  );
  loaded.set(kind, screen);
  return screen;
}

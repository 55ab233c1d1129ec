import type { Flow, Step } from '../model/definition.ts';
import type { AnyScreen } from '../steps/registry/any-screen.ts';
import { kindScreens } from '../steps/registry/screens.ts';
import { lazyComponent, loadComponent, type LazyComponent } from '../ui/lazy-component.ts';

/** Deciding kinds have no screen. */
export function hasScreen(kind: string): boolean {
  return Object.hasOwn(kindScreens, kind);
}

/**
 * Loads the screens of the coming steps, the first step's before the others, so that a later loss of the network does
 * not matter.
 */
export async function preloadScreens(
  first: Step | undefined,
  steps: readonly Step[],
): Promise<void> {
  await preload(first);
  for (const step of steps) void preload(step);
}

/** The step and the one its main outcome leads to first. */
export function firstScreens({ steps }: Flow, stepId: string): Step[] {
  const first = steps[stepId];
  const next = steps[first?.exits[first.main]?.[0]?.to ?? ''];
  return [first, next].filter((step) => step !== undefined);
}

async function preload(step: Step | undefined): Promise<void> {
  if (!step || !hasScreen(step.kind)) return;
  const load = kindScreens[step.kind];
  const screen = load && (await loadComponent(load));
  await screen?.ahead?.(step);
}

/** The screen of a kind, loaded when it is first shown. */
export function screenOf(kind: string): LazyComponent<() => Promise<AnyScreen>> {
  const load = hasScreen(kind) ? kindScreens[kind] : undefined;
  if (!load) throw new Error(`Bug: screenOf knows no screen of kind ${kind}.`);
  return lazyComponent(load);
}

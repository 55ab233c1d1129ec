import { type ComponentType, createElement, lazy, type LazyExoticComponent, Suspense } from 'react';

// oxlint-disable-next-line typescript/no-explicit-any -- a component's props are its own matter
type Load = () => Promise<ComponentType<any>>;

/** The component itself where it was loaded before it was shown. */
export type LazyComponent<T extends Load> =
  | Awaited<ReturnType<T>>
  | LazyExoticComponent<Awaited<ReturnType<T>>>;

const parts = new Map<unknown, unknown>();
const failed = new Set<unknown>();

/** Milliseconds a navigation waits on the previous page before it shows the frame of the next one. */
const frameAfter = 600;

/**
 * A component that is fetched when it is first shown, the same one for the same function; a load that failed once is
 * tried again before it counts. `Frame` is shown where the load takes long: a navigation is a transition, which would
 * keep the previous page as long as it takes.
 */
export function lazyComponent<T extends Load>(load: T, Frame?: ComponentType): LazyComponent<T> {
  const cached = parts.get(load);
  // What is kept for a function was made of it.
  if (cached) return cached as LazyComponent<T>;
  const part = lazy(async () => {
    const loading = loadTwice(load);
    const component = Frame ? await Promise.race([loading, framed(loading, Frame)]) : await loading;
    return { default: component as Awaited<ReturnType<T>> };
  });
  parts.set(load, part);
  return part;
}

async function loadTwice(load: Load): ReturnType<Load> {
  try {
    return await load().catch(load);
  } catch (reason) {
    failed.add(load);
    throw reason;
  }
}

async function framed(loading: ReturnType<Load>, Frame: ComponentType): ReturnType<Load> {
  await new Promise((resolve) => setTimeout(resolve, frameAfter));
  const Part = lazy(async () => ({ default: await loading }));
  return (props: object) =>
    createElement(Suspense, { fallback: createElement(Frame) }, createElement(Part, props));
}

/** Loads it before it is shown: it is then drawn at once. Never rejects; what failed is tried again when it is shown. */
export async function loadComponent<T extends Load>(
  load: T,
): Promise<Awaited<ReturnType<T>> | undefined> {
  try {
    const component = (await load()) as Awaited<ReturnType<T>>;
    if (!parts.has(load)) parts.set(load, component);
    return component;
  } catch {
    return undefined;
  }
}

/** Makes parts that failed to load load again when they are shown next. */
export function resetFailedLoads(): void {
  for (const load of failed) parts.delete(load);
  failed.clear();
}

import type { AppIndex } from '../../model/definition.ts';
import type { Opened } from './open-flow.ts';

/** A flow about no order that was opened before the app's first render, which contains its first screen. */
export interface OpenedAhead {
  path: string;
  index: AppIndex;
  opened: Extract<Opened, { type: 'session' }>;
}

let ahead: OpenedAhead | undefined;

export function storeOpened(one: OpenedAhead): void {
  ahead = one;
}

export function openedAhead(path: string): OpenedAhead['opened'] | undefined {
  return ahead?.path === path ? ahead.opened : undefined;
}

export function indexAhead(): AppIndex | undefined {
  return ahead?.index;
}

/** For the component that runs it: taken once. */
export function takeOpened(path: string): OpenedAhead['opened'] | undefined {
  const opened = openedAhead(path);
  ahead = undefined;
  return opened;
}

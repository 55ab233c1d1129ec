import type { AppIndex } from '../../model/definition-files.ts';
import type { Opened } from './open-flow.ts';

/** A flow on its way to its first screen. */
export interface FlowOpening {
  /** Undefined until `done`, and where it was stopped before. */
  readonly opened: Opened | undefined;
  readonly done: Promise<void>;
  /** Closes the session, also one that is still to come. */
  stop(): void;
}

/** The flow that was opened for the page's address before the app's first render. */
export interface OpenedAhead {
  path: string;
  /** Undefined where the flow is about no order. */
  search?: string;
  index?: AppIndex;
  opening: FlowOpening;
}

let ahead: OpenedAhead | undefined;
let held: Promise<unknown> | undefined;

/** Until then the frame is shown: of a car that shows more than a flow without its first response. */
export function holdFlowsUntil(opened: Promise<unknown>): void {
  held = opened.finally(() => (held = undefined));
}

/** Undefined where they are not held, or not any more. */
export function flowsHeld(): Promise<unknown> | undefined {
  return held;
}

export function storeOpened(one: OpenedAhead): void {
  ahead = one;
}

export function openedAhead(path: string, search: string): Opened | undefined {
  return isAhead(path, search) ? ahead?.opening.opened : undefined;
}

export function indexAhead(): AppIndex | undefined {
  return ahead?.index;
}

/** For the component that runs it, once. A flow that was opened for another address is closed: no component will run it. */
export function takeOpening(path: string, search: string): FlowOpening | undefined {
  const opening = isAhead(path, search) ? ahead?.opening : undefined;
  if (!opening) ahead?.opening.stop();
  ahead = undefined;
  return opening;
}

function isAhead(path: string, search: string): boolean {
  return ahead?.path === path && (ahead.search ?? search) === search;
}

/** What the customer sees: a page, or one visit of a flow's step. `settled`: no mere wait on the way to a screen. */
export interface ShownScreen {
  id: string;
  settled: boolean;
}

/** Before the first screen nothing is settled: what is said on the way there belongs to that screen. */
let shown: ShownScreen = { id: '', settled: false };
const listeners = new Set<(screen: ShownScreen) => void>();

export function shownScreen(): ShownScreen {
  return shown;
}

/** To be called when a screen is shown. */
export function screenShown(id: string, settled = true): void {
  if (shown.id === id && shown.settled === settled) return;
  shown = { id, settled };
  for (const listener of listeners) listener(shown);
}

export function onScreenShown(listener: (screen: ShownScreen) => void): void {
  listeners.add(listener);
}

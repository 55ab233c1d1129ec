const key = 'scrolled';

/** Where each history entry of this tab was scrolled to; kept over a reload. */
function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** In CSS pixels; undefined for an entry that was not left yet. */
export function savedScroll(entry: string): number | undefined {
  return positions()[entry];
}

export function saveScroll(entry: string, top: number): void {
  const others = Object.entries(positions()).filter(([other]) => other !== entry);
  try {
    const latest = [...others, [entry, Math.round(top)]].slice(-50);
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Back leads to the top then.
  }
}

/**
 * Scrolls to the entry's position, and again whenever the page changes its height: its parts load one by one, and one
 * may be reloaded. Ends with the customer's first scroll, tap or key.
 */
export function restoreScroll(entry: string): () => void {
  const top = savedScroll(entry) ?? 0;
  let furthest = 0;
  const follow = () => {
    furthest = furthestTop();
    window.scrollTo(0, top);
  };
  const stop = () => {
    changes.disconnect();
    window.removeEventListener('scroll', update);
    for (const touch of touches) window.removeEventListener(touch, stop);
  };
  const update = () => {
    // At the end of a page that became shorter the browser scrolled; anything else was the customer. One that was empty
    // for a moment is at its top, whatever its height is by now; customers get there by touching it.
    const left = Math.min(top, furthest, furthestTop());
    if (window.scrollY > 0 && Math.abs(window.scrollY - left) > 2) stop();
    else follow();
  };
  const changes = new ResizeObserver(update);
  follow();
  if (top === 0) return () => undefined;
  window.addEventListener('scroll', update, { passive: true });
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true });
  changes.observe(document.body);
  return stop;
}

const touches = ['wheel', 'touchstart', 'mousedown', 'keydown'] as const;

/** The largest possible scroll position, in CSS pixels. */
function furthestTop(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

/**
 * The present history entry, by its place in the router's history and its path: a list that grows replaces its entry, before
 * React has rendered it, and stays the same one. The path tells pages apart that were opened in the same tab from outside.
 */
export function currentEntry(): string {
  const { history, location } = window;
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return `${idx} ${location.pathname}`;
}

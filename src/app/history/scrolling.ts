const key = 'scrolled';

/** Where each history entry of this tab was scrolled to, by its key; kept over a reload. */
function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function keepScroll(entry: string, top: number): void {
  const kept = Object.entries(positions()).filter(([other]) => other !== entry);
  try {
    const latest = [...kept, [entry, Math.round(top)]].slice(-50);
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Back leads to the top then.
  }
}

/**
 * Scrolls to where the entry was, and again whenever the page has become longer or shorter: its parts come one by one,
 * and one may be asked anew. Ends with the first scroll, tap or key of the customer's.
 */
export function restoreScroll(entry: string): () => void {
  const top = positions()[entry] ?? 0;
  let furthest = 0;
  const follow = () => {
    window.scrollTo(0, top);
    furthest = furthestTop();
  };
  const stop = () => {
    growth.disconnect();
    window.removeEventListener('scroll', scrolled);
    for (const touch of touches) window.removeEventListener(touch, stop);
  };
  const scrolled = () => {
    // A page that became shorter was scrolled by the browser.
    if (furthestTop() !== furthest) follow();
    else if (Math.abs(window.scrollY - Math.min(top, furthest)) > 2) stop();
  };
  const growth = new ResizeObserver(follow);
  window.addEventListener('scroll', scrolled, { passive: true });
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true });
  growth.observe(document.body);
  follow();
  return stop;
}

const touches = ['wheel', 'touchstart', 'mousedown', 'keydown'] as const;

/** CSS pixels from the top of the page to the top of its last window. */
function furthestTop(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}

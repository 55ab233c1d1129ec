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

/** Scrolls to where the entry was, as the page grows to be that long; whoever scrolls meanwhile is left alone. */
export function restoreScroll(entry: string): () => void {
  const top = positions()[entry] ?? 0;
  const stop = () => {
    growth.disconnect();
    for (const touch of touches) window.removeEventListener(touch, stop);
  };
  const follow = () => {
    window.scrollTo(0, top);
    const { scrollHeight } = document.documentElement;
    if (scrollHeight - window.innerHeight >= top) stop();
  };
  const growth = new ResizeObserver(follow);
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true });
  growth.observe(document.body);
  follow();
  return stop;
}

const touches = ['wheel', 'touchstart', 'keydown'] as const;

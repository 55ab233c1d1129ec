/** Milliseconds a page has to become as long as it was. */
const longAs = 3_000;

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

/** Scrolls to where the entry was, as soon as the page is long enough; whoever scrolls meanwhile is left alone. */
export function restoreScroll(entry: string): () => void {
  const top = positions()[entry] ?? 0;
  const began = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const touch of touches) window.removeEventListener(touch, stop);
  };
  const look = () => {
    const { scrollHeight } = document.documentElement;
    const reached = scrollHeight - window.innerHeight >= top;
    if (reached || performance.now() - began > longAs) {
      window.scrollTo(0, top);
      return stop();
    }
    frame = requestAnimationFrame(look);
  };
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true });
  look();
  return stop;
}

const touches = ['wheel', 'touchstart', 'keydown'] as const;

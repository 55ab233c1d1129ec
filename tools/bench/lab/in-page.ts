/** What runs in the pages. Each function is sent as text, so it names nothing outside itself. */

/** What is tapped, and what is shown once the tap was handled; a changed address counts, too. */
export interface MeasuredTap {
  on: string;
  shows: string;
}

export interface Watched {
  token?: string | undefined;
  /** The page's main content: until it is there, the page does not count as shown. */
  content: string;
  tap?: MeasuredTap | undefined;
}

/** Milliseconds from the beginning of the visit, but for the layout shift (a score). */
export interface PaintTimings {
  fcp: number;
  lcp: number;
  shown: number;
  tbt: number;
  cls: number;
  /** The element painted last that was the largest then. */
  largest: string;
  title: string;
  heading: string;
  letters: number;
}

interface PaintRecord {
  lcp: number;
  cls: number;
  shown: number;
  largest: string;
  tasks: [start: number, duration: number][];
}

/** Before anything else: the browser's own observers, from the first moment. */
export function watch({ token, content, tap }: Watched): void {
  if (token !== undefined) localStorage.setItem('token', token);
  const paint: PaintRecord = { lcp: 0, cls: 0, shown: 0, largest: '', tasks: [] };
  Object.assign(globalThis, { paintRecord: paint });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      element?: Element;
      url?: string;
    })[]) {
      paint.lcp = entry.startTime;
      const words = entry.element?.textContent?.trim().slice(0, 24);
      const source = entry.url ? (entry.url.split('/').pop() ?? '').slice(0, 32) : '';
      paint.largest = `<${entry.element?.tagName.toLowerCase() ?? 'gone'}> ${source || (words ?? '')}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      paint.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paint.tasks.push([entry.startTime, entry.duration]);
  }).observe({ type: 'longtask', buffered: true });
  const visible = (selector: string): DOMRect | undefined => {
    for (const one of document.querySelectorAll(selector)) {
      const box = one.getBoundingClientRect();
      if (box.width > 0 && box.height > 0 && box.bottom <= innerHeight && box.top >= 0) return box;
    }
    return undefined;
  };
  const report = (words: object) =>
    (globalThis as unknown as { reportToLab?: (text: string) => void }).reportToLab?.(
      JSON.stringify(words),
    );
  let start = '';
  let tapped = 0;
  const isThere = (selector: string) =>
    selector !== '' && document.querySelector(selector) !== null;
  const findTarget = () => {
    if (performance.getEntriesByName('first-contentful-paint').length > 0) {
      const now = performance.now();
      if (paint.shown === 0 && document.querySelector(content)) paint.shown = now;
      if (tap) {
        const done = (tapped > 0 && location.href !== start) || isThere(tap.shows);
        if (tapped === 0 && done) throw new Error(`Bug: ${tap.shows} stands there before a tap`);
        if (tapped > 0 && done) {
          report({ handled: now });
          return;
        }
        // Who sees nothing happen taps again.
        const box = now - tapped > 1500 || tapped === 0 ? visible(tap.on) : undefined;
        if (box) {
          tapped = now;
          start ||= location.href;
          report({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
        }
      }
    }
    requestAnimationFrame(findTarget);
  };
  if (location.protocol.startsWith('http')) requestAnimationFrame(findTarget);
}

/** Total blocking time: of each task after the first paint, what is beyond 50 ms. */
export function paintTimings(): PaintTimings {
  const { paintRecord } = globalThis as unknown as { paintRecord: PaintRecord };
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  let tbt = 0;
  for (const [start, duration] of paintRecord.tasks)
    if (start + duration > fcp) tbt += Math.max(0, duration - 50);
  return {
    fcp,
    lcp: paintRecord.lcp,
    shown: paintRecord.shown,
    cls: paintRecord.cls,
    tbt,
    largest: paintRecord.largest,
    title: document.title,
    heading: document.querySelector('h1')?.textContent?.trim() ?? '',
    letters: document.body.innerText.replaceAll(/\s/g, '').length,
  };
}

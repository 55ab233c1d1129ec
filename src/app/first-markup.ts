import { currentEntry, saveScroll } from './history/scrolling.ts';
import { pageAt } from '../pages/routes.ts';

/** Milliseconds the app waits at most, so that it does not take the line from the response and its pictures. */
const patience = 300;

/**
 * Shows a page's first response while React is still on its way. Resolves when it is shown, will not be, or takes too
 * long to wait for. `response`: its data; undefined where it failed. Where anything is not as expected the page waits
 * for React as it would without this.
 */
export function showFirstMarkup(
  path: string,
  response: Promise<unknown> | undefined,
): Promise<unknown> {
  const load = pageAt(path)?.firstMarkup;
  // Chinese, as what was prerendered, which is hidden from everybody else.
  const isSeen = !document.documentElement.classList.contains('undrawn');
  if (!load || !response || !isSeen) return Promise.resolve();
  const shown = Promise.all([load(), response])
    .then(([markupOf, data]) => {
      const place = document.querySelector('[data-page] [data-first-markup]');
      if (!place || data === undefined) return;
      place.innerHTML = markupOf(data);
      // A link tapped before React is there leads out of this document: Back returns to where it was.
      window.addEventListener('pagehide', () => saveScroll(currentEntry(), window.scrollY));
    })
    // React's own request reports what failed.
    .catch(() => undefined);
  return Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience))]);
}

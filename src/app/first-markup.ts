import { currentEntry, saveScroll } from './history/scrolling.ts';
import type { MarkupOf } from '../pages/page.ts';
import { pageAt } from '../pages/routes.ts';
import { isCarPage } from '../ui/car/car-pages.ts';

/** Milliseconds the app waits at most, so that it does not take the line from the response and its pictures. */
const patience = 300;

/** What shows the first response of the page at this path, or of a car. */
export function firstMarkupAt(path: string): (() => Promise<MarkupOf>) | undefined {
  const page = pageAt(path);
  if (page) return page.firstMarkup;
  return isCarPage(path) ? carMarkup : undefined;
}

const carMarkup = () =>
  import('../features/car/loading/car-markup.ts').then((file) => file.carMarkup);

/**
 * Shows a page's first response while React is still on its way. Resolves when it is shown, will not be, or takes too
 * long to wait for. `response`: its data; undefined where it failed. Where anything is not as expected the page waits
 * for React as it would without this.
 */
export function showFirstMarkup(
  path: string,
  response: Promise<unknown> | undefined,
): Promise<unknown> {
  const load = firstMarkupAt(path);
  // Chinese, as what was prerendered, which is hidden from everybody else.
  const isSeen = !document.documentElement.classList.contains('undrawn');
  if (!load || !response || !isSeen) return Promise.resolve();
  const shown = Promise.all([load(), response])
    .then(([markupOf, data]) => {
      const place = document.querySelector('[data-page] [data-first-markup]');
      if (!place || data === undefined) return;
      const content = markupOf(data);
      if (typeof content === 'string') place.innerHTML = content;
      else {
        place.innerHTML = content.html;
        document.title = content.title;
        setHeading(content.title);
      }
      // A link tapped before React is there leads out of this document: Back returns to where it was.
      window.addEventListener('pagehide', () => saveScroll(currentEntry(), window.scrollY));
    })
    // React's own request reports what failed.
    .catch(() => undefined);
  return Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** An element of its own: for the browser's measure of what is seen first, other words in the old one do not count. */
function setHeading(title: string): void {
  const heading = document.querySelector('[data-page] h1');
  heading?.replaceWith(Object.assign(heading.cloneNode(), { textContent: title }));
}

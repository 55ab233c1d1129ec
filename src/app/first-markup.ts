import { fetchApp, fetchParts } from './fetch-ahead.ts';
import { currentEntry, saveScroll } from './history/scrolling.ts';
import type { MarkupOf } from '../pages/page.ts';
import { isLastMarkup, keepMarkup } from './last-markup.ts';
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

const markupPlace = '[data-first-markup]';

/** That of the last visit, by the script in index.html. */
const hasMarkup = (): boolean => document.querySelector(`${markupPlace} *`) !== null;

const carMarkup = () =>
  import('../features/car/loading/car-markup.ts').then((file) => file.carMarkup);

/**
 * Shows a page's first response, or a flow's prerendered first page, while React is still on its way. Resolves when it is
 * shown, will not be, or takes too long to wait for. `response`: its data, or that of the flow's order; undefined where it
 * failed. Where anything is not as expected the page waits for React as it would without this.
 */
export function showFirstMarkup(
  { path, search }: { path: string; search: string },
  response: Promise<unknown> | undefined,
): Promise<unknown> {
  // Chinese, as what was prerendered, which is hidden from everybody else.
  const isSeen = !document.documentElement.classList.contains('undrawn');
  if (!response || !isSeen) return Promise.resolve();
  const load = firstMarkupAt(path);
  if (!load && pageAt(path)) return Promise.resolve();
  // React's own request reports what failed.
  const shown = (load ? showResponse(load, response, path) : showFirstPage(search, response)).catch(
    () => undefined,
  );
  if (hasMarkup()) {
    keepScroll();
    return Promise.resolve();
  }
  return Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience))]);
}

async function showResponse(
  load: () => Promise<MarkupOf>,
  response: Promise<unknown>,
  path: string,
): Promise<void> {
  const markupOf = await load();
  const data = await response;
  if (data === undefined) return;
  const content = markupOf(data);
  const isKept = typeof content === 'string' && pageAt(path)?.keepsFirstMarkup;
  const isSame = isKept && isLastMarkup(path, content);
  if (!isSame || !hasMarkup()) draw(content);
  if (isKept && !isSame) keepMarkup(path, content);
}

function draw(content: ReturnType<MarkupOf>): void {
  const place = document.querySelector(markupPlace);
  if (!place) return;
  if (typeof content === 'string') place.innerHTML = content;
  else {
    place.innerHTML = content.html;
    document.title = content.title;
    setHeading(content.title);
  }
  keepScroll();
}

/** A link tapped before React is there leads out of this document: Back returns to where it was. */
function keepScroll(): void {
  window.addEventListener('pagehide', saveEntryScroll);
}

const saveEntryScroll = (): void => saveScroll(currentEntry(), window.scrollY);

/** In place of the frame that index.html shows. Once it is requested the line is free for the app. */
async function showFirstPage(search: string, response: Promise<unknown>): Promise<void> {
  const place = document.querySelector<HTMLElement>('.opening');
  if (!place) return;
  const [{ requestFirstPage }, order] = await Promise.all([
    import('./flow/first-page-markup.ts'),
    response,
  ]);
  const requested = await requestFirstPage(search, order);
  if (!requested) return;
  fetchApp();
  const page = await requested.page;
  if (!page || !place.isConnected || !hasStyles(page.styles)) return;
  place.innerHTML = page.html;
  place.dataset['firstMarkup'] = '';
  document.title = page.title;
  fetchParts(page.parts);
}

/** False where a web view kept an older release's page, and the definitions are newer. */
function hasStyles(file: string): boolean {
  return document.querySelector(`link[rel="stylesheet"][href$="${file}"]`) !== null;
}

/** An element of its own: for the browser's measure of what is seen first, other words in the old one do not count. */
function setHeading(title: string): void {
  const heading = document.querySelector('[data-page] h1');
  heading?.replaceWith(Object.assign(heading.cloneNode(), { textContent: title }));
}

import { fetchApp, fetchParts } from './fetch-ahead.ts';
import { currentEntry, saveScroll } from './history/scrolling.ts';
import type { MarkupOf } from '../pages/page.ts';
import { keepLastResponse, lastResponse } from './last-response.ts';
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
  const shown = load
    ? showResponse(load, response, lastOf({ path, search }))
    : showFirstPage(search, response);
  return Promise.race([
    // React's own request reports what failed.
    shown.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

/** What the page showed at the last visit, and how to keep what it shows now. */
interface LastShown {
  data: unknown;
  keep: (data: unknown) => void;
}

function lastOf(address: { path: string; search: string }): LastShown | undefined {
  const { path, search } = address;
  const page = pageAt(path);
  if (!page?.showsLastResponse) return undefined;
  const request = page.firstRequest?.({ pathname: path, search }, window.sessionStorage);
  return (
    request && {
      data: lastResponse(path, request),
      keep: (data) => keepLastResponse(path, request, data),
    }
  );
}

async function showResponse(
  load: () => Promise<MarkupOf>,
  response: Promise<unknown>,
  last: LastShown | undefined,
): Promise<void> {
  const markupOf = await load();
  const isShown = last?.data !== undefined && drawLast(markupOf, last.data);
  const current = response.then((data) => {
    if (data === undefined) return;
    if (isShown && JSON.stringify(data) === JSON.stringify(last.data)) return;
    draw(markupOf(data));
    last?.keep(data);
  });
  if (!isShown) return current;
  void current.catch(() => undefined);
}

/** False where it is not what this release draws. */
function drawLast(markupOf: MarkupOf, data: unknown): boolean {
  try {
    draw(markupOf(data));
    return true;
  } catch {
    return false;
  }
}

function draw(content: ReturnType<MarkupOf>): void {
  const place = document.querySelector('[data-page] [data-first-markup]');
  if (!place) return;
  if (typeof content === 'string') place.innerHTML = content;
  else {
    place.innerHTML = content.html;
    document.title = content.title;
    setHeading(content.title);
  }
  // A link tapped before React is there leads out of this document: Back returns to where it was.
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

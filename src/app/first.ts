import { sendFirstRequests } from './first-requests.ts';
import { showFirstMarkup } from './first-markup.ts';
import { fetchAhead, fetchApp } from './fetch-ahead.ts';
import { homePath } from '../pages/page.ts';
import { isCarPage } from '../ui/car/car-pages.ts';
import { guard } from './customer/start.ts';

declare global {
  interface Window {
    /** Of the script in index.html: without the app nothing else could show the message. */
    sayNotLoaded?: () => void;
  }
}

const base = import.meta.env.BASE_URL;
if (window.location.pathname === base)
  window.history.replaceState(
    window.history.state,
    '',
    base.slice(0, -1) + homePath + window.location.search + window.location.hash,
  );
guard();
const { pathname, search } = window.location;
const path = pathname.slice(base.length - 1);
// A car's own response is small: the app need not wait for it.
const response = sendFirstRequests(
  { pathname: path, search },
  isCarPage(path) ? fetchApp : undefined,
);
void showFirstMarkup({ path, search }, response).then(() => {
  void window.fetchApp?.();
  const started = start();
  const fetchMore = () => fetchAhead(path, search, response);
  // What is only evaluated for the car itself would keep its frame from responding to a tap.
  if (isCarPage(path)) void started.then(fetchMore);
  else fetchMore();
});

async function start(): Promise<void> {
  const app = () => import('./main.tsx');
  await app()
    .catch(app)
    .then(({ startApp }) => startApp())
    .catch(window.sayNotLoaded);
}

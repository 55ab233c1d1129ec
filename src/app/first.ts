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
// A car's buttons wait for more parts than any other page's; its own response is small.
const response = sendFirstRequests(
  { pathname: path, search },
  isCarPage(path) ? fetchApp : undefined,
);
void showFirstMarkup({ path, search }, response).then(() => {
  window.fetchApp?.();
  void start();
  fetchAhead(path, search, response);
});

async function start(): Promise<void> {
  const app = () => import('./main.tsx');
  await app()
    .catch(app)
    .then(({ startApp }) => startApp())
    .catch(window.sayNotLoaded);
}

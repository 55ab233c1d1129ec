import { sendFirstRequests } from './first-requests.ts';
import { showFirstMarkup } from './first-markup.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { homePath } from '../pages/page.ts';
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
const response = sendFirstRequests({ pathname: path, search });
void showFirstMarkup({ path, search }, response, app).then(() => {
  void start();
  fetchAhead(path, search, response);
});

function app(): Promise<unknown> {
  return import('./main.tsx');
}

async function start(): Promise<void> {
  await app().catch(app).catch(window.sayNotLoaded);
}

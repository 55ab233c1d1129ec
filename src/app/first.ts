import { askFirst } from './ask-first.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { homePath } from '../pages/page.ts';
import { guard } from './customer/start.ts';

const base = import.meta.env.BASE_URL;
if (window.location.pathname === base)
  window.history.replaceState(
    window.history.state,
    '',
    base.slice(0, -1) + homePath + window.location.search + window.location.hash,
  );
guard();
void start();
const { pathname, search } = window.location;
const path = pathname.slice(base.length - 1);
fetchAhead(path, search, askFirst({ pathname: path, search }));

async function start(): Promise<void> {
  const app = () => import('./main.tsx');
  await app().catch(app).catch(sayNotLoaded);
}

/** Without the app there is nothing else that could say it. */
function sayNotLoaded(): void {
  const place = document.getElementById('root') ?? document.body;
  const say = document.createElement('p');
  say.setAttribute('role', 'alert');
  say.textContent =
    '页面没有加载出来，请检查网络后重试。 The page did not load. Check your network.';
  const again = document.createElement('button');
  again.textContent = '重新加载 Reload';
  again.addEventListener('click', () => window.location.reload());
  place.replaceChildren(say, again);
}

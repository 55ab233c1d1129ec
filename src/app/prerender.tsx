import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { pageEntries } from '../pages/routes.ts';
import { StaticRouter } from '../pages/routing.ts';
import { App, loadPage } from './App.tsx';
import type { AppServices } from './services.ts';

/** What is never asked while a page is drawn: whoever does has to wait for its first effect. */
function inert(): never {
  throw new Error('Bug: a page asks for the app while it is drawn for the first time.');
}

const services: AppServices = {
  definitions: { index: inert, head: inert, withFlows: inert, free: inert, onChange: inert },
  call: inert,
  effects: new Proxy({} as AppServices['effects'], { get: inert }),
  fetchFile: inert,
  storage: new Proxy({} as AppServices['storage'], { get: inert }),
  host: { kind: 'web', system: 'android', version: '' },
  environment: {
    siteHost: '',
    sharePage: '',
    shareImages: '',
    marketingApi: '',
    channelApi: '',
    fileHosts: [],
    onlineService: '',
  },
  owner: '',
  links: [],
  onBug: inert,
};

export interface Prerendered {
  path: string;
  /** What is in `#root` while nothing is known of the customer, as React writes it. */
  html: string;
  /** The file of this build that holds the page. */
  file: string | undefined;
}

export async function prerenderPages(): Promise<Prerendered[]> {
  const drawn: Prerendered[] = [];
  for (const [path, { load, drawnAhead }] of pageEntries) {
    if (load && drawnAhead !== undefined)
      drawn.push({ path, html: await draw(path, drawnAhead), file: importedBy(load) });
  }
  return drawn;
}

function importedBy(load: () => unknown): string | undefined {
  return /import\("\.\/(?:assets\/)?([^"]+)"\)/.exec(String(load))?.[1];
}

async function draw(path: string, search: string): Promise<string> {
  await loadPage(path);
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const failed: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App
        services={services}
        Router={({ basename, children }) => (
          <StaticRouter basename={basename} location={base + path + search}>
            {children}
          </StaticRouter>
        )}
      />
    </StrictMode>,
    {
      onError: (error) => {
        failed.push(error);
      },
    },
  );
  if (failed.length > 0) throw new Error(`${path} cannot be drawn ahead.`, { cause: failed[0] });
  return new Response(prelude).text();
}

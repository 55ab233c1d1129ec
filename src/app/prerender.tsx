import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type FirstRequestOf, type FirstRequest, startPath } from '../pages/page.ts';
import { pageEntries } from '../pages/routes.ts';
import { StaticRouter } from '../pages/routing.ts';
import { LanguageProvider } from '../ui/language.tsx';
import { OpenContact } from '../ui/overlay/open-contact.ts';
import type { Flow } from '../model/definition.ts';
import type { AppIndex } from '../model/definition-files.ts';
import type { Effects } from '../model/effects.ts';
import { memoryStorage } from '../machine/storage.ts';
import { isCarPage } from '../ui/car/car-pages.ts';
import { App, loadPage } from './App.tsx';
import { firstMarkupAt } from './first-markup.ts';
import { isForMembers } from './customer/members.ts';
import { firstRequestAt } from './first-requests.ts';
import { publishedDefinitions } from './flow/definitions.ts';
import { openAhead } from './flow/open-ahead.ts';
import { storeOpened } from './flow/opened-ahead.ts';
import { FlowFrame } from './flow/FlowFrame.tsx';
import { setPrerenderedTitle } from './flow/drawn-title.ts';
import { baseOf, type Settings } from './platform/environment.ts';
import type { AppServices } from './services.ts';

/**
 * Stands for services while prerendering: pages call them in effects, which do not run then.
 * @throws always.
 */
function inert(): never {
  throw new Error('Bug: a page asks for the app while it is drawn for the first time.');
}

export const services: AppServices = {
  definitions: {
    index: inert,
    head: inert,
    withFlows: inert,
    ofAction: inert,
    requestFirstPage: inert,
    free: inert,
    onChange: inert,
  },
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
  /** What `#root` contains before anything is known of the customer, as React writes it. */
  html: string;
  /** The files of this build that hold the page, unless it is a flow, and what draws its first response. */
  files: string[];
  request: PrerenderedRequest | undefined;
  /** Drawn for a customer who is signed in. */
  members: boolean;
  /** Shows its first response again at the next visit. */
  showsLast?: boolean;
}

/** A page's first request, sent by a script in its HTML, for a visitor without a chosen place. */
export interface PrerenderedRequest {
  /** Path and query, with `{orderNo}` where the page's own address gives it. */
  address: string;
  /** The setting that says on which host. */
  host: keyof Settings | undefined;
  /** JSON body of a `POST`. */
  body: string | undefined;
  /** Whether it needs the customer's token, or takes it where there is one. */
  as: FirstRequest['as'];
  /** Sent also where the address has further parameters. */
  always: boolean;
}

export async function prerenderPages(): Promise<Prerendered[]> {
  const drawn: Prerendered[] = [];
  for (const [path, page] of pageEntries) {
    const { load, prerenderQuery } = page;
    if (!load || prerenderQuery === undefined) continue;
    const html = await drawing(path, draw(path, prerenderQuery));
    drawn.push({
      path,
      html,
      files: [importedBy(path, load), ...markupFiles(path)],
      request: prerenderedRequest(path, page.firstRequest, prerenderQuery),
      members: isForMembers(path),
      showsLast: page.keepsFirstMarkup === true,
    });
  }
  return drawn;
}

function markupFiles(path: string): string[] {
  const firstMarkup = firstMarkupAt(path);
  return firstMarkup ? [importedBy(path, firstMarkup)] : [];
}

function prerenderedRequest(
  pathname: string,
  firstRequest: FirstRequestOf | undefined,
  prerenderQuery: string | undefined,
): PrerenderedRequest | undefined {
  const nothing = { getItem: () => null };
  const names = [...new URLSearchParams(prerenderQuery).keys()];
  const filledQuery = names.map((name) => `${name}=_${name}_`);
  const requestAt = (query: readonly string[]) =>
    firstRequest?.({ pathname, search: query.length === 0 ? '' : `?${query.join('&')}` }, nothing);
  const first = requestAt(filledQuery);
  if (!first) return undefined;
  const hosts = { marketingApi: 'marketingApi', channelApi: 'channelApi' } as const;
  const host = Object.values(hosts).find((one) => one === baseOf(first.path, hosts));
  const filled = (text: string) =>
    names.reduce((all, name) => all.replace(`_${name}_`, `{${name}}`), text);
  const query = filled(new URLSearchParams(first.request).toString());
  const address = first.method ? first.path : `${first.path}?${query}`;
  const body = first.method && filled(JSON.stringify(first.request));
  const always = requestAt([...filledQuery, 'of=else']) !== undefined;
  return { address, body, host, as: first.as, always };
}

/**
 * The file of this build that a page's record imports.
 * @throws where the record does not import it itself: the page would get no preload hints for its scripts.
 */
function importedBy(path: string, load: () => unknown): string {
  const [, file] = /import\("\.\/(?:assets\/)?([^"]+)"\)/.exec(String(load)) ?? [];
  if (file === undefined) throw new Error(`Bug: the record of ${path} does not import it itself.`);
  return file;
}

/**
 * The first screens of flows; where one cannot be drawn, the flow's frame under the screen's title. The app renders
 * frames again: running a flow needs a browser.
 */
export async function prerenderFlows({ index, flows }: FlowsToDraw): Promise<DrawnFlow[]> {
  const drawn: DrawnFlow[] = [];
  for (const { path, title, flow } of flows) {
    setPrerenderedTitle(path, title);
    const what = `Step "${flow.start}" of flow "${flow.id}"`;
    const step = await drawing(what, drawFirstStep(path, { index, flow }));
    const html = step ?? (await drawFrame(path));
    const request = isCarPage(path)
      ? prerenderedRequest(path, firstRequestAt(path), '?carId=1&cityspell=1')
      : undefined;
    const members = isForMembers(path, index.free);
    drawn.push({ path, html, request, members, files: markupFiles(path) });
  }
  return drawn;
}

export type DrawnFlow = Prerendered;

export interface FlowsToDraw {
  index: AppIndex;
  /** Each with the title of its first screen, in Chinese. */
  flows: readonly { path: string; title: string; flow: Flow }[];
}

/** Undefined where the first screen waits for a response, depends on the date, or has a title by formula. */
async function drawFirstStep(
  path: string,
  { index, flow }: { index: AppIndex; flow: Flow },
): Promise<string | undefined> {
  if (typeof flow.steps[flow.start]?.title?.zh !== 'string') return undefined;
  let hasEffects = false;
  const noted = () => {
    hasEffects = true;
    return new Promise<never>(() => undefined);
  };
  const effects = effectsWhileDrawing(noted);
  const opening = {
    ...services,
    effects,
    definitions: publishedDefinitions((file) =>
      Promise.resolve(file === 'index.json' ? index : flow),
    ),
    storage: memoryStorage().tab(),
  };
  const ahead = await openAhead({ path, search: '' }, opening);
  if (!ahead) return undefined;
  storeOpened(ahead);
  const html = await draw(path, '', opening);
  return hasEffects || html.includes('type="date"') ? undefined : html;
}

/** `never`: called for what would need the world, and never done. */
export function effectsWhileDrawing(never: () => Promise<never>): Effects {
  return {
    call: never,
    open: never,
    sleep: never,
    toast: () => void never(),
    now: () => 0,
    random: () => 0,
    newId: () => 'drawn',
    room: new Proxy({} as Effects['room'], { get: inert }),
  };
}

/** What every other address shows until its page is there: those of orders' flows first of all. */
export function prerenderFrame(): Promise<string> {
  return drawFrame(startPath);
}

function drawFrame(path: string): Promise<string> {
  return drawing(
    path,
    htmlOf(
      <LanguageProvider language="zh">
        <StaticRouter location={path}>
          <OpenContact value={inert}>
            <FlowFrame onBack={inert} />
          </OpenContact>
        </StaticRouter>
      </LanguageProvider>,
    ),
  );
}

export async function draw(path: string, search: string, opening = services): Promise<string> {
  await loadPage(path);
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  return htmlOf(
    <StrictMode>
      <App
        services={opening}
        Router={({ basename, children }) => (
          <StaticRouter basename={basename} location={base + path + search}>
            {children}
          </StaticRouter>
        )}
      />
    </StrictMode>,
  );
}

/** Names what could not be drawn: its address, or its flow and step. */
export async function drawing<Drawn>(what: string, drawn: Promise<Drawn>): Promise<Drawn> {
  try {
    return await drawn;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${what} cannot be drawn ahead: ${reason}`, { cause: error });
  }
}

async function htmlOf(content: ReactNode): Promise<string> {
  const failed: unknown[] = [];
  const { prelude } = await prerender(content, {
    onError: (error) => {
      failed.push(error);
    },
  });
  if (failed.length > 0) throw failed[0];
  return new Response(prelude).text();
}

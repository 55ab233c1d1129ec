import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { detectHost } from '../bridge/host.ts';
import { isCarPage } from '../ui/car/car-pages.ts';
import { guardDoubleTaps } from '../ui/tap/double-tap.ts';
import { keepMarkup } from '../ui/page/kept-markup.ts';
import { shownScreen } from '../ui/page/shown-screen.ts';
import '../ui/theme.css';
import './first-frame.css';
import { App, loadPage } from './App.tsx';
import { OverlayRouter } from './history/OverlayRouter.tsx';
import { collectEarlyInput, collectEarlyTap } from './early-input.ts';
import { isPrerenderedFor } from './drawn-ahead.ts';
import { browserStorage } from './platform/browser-storage.ts';
import { createEffects } from './platform/effects.ts';
import { readHere } from './platform/environment.ts';
import { logEvent } from './event-log.ts';
import { newId } from './platform/new-id.ts';
import { loadCarFrame } from './flow/FlowFrame.tsx';
import { setPrerenderedTitle } from './flow/drawn-title.ts';
import { holdFlowsUntil, storeOpened } from './flow/opened-ahead.ts';
import { definitions } from './flow/deployment-definitions.ts';
import { isSignedIn } from './customer/customer.ts';
import { storeHost } from './customer/start.ts';
import { pageAt } from '../pages/routes.ts';
import type { AppServices } from './services.ts';

declare global {
  interface Window {
    __wxjs_environment?: string;
  }
}

/** Milliseconds the frame stays for a page that is nearly loaded, instead of a spinner. */
const nearly = 1500;
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const path = window.location.pathname.slice(import.meta.env.BASE_URL.length - 1);
const root = document.getElementById('root') ?? document.body;

/** Called and not only imported: the file it is in is evaluated for others, too, and a second time where it failed to load. */
export async function startApp(): Promise<void> {
  guardDoubleTaps(document, () => `${window.location.href} ${screenId()}`, screenId);
  const waited = after(nearly);
  const drawnStep = root.querySelector<HTMLElement>('[data-step]')?.dataset['step'];
  const isDrawn = isPrerenderedFor(root.dataset, path, drawnStep !== undefined);
  const loaded = isCarPage(path) ? loadCarFrame() : loadPage(path);
  // A prerendered page stays until its code is loaded.
  const page = isDrawn ? loaded : Promise.race([loaded, waited]);
  const [simulator] = await Promise.all([loadSimulator(), completeWebView(), page]);
  const services = createWorld(simulator);
  const isHydrated =
    isDrawn &&
    (drawnStep === undefined || (await opensWith(drawnStep, services).catch(() => false)));
  setPrerenderedTitle(root.dataset['page'], document.title);
  if (isHydrated) hydrate(services);
  else if (isCarPage(path)) await renderCar(services);
  else await render(services, waited);
}

async function render(services: AppServices, waited: Promise<unknown>): Promise<void> {
  const opening = openOrder(services).catch(() => undefined);
  await Promise.race([opening, waited]);
  await renderAnew(services);
}

/** Its frame, which shows the same of the car, works long before the flow's parts are there. */
async function renderCar(services: AppServices): Promise<void> {
  const rendered = renderAnew(services);
  const opening = rendered.then(() => openCarHere(services)).catch(() => undefined);
  // React renders in a task of its own: it finds them held.
  holdFlowsUntil(Promise.race([opening, after(4 * nearly)]));
  await rendered;
}

/** Resolves once it is seen. */
async function renderAnew(services: AppServices): Promise<void> {
  delete root.dataset['page'];
  keepMarkup(root.querySelector('[data-first-markup]') ?? undefined);
  const replayTap = collectEarlyTap(root);
  await new Promise<void>((resolve) => {
    const rendered = () => {
      keepMarkup(undefined);
      replayTap();
      resolve();
    };
    createRoot(root).render(appOf(services, rendered));
  });
}

function hydrate(services: AppServices): void {
  hydrateRoot(root, appOf(services, collectEarlyInput(root)), {
    onRecoverableError: (error) =>
      services.onBug(error instanceof Error ? error : new Error(String(error))),
  });
}

function appOf(services: AppServices, then: () => unknown) {
  return (
    <StrictMode>
      <Then done={then}>
        <App services={services} Router={OverlayRouter} />
      </Then>
    </StrictMode>
  );
}

async function completeWebView(): Promise<void> {
  const isComplete =
    'hasOwn' in Object && 'findLast' in Array.prototype && 'toSorted' in Array.prototype;
  if (!isComplete) await import('./older-web-views.ts');
}

const loadSimulator = async () =>
  import.meta.env.VITE_SANDBOX === '1'
    ? import('../simulator/simulator.ts').catch(() => undefined)
    : undefined;

/** Opens the flow at this address. Whether it begins with the prerendered step. Rejects where its parts do not load. */
async function opensWith(step: string, services: AppServices): Promise<boolean> {
  const { openAhead } = await import('./flow/open-ahead.ts');
  const ahead = await openAhead({ path, search: window.location.search }, services);
  if (!ahead) return false;
  const { opened } = ahead.opening;
  const view = opened?.type === 'session' ? opened.session.view() : undefined;
  const isSame = view?.stepId === step && view.title === root.querySelector('h1')?.textContent;
  if (isSame) storeOpened(ahead);
  else ahead.opening.stop();
  return isSame;
}

/**
 * Opens the flow about an order at this address, so that the app's first render is its first screen, and its first request
 * is sent before that. Rejects where its parts do not load.
 */
async function openOrder(services: AppServices): Promise<void> {
  if (pageAt(path)?.load !== undefined || !isSignedIn()) return;
  const { openOrderAhead, screenReached } = await import('./flow/open-ahead.ts');
  const ahead = openOrderAhead({ path, search: window.location.search }, services);
  if (!ahead) return;
  storeOpened(ahead);
  await screenReached(ahead);
}

/** Rejects where its parts do not load. */
async function openCarHere(services: AppServices): Promise<void> {
  const { openCar } = await import('./flow/open-ahead.ts');
  await openCar({ path, search: window.location.search }, services);
}

/** `done` is called when the app has rendered. */
function Then({ done, children }: { done: () => unknown; children: ReactNode }) {
  useEffect(() => {
    // In a microtask: within React's own work an event would wait for its end.
    void Promise.resolve().then(done);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return children;
}

const screenId = () => shownScreen().id;

const neverAborted = { signal: new AbortController().signal };

/** In the sandbox's builds a tester may choose the host; everywhere else there is no simulator to load. */
function createWorld(simulator: Awaited<ReturnType<typeof loadSimulator>>): AppServices {
  const host = detectHost({
    userAgent: simulator?.chosenUserAgent() ?? navigator.userAgent,
    wxEnvironment: window.__wxjs_environment,
    touchPoints: navigator.maxTouchPoints,
  });
  simulator?.simulate(host, window);
  storeHost(host);
  const onBug = (bug: Error | string) => {
    const words = bug instanceof Error ? bug.message : bug;
    console.error(words);
    logEvent('bug', words);
    // The native app keeps a log of its own; its result is ignored.
    if (host.kind === 'native')
      void call('bridge.log', { event: 'bug', detail: words }, neverAborted);
  };
  // The position only: the message of a script error may quote personal data.
  window.addEventListener('error', ({ filename, lineno, colno }) =>
    logEvent('error', `${filename.split('/').at(-1) ?? ''}:${lineno}:${colno}`),
  );
  const environment = readHere(onBug);
  const { effects, call, fetchFile } = createEffects(host, environment, onBug);
  return {
    definitions,
    call,
    effects,
    fetchFile,
    storage: browserStorage,
    host,
    environment,
    owner: newId(),
    links: import.meta.env.VITE_SANDBOX === '1' ? [window.location.origin] : [],
    onBug,
  };
}

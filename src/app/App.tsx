import {
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { AppIndex } from '../model/definition-files.ts';
import { useBack } from '../pages/use-back.ts';
import { type PagePlatform, PlatformProvider } from '../pages/platform.tsx';
import { homePath, startPath } from '../pages/page.ts';
import { pageEntries, pagePaths } from '../pages/routes.ts';
import { Navigate, useLocation } from '../pages/routing.ts';
import { LoadBoundary } from '../screen/LoadBoundary.tsx';
import { FileHosts } from '../ui/link/file-hosts.ts';
import { LanguageProvider } from '../ui/language.tsx';
import { resetFailedLoads, lazyComponent, loadComponent } from '../ui/lazy-component.ts';
import { Page } from '../ui/page/Page.tsx';
import { showToast, Toasts } from '../ui/feedback/Toast.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { ofIndex, platformActs } from './platform/app-platform.ts';
import { fetchEngine } from './fetch-ahead.ts';
import { flowsHeld, indexAhead } from './flow/opened-ahead.ts';
import { FlowFrame } from './flow/FlowFrame.tsx';
import { ServiceContact } from './flow/ServiceContact.tsx';
import { afterFirstPaint, identifyCustomer } from './customer/identify-customer.ts';
import { onConsoleRequest } from './console-requests.ts';
import { saveLanguage, startLanguage } from './language.ts';
import { isForMembers } from './customer/members.ts';
import { Members } from './customer/Members.tsx';
import { Navigation } from './history/Navigation.tsx';
import { loginPath } from './customer/sign-in.ts';
import { messages } from './messages.ts';
import type { AppServices } from './services.ts';

const pages = pageEntries.flatMap(([path, { load }]) =>
  load ? [{ path, load: withQueries(load) }] : [],
);
const flowPage = () => import('./flow/FlowPage.tsx').then((file) => file.FlowPage);

/** Loads the page of an address before the first render. Never rejects. */
export function loadPage(path: string): Promise<unknown> {
  return loadComponent(pages.find((page) => page.path === path)?.load ?? flowPage);
}

/** Milliseconds after which a page has loaded what it needs, even on a slow network. */
const quietAfter = 5_000;

const Console = lazy(() => import('./Console.tsx').then((file) => ({ default: file.Console })));

/** A page with queries, loaded together with the query client. */
function withQueries(load: () => Promise<ComponentType>) {
  return async () => {
    const [Shown, { Queries }] = await Promise.all([
      load(),
      import('../pages/endpoint-queries.tsx'),
    ]);
    return () => (
      <Queries>
        <Shown />
      </Queries>
    );
  };
}

export interface AppProps {
  services: AppServices;
  /** The router; another one where the app is prerendered. */
  Router: ComponentType<{ basename: string; children: ReactNode }>;
}

export function App({ services, Router }: AppProps) {
  const [language, setLanguage] = useState(startLanguage);
  const index = useIndex(services);
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  const acts = useMemo(
    () =>
      platformActs(services, (next) => {
        saveLanguage(next);
        setLanguage(next);
      }),
    [services],
  );
  const platform = useMemo<PagePlatform>(() => ({ ...acts, ...ofIndex(index) }), [acts, index]);
  const [console, setConsole] = useState(false);
  useEffect(() => onConsoleRequest(window, setConsole), []);
  useEffect(() => afterFirstPaint(() => void identifyCustomer(services)), [services]);
  useEffect(() => afterFirstPaint(fetchEngine, quietAfter), []);
  return (
    <LanguageProvider language={language}>
      <PlatformProvider platform={platform}>
        <Router basename={import.meta.env.BASE_URL.replace(/\/$/, '')}>
          <Navigation services={services} />
          <FileHosts value={services.environment.fileHosts}>
            <ServiceContact>
              <Loaded services={services} index={index} />
            </ServiceContact>
          </FileHosts>
        </Router>
        <Toasts />
        {console && (
          <Suspense>
            <Console />
          </Suspense>
        )}
      </PlatformProvider>
    </LanguageProvider>
  );
}

interface LoadedProps {
  services: AppServices;
  index: AppIndex | undefined;
}

/** A load error is shown until the customer navigates. */
function Loaded({ services, index }: LoadedProps) {
  const { pathname } = useLocation();
  return (
    <LoadBoundary renew={resetFailedLoads} place={pathname} Frame={NotLoadedPage}>
      <Suspense fallback={<Waiting />}>
        <Pages services={services} index={index} />
      </Suspense>
    </LoadBoundary>
  );
}

function NotLoadedPage(props: { title: string; children: ReactNode }) {
  return <Page {...props} hideTitle onBack={useBack(homePath)} />;
}

/** Inside the boundary, so that a retry loads again. */
function Pages({ services, index }: LoadedProps) {
  const { pathname } = useLocation();
  if (!isReadable(pathname)) return <UnknownPage />;
  if (pathname === '/') return <Navigate to={homePath} replace />;
  const page = pageOf(pathname);
  return page
    ? forWhom(page.path, createElement(lazyComponent(page.load, Unloaded)), index)
    : forWhom(pathname, <FlowOrNothing services={services} index={index} />, index);
}

/** In any case and with a slash at the end, as addresses are typed. */
function pageOf(pathname: string) {
  const address = decodeURI(pathname).replace(/\/+$/, '').toLowerCase();
  return pages.find(({ path }) => path.toLowerCase() === address);
}

/** Wraps every page: a flow is not opened again when the index says whose its pages are. */
function forWhom(path: string, page: ReactElement, index: AppIndex | undefined): ReactElement {
  const noLogin = index && !pagePaths.includes(loginPath) && !index.paths.includes(loginPath);
  return <Members only={isForMembers(path, index?.free) && !noLogin}>{page}</Members>;
}

function FlowOrNothing({ services, index }: LoadedProps) {
  const { pathname } = useLocation();
  const isHeld = useFlowsHeld();
  const isFlowPath = pathname === startPath || !index || index.paths.includes(pathname);
  if (!isFlowPath) return <UnknownPage />;
  if (isHeld) return <Unloaded />;
  // A boundary of its own responds to a tap at once; without it the previous page would stay until the flow engine is
  // loaded.
  return (
    <Suspense fallback={<Unloaded />}>
      {createElement(lazyComponent(flowPage), { services, index })}
    </Suspense>
  );
}

/** No fallback of Suspense: React delays what follows one, lest it flickers. */
function useFlowsHeld(): boolean {
  const [held, setHeld] = useState(flowsHeld);
  useEffect(() => {
    void held?.then(async () => loadComponent(flowPage)).then(() => setHeld(undefined));
  }, [held]);
  return held !== undefined;
}

function Unloaded() {
  return <FlowFrame onBack={useBack(homePath)} />;
}

/** Nothing is at an address that cannot be decoded, or that holds line breaks and control characters. */
function isReadable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function UnknownPage() {
  useEffect(() => showToast(messages.unknownPage[startLanguage()], 'long', 'next'), []);
  return <Navigate to={homePath} replace />;
}

/** Undefined until loaded; a page that needs it reports the failure itself. */
function useIndex(services: AppServices): AppIndex | undefined {
  const [index, setIndex] = useState<AppIndex | undefined>(indexAhead);
  useEffect(() => {
    const load = () => void services.definitions.index().then(setIndex, () => undefined);
    load();
    return services.definitions.onChange(load);
  }, [services]);
  return index;
}

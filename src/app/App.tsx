import {
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { AppIndex } from '../definition/definition.ts';
import { pagePaths, startPath } from '../pages/paths.ts';
import { type Platform, PlatformProvider } from '../pages/platform.tsx';
import { pageRoutes } from '../pages/routes.ts';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from '../pages/routing.ts';
import { LoadBoundary } from '../screen/LoadBoundary.tsx';
import { LanguageProvider } from '../ui/language.tsx';
import { showToast, Toasts } from '../ui/Toast.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { platformOf } from './app-platform.ts';
import { fetchEngine } from './fetch-ahead.ts';
import { afterFirstPaint, greet } from './greeting.ts';
import { onConsoleAsked } from './console-asked.ts';
import { keepLanguage, startLanguage } from './language.ts';
import { isForMembers } from './members.ts';
import { Members } from './Members.tsx';
import { Navigation } from './Navigation.tsx';
import { loginPath } from './sign-in.ts';
import { words } from './words.ts';
import type { World } from './world.ts';

type Pages = readonly { path: string; Page: ComponentType }[];

const pagesAnew = (): Pages =>
  Object.entries(pageRoutes).map(([path, load]) => ({ path, Page: asking(load) }));
const flowsAnew = () =>
  lazy(() => twice(() => import('./FlowPage.tsx')).then((page) => ({ default: page.FlowPage })));

/** Milliseconds after which a page has what it needs, even on a slow network. */
const quietAfter = 5_000;

const Console = lazy(() => import('./Console.tsx').then((file) => ({ default: file.Console })));

/** A page that asks the platform, loaded together with what it asks through. */
function asking(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [Shown, { Answers }] = await Promise.all([
      twice(load),
      twice(() => import('../pages/answers.tsx')),
    ]);
    const page = () => (
      <Answers>
        <Shown />
      </Answers>
    );
    return { default: page };
  });
}

/** A part that did not load is tried for once more before anybody hears of it. */
function twice<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(load);
}

export function App({ world }: { world: World }) {
  const [language, setLanguage] = useState(startLanguage);
  const index = useIndex(world);
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  const platform = useMemo<Platform>(
    () =>
      platformOf(world, index, (next) => {
        keepLanguage(next);
        setLanguage(next);
      }),
    [world, index],
  );
  const [console, setConsole] = useState(false);
  useEffect(() => onConsoleAsked(window, setConsole), []);
  useEffect(() => afterFirstPaint(() => void greet(world)), [world]);
  useEffect(() => afterFirstPaint(fetchEngine, quietAfter), []);
  return (
    <LanguageProvider language={language}>
      <PlatformProvider platform={platform}>
        <BrowserRouter basename={import.meta.env.BASE_URL.replace(/\/$/, '')}>
          <Navigation world={world} />
          <Loaded world={world} index={index} />
        </BrowserRouter>
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
  world: World;
  index: AppIndex | undefined;
}

/** What did not load is said, and forgotten when the customer goes elsewhere. */
function Loaded({ world, index }: LoadedProps) {
  const { pathname } = useLocation();
  const [parts, setParts] = useState(() => ({ pages: pagesAnew(), FlowPage: flowsAnew() }));
  const renew = useCallback(
    () => setParts({ pages: pagesAnew(), FlowPage: flowsAnew() }),
    [setParts],
  );
  const flow = <FlowOrNothing world={world} index={index} FlowPage={parts.FlowPage} />;
  return (
    <LoadBoundary renew={renew} place={pathname}>
      <Suspense fallback={<Waiting />}>
        <Routes>
          <Route path="/" element={<Navigate to="/testIndex" replace />} />
          {parts.pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={forWhom(path, <Page />, index)} />
          ))}
          <Route path="*" element={forWhom(pathname, flow, index)} />
        </Routes>
      </Suspense>
    </LoadBoundary>
  );
}

function forWhom(path: string, page: ReactElement, index: AppIndex | undefined): ReactElement {
  const noLogin = index && !pagePaths.includes(loginPath) && !index.paths.includes(loginPath);
  return isForMembers(path) && !noLogin ? <Members>{page}</Members> : page;
}

interface FlowProps extends LoadedProps {
  FlowPage: ComponentType<LoadedProps>;
}

function FlowOrNothing({ world, index, FlowPage }: FlowProps) {
  const { pathname } = useLocation();
  const known = pathname === startPath || !index || index.paths.includes(pathname);
  return known ? <FlowPage world={world} index={index} /> : <UnknownPage />;
}

function UnknownPage() {
  useEffect(() => showToast(words.unknownPage[startLanguage()]), []);
  return <Navigate to="/testIndex" replace />;
}

/** Undefined until it is there; a page that needs it says so itself. */
function useIndex(world: World): AppIndex | undefined {
  const [index, setIndex] = useState<AppIndex>();
  useEffect(() => {
    const load = () => void world.definitions.index().then(setIndex, () => undefined);
    load();
    return world.definitions.onChange(load);
  }, [world]);
  return index;
}

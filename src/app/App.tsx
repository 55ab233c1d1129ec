import {
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { AppIndex } from '../model/definition.ts';
import { useBack } from '../pages/browsing/use-back.ts';
import { pagePaths, startPath } from '../pages/paths.ts';
import { type Platform, PlatformProvider } from '../pages/platform.tsx';
import { pageRoutes } from '../pages/routes.ts';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from '../pages/routing.ts';
import { LoadBoundary } from '../screen/LoadBoundary.tsx';
import { FileHosts } from '../ui/file-hosts.ts';
import { LanguageProvider } from '../ui/language.tsx';
import { forgetFailedParts, latePart } from '../ui/late-part.ts';
import { showToast, Toasts } from '../ui/Toast.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { platformOf } from './app-platform.ts';
import { fetchEngine } from './fetch-ahead.ts';
import { FlowFrame } from './FlowFrame.tsx';
import { afterFirstPaint, greet } from './greeting.ts';
import { onConsoleAsked } from './console-asked.ts';
import { keepLanguage, startLanguage } from './language.ts';
import { isForMembers, startOfFlow } from './members.ts';
import { Members } from './Members.tsx';
import { Navigation } from './Navigation.tsx';
import { overlayHistory } from './overlay-history.ts';
import { loginPath } from './sign-in.ts';
import { messages } from './messages.ts';
import type { World } from './world.ts';

const pages = Object.entries(pageRoutes).map(([path, load]) => ({ path, load: asking(load) }));
const flowPage = () => import('./FlowPage.tsx').then((file) => file.FlowPage);

const routed = overlayHistory(window);

/** Milliseconds after which a page has what it needs, even on a slow network. */
const quietAfter = 5_000;

const Console = lazy(() => import('./Console.tsx').then((file) => ({ default: file.Console })));

/** A page that asks the platform, loaded together with what it asks through. */
function asking(load: () => Promise<ComponentType>) {
  return async () => {
    const [Shown, { Answers }] = await Promise.all([load(), import('../pages/answers.tsx')]);
    return () => (
      <Answers>
        <Shown />
      </Answers>
    );
  };
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
        <BrowserRouter basename={import.meta.env.BASE_URL.replace(/\/$/, '')} window={routed}>
          <Navigation world={world} />
          <FileHosts value={world.environment.fileHosts}>
            <Loaded world={world} index={index} />
          </FileHosts>
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
  return (
    <LoadBoundary renew={forgetFailedParts} place={pathname}>
      <Suspense fallback={<Waiting />}>
        <Pages world={world} index={index} />
      </Suspense>
    </LoadBoundary>
  );
}

/** Inside of the boundary: what failed there is looked up anew. */
function Pages({ world, index }: LoadedProps) {
  const { pathname } = useLocation();
  const flow = <FlowOrNothing world={world} index={index} />;
  if (!isReadable(pathname)) return <UnknownPage />;
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/testIndex" replace />} />
      {pages.map(({ path, load }) => (
        <Route
          key={path}
          path={path}
          element={forWhom(path, createElement(latePart(load)), index)}
        />
      ))}
      <Route path="*" element={forWhom(pathname, flow, index)} />
    </Routes>
  );
}

function forWhom(path: string, page: ReactElement, index: AppIndex | undefined): ReactElement {
  const noLogin = index && !pagePaths.includes(loginPath) && !index.paths.includes(loginPath);
  return isForMembers(startOfFlow(path, index?.free)) && !noLogin ? (
    <Members>{page}</Members>
  ) : (
    page
  );
}

function FlowOrNothing({ world, index }: LoadedProps) {
  const { pathname } = useLocation();
  const known = pathname === startPath || !index || index.paths.includes(pathname);
  if (!known) return <UnknownPage />;
  // A boundary of its own answers a tap at once; without it the page before would stay until what runs flows is there.
  return (
    <Suspense fallback={<Unloaded />}>
      {createElement(latePart(flowPage), { world, index })}
    </Suspense>
  );
}

function Unloaded() {
  return <FlowFrame onBack={useBack('/testIndex')} />;
}

/** The router's patterns match no line breaks and no other control characters: such an address would show nothing at all. */
function isReadable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

function UnknownPage() {
  useEffect(() => showToast(messages.unknownPage[startLanguage()], 'long', 'next'), []);
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

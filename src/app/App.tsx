import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { DefinitionIndex, Language } from '../definition/definition.ts';
import { dispatch } from '../machine/dispatch.ts';
import { startPath } from '../pages/paths.ts';
import { type Platform, PlatformProvider } from '../pages/platform.tsx';
import { pageRoutes } from '../pages/routes.ts';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from '../pages/routing.ts';
import { LoadBoundary } from '../screen/LoadBoundary.tsx';
import { LanguageProvider } from '../ui/language.tsx';
import { showToast, Toasts } from '../ui/Toast.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { keepLanguage, startLanguage } from './language.ts';
import { words } from './words.ts';
import type { World } from './world.ts';

const pages = Object.entries(pageRoutes).map(([path, load]) => ({ path, Page: asking(load) }));
const FlowPage = lazy(() => import('./FlowPage.tsx').then((page) => ({ default: page.FlowPage })));

/** A page that asks the platform, loaded together with what it asks through. */
function asking(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [Shown, { Answers }] = await Promise.all([load(), import('../pages/answers.tsx')]);
    const page = () => (
      <Answers>
        <Shown />
      </Answers>
    );
    return { default: page };
  });
}

export function App({ world }: { world: World }) {
  const [language, setLanguage] = useState(startLanguage);
  const index = useIndex(world);
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  }, [language]);
  const platform = useMemo<Platform>(
    () => ({
      call: (endpoint, request, signal) => world.call(endpoint, request, { signal }),
      dispatch: (funder, action) =>
        index ? dispatch(index, funder, action) : { type: 'under-development' },
      funderName: (funder) =>
        index && Object.hasOwn(index.funders, funder) ? index.funders[funder]?.name : undefined,
      toast: showToast,
      setLanguage(next: Language) {
        keepLanguage(next);
        setLanguage(next);
      },
    }),
    [world, index],
  );
  return (
    <LanguageProvider language={language}>
      <PlatformProvider platform={platform}>
        <BrowserRouter basename={import.meta.env.BASE_URL.replace(/\/$/, '')}>
          <LoadBoundary>
            <Suspense fallback={<Waiting />}>
              <Pages world={world} index={index} />
            </Suspense>
          </LoadBoundary>
        </BrowserRouter>
        <Toasts />
      </PlatformProvider>
    </LanguageProvider>
  );
}

function Pages({ world, index }: { world: World; index: DefinitionIndex | undefined }) {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/orderList" replace />} />
      {pages.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<FlowOrNothing world={world} index={index} />} />
    </Routes>
  );
}

function FlowOrNothing({ world, index }: { world: World; index: DefinitionIndex | undefined }) {
  const { pathname } = useLocation();
  const known = pathname === startPath || !index || Object.hasOwn(index.paths, pathname);
  return known ? <FlowPage world={world} index={index} /> : <UnknownPage />;
}

function UnknownPage() {
  useEffect(() => showToast(words.unknownPage[startLanguage()]), []);
  return <Navigate to="/orderList" replace />;
}

/** Undefined until it is there; a page that needs it says so itself. */
function useIndex(world: World): DefinitionIndex | undefined {
  const [index, setIndex] = useState<DefinitionIndex>();
  useEffect(() => {
    const load = () => void world.definitions.index().then(setIndex, () => undefined);
    load();
    return world.definitions.onChange(load);
  }, [world]);
  return index;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { homePath } from '../../pages/page.ts';
import { pageAt, pagePaths } from '../../pages/routes.ts';
import { useLocation, useNavigate, useNavigationType } from '../../pages/routing.ts';
import { closeOverlays } from '../../ui/overlay/overlays.ts';
import { screenShown } from '../../ui/page/shown-screen.ts';
import { fetchAhead } from '../fetch-ahead.ts';
import { isWithin, readEntry } from './history.ts';
import { logEvent } from '../event-log.ts';
import { guard } from '../customer/start.ts';
import { keepScroll, restoreScroll } from './scrolling.ts';
import { startLanguage } from '../language.ts';
import type { ShareCard } from '../../pages/platform.tsx';
import { goTo, here, loadedAt, provideNavigate } from './navigate.ts';
import { watchTouches } from '../customer/login-redirect.ts';
import { messages } from '../messages.ts';
import type { AppServices } from '../services.ts';

/**
 * What every navigation brings (browsing-and-ordering, section 2): the guard, the top of the page, or where it was when
 * the customer comes back, and nothing left open over it. Titles are set by the pages (ui/page/Page.tsx). Stands before the
 * pages, so that what they open is not closed.
 */
export function Navigation({ services }: { services: AppServices }) {
  const { key, pathname, search, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const entry = entryOf(key, pathname + search);
  const before = useRef(pathname);
  const steps = useRef(readEntry(state).steps);
  const stopRestoring = useRef<() => void>(undefined);

  useEffect(() => {
    provideNavigate((address, options) => void navigate(address, options));
    return () => provideNavigate(undefined);
  }, [navigate]);
  useEffect(watchTouches, []);
  useEffect(() => {
    if (guard()) goTo(here(), { replace: true });
  }, [search]);
  useKeptScroll(entry);
  // As soon as it can be pressed: a tap is meant for what was there when it began. A flow's steps say themselves which is shown.
  useLayoutEffect(() => {
    if (pagePaths.includes(pathname)) screenShown(pathname);
  }, [pathname]);
  useEffect(() => {
    logEvent('page', pathname);
    const moved = before.current !== pathname;
    before.current = pathname;
    // A flow's own steps open and close what is theirs.
    const isPage = pagePaths.includes(pathname);
    if (moved && isPage) closeOverlays();
    const now = readEntry(state).steps;
    const within = isWithin(now, steps.current);
    steps.current = now;
    const back = type === 'POP' && (isPage || !within);
    // A list that asks for more as it is restored puts another entry in its own place.
    if (back || moved) stopRestoring.current?.();
    if (back) stopRestoring.current = restoreScroll(entry);
    else if (moved) window.scrollTo(0, 0);
    // Another type of the same entry is no navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entry, pathname]);
  useEffect(() => () => stopRestoring.current?.(), []);
  useEffect(() => {
    window.addEventListener('pointerdown', pressed, { passive: true });
    return () => window.removeEventListener('pointerdown', pressed);
  }, []);
  useEffect(() => {
    const { kind } = services.host;
    if (kind !== 'messaging' && kind !== 'mini-program') return undefined;
    const abort = new AbortController();
    void import('../platform/sharing.ts').then(({ offerUsualCard }) =>
      offerUsualCard(services, usualCard(services, pathname, search), loadedAt, abort.signal),
    );
    return () => abort.abort();
  }, [services, pathname, search]);
  return null;
}

/** Keeps where the entry is scrolled to for whoever comes back to it. */
function useKeptScroll(entry: string): void {
  // Before anything is painted: a shorter page scrolls the window to its top, which is none of the customer's doing.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    let top = window.scrollY;
    const scrolled = () => {
      top = window.scrollY;
    };
    // A list that just grew has a new entry, which React may not have rendered yet.
    const keepCurrent = () => keepScroll(currentEntry(), top);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', keepCurrent);
    return () => {
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', keepCurrent);
      keepScroll(entry, top);
    };
  }, [entry]);
}

/** What the tab was opened at has no key of its own, and another page may be opened in the same tab. */
function entryOf(key: string, address: string): string {
  return key === 'default' ? address : key;
}

function currentEntry(): string {
  const { key = 'default' } = (window.history.state ?? {}) as { key?: string };
  return entryOf(key, here());
}

/** A link that is being pressed is followed in a moment. */
function pressed({ target }: PointerEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const base = import.meta.env.BASE_URL;
  if (link?.origin === window.location.origin && link.pathname.startsWith(base))
    fetchAhead(link.pathname.slice(base.length - 1));
}

/** A page is shared without what only its customer may see: an order, a form. */
function usualCard({ environment }: AppServices, path: string, search: string): ShareCard {
  const language = startLanguage();
  const page = pageAt(path);
  const open = page && !page.members;
  return {
    title: messages.shareTitle[language],
    description: messages.shareText[language],
    url: environment.sharePage.replace(/\/$/, '') + (open ? path + search : homePath),
    image: `${environment.shareImages}card.png`,
  };
}

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
import { currentEntry, saveScroll, savedScroll, restoreScroll } from './scrolling.ts';
import { startLanguage } from '../language.ts';
import type { ShareCard } from '../../pages/platform.tsx';
import { goTo, here, loadedAt, provideNavigate } from './navigate.ts';
import { trackInteractions } from '../customer/login-redirect.ts';
import { messages } from '../messages.ts';
import type { AppServices } from '../services.ts';

/**
 * The effects of every navigation (browsing-and-ordering, section 2): the guard; scrolling to the top, or to the saved
 * position on Back; closing overlays. Pages set their own titles (ui/page/Page.tsx). Rendered before the pages, so that
 * overlays they open stay open.
 */
export function Navigation({ services }: { services: AppServices }) {
  const { key, pathname, search, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const before = useRef(pathname);
  const steps = useRef(readEntry(state).steps);
  const stopRestoring = useRef<() => void>(undefined);

  useEffect(() => {
    provideNavigate((address, options) => void navigate(address, options));
    return () => provideNavigate(undefined);
  }, [navigate]);
  useEffect(trackInteractions, []);
  useEffect(() => {
    if (guard()) goTo(here(), { replace: true });
  }, [search]);
  useKeptScroll(key, type);
  // As soon as it can be pressed: a tap belongs to what was shown when it began. A flow's steps report their own
  // screens.
  useLayoutEffect(() => {
    if (pagePaths.includes(pathname)) screenShown(pathname);
  }, [pathname]);
  useEffect(() => {
    logEvent('page', pathname);
    const moved = before.current !== pathname;
    before.current = pathname;
    // A flow's steps open and close their own overlays.
    const isPage = pagePaths.includes(pathname);
    if (moved && isPage) closeOverlays();
    const now = readEntry(state).steps;
    const within = isWithin(now, steps.current);
    steps.current = now;
    const back = type === 'POP' && (isPage || !within);
    // A list that loads more while it is restored replaces its own history entry: that does not end the restoring.
    if (back || moved) stopRestoring.current?.();
    const entry = currentEntry();
    // A page that has just been loaded may be scrolled already: it is shown before the app is there.
    const isLoaded = !moved && savedScroll(entry) === undefined;
    if (back && !isLoaded) stopRestoring.current = restoreScroll(entry);
    else if (moved) window.scrollTo(0, 0);
    // Another navigation type of the same entry is no navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, pathname]);
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

type NavigationType = ReturnType<typeof useNavigationType>;

/** Saves the scroll position of the router's entry with this key for when the customer comes back to it. */
function useKeptScroll(key: string, type: NavigationType): void {
  // Before painting: a shorter page is scrolled to its top by the browser, which must not be saved as this entry's
  // position.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const entry = currentEntry();
    // A page that is being restored, or that React mounts a second time, is left where it was before.
    let top = type === 'POP' ? savedScroll(entry) : undefined;
    const scrolled = () => {
      top = window.scrollY;
    };
    // Not now: the page, which React has just changed, would be laid out for this number.
    const timer = setTimeout(() => (top ??= window.scrollY));
    const save = () => saveScroll(entry, top ?? window.scrollY);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', save);
      save();
    };
    // Another navigation type of the same entry is no navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}

/** A link being pressed will navigate in a moment: fetches what it leads to. */
function pressed({ target }: PointerEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const base = import.meta.env.BASE_URL;
  if (link?.origin === window.location.origin && link.pathname.startsWith(base))
    fetchAhead(link.pathname.slice(base.length - 1));
}

/** The card of a page without its own. It leads home where the page is for members or of a flow. */
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

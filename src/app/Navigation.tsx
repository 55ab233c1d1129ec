import { useEffect, useRef } from 'react';
import { pagePaths } from '../pages/paths.ts';
import { useLocation, useNavigate, useNavigationType } from '../pages/routing.ts';
import { closeMasks } from '../ui/masks.ts';
import { guard } from './start.ts';
import { keepScroll, restoreScroll } from './scrolling.ts';
import { goTo, here, offerWay } from './way.ts';

/**
 * What every navigation brings (browsing-and-ordering, section 2): the guard, the top of the page, or where it was when
 * the customer comes back, and nothing left open over it. Titles are set by the pages (ui/Page.tsx). Stands before the
 * pages, so that what they open is not closed.
 */
export function Navigation() {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const before = useRef(pathname);

  useEffect(() => {
    offerWay((address, options) => void navigate(address, options));
    return () => offerWay(undefined);
  }, [navigate]);
  useEffect(() => {
    if (guard()) goTo(here(), { replace: true });
  }, [search]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let top = window.scrollY;
    const scrolled = () => {
      top = window.scrollY;
    };
    const keep = () => keepScroll(key, top);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);
  useEffect(() => {
    const moved = before.current !== pathname;
    before.current = pathname;
    // A flow's own steps open and close what is theirs.
    const isPage = pagePaths.includes(pathname);
    if (moved && isPage) closeMasks();
    if (type === 'POP' && isPage) return restoreScroll(key);
    if (moved) window.scrollTo(0, 0);
    return undefined;
    // Another type of the same entry is no navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, pathname]);
  return null;
}

import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserRouter } from '../../pages/routing.ts';
import { goTo } from './navigate.ts';
import { Navigation } from './Navigation.tsx';
import { currentEntry, saveScroll, savedScroll, restoreScroll } from './scrolling.ts';
import type { AppServices } from '../services.ts';

/** A simulated window of 800 px over a page of any height. */
function aWindow(height: number) {
  let top = 0;
  let whole = height;
  let grown: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grown = callback;
      }
      observe() {}
      disconnect() {
        grown = () => undefined;
      }
    },
  );
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => whole);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  const scrollTo = (to: number) => {
    const before = top;
    top = Math.max(0, Math.min(to, whole - 800));
    if (top !== before) window.dispatchEvent(new Event('scroll'));
  };
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, to) => scrollTo(to));
  return {
    scrollTo,
    top: () => top,
    /** Empty and full again before the browser reports that it scrolled. */
    blinks() {
      top = 0;
      window.dispatchEvent(new Event('scroll'));
    },
    /** `before`: runs before the observers are notified. */
    becomes(next: number, before: () => void = () => undefined) {
      whole = next;
      scrollTo(top);
      before();
      grown();
    },
  };
}

// What is rendered saves its position when it is taken away, after the test's own end.
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** Where the router writes it, before React has rendered it. */
const writeLonger = () =>
  window.history.replaceState({ key: 'longer', idx: 0 }, '', '/newCar?pages=2');

it.each([
  ['left', () => window.dispatchEvent(new Event('pagehide')), writeLonger],
  [
    'reloaded, which opens the shorter one',
    () => window.dispatchEvent(new Event('pagehide')),
    () => window.history.replaceState(null, '', '/newCar'),
  ],
  ['left for another page of the app', () => act(() => goTo('/usedCar')), writeLonger],
])('keeps the position of a list that grew just before it was %s', (_left, leave, comeBack) => {
  window.history.replaceState(null, '', '/newCar');
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const services = { host: { kind: 'web' } } as AppServices;
  render(
    <BrowserRouter>
      <Navigation services={services} />
    </BrowserRouter>,
  );
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  window.dispatchEvent(new Event('scroll'));
  writeLonger();

  leave();

  comeBack();
  restoreScroll(currentEntry())();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
});

it('follows a page that grows, shrinks and grows again', () => {
  saveScroll('list', 900);
  const page = aWindow(1000);
  restoreScroll('list');
  expect(page.top()).toBe(200);

  page.becomes(2000);
  expect(page.top()).toBe(900);
  page.becomes(1100);
  page.becomes(2000);
  expect(page.top()).toBe(900);
});

it('stays with a page that was empty for a moment', () => {
  saveScroll('list', 900);
  const page = aWindow(2000);
  restoreScroll('list');

  page.blinks();

  expect(page.top()).toBe(900);
});

it('does not scroll after the customer has scrolled', () => {
  saveScroll('list', 900);
  const page = aWindow(2000);
  restoreScroll('list');

  page.scrollTo(500);
  page.becomes(3000);

  expect(page.top()).toBe(500);
});

it('does not scroll where the customer scrolls while the page grows', () => {
  saveScroll('list', 900);
  const page = aWindow(2000);
  restoreScroll('list');

  page.becomes(3000, () => page.scrollTo(500));

  expect(page.top()).toBe(500);
});

it('restores a list that loads more meanwhile, which replaces its entry', () => {
  window.history.replaceState({ key: 'list' }, '', '/newCar');
  saveScroll(currentEntry(), 900);
  const page = aWindow(1000);
  render(
    <BrowserRouter>
      <Navigation services={{ host: { kind: 'web' } } as AppServices} />
    </BrowserRouter>,
  );

  act(() => goTo('/newCar?pages=2', { replace: true }));
  page.becomes(2000);
  expect(page.top()).toBe(900);

  act(() => goTo('/usedCar'));
  page.becomes(3000);
  expect(page.top()).toBe(0);
});

it('a page pushed where another one was before does not take over its position', () => {
  window.history.replaceState({ idx: 1 }, '', '/carDetail');
  saveScroll(currentEntry(), 600);
  window.history.replaceState({ idx: 0 }, '', '/newCar');
  aWindow(2000);
  render(
    <BrowserRouter>
      <Navigation services={{ host: { kind: 'web' } } as AppServices} />
    </BrowserRouter>,
  );

  act(() => goTo('/carDetail?carId=2'));
  window.dispatchEvent(new Event('pagehide'));

  expect(currentEntry()).toBe('1 /carDetail');
  expect(savedScroll(currentEntry())).toBe(0);
});

it('restores a reloaded list in StrictMode, too', () => {
  window.history.replaceState({ key: 'list' }, '', '/newCar');
  saveScroll(currentEntry(), 900);
  const page = aWindow(800);

  render(
    <StrictMode>
      <BrowserRouter>
        <Navigation services={{ host: { kind: 'web' } } as AppServices} />
      </BrowserRouter>
    </StrictMode>,
  );
  page.becomes(2000);

  expect(page.top()).toBe(900);
});

it('a list reloaded again before its cars have loaded is still restored', () => {
  window.history.replaceState({ key: 'list' }, '', '/newCar');
  saveScroll(currentEntry(), 900);
  aWindow(800);
  const { unmount } = render(
    <BrowserRouter>
      <Navigation services={{ host: { kind: 'web' } } as AppServices} />
    </BrowserRouter>,
  );

  window.dispatchEvent(new Event('pagehide'));
  unmount();

  const page = aWindow(2000);
  restoreScroll(currentEntry())();
  expect(page.top()).toBe(900);
});

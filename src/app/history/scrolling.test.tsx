import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BrowserRouter } from '../../pages/routing.ts';
import { Navigation } from './Navigation.tsx';
import { restoreScroll } from './scrolling.ts';
import type { AppServices } from '../services.ts';

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('keeps the place of a list that grew in the moment it is left', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const services = { host: { kind: 'web' } } as AppServices;
  render(
    <BrowserRouter>
      <Navigation services={services} />
    </BrowserRouter>,
  );
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  window.dispatchEvent(new Event('scroll'));
  // The router has written the longer list's entry; React has not rendered it yet.
  window.history.replaceState({ key: 'longer' }, '', '/newCar?pages=2');

  window.dispatchEvent(new Event('pagehide'));

  restoreScroll('longer')();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
});

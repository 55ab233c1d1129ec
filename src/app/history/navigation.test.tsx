import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { BrowserRouter, useLocation } from '../../pages/routing.ts';
import { shownScreen } from '../../ui/page/shown-screen.ts';
import type { AppServices } from '../services.ts';
import { goTo } from './navigate.ts';
import { Navigation } from './Navigation.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

it('a page counts as shown once it can be pressed, so that a quick tap belongs to it', () => {
  const shownAt: string[] = [];
  function Page() {
    const { pathname } = useLocation();
    useLayoutEffect(() => void shownAt.push(`${pathname} ${shownScreen().id}`), [pathname]);
    return null;
  }
  window.history.replaceState(null, '', '/newCar');
  render(
    <BrowserRouter>
      <Navigation services={{ host: { kind: 'web' } } as AppServices} />
      <Page />
    </BrowserRouter>,
  );

  act(() => goTo('/usedCar'));

  expect(shownAt).toEqual(['/newCar /newCar', '/usedCar /usedCar']);
});

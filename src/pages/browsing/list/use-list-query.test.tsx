import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrowserRouter } from '../../routing.ts';
import { useListQuery } from './CarListPage.tsx';

const here = () => window.location.pathname + window.location.search;

function listAt(address: string) {
  window.history.replaceState(null, '', address);
  const { result } = renderHook(useListQuery, { wrapper: BrowserRouter });
  return () => act(() => result.current.change({ ...result.current.query, pages: 2 }));
}

test('a list that goes on says so in its address', () => {
  const goOn = listAt('/newCar');

  goOn();

  expect(here()).toBe('/newCar?pages=2');
});

test('a list that goes on while a tapped car still loads does not take the address back', () => {
  const goOn = listAt('/newCar');
  // React goes on showing the list until the car's page is there.
  window.history.pushState(null, '', '/carDetail?carId=C1');

  goOn();

  expect(here()).toBe('/carDetail?carId=C1');
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, startTransition, Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.ts';

const Frame = () => <p>frame</p>;
const Next = () => <p>next page</p>;

function Pages({ load }: { load: () => Promise<typeof Next> }) {
  const [isNext, setNext] = useState(false);
  if (isNext) return createElement(lazyComponent(load, Frame));
  return <button onClick={() => startTransition(() => setNext(true))}>previous page</button>;
}

afterEach(() => vi.useRealTimers());

/** Navigates to a page that is loaded after `delay` milliseconds. */
function afterNavigation(delay: number): void {
  vi.useFakeTimers();
  const load = () => new Promise<typeof Next>((resolve) => setTimeout(() => resolve(Next), delay));
  render(
    <Suspense>
      <Pages load={load} />
    </Suspense>,
  );
  fireEvent.click(screen.getByRole('button'));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the previous page stays while the next one loads quickly', async () => {
  afterNavigation(300);
  await pass(299);
  expect(screen.getByText('previous page')).toBeVisible();

  await pass(2);

  expect(screen.getByText('next page')).toBeVisible();
});

test('a page that takes long shows its frame meanwhile', async () => {
  afterNavigation(20_000);
  await pass(1_000);
  expect(screen.getByText('frame')).toBeVisible();

  await pass(20_000);

  expect(screen.getByText('next page')).toBeVisible();
});

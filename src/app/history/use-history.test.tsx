import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../machine/session.ts';
import type { View } from '../../machine/view.ts';
import { BrowserRouter } from '../../pages/routing.ts';
import { here } from './navigate.ts';
import { useHistory } from './use-history.ts';

const send = vi.fn<Session['send']>();
const addressed = {
  addressOf: (path: string) => `/login${path}`,
  leave: () => undefined,
  askToLeave: () => undefined,
};

/** No more of a session and a view than the history asks of them. */
const session = { send } as unknown as Session;
const viewAt = (id: string): View =>
  ({ stepId: id, step: { id, path: `/${id}` }, path: `/${id}`, past: [] }) as unknown as View;
const opening = { ...viewAt('opening'), step: { id: 'opening' }, path: undefined } as View;

beforeEach(() => window.history.replaceState(null, '', '/login'));

const shown = (view: View) =>
  renderHook((next: View) => useHistory(session, next, addressed), {
    initialProps: view,
    wrapper: BrowserRouter,
  });

test('the first screen of a flow gives the address its name', () => {
  const { rerender } = shown(opening);
  rerender(viewAt('phone'));

  expect(here()).toBe('/login/phone');
});

test('Back pressed before the first screen appears does not lead into the flow again', () => {
  const { rerender } = shown(opening);
  // The browser is at the page before already, and the app has yet to hear of it.
  window.history.replaceState({ usr: null, key: 'before', idx: 0 }, '', '/car');
  rerender(viewAt('phone'));

  expect(here()).toBe('/car');
  expect(send).not.toHaveBeenCalled();
});

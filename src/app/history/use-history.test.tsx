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

/** Only the members of session and view that the history uses. */
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

test('the first screen of a flow sets the path of the address', () => {
  const { rerender } = shown(opening);
  rerender(viewAt('phone'));

  expect(here()).toBe('/login/phone');
});

test('Back pressed before the first screen appears does not lead into the flow again', () => {
  const { rerender } = shown(opening);
  // The browser is back at the previous page, and `popstate` has not fired yet.
  window.history.replaceState({ usr: null, key: 'before', idx: 0 }, '', '/car');
  rerender(viewAt('phone'));

  expect(here()).toBe('/car');
  expect(send).not.toHaveBeenCalled();
});

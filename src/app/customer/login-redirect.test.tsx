import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSignedOut } from './signed-out.ts';
import { clearSignIn, isSignedIn, storeSignIn } from './customer.ts';
import {
  isBeforeLogin,
  redirectToLogin,
  onBeforeLogin,
  trackInteractions,
} from './login-redirect.ts';
import { provideNavigate } from '../history/navigate.ts';
import type { AppServices } from '../services.ts';

const go = vi.fn<(address: string, options: object) => void>();
const call = vi.fn<AppServices['call']>();
const browser = { kind: 'web', system: 'android', version: '0.0.0' } as const;
const app = { ...browser, kind: 'native' } as const;
const touch = () => window.dispatchEvent(new Event('pointerdown'));
const at = (path: string) => window.history.replaceState(null, '', path);
let stop: () => void;
let page = 0;

beforeEach(() => {
  stop = trackInteractions();
  provideNavigate(go);
  // Each test has its own page: redirects are remembered per page for the whole tab.
  at(`/car?carId=${(page += 1)}`);
});
afterEach(() => {
  stop();
  provideNavigate(undefined);
  go.mockReset();
  call.mockReset();
  clearSignIn();
});

const here = () => `/car?carId=${page}`;
const login = () => `/login?${new URLSearchParams({ back: here() }).toString()}`;

test('a page without interaction is replaced by the login, so that Back skips it', async () => {
  expect(await onSignedOut('nobody', browser, call)).toBe(false);

  expect(go.mock.calls).toEqual([[login(), { replace: true }]]);
  expect(isBeforeLogin(here())).toBe(false);
});

test('where the customer did something, Back leads there again, and so does signing in, once', async () => {
  touch();
  await onSignedOut('nobody', browser, call);

  expect(go.mock.calls).toEqual([[login(), { replace: false, state: { inApp: true } }]]);
  expect(isBeforeLogin('/elsewhere')).toBe(false);
  touch();
  redirectToLogin();
  expect(isBeforeLogin(here())).toBe(true);
  expect(isBeforeLogin(here())).toBe(false);
});

test('a customer who returns without signing in is not redirected again before an interaction', async () => {
  touch();
  await onSignedOut('nobody', browser, call);
  await onSignedOut('nobody', browser, call);
  expect(go).toHaveBeenCalledTimes(1);

  touch();
  await onSignedOut('nobody', browser, call);

  expect(go).toHaveBeenCalledTimes(2);
});

test('input is saved before the redirect', () => {
  const save = vi.fn<() => void>(() => expect(go).not.toHaveBeenCalled());
  const forget = onBeforeLogin(save);

  redirectToLogin();

  expect(save).toHaveBeenCalledOnce();
  forget();
});

test('in a browser an ended session does not redirect: the page that sent the request shows it', async () => {
  storeSignIn({ token: 't1', phone: '13800138000' });

  await onSignedOut('unauthorized', browser, call);

  expect(go).not.toHaveBeenCalled();
  expect(isSignedIn()).toBe(true);
});

test.each([
  ['signs in', { type: 'ok', result: {} } as const, true],
  ['does not', { type: 'failed', result: { code: 'CANCELLED', msg: '' } } as const, false],
])(
  'in the app its login opens without a message, once for all pending requests; the visitor %s',
  async (_does, response, again) => {
    call.mockResolvedValue(response);

    const both = await Promise.all([
      onSignedOut('nobody', app, call),
      onSignedOut('nobody', app, call),
    ]);

    expect(both).toEqual([again, again]);
    expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual(['bridge.login']);
    expect(document.querySelector('dialog, [role=dialog]')).toBeNull();
  },
);

test('in the app a call is not repeated for another customer', async () => {
  storeSignIn({ token: 't1', phone: '13800138000' });
  const signsInAs = (phone: string) =>
    call.mockImplementation(async () => {
      storeSignIn({ token: `of ${phone}`, phone });
      return { type: 'ok', result: {} };
    });

  signsInAs('13700137002');
  expect(await onSignedOut('legacy', app, call)).toBe(false);

  signsInAs('13700137002');
  expect(await onSignedOut('legacy', app, call)).toBe(true);
});

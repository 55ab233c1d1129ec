import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { CallResult } from '../model/effects.ts';
import { onConsoleRequest } from './console-requests.ts';
import {
  clearSignIn,
  isSignedIn,
  storeSignIn,
  expireSignIn,
  onSignInChange,
} from './customer/customer.ts';
import { isChecked } from './customer/token-check.ts';
import { readKey, writeKey } from './customer/customer-storage.ts';
import { sensitiveStash } from './customer/sensitive-stash.ts';
import { baseOf, readEnvironment } from './platform/environment.ts';
import { offerCard, offerUsualCard, share, signedAddress } from './platform/sharing.ts';
import { checkToken, loginAddress, loginOfHost, signIn } from './customer/sign-in.ts';
import { guard } from './customer/start.ts';
import type { AppServices } from './services.ts';

const { signal } = new AbortController();
const call = vi.fn<AppServices['call']>();
const ok = (result: Record<string, unknown> = {}): CallResult => ({ type: 'ok', result });
const requestedEndpoints = () => call.mock.calls.map(([endpoint]) => endpoint);
const host = (
  kind: AppServices['host']['kind'],
  system: AppServices['host']['system'] = 'android',
) => ({
  call,
  host: { kind, system, version: '0.0.0' },
});

beforeEach(() => void call.mockResolvedValue(ok()));
afterEach(() => {
  call.mockReset();
  clearSignIn();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('the check of the token', () => {
  const person = ok({ uid: '10001', phone: '13800138000', newUser: false });

  it('stores the customer, and is not repeated while it is fresh', async () => {
    storeSignIn({ token: 't1' });
    call.mockResolvedValue(person);

    expect(await checkToken((id, request) => call(id, request, { signal }))).toBe('known');
    expect(await checkToken((id, request) => call(id, request, { signal }))).toBe('known');

    expect(requestedEndpoints()).toEqual(['user.check-token']);
    expect(isChecked()).toBe(true);
    expect(document.cookie).not.toMatch(/10001|138/);
    expect(sessionStorage.getItem('phone')).toBe('13800138000');
    expect(localStorage.getItem('phone')).toBeNull();
  });

  it('is repeated for another token', async () => {
    storeSignIn({ token: 't1' });
    call.mockResolvedValue(person);
    await checkToken((id, request) => call(id, request, { signal }));

    storeSignIn({ token: 't2' });

    expect(isChecked()).toBe(false);
  });

  it.each([
    [
      'a new customer registers',
      ok({ uid: '1', phone: '13800138000', newUser: true }),
      'new',
      true,
    ],
    [
      'a refused token is gone',
      { type: 'failed', result: { code: 'E', msg: 'no' } },
      'refused',
      false,
    ],
    [
      'no answer changes nothing',
      { type: 'unreachable', why: 'offline', words: { zh: '', en: '' } },
      'unanswered',
      true,
    ],
  ] as const)('%s', async (_what, response, expected, staysSignedIn) => {
    storeSignIn({ token: 't1' });
    call.mockResolvedValue(response);

    expect(await checkToken((id, request) => call(id, request, { signal }))).toBe(expected);
    expect(isSignedIn()).toBe(staysSignedIn);
  });

  it('is not made without a token', async () => {
    expect(await checkToken((id, request) => call(id, request, { signal }))).toBe('nobody');
    expect(requestedEndpoints()).toEqual([]);
  });
});

test('signing in and out notifies the listeners, and without storage it is kept in memory', () => {
  const signedOutListener = vi.fn<() => void>();
  const stop = onSignInChange(signedOutListener);
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });

  storeSignIn({ token: 't1', phone: '13800138000' });
  expect(readKey('token')).toBe('t1');
  clearSignIn();
  expect(isSignedIn()).toBe(false);
  expect(signedOutListener).toHaveBeenCalledTimes(2);

  denied.mockRestore();
  stop();
});

describe('data stored on this phone', () => {
  const draft = 'session:back=%2Fx:sign-up';
  const walk = 'session:D001:300';
  const begin = () => {
    localStorage.setItem(draft, '{}');
    localStorage.setItem('chosen_plan', '{}');
    localStorage.setItem(
      walk,
      `{"answers":{"ask":{"phone":"13800138000"}},"intents":{"pay":"R1"}}`,
    );
    localStorage.setItem('sealed:session:D001:300', '{}');
    sensitiveStash.set(draft, { form: { idNumber: '320506199003072212' } });
  };
  const left = () => ({
    draft: localStorage.getItem(draft) !== null,
    choice: localStorage.getItem('chosen_plan') !== null,
    secrets: sensitiveStash.size > 0,
    encrypted: localStorage.getItem('sealed:session:D001:300') !== null,
    answers: localStorage.getItem(walk)?.includes('13800138000'),
    writes: localStorage.getItem(walk)?.includes('"pay":"R1"'),
  });
  const everything = {
    draft: true,
    choice: true,
    secrets: true,
    encrypted: true,
    answers: true,
    writes: true,
  };
  const nothing = {
    draft: false,
    choice: false,
    secrets: false,
    encrypted: false,
    answers: false,
    writes: true,
  };
  const zhang = { token: 't1', phone: '13800138000' };
  const byAddress = (search: string) => {
    window.history.replaceState(null, '', `/${search}`);
    guard();
  };

  it.each<[string, () => void, typeof everything]>([
    ['a visitor signs in', () => storeSignIn(zhang), everything],
    ['a visitor comes in by an address', () => byAddress('?token=t1'), everything],
  ])('stays when %s', (_what, signsIn, expected) => {
    begin();
    signsIn();

    expect(left()).toEqual(expected);
  });

  it.each<[string, () => void, typeof everything]>([
    ['again by the same number', () => storeSignIn({ ...zhang, token: 't2' }), everything],
    ['again by an address', () => byAddress('?token=t2&phone=13800138000'), everything],
    ['as somebody else', () => storeSignIn({ token: 't3', phone: '13700137002' }), nothing],
    ['as somebody else by an address', () => byAddress('?token=t3&phone=13700137002'), nothing],
    ['as an unknown customer by an address', () => byAddress('?token=t3'), nothing],
    ['as an unknown customer in the app', () => storeSignIn({ token: 't3' }), nothing],
  ])('after an ended session, signing in %s', (_what, signsIn, expected) => {
    for (const ends of [expireSignIn, () => undefined]) {
      storeSignIn(zhang);
      begin();
      ends();
      signsIn();

      expect(left()).toEqual(expected);
      clearSignIn();
    }
  });

  it('is removed when a session ends whose customer cannot be recognised again', () => {
    storeSignIn({ token: 't1' });
    begin();

    expireSignIn();

    expect(left()).toEqual(nothing);
  });
});

test('a token in the address signs in for the visit where the phone denies storage', () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  window.history.replaceState(null, '', '/orderList?token=t1&phone=13800138000&x=1');

  guard();

  expect(isSignedIn()).toBe(true);
  expect(readKey('phone')).toBe('13800138000');
  expect(window.location.search).toBe('?x=1');
  denied.mockRestore();
});

describe('signing in', () => {
  it("uses the native app's login, requested once for any number of callers", async () => {
    const both = await Promise.all([
      signIn(host('native'), '/coupons', vi.fn()),
      loginOfHost(call),
    ]);

    expect(both).toEqual(['signed-in', true]);
    expect(requestedEndpoints()).toEqual(['bridge.login']);
  });

  it.each(['web', 'messaging', 'mini-program'] as const)(
    'uses our login page in %s, and leads back',
    async (kind) => {
      const go = vi.fn<(address: string) => void>();

      expect(await signIn(host(kind), '/coupons?kind=1', go)).toBe('leaving');
      expect(go).toHaveBeenCalledWith(loginAddress('/coupons?kind=1'));
      expect(loginAddress('/coupons?kind=1')).toBe('/login?back=%2Fcoupons%3Fkind%3D1');
    },
  );
});

describe('sharing', () => {
  const card = { title: '新车', description: '低首付', url: 'https://a.example/c' };
  const config = ok({ appId: 'a', noncestr: 'n', timestamp: '1', signature: 's' });
  const respondWith = (answers: Record<string, CallResult>) =>
    call.mockImplementation(async (endpoint) => answers[endpoint] ?? ok());
  const at = (path: string) => window.history.replaceState(null, '', path);

  it('signs the page’s address once, and again for another page', async () => {
    respondWith({ 'share.config': config });
    at('/one');

    expect(await offerCard(host('messaging'), card, 'https://a.example/start', signal)).toBe(true);
    await offerCard(host('messaging'), card, 'https://a.example/start', signal);
    at('/two');
    await offerCard(host('messaging'), card, 'https://a.example/start', signal);

    expect(requestedEndpoints().filter((one) => one === 'share.config')).toHaveLength(2);
    expect(requestedEndpoints().at(-1)).toBe('bridge.share');
  });

  it('on iOS signs the address the page was loaded at, everywhere without its fragment', () => {
    expect(signedAddress('ios', 'https://a.example/start#x', 'https://a.example/now')).toBe(
      'https://a.example/start',
    );
    expect(signedAddress('android', 'https://a.example/start', 'https://a.example/now#y')).toBe(
      'https://a.example/now',
    );
  });

  it("a page's own card is not replaced by the app's", async () => {
    respondWith({ 'share.config': config });
    at('/campaign');
    await offerCard(host('messaging'), card, 'https://a.example/campaign', signal);
    call.mockClear();

    await offerUsualCard(host('messaging'), card, 'https://a.example/campaign', signal);
    expect(requestedEndpoints()).not.toContain('bridge.share');

    at('/other');
    await offerUsualCard(host('messaging'), card, 'https://a.example/campaign', signal);
    expect(requestedEndpoints()).toContain('bridge.share');
  });

  it.each([
    ['native', ok({ shared: true }), 'shared'],
    ['native', { type: 'failed', result: { code: 'cancelled', msg: '' } }, 'cancelled'],
    ['mini-program', ok({ shared: false }), 'menu'],
  ] as const)('in %s', async (kind, response, became) => {
    respondWith({ 'bridge.share': response });

    expect(await share(host(kind), card, 'https://a.example/')).toBe(became);
  });

  it('in a browser that cannot share the link is copied', async () => {
    respondWith({ 'bridge.share': { type: 'failed', result: { code: 'unsupported', msg: '' } } });
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);

    expect(await share(host('web'), card, 'https://a.example/')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(card.url);
    vi.restoreAllMocks();
  });
});

describe('the debugging console', () => {
  const post = (data: unknown, origin = window.location.origin) =>
    void window.dispatchEvent(new MessageEvent('message', { data, origin }));

  it('opens when a message of our own origin asks, and closes again', () => {
    const change = vi.fn<(open: boolean) => void>();
    const stop = onConsoleRequest(window, change);

    post({ type: 'console', open: true }, 'https://evil.example');
    post({ type: 'console', open: 'yes' });
    post('{');
    expect(change).not.toHaveBeenCalled();
    post(JSON.stringify({ type: 'console', open: true }));
    expect(change).toHaveBeenLastCalledWith(true);
    expect(readKey('hshc_app')).toBe('console');
    post({ type: 'console', open: false });
    expect(change).toHaveBeenLastCalledWith(false);
    expect(readKey('hshc_app')).toBeUndefined();

    stop();
  });

  it('opens at the start when the app has set its key, and for no other value', () => {
    for (const [value, times] of [
      ['console', 1],
      ['1', 0],
    ] as const) {
      writeKey('hshc_app', value);
      const change = vi.fn<(open: boolean) => void>();
      onConsoleRequest(window, change)();
      expect(change).toHaveBeenCalledTimes(times);
    }
  });
});

describe('the environment', () => {
  const here = { origin: 'https://app.example', base: '/mwap/', sandbox: false };
  const faults: string[] = [];
  const read = (settings: unknown, at = here) =>
    readEnvironment(JSON.stringify(settings), at, (fault) => faults.push(fault));
  beforeEach(() => void faults.splice(0));

  it("defaults to the app's origin", () => {
    expect(read({}, { ...here, sandbox: true })).toEqual({
      siteHost: here.origin,
      sharePage: 'https://app.example/mwap/',
      shareImages: 'https://app.example/mwap/share/',
      marketingApi: '',
      channelApi: '',
      fileHosts: [],
      onlineService: 'https://app.example/sandbox/service',
    });
    expect(readEnvironment(undefined, here, () => undefined).siteHost).toBe(here.origin);
  });

  it('sends the campaigns’ endpoints, and only those, to their own host', () => {
    const own = read({ marketingApi: 'https://m.example' });

    expect(baseOf('/rebate/pay', own)).toBe('https://m.example');
    expect(baseOf('/hshcwxweb/cfgInfo', own)).toBe('https://m.example');
    expect(baseOf('/api/order/create', own)).toBe('');
  });

  it('sends the channel’s endpoints to the channel’s own host', () => {
    const own = read({ channelApi: 'https://c.example' });

    expect(baseOf('/hshcchannel/api/carDetails/color', own)).toBe('https://c.example');
    expect(baseOf('/rebate/pay', own)).toBe('');
  });

  it('lists the origins of files', () => {
    const fileHosts = ['https://files.example/contracts/', 'https://cdn.example:8443'];

    expect(read({ fileHosts }).fileHosts).toEqual([
      'https://files.example',
      'https://cdn.example:8443',
    ]);
  });

  it.each([
    [{ siteHost: 'javascript:alert(1)' }, '"siteHost" is no address of the web'],
    [{ siteHost: 'm.example' }, '"siteHost" is no address of the web'],
    [{ siteHost: 7 }, '"siteHost" is no address of the web'],
    [{ sitehost: 'https://m.example' }, 'There is no setting "sitehost"'],
    [{ fileHosts: 'https://files.example' }, '"fileHosts" is not a list'],
    [['https://m.example'], 'not an object'],
  ])('reports mistakes in %j and continues without them', (wrong, words) => {
    const environment = read(wrong);

    expect(environment).toEqual(readEnvironment('{}', here, () => undefined));
    expect(faults.join()).toContain(words);
  });

  it('continues where the settings are no JSON', () => {
    expect(readEnvironment('{', here, (fault) => faults.push(fault)).siteHost).toBe(here.origin);
    expect(faults).toHaveLength(1);
  });
});

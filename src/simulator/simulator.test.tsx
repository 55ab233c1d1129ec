import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { violations } from '../../tests/support/show-step.tsx';
import { okCode } from '../api/codes.ts';
import { createBridge } from '../bridge/bridge.ts';
import { type HostGlobals } from '../bridge/host-globals.ts';
import { type BridgeResponse } from '../model/bridge.ts';
import { detectHost } from '../bridge/host.ts';
import { ownPage } from '../bridge/own-page.ts';
import { simulatedHosts } from '../pages/launcher/hosts.ts';
import { acts } from './acts.ts';
import { chosenUserAgent, simulate } from './simulator.ts';

const page = window as unknown as Window & HostGlobals;
const finished = { code: okCode, data: { finished: true } };
const notFinished = { code: okCode, data: { finished: false } };
const payInfo = JSON.stringify({
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=S1',
  signType: 'RSA',
  paySign: 's',
});

/** The acts requested of the sandbox's provider. */
let provided: string[];

beforeEach(() => {
  provided = [];
  vi.useFakeTimers();
  // Synchronous, unlike in a browser: this environment's own ignores fake timers.
  vi.spyOn(page, 'postMessage').mockImplementation((data: unknown, origin: unknown) => {
    page.dispatchEvent(new MessageEvent('message', { data, origin: String(origin) }));
  });
  vi.stubGlobal('fetch', async (address: string, init?: { body: string }) => {
    if (init && address === '/sandbox/payments/act') {
      const { act, notice, late, ...payment } = JSON.parse(init.body) as Record<string, unknown>;
      provided.push([act, notice, ...(late ? ['late'] : []), ...Object.values(payment)].join(' '));
    }
    return Response.json({ amount: 3_688_000 });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const end of ['carFinanceBridge', 'webkit', 'WeixinJSBridge', 'wx'] as const)
    Reflect.deleteProperty(page, end);
  sessionStorage.clear();
});

function shown(): HTMLElement {
  const sheet = document.querySelector('dialog');
  if (!sheet) throw new Error('No wallet is shown.');
  return sheet;
}

/** Pays in a window that the simulator has made a host's. */
async function paying(userAgent: string) {
  const host = detectHost({ userAgent });
  simulate(host, page);
  const bridge = createBridge(host, { window: page, page: ownPage(window), newId: () => 'm1' });
  const options = { signal: new AbortController().signal, timeout: 600_000 };
  const request = { payType: 'WxPay', payInfo, serialNumber: 'S1' };
  const paid = { answer: undefined as BridgeResponse | 'no-answer' | undefined };
  void bridge.request('pay', request, options).then((response) => (paid.answer = response));
  const sheet = await vi.waitFor(shown, { timeout: 20_000, interval: 5 });
  await act(() => vi.advanceTimersByTimeAsync(0));
  const choose = async (name: keyof typeof acts) => {
    fireEvent.click(within(sheet).getByText(acts[name].words.zh, { exact: true }));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  return { sheet, choose, paid };
}

const [, , android, , iphone, , messaging, miniProgram] = simulatedHosts.map(
  ({ userAgent }) => userAgent,
);

describe.each([
  ['the Android app', android ?? '', 'S1'],
  ['the iOS app', iphone ?? '', 'S1'],
  ['the messaging app', messaging ?? '', 'prepay_id=S1'],
])('a payment simulated in %s', (_name, userAgent, payment) => {
  it.each([
    ['pay', finished, 'pay'],
    ['cancel', { code: 'cancelled' }, undefined],
    ['fail', { code: 'failed' }, 'fail'],
    ['away', notFinished, undefined],
    ['lost', notFinished, 'pay'],
    ['twice', finished, 'pay'],
    ['late', notFinished, 'pay'],
    ['garbled', notFinished, 'pay'],
    ['another', notFinished, 'pay'],
    ['forged', finished, undefined],
    ['denied', { code: 'failed' }, 'pay'],
    ['slipped', { code: 'cancelled' }, 'pay before late'],
  ] as const)('%s', async (name, response, provider) => {
    const { choose, paid } = await paying(userAgent);

    await choose(name);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(paid.answer).toMatchObject(response);
    const [does, ...how] = provider?.split(' ') ?? [];
    const actionText = [does, ...(how.length > 0 ? how : ['before']), payment].join(' ');
    expect(provided).toEqual(does ? [actionText] : []);
    expect(document.querySelector('dialog')).toBeNull();
  });
});

test('in a mini-program the result of a payment is not reported', async () => {
  const { choose, paid } = await paying(miniProgram ?? '');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(paid.answer).toBeUndefined();

  await choose('pay');

  expect(paid.answer).toMatchObject(notFinished);
  expect(provided).toEqual(['pay before S1']);
});

test('the wallet hides the page, shows the amount, and is accessible', async () => {
  const { sheet, choose } = await paying(android ?? '');

  expect(document.visibilityState).toBe('hidden');
  expect(sheet).toHaveTextContent('¥36,880.00');
  vi.useRealTimers();
  expect(await violations(document.body)).toEqual([]);
  vi.useFakeTimers();
  await choose('cancel');
  expect(document.visibilityState).toBe('visible');
});

test('a refusal of the sandbox is shown, and the wallet stays', async () => {
  const { sheet, choose, paid } = await paying(android ?? '');
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));

  await choose('pay');

  expect(within(sheet).getByRole('alert')).toBeVisible();
  expect(paid.answer).toBeUndefined();
  await choose('away');
});

test.each(simulatedHosts)('a tester may choose $words.en for this tab', ({ userAgent }) => {
  if (userAgent !== '') sessionStorage.setItem('simulated-user-agent', userAgent);

  expect(chosenUserAgent() ?? '').toBe(userAgent);
});

test('a window that is a host’s already stays as it is', () => {
  const own = { postMessage: () => {} };
  page.carFinanceBridge = own;

  simulate({ kind: 'native', system: 'android', version: '3.6.8' }, page);

  expect(page.carFinanceBridge).toBe(own);
});

test('a plain browser stays one', () => {
  simulate({ kind: 'web', system: 'android', version: '0.0.0' }, page);

  expect(page.carFinanceBridge ?? page.WeixinJSBridge ?? page.wx).toBeUndefined();
});

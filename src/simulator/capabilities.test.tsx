import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { violations } from '../../tests/support/show-step.tsx';
import { okCode } from '../api/codes.ts';
import { contract, type EndpointId } from '../api/contract.ts';
import type { BridgeEnvironment, HostGlobals } from '../bridge/host-globals.ts';
import type { BridgeResponse } from '../model/bridge.ts';
import { detectHost } from '../bridge/host.ts';
import { messagingBridge } from '../bridge/messaging/messaging-bridge.ts';
import { miniProgramBridge } from '../bridge/mini-program/mini-program-bridge.ts';
import { bridgeOfNative } from '../bridge/native/native-bridge.ts';
import { ownPage } from '../bridge/own-page.ts';
import { webBridge } from '../bridge/web/web-bridge.ts';
import {
  capabilities,
  type Capability,
  chooseOutcome,
  type CapabilityOutcome,
  outcomeNames,
} from '../pages/launcher/capabilities.ts';
import { simulatedHosts } from '../pages/launcher/hosts.ts';
import { chosenOutcome, hostOutcomes } from './answers.ts';
import { simulate } from './simulator.ts';
import { capabilityMessages, outcomeMessages } from './messages.ts';

const page = window as unknown as Window & HostGlobals;
const [, phone = '', android = '', , , , messaging = '', miniProgram = ''] = simulatedHosts.map(
  ({ userAgent }) => userAgent,
);
const names = Object.keys(capabilities) as Capability[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(page, 'postMessage').mockImplementation((data: unknown, origin: unknown) => {
    page.dispatchEvent(new MessageEvent('message', { data, origin: String(origin) }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const end of ['carFinanceBridge', 'WeixinJSBridge', 'wx'] as const)
    Reflect.deleteProperty(page, end);
  sessionStorage.clear();
});

const bridges = {
  native: bridgeOfNative,
  messaging: messagingBridge,
  'mini-program': miniProgramBridge,
  web: ({ page: own }: BridgeEnvironment) => webBridge(own),
};

function requestCapability(
  userAgent: string,
  capability: string,
  request: Record<string, unknown> = {},
) {
  const host = detectHost({ userAgent });
  simulate(host, page);
  const environment = { window: page, page: ownPage(window), newId: () => 'm1' };
  const bridge = bridges[host.kind](environment);
  const { timeout = 10_000 } = contract[`bridge.${capability}` as EndpointId];
  const pending = { answer: undefined as BridgeResponse | 'no-answer' | undefined };
  const options = { signal: new AbortController().signal, timeout };
  void bridge.request(capability, request, options).then((response) => (pending.answer = response));
  return { pending, timeout };
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(50));

test('the launcher offers every capability and every outcome of the simulator', () => {
  expect(names.toSorted()).toEqual(Object.keys(capabilityMessages).toSorted());
  expect(Object.keys(outcomeNames).toSorted()).toEqual(['ask', ...hostOutcomes].toSorted());
  for (const name of names) expect(chosenOutcome(name)).toBe(capabilities[name].usual);
});

describe.each(names)('%s of the native app', (name) => {
  it.each([
    ['ok', { code: okCode }],
    ['cancelled', { code: 'cancelled' }],
    ['failed', { code: 'failed' }],
    ['denied', { code: 'denied' }],
    ['unsupported', { code: 'unsupported' }],
    ['twice', { code: okCode }],
    ['garbled', { code: okCode, data: 'unreadable' }],
  ] as const)('can be %s', async (outcome: CapabilityOutcome, expected) => {
    chooseOutcome(name, outcome);
    const { pending } = requestCapability(android, name, { side: 'front' });

    await settle();

    expect(pending.answer).toMatchObject(expected);
  });

  it('responds as the contract specifies', async () => {
    chooseOutcome(name, 'ok');
    const { pending } = requestCapability(android, name, { side: 'front' });

    await settle();

    const { data } = pending.answer as BridgeResponse;
    expect(contract[`bridge.${name}`].response.safeParse(data).success).toBe(true);
  });

  it('can be left without a result, and a late one changes nothing', async () => {
    for (const outcome of ['never', 'late'] as const) {
      chooseOutcome(name, outcome);
      const { pending, timeout } = requestCapability(android, name);
      await vi.advanceTimersByTimeAsync(Math.min(timeout, 29_000));
      const waited = pending.answer;
      await vi.advanceTimersByTimeAsync(timeout);

      // Capabilities with a timeout longer than the delay get a late result, others do not.
      const isDelivered = outcome === 'late' && timeout > 30_000;
      expect(waited).toBe(timeout > 29_000 ? undefined : 'no-answer');
      expect(pending.answer === 'no-answer').toBe(!isDelivered);
    }
  });
});

test('set to ask, the tester decides on an accessible sheet', async () => {
  const { pending } = requestCapability(android, 'face');
  const sheet = await vi.waitFor(
    () => document.querySelector('dialog') ?? Promise.reject(new Error('no sheet')),
    { timeout: 20_000, interval: 5 },
  );
  expect(sheet).toHaveTextContent(capabilityMessages.face?.zh ?? '');
  vi.useRealTimers();
  expect(await violations(document.body)).toEqual([]);
  vi.useFakeTimers();

  fireEvent.click(within(sheet).getByText(outcomeMessages.denied.zh));
  await settle();

  expect(pending.answer).toMatchObject({ code: 'denied' });
  expect(document.querySelector('dialog')).toBeNull();
});

test.each([
  ['ok', { code: okCode, data: { latitude: 39.904, longitude: 116.407 } }],
  ['denied', { code: 'denied' }],
  ['failed', { code: 'failed' }],
] as const)('a position in a browser on a phone: %s', async (outcome, expected) => {
  chooseOutcome('location', outcome);
  const { pending } = requestCapability(phone, 'location');

  await settle();

  expect(pending.answer).toMatchObject(expected);
});

test('a position that never arrives is a timeout', async () => {
  chooseOutcome('location', 'never');
  const { pending, timeout } = requestCapability(phone, 'location');

  await vi.advanceTimersByTimeAsync(timeout);

  expect(pending.answer).toBe('no-answer');
});

test.each([
  ['ok', okCode, /"title":"新车".*"link":"https:..a.example.c"/],
  ['failed', 'failed', /^none$/],
  ['garbled', 'failed', /^none$/],
] as const)('the card of the messaging app: %s', async (outcome, code, shown) => {
  chooseOutcome('share', outcome);
  const card = { title: '新车', description: '低首付', url: 'https://a.example/c' };
  const { pending } = requestCapability(messaging, 'share', card);

  await act(() => vi.advanceTimersByTimeAsync(400));
  await settle();

  expect(pending.answer).toMatchObject({ code });
  expect(sessionStorage.getItem('simulated-card') ?? 'none').toMatch(shown);
});

test('the mini-program shows its own page and keeps the card for its menu', async () => {
  const page1 = requestCapability(miniProgram, 'mini-program-page', {
    path: '/pages/carDetail?carId=C1',
  });
  const sheet = await vi.waitFor(
    () => document.querySelector('dialog') ?? Promise.reject(new Error('no sheet')),
    { timeout: 20_000, interval: 5 },
  );
  await settle();
  expect(page1.pending.answer).toMatchObject({ code: okCode });
  expect(sheet).toHaveTextContent('/pages/carDetail?carId=C1');
  fireEvent.click(within(sheet).getByText('关闭页面'));

  const { pending } = requestCapability(miniProgram, 'share', {
    title: '新车',
    url: 'https://a.example/c',
  });
  await settle();
  expect(pending.answer).toMatchObject({ code: okCode, data: { shared: false } });
  expect(sessionStorage.getItem('simulated-card')).toContain('新车');
});

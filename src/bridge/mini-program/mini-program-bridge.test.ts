import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { okCode } from '../../api/codes.ts';
import type { BridgeEnvironment } from '../host-globals.ts';
import { aPage } from '../page.fixture.ts';
import { miniProgramBridge } from './mini-program-bridge.ts';
import { type MiniProgram } from './window.ts';

const notFinished = { code: okCode, msg: '', data: { finished: false } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aMiniProgram(overrides: Partial<MiniProgram> = {}) {
  const navigations: Parameters<MiniProgram['navigateTo']>[0][] = [];
  const miniProgram: MiniProgram = {
    navigateTo: (navigation) => void navigations.push(navigation),
    ...overrides,
  };
  const { page, show, assigned } = aPage();
  const leaving = new AbortController();
  const bridge = miniProgramBridge({
    window: { wx: { miniProgram } } as BridgeEnvironment['window'],
    page,
    newId: () => 'm1',
  });
  const options = { signal: leaving.signal, timeout: 600_000 };
  const pay = (payType = 'WxPay') =>
    bridge.request('pay', { payType, payInfo: '{"a":"1&2"}', serialNumber: 'S 1' }, options);
  return { bridge, options, pay, navigations, show, leaving, assigned };
}

describe('paying in a mini-program', () => {
  it('opens its own page with the payment and nothing else', () => {
    const { pay, navigations } = aMiniProgram();

    void pay();

    expect(navigations.map(({ url }) => url)).toEqual([
      '/pages/pay?serialNumber=S%201&payInfo=%7B%22a%22%3A%221%262%22%7D',
    ]);
  });

  it('returns no result when the customer is back, so the ledger is queried', async () => {
    const { pay, navigations, show } = aMiniProgram();
    const paid = pay();
    let over = false;
    void paid.then(() => (over = true));

    navigations[0]?.success?.();
    show(false);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(over).toBe(false);
    show(true);

    expect(await paid).toEqual(notFinished);
  });

  it('treats a page restored by the host as a return', async () => {
    const { pay, navigations, show } = aMiniProgram();
    const paid = pay();

    navigations[0]?.success?.();
    show(true, true);

    expect(await paid).toEqual(notFinished);
  });

  it('does not wait for a return it cannot see', async () => {
    const { pay, navigations } = aMiniProgram();
    const paid = pay();

    navigations[0]?.success?.();
    await vi.advanceTimersByTimeAsync(2_000);

    expect(await paid).toEqual(notFinished);
  });

  it('without a response from the host gives up after its timeout', async () => {
    const { pay } = aMiniProgram();
    const paid = pay();

    await vi.advanceTimersByTimeAsync(600_000);

    expect(await paid).toEqual(notFinished);
  });

  it('responds failed when the page does not open', async () => {
    const { pay, navigations } = aMiniProgram();
    const paid = pay();

    navigations[0]?.fail?.();

    expect(await paid).toMatchObject({ code: 'failed' });
  });

  it.each(['AliPay', 'DCEPPay'])('does not pay with %s', async (payType) => {
    const { pay, navigations } = aMiniProgram();

    expect(await pay(payType)).toMatchObject({ code: 'unsupported' });
    expect(navigations).toEqual([]);
  });

  it('responds unsupported when the host cannot be called', async () => {
    const { pay } = aMiniProgram({
      navigateTo() {
        throw new Error('no such method');
      },
    });

    expect(await pay()).toMatchObject({ code: 'unsupported' });
  });

  it('stops waiting when the step is left', async () => {
    const { pay, navigations, leaving } = aMiniProgram();
    const paid = pay();
    navigations[0]?.success?.();

    leaving.abort();

    expect(await paid).toBe('no-answer');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('opens nothing when the step is already left', async () => {
    const { pay, navigations, leaving } = aMiniProgram();
    leaving.abort();

    expect(await pay()).toBe('no-answer');
    expect(navigations).toEqual([]);
  });
});

it('responds unsupported where the window has no mini-program', async () => {
  const window = {} as BridgeEnvironment['window'];
  const bridge = miniProgramBridge({ window, page: aPage().page, newId: () => 'm1' });
  const options = { signal: new AbortController().signal, timeout: 1 };

  expect(await bridge.request('pay', { payType: 'WxPay' }, options)).toMatchObject({
    code: 'unsupported',
  });
});

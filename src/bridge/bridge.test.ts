import { describe, expect, it } from 'vitest';
import { okCode } from '../api/codes.ts';
import type { HostKind } from '../model/effects.ts';
import { createBridge } from './bridge.ts';
import { type BridgeEnvironment } from './host-globals.ts';
import { aPage } from './page.fixture.ts';

const options = { signal: new AbortController().signal, timeout: 1000 };

/** A window with the injected objects of every host. */
function everywhere() {
  const used: string[] = [];
  const { page, assigned } = aPage();
  const window = Object.assign(new EventTarget(), {
    location: { origin: 'https://app.example' },
    document: new EventTarget(),
    carFinanceBridge: { postMessage: () => void used.push('native') },
    WeixinJSBridge: { invoke: () => void used.push('messaging') },
    wx: { miniProgram: { navigateTo: () => void used.push('mini-program') } },
  }) as unknown as BridgeEnvironment['window'];
  const bridge = (kind: HostKind) =>
    createBridge({ kind, system: 'android', version: '1.0.0' }, { window, page, newId: () => 'm' });
  return { bridge, used, assigned, window };
}
const payInfo = JSON.stringify({
  appId: 'a',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'p',
  signType: 's',
  paySign: 'p',
});

describe('one bridge for every host', () => {
  it.each(['native', 'messaging', 'mini-program'] as const)(
    'pays in %s by that host alone',
    async (kind) => {
      const { bridge, used } = everywhere();
      const leaving = new AbortController();

      const paid = bridge(kind).request(
        'pay',
        { payType: 'WxPay', payInfo, serialNumber: 'S1' },
        { signal: leaving.signal, timeout: 60_000 },
      );
      await expect.poll(() => used).toEqual([kind]);
      leaving.abort();

      expect(await paid).toBe('no-answer');
    },
  );

  it('cannot pay in a plain browser, whatever its window contains', async () => {
    const { bridge, used } = everywhere();

    expect(await bridge('web').request('pay', { payType: 'WxPay' }, options)).toMatchObject({
      code: 'unsupported',
    });
    expect(used).toEqual([]);
  });

  it.each(['web', 'messaging', 'mini-program'] as const)(
    'in %s dials by address, keeps no log, and leaves the camera to the step',
    async (kind) => {
      const { bridge, assigned } = everywhere();
      const request = (what: string, request: Record<string, unknown> = {}) =>
        bridge(kind).request(what, request, options);

      expect(await request('phone', { number: '400-6688-878' })).toMatchObject({ code: okCode });
      expect(assigned).toEqual(['tel:4006688878']);
      expect(await request('log')).toMatchObject({ code: okCode });
      expect(await request('scan-id-card')).toMatchObject({ code: 'unsupported' });
    },
  );

  it('is a plain browser where the app has injected nothing into the window', async () => {
    const { bridge, window } = everywhere();
    delete window.carFinanceBridge;

    expect(await bridge('native').request('face', {}, options)).toMatchObject({
      code: 'unsupported',
    });
  });
});

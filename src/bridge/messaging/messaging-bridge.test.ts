import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { okCode } from '../../api/codes.ts';
import type { BridgeEnvironment } from '../host-globals.ts';
import { aPage } from '../page.fixture.ts';
import { messagingBridge } from './messaging-bridge.ts';
import { type WeixinJSBridge } from './window.ts';

const minute = 60_000;
const signed = {
  appId: 'wx1',
  timeStamp: '1790000000',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
};
const notFinished = { code: okCode, msg: '', data: { finished: false } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The messaging app's browser; `ready` puts its bridge into the window. */
function aBrowser() {
  const invocations: { method: string; parameters: unknown }[] = [];
  let answered: (result: unknown) => void = () => {};
  const wallet: WeixinJSBridge = {
    invoke(method, parameters, done) {
      invocations.push({ method, parameters });
      answered = done;
    },
  };
  const document = new EventTarget();
  const window = { document } as BridgeEnvironment['window'];
  const ready = () => {
    window.WeixinJSBridge = wallet;
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  };
  const { page, show, assigned } = aPage();
  const bridge = messagingBridge({ window, page, newId: () => 'm1' });
  const leaving = new AbortController();
  const options = { signal: leaving.signal, timeout: 10 * minute };
  const pay = (more: Record<string, unknown> = {}) =>
    bridge.request(
      'pay',
      { payType: 'WxPay', payInfo: JSON.stringify(signed), serialNumber: 'S1', ...more },
      options,
    );
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const respondWith = (word: unknown) => answered({ err_msg: word });
  return {
    bridge,
    options,
    pay,
    ready,
    respondWith,
    invocations,
    show,
    settle,
    leaving,
    assigned,
    wallet,
  };
}

describe('paying in the messaging app', () => {
  it.each([
    ['get_brand_wcpay_request:ok', { code: okCode, data: { finished: true } }],
    ['get_brand_wcpay_request:cancel', { code: 'cancelled' }],
    ['get_brand_wcpay_request:fail', { code: 'failed' }],
    ['get_brand_wcpay_request:fail_invalid appid', { code: 'failed' }],
    ['get_brand_wcpay_request: ok', { code: okCode, data: { finished: true } }],
    ['system:access_denied', notFinished],
    ['ok', notFinished],
    [7, notFinished],
    [undefined, notFinished],
  ])('calls its wallet, which responds %j', async (word, expected) => {
    const browser = aBrowser();
    browser.ready();
    const paid = browser.pay();
    await browser.settle();

    browser.respondWith(word);

    expect(await paid).toMatchObject(expected);
    expect(browser.invocations).toEqual([{ method: 'getBrandWCPayRequest', parameters: signed }]);
  });

  it('waits until the bridge is ready', async () => {
    const browser = aBrowser();
    const paid = browser.pay();
    await browser.settle();
    expect(browser.invocations).toEqual([]);

    browser.ready();
    await browser.settle();
    browser.respondWith('get_brand_wcpay_request:ok');

    expect(await paid).toMatchObject({ data: { finished: true } });
  });

  it('responds unsupported where the bridge never loads, and sends nothing later', async () => {
    const browser = aBrowser();
    const paid = browser.pay();

    await vi.advanceTimersByTimeAsync(5_000);
    browser.ready();
    await browser.settle();

    expect(await paid).toMatchObject({ code: 'unsupported' });
    expect(browser.invocations).toEqual([]);
  });

  it('does not wait for a lost response once our page is visible again', async () => {
    const browser = aBrowser();
    browser.ready();
    const paid = browser.pay();
    await browser.settle();

    browser.show(false);
    browser.show(true);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(await paid).toEqual(notFinished);
  });

  it('without any result responds no-answer after its timeout', async () => {
    const browser = aBrowser();
    browser.ready();
    const paid = browser.pay();

    await vi.advanceTimersByTimeAsync(10 * minute);

    expect(await paid).toEqual(notFinished);
  });

  it('keeps the first of two responses', async () => {
    const browser = aBrowser();
    browser.ready();
    const paid = browser.pay();
    await browser.settle();

    browser.respondWith('get_brand_wcpay_request:cancel');
    browser.respondWith('get_brand_wcpay_request:ok');

    expect(await paid).toMatchObject({ code: 'cancelled' });
  });

  it.each([
    ['no JSON', 'sandbox:1'],
    ['an unsigned request', JSON.stringify({ ...signed, paySign: '' })],
    ['an incomplete request', JSON.stringify({ appId: 'wx1' })],
    ['a request of numbers', JSON.stringify({ ...signed, timeStamp: 1 })],
    ['nothing', undefined],
  ])('does not pay with %s', async (_name, payInfo) => {
    const browser = aBrowser();
    browser.ready();

    expect(await browser.pay({ payInfo })).toMatchObject({ code: 'failed' });
    expect(browser.invocations).toEqual([]);
  });

  it('passes only the specified parameters to the wallet', async () => {
    const browser = aBrowser();
    browser.ready();
    const payInfo = JSON.stringify({ ...signed, token: 'secret' });

    void browser.pay({ payInfo });
    await browser.settle();

    expect(browser.invocations[0]?.parameters).toEqual(signed);
  });

  it('pays with its own wallet only', async () => {
    const browser = aBrowser();
    browser.ready();

    expect(await browser.pay({ payType: 'AliPay' })).toMatchObject({ code: 'unsupported' });
    expect(browser.invocations).toEqual([]);
  });

  it('stops waiting when the step is left', async () => {
    const browser = aBrowser();
    const paid = browser.pay();

    browser.leaving.abort();
    browser.ready();

    expect(await paid).toBe('no-answer');
    expect(browser.invocations).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('responds unsupported when the bridge cannot be called', async () => {
    const browser = aBrowser();
    browser.wallet.invoke = () => {
      throw new Error('no such method');
    };
    browser.ready();

    expect(await browser.pay()).toMatchObject({ code: 'unsupported' });
  });
});

it('dials as a browser does', async () => {
  const { bridge, options, assigned } = aBrowser();

  expect(await bridge.request('phone', { number: '400-6688-878' }, options)).toMatchObject({
    code: okCode,
  });
  expect(assigned).toEqual(['tel:4006688878']);
});

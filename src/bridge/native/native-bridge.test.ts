import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { okCode } from '../../api/codes.ts';
import { aPage } from '../page.fixture.ts';
import { nativeBridge } from './native-bridge.ts';
import { type BridgeChannel } from './channel.ts';
import { windowChannel } from './window-channel.ts';

const minute = 60_000;

/** A native app that responds when the test says so. */
function aNativeApp() {
  const sent: { id: string; capability: string; request: unknown }[] = [];
  let receive: (message: unknown) => void = () => {};
  const channel: BridgeChannel = {
    send: (message) => void sent.push(JSON.parse(message)),
    listen(received) {
      receive = received;
      return () => {};
    },
  };
  let ids = 0;
  const { page, show } = aPage();
  const bridge = nativeBridge(channel, page, () => `m${(ids += 1)}`);
  const respond = (id: string, code: string, data?: unknown) =>
    receive({ type: 'bridge.result', id, code, msg: 'hi', data });
  return { bridge, show, sent, respond, receive: (message: unknown) => receive(message) };
}

const open = () => ({ signal: new AbortController().signal, timeout: minute });

describe('the native bridge', () => {
  it('gives each request its own result, in any order of arrival', async () => {
    const app = aNativeApp();
    const first = app.bridge.request('take-photo', { facing: 'back' }, open());
    const second = app.bridge.request('face', { name: '张三' }, open());

    app.respond('m2', okCode, { ticket: 't' });
    app.respond('m1', 'cancelled');

    expect(await first).toEqual({ code: 'cancelled', msg: 'hi', data: undefined });
    expect(await second).toEqual({ code: okCode, msg: 'hi', data: { ticket: 't' } });
    expect(app.sent).toMatchObject([
      { id: 'm1', capability: 'take-photo', request: { facing: 'back' } },
      { id: 'm2', capability: 'face', request: { name: '张三' } },
    ]);
  });

  it('keeps the first of two results', async () => {
    const app = aNativeApp();
    const response = app.bridge.request('pay', {}, open());

    app.respond('m1', 'cancelled');
    app.respond('m1', okCode);

    expect(await response).toMatchObject({ code: 'cancelled' });
  });

  it('gives up on a lost result, and ignores a late one', async () => {
    const app = aNativeApp();

    const response = await app.bridge.request('face', {}, { ...open(), timeout: 1 });
    app.respond('m1', okCode);

    expect(response).toBe('no-answer');
  });

  it('stops waiting when the step is left', async () => {
    const app = aNativeApp();
    const leaving = new AbortController();
    const response = app.bridge.request('face', {}, { signal: leaving.signal, timeout: minute });

    leaving.abort();

    expect(await response).toBe('no-answer');
  });

  it('sends nothing when the step was already left', async () => {
    const app = aNativeApp();

    const response = app.bridge.request(
      'face',
      {},
      { signal: AbortSignal.abort(), timeout: minute },
    );

    expect(await response).toBe('no-answer');
    expect(app.sent).toEqual([]);
  });

  it.each([
    [undefined],
    ['bridge.result'],
    [{ type: 'bridge.result', id: 'm1' }],
    [{ type: 'bridge.result', id: 'm1', code: 0 }],
    [{ type: 'bridge.result', id: 'other', code: okCode }],
    [{ type: 'navigate', id: 'm1', code: okCode }],
  ])('ignores a message that is no result of its request: %j', async (message) => {
    const app = aNativeApp();
    const response = app.bridge.request('face', {}, open());

    app.receive(message);
    app.respond('m1', 'cancelled');

    expect(await response).toMatchObject({ code: 'cancelled' });
  });

  it('responds unsupported when the app takes no messages', async () => {
    const channel: BridgeChannel = {
      send() {
        throw new Error('no such method');
      },
      listen: () => () => {},
    };

    const response = nativeBridge(channel, aPage().page, () => 'm1').request('face', {}, open());

    expect(await response).toMatchObject({ code: 'unsupported' });
  });
});

describe('paying in the native app', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const order = { payType: 'AliPay', payInfo: 'sdk', serialNumber: 'S1', method: 'MINI' };
  const notFinished = { code: okCode, msg: '', data: { finished: false } };

  function aPayment() {
    const app = aNativeApp();
    return { ...app, paid: app.bridge.request('pay', order, open()) };
  }

  it("sends the app the platform's payment data and returns its result", async () => {
    const app = aPayment();

    app.respond('m1', okCode, { finished: true });

    expect(await app.paid).toMatchObject({ code: okCode, data: { finished: true } });
    expect(app.sent).toEqual([
      { type: 'bridge.request', id: 'm1', capability: 'pay', request: order },
    ]);
  });

  it.each(['cancelled', 'denied', 'failed', 'E7'])('passes on the refusal %s', async (code) => {
    const app = aPayment();

    app.respond('m1', code);

    expect(await app.paid).toMatchObject({ code });
  });

  it('does not wait for a lost result once our page is visible again', async () => {
    const app = aPayment();

    app.show(false);
    await vi.advanceTimersByTimeAsync(minute);
    app.show(true);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(await app.paid).toEqual(notFinished);
    app.respond('m1', okCode, { finished: true });
    expect(await app.paid).toEqual(notFinished);
  });

  it('waits a moment for the result after the customer is back', async () => {
    const app = aPayment();

    app.show(false);
    app.show(true);
    await vi.advanceTimersByTimeAsync(500);
    app.respond('m1', 'cancelled');

    expect(await app.paid).toMatchObject({ code: 'cancelled' });
  });

  it('waits while our page is visible, until its timeout', async () => {
    const app = aPayment();
    let over = false;
    void app.paid.then(() => (over = true));

    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);

    expect(await app.paid).toEqual(notFinished);
  });

  it.each([[undefined], [{}], [{ finished: 'yes' }], ['paid'], [null]])(
    'treats an unreadable success as no result: %j',
    async (data) => {
      const app = aPayment();

      app.respond('m1', okCode, data);

      expect(await app.paid).toEqual(notFinished);
    },
  );

  it('ignores results of other requests, and takes the first of two', async () => {
    const app = aPayment();

    app.respond('m9', okCode, { finished: true });
    app.respond('m1', 'cancelled');
    app.respond('m1', okCode, { finished: true });

    expect(await app.paid).toMatchObject({ code: 'cancelled' });
  });

  it('reports nothing about a payment that the flow has left', async () => {
    const app = aNativeApp();
    const leaving = new AbortController();
    const paid = app.bridge.request('pay', order, { signal: leaving.signal, timeout: minute });

    leaving.abort();

    expect(await paid).toBe('no-answer');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the channel of a window', () => {
  function aWindow(native: object) {
    const page = new EventTarget() as EventTarget & Window;
    Object.assign(page, { location: { origin: 'https://app.example' } }, native);
    const postFrom = (origin: string, data: unknown) =>
      page.dispatchEvent(new MessageEvent('message', { origin, data }));
    const received: unknown[] = [];
    const channel = windowChannel(page);
    const stop = channel?.listen((message) => received.push(message));
    return { channel, received, postFrom, stop };
  }
  const sent: string[] = [];
  const receiver = { postMessage: (message: string) => void sent.push(message) };

  it.each([
    ['Android', { carFinanceBridge: receiver }],
    ['iOS', { webkit: { messageHandlers: { carFinanceBridge: receiver } } }],
  ])('sends to the app on %s', (_system, native) => {
    sent.length = 0;

    aWindow(native).channel?.send('hello');

    expect(sent).toEqual(['hello']);
  });

  it('receives messages of its own origin only, and none after it stopped', () => {
    const { received, postFrom, stop } = aWindow({ carFinanceBridge: receiver });

    postFrom('https://app.example', '{"a":1}');
    postFrom('https://app.example', { b: 2 });
    postFrom('https://app.example', 'not JSON');
    postFrom('https://app.example.evil.test', '{"a":3}');
    postFrom('null', '{"a":4}');
    stop?.();
    postFrom('https://app.example', '{"a":5}');

    expect(received).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it('does not exist in a window without the app', () => {
    expect(aWindow({}).channel).toBeUndefined();
  });
});

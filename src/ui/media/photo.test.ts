import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhotoRefused, preparePhoto } from './photo.ts';
import type { ShrinkResult } from './photo-worker.ts';

/** A worker whose messages the test sends. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  posted: unknown;
  ended = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(message: unknown) {
    this.posted = message;
  }
  terminate() {
    this.ended = true;
  }
  respond(data: ShrinkResult) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const onPage = vi.hoisted(() => vi.fn<(file: File) => Blob>());
vi.mock('./photo-worker.ts?worker', () => ({
  default: function open() {
    return new Worker('photo-worker.js');
  },
}));
const network = vi.hoisted(() => ({ isDown: false }));
class Compressor {
  constructor(file: File, options: { success: (made: Blob) => void }) {
    queueMicrotask(() => options.success(onPage(file)));
  }
  abort() {}
}
vi.mock('compressorjs', () => ({
  get default() {
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return Compressor;
  },
}));

const taken = new File(['big'], 'IMG_1.jpg', { type: 'image/jpeg' });
const small = new Blob(['small'], { type: 'image/jpeg' });
const started = () => vi.waitFor(() => FakeWorker.started.at(-1) ?? expect.fail('no worker'));

beforeEach(() => {
  FakeWorker.started = [];
  network.isDown = false;
  onPage.mockReturnValue(small);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a photo is made smaller beside the page, which says how far it is', async () => {
  const progress: number[] = [];
  const made = preparePhoto(taken, { onProgress: (done) => progress.push(done) });
  const worker = await started();
  worker.respond({ done: 0.5 });
  worker.respond({ photo: small });

  expect(await (await made).text()).toBe('small');
  expect(progress).toEqual([0.5]);
  expect(onPage).not.toHaveBeenCalled();
  expect(worker).toMatchObject({ posted: { photo: taken, longestEdge: 2000 }, ended: true });
});

test('nothing happens after it was cancelled', async () => {
  const controller = new AbortController();
  const made = preparePhoto(taken, { signal: controller.signal });
  const worker = await started();

  controller.abort();

  await expect(made).rejects.toEqual(new PhotoRefused('cancelled'));
  expect(worker.ended).toBe(true);
});

test.each([
  ['that cannot read it there', (worker: FakeWorker) => worker.respond({ failed: true })],
  ['that loads no worker', (worker: FakeWorker) => worker.dispatchEvent(new Event('error'))],
])('a browser %s makes it smaller on the page', async (_, act) => {
  const made = preparePhoto(taken);
  const worker = await started();

  act(worker);

  expect(await (await made).text()).toBe('small');
  expect(onPage).toHaveBeenCalledExactlyOnceWith(taken);
  expect(worker.ended).toBe(true);
});

test('an old web view makes it smaller on the page', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined);

  await preparePhoto(taken);

  expect(onPage).toHaveBeenCalledTimes(1);
  expect(FakeWorker.started).toEqual([]);
});

test('without network it waits until its scripts can be fetched, and the photo is kept', async () => {
  vi.useFakeTimers();
  network.isDown = true;
  const made = preparePhoto(taken);
  const first = await started();
  first.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(10_000);
  const second = await started();
  expect(second).not.toBe(first);

  second.respond({ photo: small });

  expect(await (await made).text()).toBe('small');
});

test('it can be cancelled while it waits for the network', async () => {
  network.isDown = true;
  const controller = new AbortController();
  const made = preparePhoto(taken, { signal: controller.signal });
  const worker = await started();
  worker.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(worker.ended).toBe(true));

  controller.abort();

  await expect(made).rejects.toEqual(new PhotoRefused('cancelled'));
});

import { beforeEach, expect, test } from 'vitest';
import type { Overlays } from '../../ui/overlay/overlays.ts';
import { overlayHistory } from './overlay-history.ts';

interface Entry {
  state: unknown;
  url: string;
}

/** A browser's history. As in a browser moving through it is asynchronous: it completes when `land` is called. */
function aBrowser(first: Entry = { state: null, url: '/before' }) {
  const entries: Entry[] = [first, { state: { key: 'list' }, url: '/list' }];
  let at = 1;
  const moves: number[] = [];
  const listeners = new Set<() => void>();
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _: string, url = entries[at]?.url ?? '') {
      entries.splice(at + 1, entries.length, { state, url });
      at += 1;
    },
    replaceState(state: unknown, _: string, url = entries[at]?.url ?? '') {
      entries[at] = { state, url };
    },
    go: (by: number) => void moves.push(by),
  };
  const browser = {
    history,
    get location() {
      return { href: entries[at]?.url };
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
  } as unknown as Window;
  return {
    browser,
    urls: () => entries.map(({ url }) => url),
    at: () => entries[at]?.url,
    /** The customer presses Back, or Forward. */
    async press(by = -1) {
      at += by;
      for (const listener of listeners) listener();
      await settled();
    },
    /** Completes the requested moves. */
    async land() {
      for (let by = moves.shift(); by !== undefined; by = moves.shift()) {
        at += by;
        for (const listener of listeners) listener();
        await settled();
      }
    },
  };
}

function overlaysOf() {
  const open: string[] = [];
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const overlays: Overlays = {
    count: () => open.length,
    closeTop: () => {
      open.pop();
      notify();
    },
    subscribe: (listener) => void listeners.add(listener),
  };
  return {
    overlays,
    open,
    async show(name: string) {
      open.push(name);
      notify();
      await settled();
    },
    async close() {
      overlays.closeTop();
      await settled();
    },
  };
}

const settled = () => Promise.resolve().then(() => undefined);

let made: ReturnType<typeof aBrowser>;
let shown: ReturnType<typeof overlaysOf>;
let routed: Window;
let routerUpdates: (string | undefined)[];

beforeEach(async () => {
  made = aBrowser();
  shown = overlaysOf();
  routed = overlayHistory(made.browser, shown.overlays);
  routerUpdates = [];
  routed.addEventListener('popstate', () => routerUpdates.push(made.at()));
  await settled();
});

test('Back closes open overlays, the topmost first, and only then leaves the page', async () => {
  await shown.show('sheet');
  await shown.show('question');

  await made.press();
  expect(shown.open).toEqual(['sheet']);
  await made.press();
  expect(shown.open).toEqual([]);
  expect(made.at()).toBe('/list');
  expect(routerUpdates).toEqual([]);

  await made.press();
  expect(routerUpdates).toEqual(['/before']);
});

test('an overlay closed by its own button leaves no history entry', async () => {
  await shown.show('sheet');
  await shown.close();
  await made.land();

  expect(routerUpdates).toEqual([]);
  await made.press();
  expect(routerUpdates).toEqual(['/before']);
});

test('Forward does not reopen a closed overlay', async () => {
  await shown.show('sheet');
  await made.press();

  await made.press(1);
  await made.land();

  expect(made.at()).toBe('/list');
  await made.press();
  expect(routerUpdates).toEqual(['/before']);
});

test('a page opened from a sheet takes its place, and Back from there leads to the page below', async () => {
  await shown.show('sheet');
  routed.history.pushState({ key: 'car' }, '', '/car');
  await shown.close();
  await made.land();

  expect(made.urls()).toEqual(['/before', '/list', '/car']);
  await made.press();
  expect(routerUpdates).toEqual(['/list']);
});

test('a page opened while a closed overlay is being removed does so, too', async () => {
  await shown.show('sheet');
  await shown.close();
  routed.history.pushState({ key: 'car' }, '', '/car');
  await made.land();

  expect(made.at()).toBe('/car');
  expect(made.urls()).toEqual(['/before', '/list', '/car']);
  expect(routerUpdates).toEqual([]);
});

test('a page replaced under a sheet stays replaced', async () => {
  await shown.show('question');
  routed.history.replaceState({ key: 'order' }, '', '/order');
  await shown.close();
  await made.land();

  expect(made.urls().slice(0, 2)).toEqual(['/before', '/order']);
  expect(made.at()).toBe('/order');
  expect(routerUpdates).toEqual([]);
});

test('leaving a flow goes back as many entries as without the sheet', async () => {
  await shown.show('question');
  routed.history.go(-1);
  await made.land();

  expect(routerUpdates).toEqual(['/before']);
});

test('but not one more where the sheet closes meanwhile', async () => {
  await shown.show('question');
  routed.history.go(-1);
  await shown.close();
  await made.land();

  expect(routerUpdates).toEqual(['/before']);
});

test('leaving while a sheet is closing works, too', async () => {
  await shown.show('question');
  await shown.close();
  routed.history.go(-1);
  await made.land();

  expect(routerUpdates).toEqual(['/before']);
});

test('an overlay that opens as another closes reuses its history entry', async () => {
  await shown.show('sheet');
  shown.open.pop();
  await shown.show('question');
  await made.land();

  expect(made.at()).toBe('/list');
  await made.press();
  expect(shown.open).toEqual([]);
});

test('an overlay that asks before closing stays, and the next Back closes it', async () => {
  const question = overlaysOf();
  const questionOverlays: Overlays = { ...question.overlays, closeTop: () => undefined };
  const other = aBrowser();
  overlayHistory(other.browser, questionOverlays).addEventListener('popstate', () =>
    routerUpdates.push('heard'),
  );
  await question.show('call');

  await other.press();
  await other.press();

  expect(routerUpdates).toEqual([]);
});

test('an overlay opened during a navigation belongs to the new page', async () => {
  routed.history.pushState({ key: 'car' }, '', '/car');
  await made.press();
  routed.history.go(1);
  await shown.show('question');
  await made.land();
  expect(made.at()).toBe('/car');

  await made.press();

  expect(shown.open).toEqual([]);
  expect(made.at()).toBe('/car');
});

test('a page pushed after a reload with a sheet open is an entry of its own, however late the router listens', async () => {
  const reloaded = aBrowser();
  reloaded.browser.history.pushState({ key: 'list', overlay: true }, '');
  const again = overlayHistory(reloaded.browser, overlaysOf().overlays);
  await settled();
  await reloaded.land();
  again.addEventListener('popstate', () => routerUpdates.push(reloaded.at()));

  again.history.pushState({ key: 'car' }, '', '/car');
  await reloaded.press();

  expect(reloaded.at()).toBe('/list');
});

test('after a reload with a sheet open, the first Back leaves the page', async () => {
  const reloaded = aBrowser();
  reloaded.browser.history.pushState({ key: 'list', overlay: true }, '');
  const again = overlayHistory(reloaded.browser, overlaysOf().overlays);
  again.addEventListener('popstate', () => routerUpdates.push(reloaded.at()));
  await settled();
  await reloaded.land();

  await reloaded.press();

  expect(routerUpdates).toEqual(['/before']);
});

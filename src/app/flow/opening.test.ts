import { afterEach, expect, test } from 'vitest';
import type { Opened } from './open-flow.ts';
import { openedAhead, storeOpened, takeOpening } from './opened-ahead.ts';
import { startOpening } from './opening.ts';

afterEach(() => void takeOpening('', ''));

/** An opening that is done when `arrive` is called, and whether its session was closed. */
function opening() {
  let arrive = () => {};
  let closed = 0;
  const session = { view: () => ({ step: undefined }), close: () => void (closed += 1) };
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const flowOpening = startOpening(async () => {
    await arrived;
    return { type: 'session', session } as unknown as Opened;
  });
  return { flowOpening, arrive, closed: () => closed };
}

test('an opening that is stopped closes its session, also one that comes later', async () => {
  const late = opening();
  late.flowOpening.stop();
  late.arrive();
  await late.flowOpening.done;

  const open = opening();
  open.arrive();
  await open.flowOpening.done;
  open.flowOpening.stop();

  expect([late.closed(), open.closed()]).toEqual([1, 1]);
  expect([late.flowOpening.opened, open.flowOpening.opened]).toEqual([undefined, undefined]);
});

test("the opening of the page's address is taken once", async () => {
  const { flowOpening, arrive, closed } = opening();
  storeOpened({ path: '/orderAction', search: '?orderNo=A1', opening: flowOpening });
  arrive();
  await flowOpening.done;

  expect(openedAhead('/orderAction', '?orderNo=A1')?.type).toBe('session');
  expect(takeOpening('/orderAction', '?orderNo=A1')).toBe(flowOpening);
  expect(takeOpening('/orderAction', '?orderNo=A1')).toBeUndefined();
  expect(closed()).toBe(0);
});

test('the opening of another address is closed: two sessions of one order would stop each other', async () => {
  const { flowOpening, arrive, closed } = opening();
  storeOpened({ path: '/orderAction', search: '?orderNo=A1', opening: flowOpening });
  arrive();
  await flowOpening.done;

  expect(openedAhead('/orderAction', '?orderNo=A2')).toBeUndefined();
  expect(takeOpening('/orderAction', '?orderNo=A2')).toBeUndefined();
  expect(closed()).toBe(1);
});

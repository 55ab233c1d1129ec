import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { showStep } from '../../../tests/support/show-step.tsx';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { settle } from '../../verify/simulated-world.ts';
import { leavePage } from '../../ui/overlay/overlays.ts';
import type { RoomFault } from '../../model/effects.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

const web = failed('unsupported');
const entered = ok({ ahead: 0, ice: [] });
const here = ok({ interviewer: 'here', round: 0 });
const absent = ok({ interviewer: 'absent', round: 0 });

/** Enters the lobby in a browser, with the camera on. */
async function inLobby(fault?: RoomFault) {
  const step = new TriedKind(schema, states, {});
  if (fault) step.world.room.opens = { type: 'blocked', fault };
  await settle();
  await step.world.respond(web);
  return step;
}

async function waiting() {
  const step = await inLobby();
  await step.send({ type: 'video.started' });
  await step.world.respond(entered);
  return step;
}

async function talking() {
  const step = await waiting();
  await step.world.respond(here);
  step.world.room.calls.at(-1)?.respond({ type: 'connected', other: undefined });
  await settle();
  return step;
}

describe('in the native app', () => {
  async function entering() {
    const step = new TriedKind(schema, states, {});
    await settle();
    await step.world.respond(ok({ version: '4.0.0' }));
    await step.send({ type: 'video.started' });
    await step.world.respond(entered);
    return step;
  }

  test('its own room is entered under the number sent to the platform', async () => {
    const step = await entering();

    const [, signalled, polled] = step.world.calls;
    expect(signalled?.endpoint).toBe('video.enter');
    expect(polled).toMatchObject({
      endpoint: 'bridge.video',
      request: { room: signalled?.request.room },
    });
    expect(step.world.room.openSignals).toEqual([]);
  });

  test.each([
    ['done', ok({ ended: 'done' }), { outcome: 'done' }],
    ['called off', ok({ ended: 'cancelled' }), { status: 'cut', data: { why: 'customer' } }],
    ['not allowed', failed('denied'), { status: 'blocked', data: { why: 'denied' } }],
    ['without an answer', unreachable('timeout'), { status: 'cut', data: { why: 'connection' } }],
    ['an unknown word', failed('5001'), { status: 'cut', data: { why: 'connection' } }],
  ])('an interview that is %s leads on', async (_how, response, then) => {
    const step = await entering();

    await step.world.respond(response);

    expect(step).toMatchObject(then);
  });

  test('an app without a room of its own leaves it to the browser, for good', async () => {
    const step = await entering();

    await step.world.respond(failed('unsupported'));
    expect(step.status).toBe('ready');
    await step.send({ type: 'video.started' });
    await step.world.respond(entered);

    expect(step.status).toBe('waiting');
  });
});

describe('in the lobby', () => {
  test.each(['denied', 'microphone-denied', 'no-camera', 'in-use'] as const)(
    'a camera that is "%s" is reported, and can be retried',
    async (fault) => {
      const step = await inLobby(fault);
      expect(step).toMatchObject({ status: 'blocked', data: { why: fault } });

      step.world.room.opens = { type: 'open', own: undefined };
      await step.send({ type: 'video.retried' });
      await step.world.respond(web);

      expect(step.status).toBe('ready');
    },
  );

  test('the room has nine digits and no leading zero, whatever chance gives', async () => {
    for (const [chance, room] of [
      [0, '100000000'],
      [0.999_999_999_99, '999999999'],
    ] as const) {
      const step = await inLobby();
      step.world.effects.random = () => chance;
      await step.send({ type: 'video.started' });

      expect(step.world.calls.at(-1)?.request.room).toBe(room);
    }
  });

  test('the start is locked for three seconds after a click', async () => {
    const step = await waiting();

    expect(step.data.lockedUntil).toBe(step.world.time + 3000);
  });

  test('without a response the same room is requested again', async () => {
    const step = await inLobby();
    await step.send({ type: 'video.started' });
    await step.world.respond(unreachable('timeout'));
    expect(step.status).toBe('unreachable');
    step.world.effects.random = () => 0.5;

    await step.send({ type: 'video.retried' });

    const rooms = step.world.calls.flatMap(({ request }) => request.room ?? []);
    expect(new Set(rooms).size).toBe(1);
    expect(rooms).toHaveLength(2);
  });

  test("a refused room is a failure with the platform's message", async () => {
    const step = await inLobby();
    await step.send({ type: 'video.started' });

    await step.world.respond(failed('FACE_SIGN_CLOSED', '现在不在面签时间'));

    expect(step).toMatchObject({ outcome: 'failed', result: { msg: '现在不在面签时间' } });
  });

  test('a revoked camera is reported', async () => {
    const step = await inLobby();

    step.world.room.break('devices');
    await settle();

    expect(step).toMatchObject({ status: 'blocked', data: { why: 'in-use' } });
  });

  test('a session that was killed in the call comes back here', async () => {
    const step = new TriedKind(schema, states, { resumed: true });
    await settle();
    await step.world.respond(web);

    expect(step.status).toBe('ready');
  });
});

describe('in the room', () => {
  test('the interviewer is polled for until present', async () => {
    const step = await waiting();
    await step.world.respond(absent);
    expect(step.status).toBe('waiting');

    await step.world.pass(1500);
    await step.world.respond(here);

    expect(step.status).toBe('connecting');
  });

  test('the offer goes out under a round of its own, and only the answer to it counts', async () => {
    const step = await waiting();
    await step.world.respond(here);
    const answered = step.world.room.calls.at(-1)?.exchange('our offer');
    await settle();
    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'video.signal',
      request: { offer: 'our offer', round: 1 },
    });
    await step.world.respond(ok());
    await step.world.respond(ok({ interviewer: 'here', round: 0, answer: 'an old one' }));
    await step.world.pass(1500);
    await step.world.respond(ok({ interviewer: 'here', round: 1, answer: 'their answer' }));

    expect(await answered).toBe('their answer');
  });

  test('a call that cannot be made is reported', async () => {
    const step = await waiting();
    await step.world.respond(here);

    step.world.room.calls.at(-1)?.respond({ type: 'failed' });
    await settle();

    expect(step).toMatchObject({ status: 'cut', data: { why: 'connection' } });
  });

  test('a call that does not connect in time is reported', async () => {
    const step = await waiting();
    await step.world.respond(here);

    await step.world.pass(30_000);

    expect(step).toMatchObject({ status: 'cut', data: { why: 'connection' } });
  });

  test.each([
    ['passed', { outcome: 'done' }],
    ['failed', { outcome: 'failed' }],
  ])('what the interviewer decided ("%s") ends it', async (verdict, then) => {
    const step = await talking();

    await step.world.respond(ok({ interviewer: 'here', verdict }));

    expect(step).toMatchObject(then);
  });

  test('an interviewer who left has decided nothing', async () => {
    const step = await talking();

    await step.world.respond(ok({ interviewer: 'left' }));

    expect(step).toMatchObject({
      status: 'cut',
      outcome: undefined,
      data: { why: 'interviewer' },
    });
  });

  test('a broken call is made again, with the camera still on', async () => {
    const step = await talking();

    step.world.room.break('call');
    await settle();
    expect(step.status).toBe('reconnecting');
    step.world.room.calls.at(-1)?.respond({ type: 'connected', other: undefined });
    await settle();

    expect(step).toMatchObject({ status: 'talking', data: { round: 2 } });
    expect(step.world.room.openSignals.at(-1)?.aborted).toBe(false);
  });

  test('a platform out of reach for a moment does not end the call, for long it does', async () => {
    const step = await talking();
    await step.world.respond(unreachable('offline'));
    expect(step.status).toBe('talking');

    await step.world.pass(31_000);
    await step.world.respond(unreachable('offline'));

    expect(step).toMatchObject({ status: 'cut', data: { why: 'connection' } });
  });

  test('hanging up notifies the interviewer, releases the camera and offers both exits', async () => {
    const step = await talking();

    await step.send({ type: 'video.hung-up' });
    expect(step.world.calls.at(-1)?.endpoint).toBe('video.leave');
    expect(step.world.room.openSignals.every(({ aborted }) => aborted)).toBe(true);
    await step.world.respond(unreachable('offline'));
    expect(step).toMatchObject({ status: 'cut', data: { why: 'customer' } });
    await step.send({ type: 'video.cancelled' });

    expect(step.outcome).toBe('cancelled');
  });
});

describe('screen', () => {
  test('the start button cannot be pressed while it is locked', () => {
    showStep(Screen, schema, { status: 'ready', data: { lockedUntil: Date.now() + 3000 } }, 'en');

    expect(screen.getByRole('button', { name: /One moment/ })).toBeDisabled();
  });

  test('hanging up is asked about first', async () => {
    const { send } = showStep(Screen, schema, { status: 'talking' }, 'en');

    await userEvent.click(screen.getByRole('button', { name: 'Hang up' }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Hang up' }));
    const [, sure] = screen.getAllByRole('button', { name: 'Hang up', hidden: true });
    if (sure) await userEvent.click(sure);

    expect(send.mock.calls).toEqual([[{ type: 'video.hung-up' }]]);
  });

  test('going back from the queue is asked about first: the place in it would be lost', async () => {
    const { send } = showStep(Screen, schema, { status: 'waiting', data: { ahead: 2 } }, 'en');
    const goOn = vi.fn<() => void>();

    act(() => leavePage(goOn));
    await userEvent.click(screen.getByRole('button', { name: 'Go on waiting' }));
    expect(send).not.toHaveBeenCalled();

    act(() => leavePage(goOn));
    const [, sure] = screen.getAllByRole('button', { name: 'Come back later', hidden: true });
    if (sure) await userEvent.click(sure);
    expect(send.mock.calls).toEqual([[{ type: 'video.cancelled' }]]);
    expect(goOn).not.toHaveBeenCalled();
  });

  test('a customer who left the page during the call is told what the interviewer saw', async () => {
    showStep(Screen, schema, { status: 'talking' }, 'en');
    expect(screen.queryByRole('alert')).toBeNull();

    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');

    expect(await screen.findByRole('alert')).toHaveTextContent('You left this page');
  });

  test.each(['blocked', 'cut', 'unreachable'])(
    '%s has a button to continue and an exit',
    async (status) => {
      const { send } = showStep(Screen, schema, { status, data: {} }, 'en');

      for (const button of screen.getAllByRole('button')) await userEvent.click(button);

      expect(send.mock.calls).toEqual([[{ type: 'video.retried' }], [{ type: 'video.cancelled' }]]);
    },
  );

  test('the camera of the lobby is the customer’s own, a mirror without sound', () => {
    const { container } = showStep(Screen, schema, { status: 'ready', data: { own: null } }, 'en');

    expect(container.querySelector('video')?.muted).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { sandboxAt } from '../testing/requests.fixture.ts';
import { goneAfter } from './rooms.ts';

let time = Date.UTC(2026, 0, 1);
const sandbox = sandboxAt(() => time);

const room = '123456789';

async function desk(path: string, body: Record<string, unknown> = {}) {
  const response = await fetch(`${sandbox.url}/sandbox/interview/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

async function roomsAtDesk(): Promise<unknown[]> {
  const { rooms } = await desk('rooms');
  return (rooms as { orderNo: string }[]).map(({ orderNo }) => orderNo);
}

/** Enters a room as a customer with a new order. */
async function inRoom(number = room): Promise<string> {
  const orderNo = await sandbox.newOrder('SELF_OPERATED', 360);
  await sandbox.dataOf('video.enter', { orderNo, room: number });
  return orderNo;
}

const statusOf = (orderNo: string) => sandbox.dataOf('face-sign.check', { orderNo });

async function actionsOf(orderNo: string) {
  const { actions } = await sandbox.dataOf('order.detail', { orderNo });
  return actions.map(({ code }) => code);
}

describe('the interview', () => {
  test('goes from pending to in progress to done, and is then no longer offered', async () => {
    const orderNo = await sandbox.newOrder('SELF_OPERATED', 360);
    expect(await statusOf(orderNo)).toEqual({ status: '0', signState: '0' });
    expect(await actionsOf(orderNo)).toContain(360);

    await sandbox.dataOf('video.enter', { orderNo, room: '100000001' });
    expect(await statusOf(orderNo)).toMatchObject({ status: '1' });
    await sandbox.dataOf('face-sign.cancel', { orderNo, clickStatus: '2' });
    expect(await statusOf(orderNo)).toMatchObject({ status: '1' });
    await desk('end', { orderNo, verdict: 'passed' });

    expect(await statusOf(orderNo)).toEqual({ status: '2', signState: '1' });
    expect(await actionsOf(orderNo)).not.toContain(360);
    expect((await sandbox.refusalOf('video.enter', { orderNo, room })).code).toBe('FACE_SIGN_DONE');
  });

  test('is pending again when it is refused or cancelled', async () => {
    const no = await inRoom('100000002');
    await desk('end', { orderNo: no, verdict: 'failed' });
    const off = await inRoom('100000003');
    await sandbox.dataOf('face-sign.cancel', { orderNo: off, clickStatus: '1' });

    expect([await statusOf(no), await statusOf(off)]).toMatchObject([
      { status: '0' },
      { status: '0' },
    ]);
  });

  test('is decided once', async () => {
    const orderNo = await inRoom('100000004');
    await desk('end', { orderNo, verdict: 'passed' });
    await desk('end', { orderNo, verdict: 'failed' });

    const ledger = await sandbox.ledgerOf(orderNo);
    expect(ledger.filter((what) => what.startsWith('face-sign'))).toEqual([
      'face-sign-started',
      'face-sign-done',
    ]);
  });
});

describe('the room', () => {
  test('forwards the offer to the desk and the answer back, each with its round', async () => {
    const orderNo = await inRoom('100000005');
    await desk('enter', { orderNo });
    await sandbox.dataOf('video.signal', { orderNo, room: '100000005', round: 2, offer: 'new' });
    await sandbox.dataOf('video.signal', { orderNo, room: '100000005', round: 1, offer: 'late' });
    expect(await desk('poll', { orderNo })).toMatchObject({ open: true, round: 2, offer: 'new' });

    await desk('answer', { orderNo, round: 1, answer: 'to the old one' });
    await desk('answer', { orderNo, round: 2, answer: 'to the new one' });

    expect(await sandbox.dataOf('video.poll', { orderNo, room: '100000005' })).toMatchObject({
      interviewer: 'here',
      round: 2,
      answer: 'to the new one',
    });
  });

  test('is unchanged when entered again under its number, and closed when another is entered', async () => {
    const orderNo = await inRoom('100000006');
    await sandbox.dataOf('video.enter', { orderNo, room: '100000006' });
    const entered = (await sandbox.ledgerOf(orderNo)).filter((one) => one.endsWith('started'));
    expect(entered).toHaveLength(1);

    await sandbox.dataOf('video.enter', { orderNo, room: '100000007' });

    const refusal = await sandbox.refusalOf('video.poll', { orderNo, room: '100000006' });
    expect(refusal.code).toBe('ROOM_CLOSED');
  });

  test('is listed at the desk while the customer polls, and not after hanging up', async () => {
    const orderNo = await inRoom('100000008');
    expect(await roomsAtDesk()).toContain(orderNo);
    time += goneAfter + 1;
    expect(await roomsAtDesk()).not.toContain(orderNo);
    await sandbox.dataOf('video.poll', { orderNo, room: '100000008' });
    expect(await roomsAtDesk()).toContain(orderNo);

    await sandbox.dataOf('video.leave', { orderNo, room: '100000008' });

    expect(await roomsAtDesk()).not.toContain(orderNo);
  });

  test('says when the interviewer has not come yet, is there, and has left', async () => {
    const orderNo = await inRoom('100000009');
    const statusNow = async () =>
      (await sandbox.dataOf('video.poll', { orderNo, room: '100000009' })) as {
        interviewer: string;
      };
    expect(await statusNow()).toMatchObject({ interviewer: 'absent' });
    await desk('enter', { orderNo });
    expect(await statusNow()).toMatchObject({ interviewer: 'here' });

    await desk('end', { orderNo });

    expect(await statusNow()).toMatchObject({ interviewer: 'left' });
    expect(await statusOf(orderNo)).toMatchObject({ status: '1' });
  });

  test('is refused to other customers', async () => {
    const orderNo = await inRoom('100000010');

    const response = await sandbox.refusalOf(
      'video.enter',
      { orderNo, room: '100000011' },
      { token: 'sandbox-token-li' },
    );

    expect(response.code).toBe('ORDER_NOT_FOUND');
  });
});

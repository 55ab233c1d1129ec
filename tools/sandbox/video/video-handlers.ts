import { type HandlerContext, type Handlers, Refusal } from '../platform/handler.ts';
import { recordEvent, ownOrder } from '../orders/orders.ts';
import { faceSignStatus, roomsWaitingBefore, presenceOf } from './rooms.ts';
import { reviewTakes } from '../orders/scenarios.ts';
import type { RoomRow } from './tables.ts';

export const videoHandlers = {
  'face-sign.check': async ({ orderNo }, call) => {
    const { row } = await ownOrder(call, orderNo);
    const slow = row.scenario === 'interview pending';
    const status = await faceSignStatus(call.tx, orderNo, slow ? call.now - reviewTakes : call.now);
    return { status, signState: status === '2' ? '1' : '0' };
  },

  // 1: the customer called it off; 2: it went to its end. Only the interviewer's word makes it done.
  'face-sign.cancel': async ({ clickStatus, orderNo }, call) => {
    await ownOrder(call, orderNo);
    const done = (await faceSignStatus(call.tx, orderNo, call.now)) === '2';
    if (clickStatus === '1' && !done) await recordEvent(call, orderNo, 'face-sign-cancelled');
    if (clickStatus === '2') await recordEvent(call, orderNo, 'face-sign-reported');
    return null;
  },

  'video.enter': async ({ orderNo, room, second }, call) => {
    await ownOrder(call, orderNo);
    if ((await faceSignStatus(call.tx, orderNo, call.now)) === '2') {
      throw new Refusal(
        'FACE_SIGN_DONE',
        '您已完成视频面签，无需重复办理',
        'Your interview is already done',
      );
    }
    const taken = await call.tx
      .selectFrom('rooms')
      .select('order_no')
      .where('room', '=', room)
      .where('order_no', '!=', orderNo)
      .executeTakeFirst();
    if (taken)
      throw new Refusal('ROOM_TAKEN', '房间号已被占用，请重试', 'The room is taken. Try again');
    const current = await roomOf(call, orderNo);
    const fresh: RoomRow = {
      order_no: orderNo,
      room,
      second: second === true,
      entered_at: call.now,
      seen_at: call.now,
      left_at: null,
      interviewer_seen_at: null,
      interviewer_left_at: null,
      round: 0,
      offer: null,
      answer: null,
      verdict: null,
    };
    // A repeated request under the same number: the room stays as it is.
    if (current?.room !== room) {
      await call.tx.deleteFrom('rooms').where('order_no', '=', orderNo).execute();
      await call.tx.insertInto('rooms').values(fresh).execute();
      await recordEvent(call, orderNo, 'face-sign-started', { second: second === true });
    }
    return {
      ahead: await roomsWaitingBefore(call.tx, current?.room === room ? current : fresh, call.now),
      ice: [],
    };
  },

  'video.signal': async ({ orderNo, room, round, offer }, call) => {
    const row = await presentRoom(call, orderNo, room);
    if (round > row.round) {
      await call.tx
        .updateTable('rooms')
        .set({ round, offer, answer: null, seen_at: call.now })
        .where('order_no', '=', orderNo)
        .execute();
    }
    return null;
  },

  'video.poll': async ({ orderNo, room }, call) => {
    const row = await presentRoom(call, orderNo, room);
    await call.tx
      .updateTable('rooms')
      .set({ seen_at: call.now })
      .where('order_no', '=', orderNo)
      .execute();
    return {
      interviewer: presenceOf(row, call.now),
      round: row.round,
      ...(row.answer !== null && { answer: row.answer }),
      ...(row.verdict !== null && { verdict: row.verdict }),
    };
  },

  'video.leave': async ({ orderNo, room }, call) => {
    const row = await presentRoom(call, orderNo, room);
    if (row.left_at !== null) return null;
    await call.tx
      .updateTable('rooms')
      .set({ left_at: call.now })
      .where('order_no', '=', row.order_no)
      .execute();
    if (row.verdict === null) await recordEvent(call, orderNo, 'face-sign-hung-up');
    return null;
  },
} satisfies Partial<Handlers>;

async function roomOf(call: HandlerContext, orderNo: string): Promise<RoomRow | undefined> {
  return call.tx.selectFrom('rooms').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
}

/** The room of the customer's own order. Throws Refusal when another one was entered since. */
async function presentRoom(call: HandlerContext, orderNo: string, room: string): Promise<RoomRow> {
  await ownOrder(call, orderNo);
  const row = await roomOf(call, orderNo);
  if (row?.room !== room) {
    throw new Refusal(
      'ROOM_CLOSED',
      '面签房间已关闭，请重新进入',
      'This room is closed. Enter again',
    );
  }
  return row;
}

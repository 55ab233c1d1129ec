import type { RoomFault } from '../../model/effects.ts';
import type { CutBy, Input, VideoEvent } from './inner-states.ts';
import { isNative } from '../native.ts';
import { unreachable } from '../unreachable.ts';

/** Milliseconds the start button is locked after a click (order-handling, section 9). */
const lockedFor = 3000;

/** Data of an earlier call is reset, except the button's lock. */
export async function detectRoom(input: Input): Promise<VideoEvent> {
  const native = input.data.webOnly !== true && (await isNative(input));
  const forgotten = { room: undefined, round: undefined, own: undefined, other: undefined };
  return { type: native ? 'video.native' : 'video.web', data: { ...forgotten, native } };
}

export async function open({ effects, signal }: Input): Promise<VideoEvent> {
  const opened = await effects.room.open(signal);
  return opened.type === 'open'
    ? { type: 'video.opened', data: { own: opened.own } }
    : blocked(opened.fault);
}

/** Keeps camera and microphone on while the customer gets ready. */
export async function watch({ effects, signal }: Input): Promise<VideoEvent> {
  const opened = await effects.room.open(signal);
  if (opened.type === 'blocked') return blocked(opened.fault);
  await effects.room.broken(signal);
  return blocked('in-use');
}

export function blocked(why: RoomFault): VideoEvent {
  return { type: 'video.blocked', data: { why } };
}

export async function enter(input: Input): Promise<VideoEvent> {
  const { step, data, orderNo, effects, signal } = input;
  const { native } = data;
  const lockedUntil = effects.now() + lockedFor;
  if (native !== true) {
    const opened = await effects.room.open(signal);
    if (opened.type === 'blocked') return blocked(opened.fault);
  }
  // A retry without a response uses the same room.
  const room = data.room ?? roomNumber(effects.random());
  const request = { orderNo, room, second: step.second };
  const response = await effects.call('video.enter', request, { signal });
  const roomData = { room, lockedUntil };
  if (response.type === 'unreachable') {
    const event = unreachable('video', response.why, false);
    return { ...event, data: { ...event.data, ...roomData } };
  }
  if (response.type === 'failed')
    return { type: 'video.refused', result: response.result, data: { lockedUntil } };
  const { ahead, ice } = response.result;
  return {
    type: native === true ? 'video.entered-in-app' : 'video.entered',
    data: { ...roomData, ahead, ice },
  };
}

/** 9 digits without a leading zero (order-handling, section 9). */
function roomNumber(random: number): string {
  return String(100_000_000 + Math.floor(random * 900_000_000));
}

/** The native app's room. Its own word that the interview is done is no proof: the platform is queried afterwards. */
export async function host({ data, orderNo, effects, signal }: Input): Promise<VideoEvent> {
  const response = await effects.call(
    'bridge.video',
    { orderNo, room: data.room ?? '' },
    { signal },
  );
  if (response.type === 'unreachable') return dropped('connection');
  const { result } = response;
  if (response.type === 'ok') {
    return result.ended === 'done' ? { type: 'video.decided', result } : dropped('customer');
  }
  if (result.code === 'unsupported')
    return { type: 'video.web', data: { webOnly: true, native: false } };
  if (result.code === 'denied') return blocked('denied');
  return dropped(result.code === 'cancelled' ? 'customer' : 'connection');
}

export function dropped(why: CutBy): VideoEvent {
  return { type: 'video.dropped', data: { why } };
}

/** Notifies the interviewer. Whether that arrives changes nothing for the customer. */
export async function leave({ data, orderNo, effects, signal }: Input): Promise<VideoEvent> {
  await effects.call('video.leave', { orderNo, room: data.room ?? '' }, { signal });
  return { type: 'video.left', data: { why: 'customer', own: undefined, other: undefined } };
}

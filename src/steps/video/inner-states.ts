import type { Why } from '../../model/never-done.ts';
import type { RoomFault } from '../../model/effects.ts';
import type { DefineKind, EventOf, InputOf, ScreenOf } from '../../model/define-kind.ts';
import type { schema } from './schema.ts';

const cancelled = { 'video.cancelled': { outcome: 'cancelled' } } as const;
const blocked = { 'video.blocked': { to: 'blocked' } } as const;
/** What can end the interview at any time once the room is entered. */
const ending = {
  'video.decided': { outcome: 'done' },
  'video.refused': { outcome: 'failed' },
  'video.dropped': { to: 'cut' },
} as const;

/** The first time, and after the call was interrupted. */
const connecting = {
  invoke: 'connect',
  on: {
    'video.connected': { to: 'talking' },
    'video.hung-up': { to: 'leaving' },
    ...ending,
    ...blocked,
  },
} as const;

export const inner = {
  arriving: {
    invoke: 'look',
    on: { 'video.native': { to: 'lobby' }, 'video.web': { to: 'opening' } },
  },
  lobby: { on: { 'video.started': { to: 'entering' }, ...cancelled } },
  opening: { invoke: 'open', on: { 'video.opened': { to: 'ready' }, ...blocked, ...cancelled } },
  blocked: { on: { 'video.retried': { to: 'arriving' }, ...cancelled } },
  ready: {
    invoke: 'watch',
    on: { 'video.started': { to: 'entering' }, ...blocked, ...cancelled },
  },
  entering: {
    invoke: 'enter',
    on: {
      'video.entered': { to: 'waiting' },
      'video.entered-in-app': { to: 'in-app' },
      'video.refused': { outcome: 'failed' },
      'video.unreachable': { to: 'unreachable' },
      ...blocked,
    },
  },
  unreachable: { on: { 'video.retried': { to: 'entering' }, ...cancelled } },
  'in-app': {
    invoke: 'host',
    on: {
      'video.decided': { outcome: 'done' },
      'video.dropped': { to: 'cut' },
      'video.web': { to: 'opening' },
      ...blocked,
    },
  },
  waiting: {
    invoke: 'wait',
    on: { 'video.joined': { to: 'connecting' }, ...ending, ...blocked, ...cancelled },
  },
  connecting,
  talking: {
    invoke: 'talk',
    on: {
      'video.interrupted': { to: 'reconnecting' },
      'video.hung-up': { to: 'leaving' },
      ...ending,
      ...blocked,
    },
  },
  reconnecting: connecting,
  leaving: { invoke: 'leave', on: { 'video.left': { to: 'cut' } } },
  cut: { on: { 'video.retried': { to: 'arriving' }, ...cancelled } },
} as const;

interface Data {
  why: Why | RoomFault | CutBy;
  /** The room is the native app's. */
  native: boolean;
  /** The native app has none. */
  webOnly: boolean;
  /** The customer's picture and the other side's. */
  own: MediaStream;
  other: MediaStream;
  /** The room's number; epoch ms until which the button to enter it is locked. */
  room: string;
  lockedUntil: number;
  /** How many are ahead, as the platform says. */
  ahead: number;
  /** Servers that help two networks find each other. */
  ice: readonly unknown[];
  /** Counts the attempts to connect. */
  round: number;
}

/** Who or what ended the call before anything was decided. */
export type CutBy = 'customer' | 'interviewer' | 'connection';

export type Video = DefineKind<typeof schema, typeof inner, Data>;
export type Input = InputOf<Video>;
export type VideoEvent = EventOf<Video>;
export type VideoProps = ScreenOf<Video>;

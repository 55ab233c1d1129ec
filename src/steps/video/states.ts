import type { KindStates, Transition } from '../../model/step-kind.ts';
import type { schema } from './schema.ts';
import { connect, talk, wait } from './talking.ts';
import { enter, host, leave, look, open, watch } from './works.ts';

const cancelled = { 'video.cancelled': { outcome: 'cancelled' } } as const;
const blocked = { 'video.blocked': { to: 'blocked' } } as const;
/** What can end the interview at any time once the room is entered. */
const ending: Readonly<Record<string, Transition>> = {
  'video.decided': { outcome: 'done' },
  'video.refused': { outcome: 'failed' },
  'video.dropped': { to: 'cut' },
};

/** A session that comes back begins in the lobby: camera and call died with the page. */
export const states: KindStates<typeof schema.settings> = {
  initial: 'arriving',
  leaves: true,
  states: {
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
    connecting: {
      invoke: 'connect',
      on: {
        'video.connected': { to: 'talking' },
        'video.hung-up': { to: 'leaving' },
        ...ending,
        ...blocked,
      },
    },
    talking: {
      invoke: 'talk',
      on: {
        'video.interrupted': { to: 'reconnecting' },
        'video.hung-up': { to: 'leaving' },
        ...ending,
        ...blocked,
      },
    },
    reconnecting: {
      invoke: 'connect',
      on: {
        'video.connected': { to: 'talking' },
        'video.hung-up': { to: 'leaving' },
        ...ending,
        ...blocked,
      },
    },
    leaving: { invoke: 'leave', on: { 'video.left': { to: 'cut' } } },
    cut: { on: { 'video.retried': { to: 'arriving' }, ...cancelled } },
  },
  actors: { look, open, watch, enter, host, wait, connect, talk, leave },
};

import type { StatesOf } from '../../model/define-kind.ts';
import { inner, type Video } from './inner-states.ts';
import { connect, talk, wait } from './call-actors.ts';
import { enter, host, leave, detectRoom, open, watch } from './room-actors.ts';

/** A session that comes back begins in the lobby: camera and call died with the page. */
export const states = {
  initial: 'arriving',
  leaves: true,
  states: inner,
  actors: { look: detectRoom, open, watch, enter, host, wait, connect, talk, leave },
} satisfies StatesOf<Video>;

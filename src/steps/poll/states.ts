import { callUntil } from '../calling.ts';
import type { Why } from '../../model/never-done.ts';
import type { DefineKind, EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import { unreachable } from '../unreachable.ts';
import type { schema } from './schema.ts';

/** Without an address of its own the previous screen stays. */
const keepsScreen = { without: 'path' };

/** Only where the flow leads back to what is not finished. */
const unfinished = { 'poll.unfinished': { outcome: 'unfinished' } } as const;

const inner = {
  starting: { invoke: 'start', keepsScreen, on: { 'poll.started': { to: 'pausing' } } },
  pausing: {
    invoke: 'pause',
    keepsScreen,
    on: {
      'poll.due': { to: 'asking' },
      'poll.expired': { outcome: 'expired', otherwise: 'undecided' },
      'poll.not-started': { to: 'starting' },
      ...unfinished,
    },
  },
  asking: {
    invoke: 'ask',
    keepsScreen,
    on: {
      'poll.decided': { outcome: 'ok' },
      'poll.failed': { outcome: 'failed' },
      'poll.undecided': { to: 'pausing' },
      'poll.expired': { outcome: 'expired', otherwise: 'undecided' },
      'poll.unreachable': { to: 'unreachable' },
      ...unfinished,
    },
  },
  undecided: {
    on: {
      'poll.restarted': { to: 'starting' },
      'poll.left': { outcome: 'timeout' },
      ...unfinished,
    },
  },
  unreachable: {
    on: { 'poll.restarted': { to: 'starting' }, 'poll.left': { outcome: 'timeout' } },
  },
} as const;

interface Data {
  why: Why;
}

export type PollKind = DefineKind<typeof schema, typeof inner, Data, 'started' | 'next' | 'until'>;

export const states = {
  initial: 'starting',
  resume: 'pausing',
  deferred: ['until', 'fails-when'],
  leaves: true,
  states: inner,
  actors: { start, pause, ask: poll },
} satisfies StatesOf<PollKind>;

/** `next` is kept from the last round, so that "check again" cannot poll faster than `every`. */
async function start({ step, deadlines, effects }: InputOf<PollKind>): Promise<EventOf<PollKind>> {
  const now = effects.now();
  const next = Math.min(Math.max(deadlines.next ?? now, now), now + step.every);
  return {
    type: 'poll.started',
    deadlines: { started: now, next, until: now + step.for },
  };
}

async function pause({
  step,
  deadlines,
  effects,
  signal,
}: InputOf<PollKind>): Promise<EventOf<PollKind>> {
  const { started, next, until } = deadlines;
  if (started === undefined || next === undefined || until === undefined) {
    return { type: 'poll.not-started' };
  }
  const now = effects.now();
  // After the phone's clock is set back the saved times are useless, and would make us wait for hours.
  if (now < started) return { type: 'poll.not-started' };
  // Taken up again after the end: it may be decided by now, so it asks once more.
  const end = now >= until ? Infinity : until;
  await effects.sleep(Math.min(next, end), signal);
  if (next >= end) return { type: 'poll.expired' };
  // Saved before the request is sent, so that a reload meanwhile does not repeat it at once.
  return { type: 'poll.due', deadlines: { next: effects.now() + step.every } };
}

async function poll(input: InputOf<PollKind>): Promise<EventOf<PollKind>> {
  const { step, deadlines, evaluate } = input;
  const end = isOver(input) ? undefined : deadlines.until;
  const response = await callUntil(input, step.endpoint, step.send ?? {}, end);
  if (response === 'too-late') return { type: 'poll.expired' };
  if (response.type === 'unreachable') {
    return response.why === 'signed-out' || response.why === 'not-signed-in'
      ? unreachable('poll', response.why, false)
      : { type: undecided(input), deadlines: { next: nextTime(input) } };
  }
  const { result } = response;
  if (response.type === 'failed') return { type: 'poll.failed', result };
  const failsWhen = step['fails-when'];
  if (failsWhen !== undefined && evaluate(failsWhen, result) === true) {
    return { type: 'poll.failed', result };
  }
  if (step.until === undefined || evaluate(step.until, result) === true) {
    return { type: 'poll.decided', result };
  }
  return { type: undecided(input), result, deadlines: { next: nextTime(input) } };
}

function undecided(input: InputOf<PollKind>) {
  return input.step['asks-once'] || isOver(input) ? 'poll.expired' : 'poll.undecided';
}

function isOver({ deadlines, effects }: InputOf<PollKind>): boolean {
  return deadlines.until !== undefined && effects.now() >= deadlines.until;
}

/** Epoch ms. After `slower-after` the gap grows by half of the time waited since, up to five times `every`; never below `every`. */
function nextTime({ step, deadlines, effects }: InputOf<PollKind>): number {
  const now = effects.now();
  const slow = Math.max(0, now - (deadlines.started ?? now) - step['slower-after']);
  const gap = Math.min(step.every + slow / 2, step.every * 5);
  // Jitter: customers who lost the same network must not return in the same instant.
  return now + Math.round(gap * (1 + effects.random() / 10));
}

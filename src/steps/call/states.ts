import { callUntil } from '../calling.ts';
import type { Why } from '../../model/never-done.ts';
import type { DefineKind, EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import { mayBeDone, unreachable } from '../unreachable.ts';
import type { schema } from './schema.ts';

const inner = {
  sending: {
    invoke: 'send',
    locked: 'once',
    keepsScreen: { without: 'stop' },
    on: {
      'call.answered': { outcome: 'ok' },
      'call.failed': { outcome: 'failed' },
      'call.unreachable': { to: 'unreachable' },
      'call.unsure': { outcome: 'unsure', otherwise: 'unsure' },
      'call.left': { outcome: 'unsure', otherwise: 'sending', with: 'stop' },
    },
  },
  unreachable: { on: { 'call.retried': { to: 'sending' } } },
  unsure: { locked: true, on: { 'call.retried': { to: 'sending' } } },
} as const;

interface Data {
  why: Why;
}

export type CallKind = DefineKind<typeof schema, typeof inner, Data>;

export const states = {
  initial: 'sending',
  leaves: true,
  states: inner,
  actors: { send },
} satisfies StatesOf<CallKind>;

async function send(input: InputOf<CallKind>): Promise<EventOf<CallKind>> {
  const { step, effects } = input;
  const until = step.timeout === undefined ? undefined : effects.now() + step.timeout;
  const response = await callUntil(input, step.endpoint, step.send ?? {}, until);
  if (response === 'too-late') {
    return unreachable('call', 'timeout', mayBeDone(step));
  }
  if (response.type === 'unreachable') return unreachable('call', response.why, mayBeDone(step));
  const type = response.type === 'ok' ? 'call.answered' : 'call.failed';
  return { type, result: response.result };
}

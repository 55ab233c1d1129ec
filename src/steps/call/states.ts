import { callUntil } from '../calling.ts';
import type { KindStates, StepEvent, ActorInput } from '../../model/step-kind.ts';
import { mayBeDone, unreachable } from '../unreachable.ts';
import type { schema } from './schema.ts';

type Settings = typeof schema.settings;

export const states: KindStates<Settings> = {
  initial: 'sending',
  leaves: true,
  states: {
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
  },
  actors: { send },
};

async function send(input: ActorInput<Settings>): Promise<StepEvent> {
  const { step, effects } = input;
  const until = step.timeout === undefined ? undefined : effects.now() + step.timeout;
  const answer = await callUntil(input, step.endpoint, step.send ?? {}, until);
  if (answer === 'too-late') {
    return unreachable('call', 'timeout', mayBeDone(step));
  }
  if (answer.type === 'unreachable') return unreachable('call', answer.why, mayBeDone(step));
  const type = answer.type === 'ok' ? 'call.answered' : 'call.failed';
  return { type, result: answer.result };
}

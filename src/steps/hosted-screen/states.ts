import type { EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import type { EndpointResult } from '../../model/hosted-screen.ts';
import { evaluateDeferred } from '../deferred-values.ts';
import { type Hosted, inner } from './inner-states.ts';
import { runMachine } from './run-machine.ts';

export const states = {
  initial: 'shown',
  deferred: ['asks'],
  states: inner,
  actors: { ask, run: runMachine },
} satisfies StatesOf<Hosted>;

interface EndpointQuery {
  endpoint: string;
  send?: Record<string, unknown>;
}

/** Asks what the screen's event names. A newer question takes the place of one under way. */
async function ask(input: InputOf<Hosted>): Promise<EventOf<Hosted>> {
  const { step, data, effects, signal, evaluate } = input;
  const { asking: name = '', asked: before = {} } = data;
  // The machine gives late settings as they stand in the definition.
  const asked = (step.asks as unknown as Record<string, EndpointQuery> | undefined)?.[name];
  if (!asked) throw new Error(`Bug: ask finds no "${name}" at ${step.id}`);
  const send = evaluateDeferred(asked.send ?? {}, (formula) => evaluate(formula, {})) as Record<
    string,
    unknown
  >;
  const answer = await effects.call(asked.endpoint, send, { signal });
  const now: EndpointResult =
    answer.type === 'unreachable'
      ? { type: 'unreachable', words: answer.words, sent: send }
      : { type: answer.type, result: answer.result, sent: send };
  return { type: 'hosted-screen.answered', data: { asked: { ...before, [name]: now } } };
}

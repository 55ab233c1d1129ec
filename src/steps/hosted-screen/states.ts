import type { KindStates, StepEvent, ActorInput } from '../../model/step-kind.ts';
import { evaluateDeferred } from '../deferred-values.ts';
import type { EndpointResult } from '../../model/hosted-screen.ts';
import { runMachine } from './run-machine.ts';
import type { schema } from './schema.ts';

type Settings = typeof schema.settings;

/** Each button leaves by `hosted-screen.<button>`, see `outcomesFrom` in the contract. */
export const states: KindStates<Settings> = {
  initial: 'shown',
  deferred: ['asks'],
  states: {
    shown: {
      invoke: 'run',
      invokesWith: 'machine',
      on: { 'hosted-screen.changed': { to: 'shown' }, 'hosted-screen.asked': { to: 'asking' } },
    },
    asking: {
      invoke: 'ask',
      on: {
        'hosted-screen.answered': { to: 'shown' },
        'hosted-screen.asked': { to: 'asking' },
        // Whoever leaves does not wait for the answer.
        'hosted-screen.stopped': { to: 'shown' },
      },
    },
  },
  actors: { ask, run: runMachine },
};

interface EndpointQuery {
  endpoint: string;
  send?: Record<string, unknown>;
}

/** Asks what the screen's event names. A newer question takes the place of one under way. */
async function ask(input: ActorInput<Settings>): Promise<StepEvent> {
  const { step, data, effects, signal, evaluate } = input;
  const name = String(data.asking);
  // The machine gives late settings as they stand in the definition.
  const asked = (step.asks as unknown as Record<string, EndpointQuery> | undefined)?.[name];
  if (!asked) throw new Error(`Bug: ask finds no "${name}" at ${step.id}`);
  const send = evaluateDeferred(asked.send ?? {}, (formula) => evaluate(formula, {})) as Record<
    string,
    unknown
  >;
  const answer = await effects.call(asked.endpoint, send, { signal });
  const before = (data.asked ?? {}) as Record<string, EndpointResult>;
  const now: EndpointResult =
    answer.type === 'unreachable'
      ? { type: 'unreachable', words: answer.words, sent: send }
      : { type: answer.type, result: answer.result, sent: send };
  return { type: 'hosted-screen.answered', data: { asked: { ...before, [name]: now } } };
}

import type { KindStates, StepEvent, ActorInput } from '../../model/step-kind.ts';
import { unreachable } from '../unreachable.ts';
import { type Answered, Loading } from './loading.ts';
import type { schema } from './schema.ts';

type Settings = typeof schema.settings;

export const states: KindStates<Settings> = {
  initial: 'loading',
  deferred: ['get'],
  leaves: true,
  states: {
    loading: {
      invoke: 'load',
      on: {
        'load.loaded': { outcome: 'loaded' },
        'load.refused': { outcome: 'failed', otherwise: 'refused' },
        'load.unreachable': { to: 'unreachable' },
      },
    },
    refused: { on: { 'load.retried': { to: 'loading' } } },
    unreachable: { on: { 'load.retried': { to: 'loading' } } },
  },
  actors: { load },
};

/** What came stays for the next try; the next visit asks for everything anew. */
async function load(input: ActorInput<Settings>): Promise<StepEvent> {
  const loading = new Loading(input, (input.data.answered ?? {}) as Answered);
  await loading.all();
  const { got, came, answered } = loading;
  const refused = loading.first('refused');
  if (refused) {
    const { name, msg, code } = refused;
    const result = { ...got, data: undefined, failed: name, msg, code };
    return { type: 'load.refused', result, data: { answered, refusal: msg } };
  }
  const nobody = loading.first('unreachable');
  if (nobody) {
    const event = unreachable('load', nobody.why, false);
    return { ...event, data: { ...event.data, answered } };
  }
  const absent = Object.fromEntries(Object.keys(came).map((name) => [name, undefined]));
  const result = { ...got, data: undefined, failed: '', msg: '', code: '' };
  return { type: 'load.loaded', answers: { ...absent, ...got }, result, data: { answered: {} } };
}

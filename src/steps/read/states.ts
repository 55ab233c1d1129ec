import type { KindStates, StepEvent, ActorInput } from '../../model/step-kind.ts';
import { documentsOf } from '../documents.ts';
import { unreachable } from '../unreachable.ts';
import type { schema } from './schema.ts';

type Settings = typeof schema.settings;

export const states: KindStates<Settings> = {
  initial: 'loading',
  states: {
    loading: {
      invoke: 'load',
      on: {
        'read.loaded': { to: 'reading' },
        'read.incomplete': { to: 'incomplete' },
        'read.unreachable': { to: 'unloaded' },
        'read.refused': { outcome: 'failed' },
      },
    },
    incomplete: { on: { 'read.reloaded': { to: 'loading' } } },
    unloaded: { on: { 'read.reloaded': { to: 'loading' } } },
    reading: {
      on: {
        'read.document-read': { to: 'reading' },
        'read.done': { outcome: 'read' },
      },
    },
  },
  actors: { load },
};

async function load({ step, orderNo, effects, signal }: ActorInput<Settings>): Promise<StepEvent> {
  const names = step.document === undefined ? step.documents : [step.document];
  const request = { orderNo, ...(names === undefined ? {} : { names: names.join(',') }) };
  const answer = await effects.call(step['documents-endpoint'], request, { signal });
  if (answer.type === 'unreachable') return unreachable('read', answer.why, false);
  const { result } = answer;
  if (answer.type === 'failed') return { type: 'read.refused', result };
  const documents = documentsOf(result.documents, names);
  return documents === undefined
    ? { type: 'read.incomplete' }
    : { type: 'read.loaded', data: { documents } };
}

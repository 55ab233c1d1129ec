import type { KindStates, StepEvent, ActorInput } from '../../model/step-kind.ts';
import { fetchLists, listsIn } from '../lists.ts';
import type { schema } from './schema.ts';

type Settings = typeof schema.settings;

/** "Change" is the event every machine knows: `{ type: 'back', to }`. */
export const states: KindStates<Settings> = {
  initial: 'shown',
  states: {
    shown: {
      on: {
        'review.lists-wanted': { to: 'loading' },
        'review.confirmed': { outcome: 'confirmed' },
      },
    },
    loading: {
      invoke: 'loadLists',
      on: { 'review.ready': { to: 'shown' }, 'review.confirmed': { outcome: 'confirmed' } },
    },
  },
  actors: { loadLists },
};

/** The names of what was chosen from dictionaries. */
async function loadLists({ data, effects, signal }: ActorInput<Settings>): Promise<StepEvent> {
  const names = (data.wanted ?? []) as string[];
  const { lists, trouble } = await fetchLists(names, listsIn(data), effects, signal);
  return { type: 'review.ready', data: { lists, trouble } };
}

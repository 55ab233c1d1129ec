import type { DefineKind, EventOf, InputOf, StatesOf } from '../../model/define-kind.ts';
import { fetchLists, type Lists, type Trouble } from '../lists.ts';
import type { schema } from './schema.ts';

/** "Change" is the event every machine knows: `{ type: 'back', to }`. */
const inner = {
  shown: {
    on: {
      'review.lists-requested': { to: 'loading' },
      'review.confirmed': { outcome: 'confirmed' },
    },
  },
  loading: {
    invoke: 'loadLists',
    on: { 'review.ready': { to: 'shown' }, 'review.confirmed': { outcome: 'confirmed' } },
  },
} as const;

interface Data {
  lists: Lists;
  trouble: Trouble;
  requestedLists: string[];
}

export type ReviewKind = DefineKind<typeof schema, typeof inner, Data>;

export const states = {
  initial: 'shown',
  states: inner,
  actors: { loadLists },
} satisfies StatesOf<ReviewKind>;

/** The names of what was chosen from dictionaries. */
async function loadLists({
  data,
  effects,
  signal,
}: InputOf<ReviewKind>): Promise<EventOf<ReviewKind>> {
  const names = data.requestedLists ?? [];
  const { lists, trouble } = await fetchLists(names, data.lists ?? {}, effects, signal);
  return { type: 'review.ready', data: { lists, trouble } };
}

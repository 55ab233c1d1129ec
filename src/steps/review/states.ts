import type { KindStates } from '../contract.ts';
import type { schema } from './schema.ts';

/** "Change" is the event every machine knows: `{ type: 'back', to }`. */
export const states: KindStates<typeof schema.settings> = {
  initial: 'shown',
  states: { shown: { on: { 'review.confirmed': { outcome: 'confirmed' } } } },
};

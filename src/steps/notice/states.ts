import type { KindStates } from '../../model/step-kind.ts';
import type { schema } from './schema.ts';

/** Each button leaves by `notice.<button>`, see `outcomesFrom` in the contract. */
export const states: KindStates<typeof schema.settings> = {
  initial: 'shown',
  returns: true,
  states: { shown: {} },
};

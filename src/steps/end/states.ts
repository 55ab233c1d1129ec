import type { KindStates } from '../contract.ts';
import type { schema } from './schema.ts';

export const states: KindStates<typeof schema.settings> = {
  initial: 'ended',
  states: { ended: { always: { outcome: 'ended' } } },
};

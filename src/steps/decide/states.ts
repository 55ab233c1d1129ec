import type { KindStates } from '../contract.ts';
import type { schema } from './schema.ts';

export const states: KindStates<typeof schema.settings> = {
  initial: 'deciding',
  states: { deciding: { always: { outcome: 'else' } } },
};

import type { KindStates } from '../../model/step-kind.ts';
import type { schema } from './schema.ts';

export const states: KindStates<typeof schema.settings> = {
  initial: 'deciding',
  states: { deciding: { always: { outcome: 'else' } } },
};

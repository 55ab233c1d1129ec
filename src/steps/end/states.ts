import type { KindStates } from '../../model/step-kind.ts';
import type { schema } from './schema.ts';

export const states: KindStates<typeof schema.settings> = {
  initial: 'ended',
  states: { ended: { always: { outcome: 'ended' } } },
};

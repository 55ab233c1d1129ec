import type { KindStates } from '../../model/step-kind.ts';
import type { schema } from './schema.ts';

/** The rows are exits with a condition by now; what is left to do is to leave. */
export const states: KindStates<typeof schema.settings> = {
  initial: 'deciding',
  states: { deciding: { always: { outcome: 'else' } } },
};

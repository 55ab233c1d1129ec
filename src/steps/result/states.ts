import type { KindStates } from '../../model/step-kind.ts';
import type { schema } from './schema.ts';

export const states: KindStates<typeof schema.settings> = {
  initial: 'shown',
  states: {
    shown: {
      on: {
        'result.closed': { outcome: 'closed' },
        'result.restarted': { outcome: 'restart' },
      },
    },
  },
};

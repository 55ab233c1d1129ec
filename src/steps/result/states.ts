import type { KindStates } from '../contract.ts';
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

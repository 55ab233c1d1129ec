import type { KindStates } from '../contract.ts';
import type { schema } from './schema.ts';

export const states: KindStates<typeof schema.settings> = {
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'cashier.changed': { to: 'choosing' },
        'cashier.submitted': { outcome: 'submitted' },
      },
    },
  },
};

import type { DefineKind, StatesOf } from '../../model/define-kind.ts';
import type { schema } from './schema.ts';

const inner = {
  shown: {
    on: {
      'result.closed': { outcome: 'closed' },
      'result.restarted': { outcome: 'restart' },
    },
  },
} as const;

export type ResultKind = DefineKind<typeof schema, typeof inner>;

export const states = {
  initial: 'shown',
  states: inner,
} satisfies StatesOf<ResultKind>;

import type { DefineKind, StatesOf } from '../../model/define-kind.ts';
import type { schema } from './schema.ts';

/** Each button leaves by `notice.<button>`, see `outcomesFrom` in the contract. */
const inner = { shown: {} } as const;

interface Data {
  /** How often its button has pressed itself. */
  presses: number;
}

export type NoticeKind = DefineKind<typeof schema, typeof inner, Data>;

export const states = {
  initial: 'shown',
  sameVisitOnReturn: true,
  states: inner,
} satisfies StatesOf<NoticeKind>;

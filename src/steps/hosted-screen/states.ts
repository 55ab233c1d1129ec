import type { StatesOf } from '../../model/define-kind.ts';
import { type Hosted, inner } from './inner-states.ts';
import { runMachine } from './run-machine.ts';

export const states = {
  initial: 'shown',
  states: inner,
  actors: { run: runMachine },
} satisfies StatesOf<Hosted>;

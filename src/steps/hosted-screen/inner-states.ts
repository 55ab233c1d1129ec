import type { AnyActorRef } from 'xstate';
import type { DefineKind, ScreenOf } from '../../model/define-kind.ts';
import type { HostedContext } from '../../model/hosted-screen.ts';
import type { schema } from './schema.ts';

/** Each button leaves by `hosted-screen.<button>`, see `outcomesFrom` in the contract. */
export const inner = {
  shown: {
    invoke: 'run',
    invokesWith: 'machine',
    // Chosen answers come from its machine; without one, in the studio and in journeys, from this event.
    on: { 'hosted-screen.changed': { to: 'shown' } },
  },
} as const;

interface Data {
  /** The machine of its screen: its snapshot and where its events go. */
  actor: AnyActorRef;
  /** The context that machine ended with. */
  before: HostedContext;
  /** The outcome it ended with by itself. */
  exit: string;
}

export type Hosted = DefineKind<typeof schema, typeof inner, Data>;
export type StepProps = ScreenOf<Hosted>;

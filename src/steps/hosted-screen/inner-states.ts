import type { AnyActorRef } from 'xstate';
import type { DefineKind, ScreenOf } from '../../model/define-kind.ts';
import type { EndpointResult, HostedContext } from '../../model/hosted-screen.ts';
import type { schema } from './schema.ts';

/** Each button leaves by `hosted-screen.<button>`, see `outcomesFrom` in the contract. */
export const inner = {
  shown: {
    invoke: 'run',
    invokesWith: 'machine',
    on: { 'hosted-screen.changed': { to: 'shown' }, 'hosted-screen.asked': { to: 'asking' } },
  },
  asking: {
    invoke: 'ask',
    on: {
      'hosted-screen.answered': { to: 'shown' },
      'hosted-screen.asked': { to: 'asking' },
      // Whoever leaves does not wait for the answer.
      'hosted-screen.stopped': { to: 'shown' },
    },
  },
} as const;

interface Data {
  /** The machine of its screen: its snapshot and where its events go. */
  actor: AnyActorRef;
  /** The context that machine ended with. */
  before: HostedContext;
  /** The outcome it ended with by itself. */
  exit: string;
  /** What the screen asks the platform, and what became of it. */
  asking: string;
  asked: Readonly<Record<string, EndpointResult>>;
}

export type Hosted = DefineKind<typeof schema, typeof inner, Data>;
export type StepProps = ScreenOf<Hosted>;

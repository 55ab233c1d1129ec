/**
 * The types inside a step kind, drawn from its `states.ts`: the inner states, the events they listen to and the actors they
 * invoke are those written there, the outcomes those of the schema. Types only; nothing of it reaches a phone.
 *
 * ```ts
 * const inner = { asking: { invoke: 'ask', on: { 'poll.decided': { outcome: 'ok' } } } } as const;
 * export type Poll = DefineKind<typeof schema, typeof inner, { why?: Why }>;
 * export const states = { initial: 'asking', states: inner, actors: { ask } } satisfies StatesOf<Poll>;
 * async function ask(input: InputOf<Poll>): Promise<EventOf<Poll>> { … }
 * export function Screen({ status, data, send }: ScreenOf<Poll>) { … }
 * ```
 */
import type { ValueType } from './definition.ts';
import type {
  ActorInput,
  InnerState,
  AuthorSchema,
  KindStates,
  ScreenProps,
  SettingsSchema,
  StepEvent,
  ValueOf,
} from './step-kind.ts';

/**
 * `Data`: what its events store for the screen. `Deadline`: the names of its deadlines. `Answers`: what it collects,
 * where an author names none.
 */
export interface DefineKind<
  Schema extends AuthorSchema,
  Inner extends InnerStates,
  Data extends object = object,
  Deadline extends string = never,
  Answers extends AnswerTypes = Record<string, 'any'>,
> {
  readonly settings: Schema['settings'];
  readonly outcome: keyof Schema['outcomes'] & string;
  readonly status: keyof Inner & string;
  readonly event:
    | Extract<EventIn<Inner[keyof Inner]>, `${Schema['kind']}.${string}`>
    | (Schema extends { outcomesFrom: string } ? ButtonEvent<Schema['kind']> : never);
  readonly actor: ActorIn<Inner[keyof Inner]>;
  readonly data: Data;
  readonly deadline: Deadline;
  readonly answers: Answers;
}

type AnswerTypes = { readonly [name: string]: ValueType };
type InnerStates = { readonly [name: string]: InnerState };
type EventIn<State> = State extends { readonly on: infer On } ? keyof On & string : never;
type ActorIn<State> = State extends { readonly invoke: infer Name extends string } ? Name : never;

declare const ofAButton: unique symbol;
/** Leaves by a button the author named, see `outcomesFrom`: made from its name, never written out. */
export type ButtonEvent<Kind extends string> = `${Kind}.${string}` & { readonly [ofAButton]: true };

export interface KindTypes {
  readonly settings: SettingsSchema;
  readonly outcome: string;
  readonly status: string;
  readonly event: string;
  readonly actor: string;
  readonly data: object;
  readonly deadline: string;
  readonly answers: AnswerTypes;
}

export type DataOf<K extends KindTypes> = {
  readonly [Field in keyof K['data']]?: K['data'][Field] | undefined;
};

export type AnswersOf<K extends KindTypes> = {
  [Name in keyof K['answers']]?: ValueOf<K['answers'][Name]> | undefined;
};

type DeadlinesOf<K extends KindTypes> = { [Name in K['deadline']]?: number };

export interface EventOf<K extends KindTypes> extends Omit<
  StepEvent,
  'answers' | 'data' | 'deadlines'
> {
  type: K['event'];
  answers?: AnswersOf<K>;
  data?: DataOf<K>;
  deadlines?: DeadlinesOf<K>;
}

export interface InputOf<K extends KindTypes> extends Omit<
  ActorInput<K['settings']>,
  'answers' | 'data' | 'deadlines'
> {
  answers: AnswersOf<K>;
  data: DataOf<K>;
  deadlines: DeadlinesOf<K>;
}

/** Understood at every step. `to`: an earlier one. */
export interface BackEvent {
  type: 'back';
  to?: string;
}

export interface ScreenOf<K extends KindTypes> extends Omit<
  ScreenProps<K['settings']>,
  'answers' | 'status' | 'data' | 'send'
> {
  answers: AnswersOf<K>;
  status: K['status'];
  data: DataOf<K>;
  send: (event: EventOf<K> | BackEvent) => void;
}

type TransitionOf<K extends KindTypes> = { readonly with?: keyof K['settings'] & string } & (
  | { readonly to: K['status'] }
  | { readonly outcome: K['outcome']; readonly otherwise?: K['status'] }
);

interface InnerStateOf<K extends KindTypes> extends Omit<InnerState, 'on' | 'always'> {
  readonly on?: { readonly [event: string]: TransitionOf<K> };
  readonly always?: TransitionOf<K>;
}

export type StatesOf<K extends KindTypes> = Omit<
  KindStates<K['settings']>,
  'initial' | 'resume' | 'states' | 'actors'
> & {
  readonly initial: K['status'];
  readonly resume?: K['status'];
  readonly states: { readonly [Name in K['status']]: InnerStateOf<K> };
} & ([K['actor']] extends [never] ? unknown : { readonly actors: ActorsOf<K> });

type ActorsOf<K extends KindTypes> = {
  readonly [Name in K['actor']]: (input: InputOf<K>) => Promise<EventOf<K> | BackEvent>;
};

/**
 * What a flow can do, as data: the only telling of it, made by `chartOf`. `toMachine` makes the machine of a chart, `toGraph`
 * what the explorer walks.
 */
import type { Flow, Formula, Message } from '../model/definition.ts';

export interface Chart {
  flow: Flow;
  states: readonly ChartState[];
  start: ChartState;
  /** Heard in every state, if that is not `locked`. Without `to` it stays there. */
  everywhere: readonly (Pick<ChartTransition, 'event' | 'guard' | 'actions'> & {
    event: string;
    to?: ChartState;
  })[];
  /** By step: the first state of its kind, and the one a saved session comes back in at. */
  entered: ReadonlyMap<string, { initial: ChartState; resumed: ChartState }>;
}

export interface ChartState {
  /** The machine's name for it. */
  key: string;
  /** A step, or a state of the engine's own: `@back`, `@left`, … */
  step: string;
  /** '' where there is only one. */
  inner: string;
  /** In the order they are tried. */
  transitions: ChartTransition[];
  entry?: ChartAction;
  /** Begun on entry, aborted on exit. `after`: ms to wait. */
  invoke?: { src: string; after?: number };
  /** Back is refused. */
  locked?: true;
  final?: true;
}

export interface ChartTransition {
  from: ChartState;
  to: ChartState;
  /** Absent: taken at once. */
  event?: string;
  guard?: ChartGuard;
  actions: readonly ChartAction[];
  outcome?: string;
  /** The branch's name, for drawings and messages. */
  label?: string;
  /** The exit of the definition it follows. */
  exit?: { to: string; after?: number; toast: boolean };
  /** The engine's and not the flow's: what a bug leads to, jumps of Back and of resuming. */
  engine?: true;
}

/** `when`: the author's formula, whose name is the type. */
export type ChartGuard =
  | { type: 'may go back' }
  | { type: JumpGuard; params: { step: string } }
  /** `entering`: asked before the customer is there. */
  | { type: string; when: Formula; params?: { entering: true } };

export type JumpGuard = 'back leads to' | 'was shown last' | 'resumes at' | 'opens at';

/** What a transition does to the context, with its parameters. */
export interface ChartUpdates {
  arrive: { step: string };
  record: undefined;
  /** `main`: what only another outcome's answer holds is not missed. */
  keep: { step: string; main: boolean };
  'step over': undefined;
  'start anew': undefined;
  settle: { writes: string[] };
  abandon: undefined;
  'remember the intent': undefined;
  'take the draft': undefined;
  'take the order': undefined;
  'change the language': undefined;
  'close the notice': undefined;
  'note the trouble': undefined;
  'show at the field': { message: Message; step: string; field: string };
}

/** What it does besides. */
export interface ChartEffects {
  toast: { message: Message };
  'log the bug': undefined;
  'log that no branch applies': undefined;
}

export type UpdateType = keyof ChartUpdates;
export type ChartAction = Actions<ChartUpdates> | Actions<ChartEffects>;

type Actions<Params> = {
  [Type in keyof Params]: Params[Type] extends undefined
    ? { type: Type }
    : { type: Type; params: Params[Type] };
}[keyof Params];

/** Left at once by the only way there is: nothing is found out on it, so a machine need not stop there. */
export function passedThrough({
  transitions: [only, another],
  entry,
}: ChartState): ChartTransition | undefined {
  return only && !another && only.event === undefined && !only.guard && !entry ? only : undefined;
}

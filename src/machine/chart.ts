/**
 * What a flow can do, as data. `chartOf` builds it; `toMachine` and `toGraph` translate it for XState and for the
 * explorer.
 */
import type { Flow, Formula, Message } from '../model/definition.ts';

export interface Chart {
  flow: Flow;
  states: readonly ChartState[];
  start: ChartState;
  /**
   * Accepted in every state; those with `to` (Back) are refused in a `locked` one. Without `to` the state does not
   * change.
   */
  everywhere: readonly (Pick<ChartTransition, 'event' | 'guard' | 'actions'> & {
    event: string;
    to?: ChartState;
  })[];
  /** By step: its kind's initial state, and the state in which a saved session resumes. */
  entered: ReadonlyMap<string, { initial: ChartState; resumed: ChartState }>;
}

export interface ChartState {
  /** The machine's name for it. */
  key: string;
  /** A step, or one of the engine's own states: `@back`, `@left`, … */
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
  /** Added by the engine, not written by the author: transitions after a bug, and jumps of Back and of resuming. */
  engine?: true;
}

/** `when`: the author's formula, whose name is the type. */
export type ChartGuard =
  | { type: 'may go back' }
  | { type: JumpGuard; params: { step: string } }
  /** `entering`: evaluated before the step counts as visited. */
  | { type: string; when: Formula; params?: { entering: true } };

export type JumpGuard = 'back leads to' | 'was shown last' | 'resumes at' | 'opens at';

/** What a transition does to the context, with its parameters. */
export interface ChartUpdates {
  arrive: { step: string };
  record: undefined;
  /**
   * `main`: for the main outcome a value that cannot be evaluated is reported as a bug. After another outcome, whose
   * response may lack it, it is left out.
   */
  keep: { step: string; main: boolean };
  'skip the step': undefined;
  'restart the flow': undefined;
  settle: { writes: string[] };
  abandon: undefined;
  'record the intent': undefined;
  'store the draft': undefined;
  'store the order': undefined;
  'change the language': undefined;
  'close the notice': undefined;
  'record the failure': undefined;
  'show at the field': { message: Message; step: string; field: string };
}

/** Effects besides changes of the context. */
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

/** A state left at once by its only transition; the machine need not stop there. */
export function passedThrough({
  transitions: [only, another],
  entry,
}: ChartState): ChartTransition | undefined {
  return only && !another && only.event === undefined && !only.guard && !entry ? only : undefined;
}

import type { Formula, Language, LocalizedTemplate } from '../../model/definition.ts';
import type { Host } from '../../model/effects.ts';
import type { AnyKindStates, LocalizedText, StepEvent } from '../../model/step-kind.ts';
import type { FormulaScope } from '../../language/formula/evaluate.ts';

export type OracleValues = Readonly<Record<string, unknown>>;

/** One event of a walk with its payload. */
export interface OracleEvent extends StepEvent {
  /** Of Back: the screen that was asked for. */
  to?: string;
  order?: OracleValues;
  language?: Language;
  draft?: OracleValues;
  requestId?: string;
  settled?: 'done' | 'refused';
  error?: unknown;
  trouble?: string | LocalizedTemplate;
}

export interface OracleWrite {
  requestId: string;
  state: 'sent' | 'done';
}

/** What an oracle starts with. */
export interface OracleInput {
  kinds: Readonly<Record<string, AnyKindStates>>;
  order: OracleValues;
  host: Host;
  action: number;
  funder?: LocalizedTemplate;
  language: Language;
  /** Epoch ms. */
  now: () => number;
  /** Evaluates an author's condition; `scope` is what it can read. */
  holds: (when: Formula, step: string, scope: FormulaScope) => boolean;
  entry?: { step: string; params: OracleValues };
  notice?: LocalizedText;
}

/** An invoked actor and its input: the step's settings, or of the engine's own what it sends or how long it waits. */
export interface InvokedActor {
  actor: string;
  input: unknown;
}

/** The state after one event, in the same shape for the oracle and for a watched session. */
export interface Observation {
  at: string;
  toasts: readonly string[];
  bugs: readonly string[];
  invoked: readonly InvokedActor[];
  /** The actor that is running. */
  running: string;
  answers: unknown;
  visited: readonly string[];
  result: unknown;
  data: unknown;
  deadlines: unknown;
  writes: unknown;
  draft: unknown;
  order: unknown;
  language: Language;
  notice: string;
  trouble: unknown;
  /** Back is refused, goes to a screen before, or out of the flow. */
  back: 'locked' | 'before' | 'out';
  /** The machine follows Back. */
  followsBack: boolean;
  /** How it ended, and whether it was abandoned. */
  ended: string;
  over: '' | 'over' | 'abandoned';
  visit: number;
  /** What the storage holds, with what of it is encrypted. */
  saved: unknown;
}

/**
 * What every step kind satisfies. A kind is a folder: `schema.ts` (what an author may write), `authoring.ts` (what it collects,
 * brings and finds), `states.ts` (the states it becomes), `Screen.tsx` and `messages.ts` (what the customer sees; absent for
 * kinds without a screen), `driver.ts` (how a test acts on it), `labels.ts` (what staff read), `examples.yaml`,
 * `<kind>.test.tsx`.
 */
import type { KindAuthoring } from './authoring.ts';
import type { Formula, Language, Message, Step, StepOf, ValueType } from './definition.ts';
import type { StepEffects } from './effects.ts';

// ── schema.ts ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The type of one setting an author may write. `about` is shown in editors and in the reference. */
export type Setting = {
  readonly about: string;
  readonly required?: true;
  /** Its former name, shown with the new one. */
  readonly formerly?: string;
  /**
   * Evaluated once for each item of the list in the setting of this name: its formulas see `item`, and an actor gets it
   * unevaluated, for `ActorInput.evaluate` and `ActorInput.localize`.
   */
  readonly perItem?: string;
  /** Passed to an actor unevaluated: its formulas are evaluated while it runs, by `ActorInput.evaluate`. */
  readonly deferred?: true;
  /** Only has an effect where the setting `by` has one of these values; `needed`: is then required. */
  readonly only?: {
    readonly by: string;
    readonly words: readonly string[];
    readonly needed?: true;
  };
} & (
  | { readonly type: 'text'; readonly default?: string }
  /** `shownAs`: what customers see it as, where it is not called so. */
  | { readonly type: 'words'; readonly shownAs?: 'button' }
  | { readonly type: 'yes-no'; readonly default?: boolean }
  | {
      readonly type: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly default?: number;
    }
  /** Written in yuan, whole fen in the definition. */
  | { readonly type: 'money' }
  /** Written `2s`, `5m`, `1h`, `30d`; milliseconds in the definition. */
  | { readonly type: 'duration'; readonly max?: string; readonly default?: string }
  | { readonly type: 'date' }
  | { readonly type: 'version' }
  | { readonly type: 'path' }
  | {
      readonly type: 'endpoint';
      readonly sends?: readonly string[];
      readonly gives?: readonly string[];
      readonly default?: string;
    }
  | { readonly type: 'flow' }
  | { readonly type: 'step' }
  | { readonly type: 'document' }
  | { readonly type: 'dictionary' }
  /** A line of the specification. `values`: id → what the line says. */
  | { readonly type: 'requirement'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly type: 'one-of';
      readonly options: readonly string[];
      readonly default?: string;
      /** What `npm run check -- --list` prints the options by. Usual: the setting's name. */
      readonly list?: string;
    }
  /** Always a formula (`=…`). */
  | { readonly type: 'formula'; readonly gives: ValueType; readonly deferred?: undefined }
  /** A formula over `result` of the step's own call: an actor gets it unevaluated, for `ActorInput.evaluate`. */
  | { readonly type: 'formula'; readonly gives: ValueType; readonly deferred: true }
  /** A plain value or a formula of that type. */
  | { readonly type: 'value'; readonly gives: ValueType }
  /** Request field → value or formula, checked against the request of the endpoint named by the setting `endpoint`. */
  | { readonly type: 'send' }
  | {
      readonly type: 'list';
      readonly of: Setting;
      readonly notEmpty?: true;
      /** The same name may stand in it again. */
      readonly mayRepeat?: true;
    }
  /** Names of the author's choosing → the same thing each. `names` says how they are spelt. */
  | {
      readonly type: 'map';
      readonly of: Setting;
      readonly names: NameStyle;
      readonly notEmpty?: true;
      /** Customers choose or fill them in by their labels, which must differ. */
      readonly distinctTexts?: true;
    }
  | { readonly type: 'object'; readonly settings: SettingsSchema }
  /** Chosen by the form of what is written: a text, a list, a map. */
  | { readonly type: 'either'; readonly of: readonly Setting[] }
  /** A name the author makes up. */
  | { readonly type: 'name'; readonly names: NameStyle }
  /** Settings that depend on the word at `by`: a step's on its `kind`. `otherwise` is the word where none is written. */
  | {
      readonly type: 'variants';
      readonly by: string;
      readonly noun: string;
      readonly common: SettingsSchema;
      readonly of: {
        readonly [word: string]: { readonly about: string; readonly settings: SettingsSchema };
      };
      readonly otherwise?: string;
      /** A patch: nothing is required, and the discriminator may be that of another file. */
      readonly partial?: true;
    }
);

/**
 * - kebab: `change-card`; camel: `bankPhone`; setting: either of these
 * - step: kebab, where steps are named from outside also `co/identity`; code: `335`; page: `orderSignfor`; funder: `SZ_BANK_FINANCE`
 */
export type NameStyle = 'kebab' | 'camel' | 'any' | 'setting' | 'step' | 'code' | 'page' | 'funder';

export type SettingsSchema = { readonly [name: string]: Setting };

export interface Outcome {
  readonly about: string;
  /** Leads to the step below unless `next` says otherwise. Exactly one outcome of a kind has it. */
  readonly main?: true;
  /** A failure: the flow must give a message and an exit. */
  readonly fails?: true;
  /** Has an inner state to fall back to where the author writes no exit (`Transition.otherwise`). */
  readonly optional?: true;
}

/** What a kind's `schema.ts` says: what an author may write. */
export interface AuthorSchema {
  readonly kind: string;
  /** What staff call it beside the phone and in drawings. */
  readonly name?: LocalizedText;
  readonly about: string;
  readonly outcomes: { readonly [name: string]: Outcome };
  /**
   * The map setting whose names are outcomes too (a notice's buttons). Its first name is the main outcome. Where the
   * author left the map out, the main one of `outcomes` is the only one. From the initial inner state the event
   * `<kind>.<name>` (`notice.start`) leaves by it.
   */
  readonly outcomesFrom?: string;
  readonly settings: SettingsSchema;
  /** The customer sees a screen, so the step needs a path (or shows at the address of the screen before). */
  readonly screen: boolean;
  /** The step's `endpoint` brings `result`, which `on`, `keep` and texts may use. */
  readonly result?: true;
}

/** A kind's `schema.ts` and `authoring.ts` together, for the checker. */
export interface KindSchema extends AuthorSchema, KindAuthoring {}

/** The TypeScript type a screen and an actor receive for the settings of a kind: words as text, formulas as their value. */
export type ResolvedSettings<S extends SettingsSchema> = {
  [
    K in keyof S as S[K] extends { required: true } | { default: unknown } ? K : never
  ]: ResolvedSetting<S[K]>;
} & {
  [
    K in keyof S as S[K] extends { required: true } | { default: unknown } ? never : K
  ]?: ResolvedSetting<S[K]>;
};

type ResolvedSetting<S> = S extends { perItem: string } | { deferred: true; type: 'map' }
  ? DeferredSetting<S>
  : EvaluatedSetting<S>;

/** Unevaluated, as in the definition. */
type DeferredSetting<S> = S extends { type: 'words' }
  ? Message
  : S extends { type: 'map'; of: infer I }
    ? Record<string, DeferredSetting<I>>
    : S extends { type: 'object'; settings: infer I }
      ? {
          [K in keyof I as I[K] extends { required: true } ? K : never]: DeferredSetting<I[K]>;
        } & {
          [K in keyof I as I[K] extends { required: true } ? never : K]?: DeferredSetting<I[K]>;
        }
      : Formula;

type EvaluatedSetting<S> = S extends { type: 'yes-no' }
  ? boolean
  : S extends { type: 'number' | 'money' | 'duration' }
    ? number
    : S extends { type: 'one-of'; options: readonly (infer O)[] }
      ? O
      : S extends { type: 'formula'; deferred: true }
        ? Formula
        : S extends { type: 'formula' | 'value'; gives: infer V }
          ? ValueOf<V>
          : S extends { type: 'send' }
            ? Record<string, unknown>
            : S extends { type: 'list'; of: infer I }
              ? ResolvedSetting<I>[]
              : S extends { type: 'map'; of: infer I }
                ? Record<string, ResolvedSetting<I>>
                : S extends { type: 'object'; settings: infer I extends SettingsSchema }
                  ? ResolvedSettings<I>
                  : S extends { type: 'either'; of: readonly (infer I)[] }
                    ? ResolvedSetting<I>
                    : string;

export type ValueOf<V> = V extends 'number' | 'money'
  ? number
  : V extends 'yes-no'
    ? boolean
    : V extends 'any'
      ? unknown
      : V extends { list: infer I }
        ? ValueOf<I>[]
        : V extends { fields: infer F }
          ? { [K in keyof F]?: ValueOf<F[K]> }
          : string;

// ── states.ts ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A fact, lower-case and dotted: `form.submitted`, `call.failed`. */
export interface StepEvent {
  type: string;
  /** Merged into the answers of the step. */
  answers?: Record<string, unknown>;
  /** What the endpoint answered: its `data`'s fields beside `code`, `msg` and `data`. */
  result?: Record<string, unknown>;
  /** For the screen only; dies with the session. Merged into the step's data. */
  data?: Record<string, unknown>;
  /** Times (epoch ms) that must survive a kill, by name. */
  deadlines?: Record<string, number>;
}

/**
 * Where an event leads: another inner state, or out of the step by one of its outcomes. `otherwise`: the inner state where
 * the author has given that outcome no way. `with`: only at steps where the author has written this setting.
 */
export type Transition = { readonly with?: string } & (
  | { readonly to: string }
  | { readonly outcome: string; readonly otherwise?: string }
);

export interface InnerState {
  /** Begun on entry, aborted on exit; the event it resolves with is sent to the machine. */
  readonly invoke?: string;
  /** Invoked only at steps where this is set. */
  readonly invokesWith?: string;
  readonly on?: { readonly [event: string]: Transition };
  /** Taken at once, without waiting for anything. */
  readonly always?: Transition;
  /** Back is refused: something pending must not be lost. `once`: only on steps with `once`. */
  readonly locked?: true | 'once';
  /** The previous screen stays with its button busy; on steps without this setting. */
  readonly keepsScreen?: { readonly without: string };
}

export interface KindStates<S extends SettingsSchema> {
  readonly initial: string;
  /** Where a resumed session enters, if not at `initial` (a link that was opened must not open again). */
  readonly resume?: string;
  readonly states: { readonly [name: string]: InnerState };
  /** Its screen does not stay for a state with `keepsScreen`: it has a camera open, or only waits. */
  readonly leaves?: true;
  /** Returning to it from such a state continues the visit: focus and scrolling stay. */
  readonly sameVisitOnReturn?: true;
  /** The settings marked `deferred` or `perItem` in the schema: the machine gives them unevaluated, because their `result` is still to come. */
  readonly deferred?: readonly (keyof S & string)[];
  /** The setting whose names are the questions it asks; each may have `required` and `when`. */
  readonly questions?: keyof S & string;
  /** Whether an answer given before the flow changed still fits its question, which is passed evaluated. */
  readonly accepts?: (question: unknown, answer: unknown) => boolean;
  readonly actors?: { readonly [name: string]: StepActor<S> };
}

/** The states of any kind, as the registry holds them. */
// An actor takes its own kind's settings and data; the machine hands each kind only what its schema and its events allow.
export interface AnyKindStates extends Omit<KindStates<SettingsSchema>, 'actors'> {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly actors?: { readonly [name: string]: (input: any) => Promise<StepEvent> };
}

export type StepActor<S extends SettingsSchema> = (input: ActorInput<S>) => Promise<StepEvent>;

export interface ActorInput<S extends SettingsSchema> {
  /** Formulas evaluated and words chosen, now. */
  step: StepOf<ResolvedSettings<S>>;
  /** The answers this step has so far. */
  answers: Record<string, unknown>;
  /** The flow's loaded draft object, where the flow has one. */
  draft: Record<string, unknown> | undefined;
  data: Record<string, unknown>;
  deadlines: Record<string, number>;
  /** The event that led into this state. */
  event: StepEvent;
  /** One per intent, the same after a reload or a retry. Present on steps that write once. */
  requestId: string | undefined;
  orderNo: string;
  /** Origins a link may lead to. */
  links: readonly string[];
  effects: StepEffects;
  signal: AbortSignal;
  /**
   * The value of a deferred formula over this result and otherwise the present names (order, answers, …).
   * Undefined when the formula fails at run time, which is logged as a bug.
   */
  evaluate: (formula: Formula, result: Record<string, unknown>, item?: unknown) => unknown;
  /** Reports progress while it runs; stored with the step like an event's payload. */
  report: (progress: Pick<StepEvent, 'answers' | 'data'>) => void;
  /** A sentence about one of the list in `result`, in each language; '' where it fails, which is logged as a bug. */
  localize: (
    message: Message,
    result: Record<string, unknown>,
    item: unknown,
  ) => Record<Language, string>;
}

// ── Screen.tsx ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface ScreenProps<S extends SettingsSchema> {
  /** Formulas evaluated and words chosen for the customer's language. */
  step: StepOf<ResolvedSettings<S>>;
  /** The answers this step has so far, and the starting values of its fields. */
  answers: Record<string, unknown>;
  /** The kind's inner state: `editing`, `sending`, `offline`, … */
  status: string;
  data: Record<string, unknown>;
  send: (event: StepEvent) => void;
  /** The screens before this one the customer visited, first to last, with what was answered there. */
  past: readonly PastStep[];
}

export interface PastStep {
  step: Step & Record<string, unknown>;
  /** With the draft's values of those that are not stored on the phone. */
  answers: Record<string, unknown>;
  /** The flow's draft holds its answers: what is missing here is missing at the platform. */
  inDraft?: boolean;
}

/** Sentences of our own code have the same shape as those of the YAML. */
export type LocalizedText = Readonly<Record<Language, string>>;

export type { Formula };

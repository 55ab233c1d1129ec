/**
 * A kind's `authoring.ts`: what its steps mean to the checker, the generated pages and the studio. Never on a phone.
 */
import type { Language, ValueType } from './definition.ts';
import type { HostedScreen } from './hosted-screen.ts';

/** `Setting`: the names of the kind's own settings. */
export interface KindAuthoring<Setting extends string = string> {
  /** Answers every step of this kind collects, with the type formulas see. */
  readonly answers?: { readonly [name: string]: ValueType };
  /** The map setting whose names are answers too (a form's fields). */
  readonly answersFrom?: Setting;
  /** The map setting whose names are answers too, taken from what the customer chose of a list. */
  readonly picksFrom?: Setting;
  /** The map setting whose names are answers too: fetched by each entry's endpoint, or computed by its `value`. */
  readonly fetchedFrom?: Setting;
  /** What is collected by each `type` an entry of that map can have. */
  readonly answerTypes?: { readonly [type: string]: ValueType };
  /**
   * The form's error for an answer to one of its questions; undefined where it is accepted. Money is whole fen. In
   * English by default.
   */
  readonly refusalOf?: (
    question: Readonly<Record<string, unknown>>,
    answer: unknown,
    language?: Language,
  ) => string | undefined;
  /** The setting that names an answer: which of its buttons was pressed. */
  readonly pressedAs?: Setting;
  /** Names in `answers` that must never be stored. */
  readonly sensitive?: readonly string[];
  /** Names in `answers` that may be stored encrypted only. */
  readonly personal?: readonly string[];
  /** Of `answerTypes`: what is written or photographed, and so may say who somebody is, how to reach them or what they earn. */
  readonly personalTypes?: readonly string[];
  /** Of `answerTypes`: what must never be stored, whatever it is for. */
  readonly secretTypes?: readonly string[];
  /** Names in `answers` that prove something: a later write carries them. The others are for the step itself. */
  readonly proofs?: readonly string[];
  /** The setting with the endpoint that issues the proofs. Absent: the step issues them itself. */
  readonly provedBy?: Setting;
  /**
   * Settings that identify the person. Where all are empty the platform does not know them yet; only a write tells it.
   */
  readonly knownBy?: readonly Setting[];
  /** Identifies somebody: the setting with their role in the contract, and those with what is known of them. */
  readonly identifies?: { readonly as: Setting; readonly comparedWith?: readonly Setting[] };
  /** The setting by which its screen offers items of a list to choose from. */
  readonly offers?: Setting;
  /** Shows screens of features: the setting that names one, the one that hands over what it takes, and what each takes. */
  readonly hosts?: {
    readonly shows: Setting;
    readonly inputs: Setting;
    /** Present on steps whose screen has a machine. */
    readonly machine: string;
    readonly screens: Readonly<Record<string, HostedScreen>>;
  };
  /** Its screen shows the answers given there before. */
  readonly showsEarlierAnswers?: true;
  /** Shows the answers of earlier pages, or of those its setting `of` names. */
  readonly reviews?: true;
  /** Queries the platform before it writes whether that was done, after a reload too. */
  readonly queriesBeforeWrite?: true;
  /**
   * Leads to an external page: the endpoint that gives its address, the field with the address, and further allowed
   * origins.
   */
  readonly leadsOut?: {
    readonly endpoint: Setting;
    readonly url: Setting;
    readonly origins: Setting;
  };
  /** Outcome → the setting whose formula is true of the `result` that decides for it, and false of any other. */
  readonly decidedBy?: { readonly [outcome: string]: Setting };
  /** The setting with the documents that are signed. */
  readonly signs?: Setting;
  /** The outcome of a step whose work was done on an earlier visit, or elsewhere. */
  readonly doneBefore?: string;
  /**
   * Ends a flow by nature. `endSetting`: the setting that keeps how a flow run by another one ended. `restartSetting`:
   * the setting with the label of a restart button, and the outcome of that name.
   */
  readonly endsFlow?: { readonly endSetting: Setting; readonly restartSetting: Setting };
}

export type AuthoringOf<Schema extends { readonly settings: object }> = KindAuthoring<
  keyof Schema['settings'] & string
>;

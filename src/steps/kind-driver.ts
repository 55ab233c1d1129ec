/** A kind's `driver.ts`: how a test acts on its steps. Never on a phone. */
import type { Expect, Locator, Page } from '@playwright/test';
import type { Flow, Language, Step, StepOf } from '../model/definition.ts';
import type { Example } from '../model/example.ts';
import type { AnswersOf, BackEvent, DataOf, EventOf, KindTypes } from '../model/define-kind.ts';
import type { ResolvedSettings } from '../model/step-kind.ts';

type Values = Readonly<Record<string, unknown>>;

/** The driver of a kind, typed by its `schema.ts` and `states.ts`. */
export type DriverOf<K extends KindTypes> = Driver<{
  step: StepOf<ResolvedSettings<K['settings']>>;
  data: DataOf<K>;
  answers: AnswersOf<K>;
  sent: EventOf<K> | BackEvent;
  status: K['status'];
  event: K['event'];
  outcome: K['outcome'];
}>;

/** Of any kind, as the registry holds it: it is passed only steps of its own. */
export type KindDriver = Driver<AnyDriven>;

// oxlint-disable typescript/no-explicit-any
interface AnyDriven extends Driven {
  step: any;
  data: any;
  answers: any;
  sent: any;
  status: any;
}
// oxlint-enable typescript/no-explicit-any

interface Driven {
  step: unknown;
  data: unknown;
  answers: unknown;
  sent: unknown;
  status: string;
  event: string;
  outcome: string;
}

interface Driver<D extends Driven> {
  /** The endpoint a step of the kind asks where its author names none. */
  readonly endpoint?: string;
  /** Payloads of events beside answers, where no screen is used. */
  readonly data?: {
    readonly [E in D['event']]?: (view: ViewOf<D>, made: SampleInput) => D['data'];
  };
  /** Valid answers, where not any value of the type will do. `prescribed`: answers of the test. */
  readonly answers?: (
    view: ViewOf<D>,
    made: SampleInput & { readonly prescribed: Values },
  ) => D['answers'];
  /** Does the customer's next action, where a test walks without screens. Absent: the example decides. */
  readonly advance?: (
    view: SendingView<D['step'], D['data'], D['answers'], D['status'], D['sent']>,
    means: ScreenlessTools,
  ) => void | Promise<void>;
  /** All actions of its screen by inner state, the main one first: for random walks. */
  readonly taps?: {
    readonly [S in D['status']]?: (view: ViewOf<D>) => readonly TapOf<D>[];
  };
  /** Outcomes the customer decides, with their events. */
  readonly decisions?: { readonly [O in D['outcome']]?: D['event'] };
  /** Outcomes decided at another screen. */
  readonly byOthers?: readonly D['outcome'][];
  /** Outcomes of a refusal by its code. */
  readonly codes?: { readonly [O in D['outcome']]?: string };
  /** The validation messages of its screen. */
  readonly validationMessages?: (
    step: D['step'],
    language: Language,
  ) => readonly ValidationMessage[];
  /** Own values of `data.why` with a message on its screen. */
  readonly reasons?: readonly string[];
  /** Polls until the platform has decided: a test prepares the responses. The outcome of the timeout. */
  readonly timeoutOutcome?: D['outcome'];
  /** Sends its request on entry, before a test can act: a refusal is prepared. The outcome it leads to. */
  readonly refusedOutcome?: D['outcome'];
  /** Decided outside the app: the step after it queries the outcome. */
  readonly decidedElsewhere?: true;
  /** Pays: covered by the payment tests, which have a cashier page of their own. */
  readonly pays?: true;
  /** Sums are shown to the fen. */
  readonly showsCents?: true;
  /** Its first input has the focus, not its heading. */
  readonly focusesFirstInput?: true;
  /**
   * Shows validation messages when submitted too early. `emptied`: may be complete from the start, so a test empties an
   * input first.
   */
  readonly refuses?: 'at-once' | 'emptied';
  /** What a customer does in a browser to reach the outcome. The step is as written, its formulas unevaluated. */
  act?(
    walk: DrivenWalk,
    step: Step & Values,
    outcome: D['outcome'],
    hands: BrowserTools,
  ): Promise<void>;
}

/** The event of a tap; one without answers by its type alone. */
type TapOf<D extends Driven> =
  | D['event']
  | BackEvent['type']
  | { readonly type: D['event']; readonly answers: D['answers'] };

export interface ValidationMessage {
  /** What brings it about. */
  readonly when: string;
  readonly sentence: string;
  /** What is typed into a question so that its screen says so when it is sent. */
  readonly typed?: { readonly field: string; readonly text: string };
}

type ViewOf<D extends Driven> = DrivenView<D['step'], D['data'], D['answers']>;

interface DrivenView<Shown, Data, Answers> {
  readonly step: Shown;
  readonly data: Data;
  readonly answers: Answers;
}

interface SendingView<Shown, Data, Answers, Status, Sent> extends DrivenView<Shown, Data, Answers> {
  readonly status: Status;
  readonly send: (event: Sent) => void;
}

/** What a driver without screens can use. */
export interface ScreenlessTools extends Pick<SampleInput, 'samples'> {
  /** What an example answers of what the step asks, by the step's own names. */
  readonly answers: Values;
  /** The code sent last to the phone of the step. */
  readonly inbox: () => Promise<string>;
  /** What was chosen of lists before; each is chosen once. */
  readonly chosen: Set<string>;
  readonly photo: (name: string) => File;
  readonly signature: string;
}

export interface SampleInput {
  /** A picture as `data:image/png;base64,…`, and as a file. */
  readonly pixel: string;
  readonly picture: () => File;
  /** Sample values by name; `others`: the second and third in a list. */
  readonly samples: Readonly<Record<string, string | number>>;
  readonly others: Readonly<Record<string, readonly string[]>>;
}

/** A customer in a browser on their way through a flow. */
export interface DrivenWalk {
  readonly page: Page;
  readonly flow: Flow;
  readonly example: Pick<Example, 'answers' | 'refuses'>;
  readonly orderNo: string;
  /** Gets the codes; `others`: phones of people beside them. */
  readonly phone: string;
  readonly others: Set<string>;
}

/** Helpers of the browser suite for the drivers. */
export interface BrowserTools {
  readonly expect: Expect;
  /** Presses the last button of the page's bar, which leads on. */
  readonly submit: (page: Page) => Promise<void>;
  readonly toast: (page: Page) => Locator;
  readonly givePhoto: (page: Page, label: string) => Promise<void>;
  readonly photo: () => { name: string; mimeType: string; buffer: Buffer };
  readonly readUntil: (page: Page, done: Locator) => Promise<void>;
  readonly drawSignature: (page: Page) => Promise<void>;
  readonly codeFor: (page: Page, ...phones: string[]) => Promise<string>;
  /** Makes the interviewer decide the video interview. */
  readonly interview: (walk: DrivenWalk, step: Step, verdict: 'passed' | 'failed') => Promise<Page>;
  /** The outcome decided on the funder's page, which the next step receives. */
  readonly decideAt: (walk: DrivenWalk, step: Step) => string;
  /** The platform refuses the next request of the step. */
  readonly refuseNext: (page: Page, step: Step, msg: string, code?: string) => Promise<void>;
}

/** Not answered. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || JSON.stringify(value) === '[]';
}

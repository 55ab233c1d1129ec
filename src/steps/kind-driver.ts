/** A kind's `driver.ts`: how a test acts on its steps. Never on a phone. */
import type { Expect, Locator, Page } from '@playwright/test';
import type { Example, Flow, Language, Step } from '../model/definition.ts';
import type { StepEvent } from '../model/step-kind.ts';

type Values = Readonly<Record<string, unknown>>;

export interface KindDriver {
  /** The endpoint a step of the kind asks where its author names none. */
  readonly endpoint?: string;
  /** Payloads of events beside answers, where no screen is used. */
  readonly data?: { readonly [event: string]: (view: DrivenView, made: SampleInput) => Values };
  /** Valid answers, where not any value of the type will do. `prescribed`: answers of the test. */
  readonly answers?: (
    view: DrivenView,
    made: SampleInput & { readonly prescribed: Values },
  ) => Values;
  /** Does the customer's next action, where a test walks without screens. Absent: the example decides. */
  readonly advance?: (view: SendingView, means: ScreenlessTools) => void | Promise<void>;
  /** All actions of its screen by inner state, the main one first: for random walks. */
  readonly taps?: { readonly [status: string]: (view: DrivenView) => readonly TapEvent[] };
  /** Outcomes the customer decides, with their events. */
  readonly decisions?: { readonly [outcome: string]: string };
  /** Outcomes decided at another screen. */
  readonly byOthers?: readonly string[];
  /** Outcomes of a refusal by its code. */
  readonly codes?: { readonly [outcome: string]: string };
  /** The validation messages of its screen. */
  readonly validationMessages?: (
    step: Step & Values,
    language: Language,
  ) => readonly ValidationMessage[];
  /** Own values of `data.why` with a message on its screen. */
  readonly reasons?: readonly string[];
  /** Polls until the platform has decided: a test prepares the responses. The outcome of the timeout. */
  readonly timeoutOutcome?: string;
  /** Sends its request on entry, before a test can act: a refusal is prepared. The outcome it leads to. */
  readonly refusedOutcome?: string;
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
  /** What a customer does in a browser to reach the outcome. */
  readonly act?: (
    walk: DrivenWalk,
    step: Step & Values,
    outcome: string,
    hands: BrowserTools,
  ) => Promise<void>;
}

/** The event of a tap; one without answers by its type alone. */
export type TapEvent = string | Pick<StepEvent, 'type' | 'answers'>;

export interface ValidationMessage {
  /** What brings it about. */
  readonly when: string;
  readonly sentence: string;
  /** What is typed into a question so that its screen says so when it is sent. */
  readonly typed?: { readonly field: string; readonly text: string };
}

export interface DrivenView {
  readonly step: Step & Values;
  readonly data: Values;
  readonly answers: Values;
}

export interface SendingView extends DrivenView {
  readonly status: string;
  readonly send: (event: StepEvent) => void;
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

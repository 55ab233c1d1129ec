/** What a kind's `driver.ts` says: how a test acts on its steps. Never on a phone. */
import type { Expect, Locator, Page } from '@playwright/test';
import type { Example, Flow, Language, Step } from '../model/definition.ts';
import type { StepEvent } from '../model/step-kind.ts';

type Values = Readonly<Record<string, unknown>>;

export interface KindDriver {
  /** The endpoint a step of the kind asks where its author names none. */
  readonly endpoint?: string;
  /** What events bring beside answers, as a customer might: where no screen is pressed. */
  readonly data?: { readonly [event: string]: (view: DrivenView, made: SampleInput) => Values };
  /** What a customer might answer, where anything of the type will not do. `wanted`: what a test wants answered. */
  readonly answers?: (view: DrivenView, made: SampleInput & { readonly wanted: Values }) => Values;
  /** Does the next thing a customer does there to get on, where a test walks without screens. Absent: the example says what happens. */
  readonly goOn?: (view: SendingView, means: Means) => void | Promise<void>;
  /** All a customer can do on its screen, by inner state, what leads on first: where a test taps here and there. */
  readonly taps?: { readonly [status: string]: (view: DrivenView) => readonly TapEvent[] };
  /** Outcomes the customer decides, each with the event that says so. */
  readonly decisions?: { readonly [outcome: string]: string };
  /** Outcomes that somebody at another screen decides. */
  readonly byOthers?: readonly string[];
  /** Outcomes that a refusal has by its code. */
  readonly codes?: { readonly [outcome: string]: string };
  /** The sentences its screen says against what was filled in. */
  readonly complaints?: (step: Step & Values, language: Language) => readonly Complaint[];
  /** Reasons (`data.why`) of its own that its screen has words for. */
  readonly whys?: readonly string[];
  /** Asks until the platform has decided: a test prepares what it hears. The outcome of having asked in vain. */
  readonly timeoutOutcome?: string;
  /** Asks as soon as it is there, before a test can do anything: a refusal is prepared. The outcome it leads to. */
  readonly refusedOutcome?: string;
  /** What the customer does here is done in another place: the step behind it asks what became of it. */
  readonly decidedElsewhere?: true;
  /** Money moves behind it: the tests of payments walk it, with a cashier's page of their own. */
  readonly pays?: true;
  /** Sums are shown to the fen. */
  readonly showsCents?: true;
  /** Its first input has the focus, not its heading. */
  readonly typedAtOnce?: true;
  /** Says what is missing when it is sent too early. `emptied`: may be complete from the start, so a test empties an input first. */
  readonly refuses?: 'at-once' | 'emptied';
  /** What a customer does in a browser so that the step ends with the outcome. */
  readonly act?: (
    walk: DrivenWalk,
    step: Step & Values,
    outcome: string,
    hands: Hands,
  ) => Promise<void>;
}

/** The event of a tap; one without answers by its type alone. */
export type TapEvent = string | Pick<StepEvent, 'type' | 'answers'>;

export interface Complaint {
  /** What brings it about. */
  readonly when: string;
  readonly sentence: string;
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

/** What a customer without screens has at hand. */
export interface Means extends Pick<SampleInput, 'samples'> {
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
  /** What reads well, by name of the answer; `others`: the second and third in a list. */
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

/** What the browser suite lends to the drivers. */
export interface Hands {
  readonly expect: Expect;
  /** Presses the last button of the page's bar, which leads on. */
  readonly submit: (page: Page) => Promise<void>;
  readonly toast: (page: Page) => Locator;
  readonly givePhoto: (page: Page, label: string) => Promise<void>;
  readonly photo: () => { name: string; mimeType: string; buffer: Buffer };
  readonly readUntil: (page: Page, done: Locator) => Promise<void>;
  readonly drawSignature: (page: Page) => Promise<void>;
  readonly codeFor: (page: Page, ...phones: string[]) => Promise<string>;
  /** Has somebody decide about the video interview. */
  readonly interview: (walk: DrivenWalk, step: Step, verdict: 'passed' | 'failed') => Promise<Page>;
  /** What was decided on the funder's page, which the step after this one will hear. */
  readonly decideAt: (walk: DrivenWalk, step: Step) => string;
  /** The platform refuses the next request of the step. */
  readonly refuseNext: (page: Page, step: Step, msg: string, code?: string) => Promise<void>;
}

/** Not answered. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || JSON.stringify(value) === '[]';
}

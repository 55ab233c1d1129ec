/** What a kind's `driver.ts` says: how a test acts on its steps. Never on a phone. */
import type { Expect, Locator, Page } from '@playwright/test';
import type { Flow, Step } from '../model/definition.ts';

type Values = Readonly<Record<string, unknown>>;

export interface KindDriver {
  /** The endpoint a step of the kind asks where its author names none. */
  readonly endpoint?: string;
  /** What events bring beside answers, as a customer might: where no screen is pressed. */
  readonly data?: { readonly [event: string]: (view: DrivenView, made: MadeUp) => Values };
  /** What a customer does in a browser so that the step ends with the outcome. */
  readonly act?: (
    walk: DrivenWalk,
    step: Step & Values,
    outcome: string,
    hands: Hands,
  ) => Promise<void>;
}

export interface DrivenView {
  readonly step: Values;
  readonly data: Values;
}

export interface MadeUp {
  /** A picture as `data:image/png;base64,…`, and as a file. */
  readonly pixel: string;
  readonly picture: () => File;
}

/** A customer in a browser on their way through a flow. */
export interface DrivenWalk {
  readonly page: Page;
  readonly flow: Flow;
  readonly example: { readonly answers: Values };
  readonly orderNo: string;
  /** Gets the codes; `others`: phones of people beside them. */
  readonly phone: string;
  readonly others: ReadonlySet<string>;
}

/** What the browser suite lends to the drivers. */
export interface Hands {
  readonly expect: Expect;
  /** Presses the last button of the page's bar, which leads on. */
  readonly submit: (page: Page) => Promise<void>;
  readonly toast: (page: Page) => Locator;
  readonly fillForm: (walk: DrivenWalk, step: Step) => Promise<void>;
  readonly givePhoto: (page: Page, label: string) => Promise<void>;
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

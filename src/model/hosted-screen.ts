/**
 * A screen that needs more than a kind's settings, hosted by one kind of step. A feature's folder (`src/features/car`) has a
 * `schema.ts` that says what each of its screens takes and how it is left, and a file for each: `order-review` is `OrderReview.tsx`.
 */
import type { ValueType } from './definition.ts';
import type { CallResult } from './effects.ts';
import type { Why } from './never-done.ts';

export interface HostedScreen {
  readonly about: string;
  /** What the flow hands over under `data`, by name. */
  readonly inputs: Readonly<
    Record<string, { readonly about: string; readonly type: HostedType; readonly required?: true }>
  >;
  /** The buttons by which it is left. */
  readonly outcomes: readonly string[];
  /** Outcomes without a button: it leaves by itself. */
  readonly exits?: readonly string[];
  /** It has a machine of its own: `order-review` the `orderReviewMachine` of order-review-machine.ts. */
  readonly machine?: true;
  /** What it collects: afterwards `answers.name`. */
  readonly picks?: Readonly<Record<string, HostedType>>;
}

/** A type of formulas, or what the contract says of an endpoint's request, or of its response: whole, of one field, of one item of that list. */
export type HostedType =
  | ValueType
  | { readonly request: string }
  | ResponseType
  | { readonly list: HostedType }
  | { readonly fields: Readonly<Record<string, HostedType>> };

interface ResponseType {
  readonly response: string;
  readonly field?: string;
  readonly item?: true;
}

type Outcome<S extends HostedScreen> =
  | S['outcomes'][number]
  | (S['exits'] extends readonly (infer Name extends string)[] ? Name : never);

/** Of a screen nobody knows by name. */
export type SomeHostedScreen = HostedScreen & Required<Pick<HostedScreen, 'picks'>>;

/** What a hosted screen without a machine gets. `Input` types what its schema names. */
export interface HostedProps<
  S extends HostedScreen = SomeHostedScreen,
  Input = Record<string, unknown>,
> {
  /** The heading the author gave it. */
  title: string | undefined;
  /** Inputs the schema does not declare are absent. */
  input: { [Name in keyof Input]?: Name extends keyof S['inputs'] ? Input[Name] : never };
  /** The author's words for a button; '' where the step has none of that name. */
  buttonText: (outcome: Outcome<S>) => string;
  /** Leaves by an outcome, with what was chosen. */
  leave: (outcome: Outcome<S>, answers?: Partial<Record<keyof S['picks'], unknown>>) => void;
}

// ── …-machine.ts ────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The input of a feature's machine. It ends with a `HostedOutput`; its context is a `HostedContext`; while it has
 * `trouble` it accepts `retry`.
 */
export interface HostedMachineInput<Input = Record<string, unknown>, Context = unknown> {
  input: { readonly [Name in keyof Input]?: Input[Name] };
  /** What was collected before the app was closed, or in this visit. */
  answers: Readonly<Record<string, unknown>>;
  /** The context it ended with, where the customer comes back to the screen. */
  before: Context | undefined;
  services: HostedServices;
}

/** Its effects. */
export interface HostedServices {
  call(
    endpoint: string,
    request: Record<string, unknown>,
    options: { signal: AbortSignal },
  ): Promise<CallResult>;
}

export interface HostedContext {
  /** What it has collected so far, a new object with each change: the flow stores it. */
  answers: Readonly<Record<string, unknown>>;
  /** A required request had no response. */
  trouble?: Why | undefined;
}

export interface HostedOutput {
  outcome: string;
  answers: Readonly<Record<string, unknown>>;
}

/** Events beside those of its own screen. */
export interface HostedEvent {
  type: string;
}

/** What the screen of such a machine gets. */
export interface HostedMachineProps<
  S extends HostedScreen,
  Context extends HostedContext,
  Event extends HostedEvent,
> extends Pick<HostedProps<S>, 'title' | 'buttonText'> {
  /** Undefined until the machine is there. */
  context: Context | undefined;
  send: (event: Event) => void;
}

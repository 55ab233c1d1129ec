import {
  isInDraft,
  type Definition,
  type Flow,
  type Language,
  type Step,
  type LocalizedTemplate,
} from '../model/definition.ts';
import type { LocalizedText } from '../model/step-kind.ts';
import type { Host } from '../model/effects.ts';

/** One write of the customer's: `sent` until the platform confirms it. A refusal deletes the intent. */
export interface WriteIntent {
  requestId: string;
  state: 'sent' | 'done';
  /** What was written (`Step.writes`), in a saved record. */
  writes?: Readonly<Record<string, string>>;
}

type ByStep<T> = Readonly<Record<string, T>>;
type Values = Readonly<Record<string, unknown>>;

export interface FlowContext {
  /** Answers by step, whether the step is on the present path or not. */
  answers: ByStep<Values>;
  /** The steps the customer came through, the present one last. */
  visited: readonly string[];
  /** The response of the present step's endpoint. */
  result?: Values | undefined;
  data: ByStep<Values>;
  /** Epoch ms. */
  deadlines: ByStep<Readonly<Record<string, number>>>;
  intents: ByStep<WriteIntent>;
  /** The whole object of a flow with `draft`. */
  draft?: Values | undefined;
  order: Values;
  host: Host;
  action: number;
  funder?: LocalizedTemplate | undefined;
  language: Language;
  /** How the flow ended, once it has. */
  ended?: string | undefined;
  /** The customer left by Back from the first screen: the answers are kept. */
  abandoned?: boolean;
  /** Says why the customer is here; shown until closed or the next step. */
  notice?: LocalizedText | undefined;
  /** The step to open the flow at: the saved session's last one, or an entry. Cleared on arrival. */
  goal?: string | undefined;
  /** The next arrival continues the visit: deadlines and intents stay. */
  resuming?: boolean;
  /** Counts arrivals, so that an event of a screen that was left can be told from one of the present screen. */
  visit: number;
  /** Why loading or saving failed: the platform's message, or ours. */
  trouble?: string | LocalizedTemplate | undefined;
}

export type Answers = FlowContext['answers'];

export interface StartInput {
  order: Values;
  host: Host;
  action: number;
  /** The name of the order's funder. */
  funder?: LocalizedTemplate;
  language: Language;
  /** A saved session to resume, at its last visited step. */
  saved?: Pick<FlowContext, 'answers' | 'visited' | 'deadlines' | 'intents'>;
  /** Unsettled writes of an earlier session. */
  intents?: FlowContext['intents'];
  /** Another start of the flow, with what the address brought. */
  entry?: { step: string; params: Values };
  notice?: LocalizedText;
}

export function startContext(input: StartInput): FlowContext {
  const { entry } = input;
  const { answers, visited, deadlines, intents } = input.saved ?? {
    answers: entry ? { [entry.step]: entry.params } : {},
    visited: [],
    deadlines: {},
    intents: input.intents ?? {},
  };
  const goal = visited.at(-1) ?? entry?.step;
  return {
    answers,
    visited,
    data: {},
    deadlines,
    intents,
    order: input.order,
    host: input.host,
    action: input.action,
    language: input.language,
    visit: 0,
    ...(input.funder && { funder: input.funder }),
    ...(input.notice && { notice: input.notice }),
    ...(goal !== undefined && { goal }),
    ...(visited.length > 0 && { resuming: true }),
  };
}

/** A step with an address is a screen Back can lead to; others are shown at the address before them. */
export function isScreen(step: Step | undefined): boolean {
  return step?.path !== undefined;
}

/** An end without a screen: the flow is over on arrival. */
export function isFinal(step: Step): boolean {
  return step.ends !== undefined && Object.values(step.exits).every((exits) => exits.length === 0);
}

/** In a flow with a draft, what the customer answers at this step is saved when it is left. */
export function savesDraft(flow: Flow, step: Step): boolean {
  return isInDraft(flow, step.id) && isScreen(step) && questionNames(step).length > 0;
}

/** The answers a step asks for, without the values it keeps. */
export function questionNames(step: Step): string[] {
  return Object.keys(step.collects ?? {}).filter((name) => !Object.hasOwn(step.keep ?? {}, name));
}

export function flowOf(definition: Definition, id: string): Flow {
  const flow = Object.hasOwn(definition.flows, id) ? definition.flows[id] : undefined;
  if (!flow) throw new Error(`Bug: flowOf has no flow ${id} of ${definition.funder}`);
  return flow;
}

export function orderNoOf(order: Values): string {
  return typeof order.orderNo === 'string' ? order.orderNo : '';
}

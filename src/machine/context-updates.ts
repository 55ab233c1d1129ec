import type { Flow } from '../model/definition.ts';
import type { StepEvent } from '../model/step-kind.ts';
import { isScreen, type FlowContext, type WriteIntent } from './context.ts';
import { visitedOnArrival } from './visited-steps.ts';

/** What the machine adds to the events of the kinds. */
export interface MachineEvent extends StepEvent {
  /** Of Back: the requested screen. */
  to?: string;
  order?: Record<string, unknown>;
  language?: FlowContext['language'];
  draft?: Record<string, unknown>;
  requestId?: string;
  /** The platform's verdict on the write that this event comes from. */
  settled?: 'done' | 'refused';
  error?: unknown;
  trouble?: FlowContext['trouble'];
}

/**
 * The customer enters a step. A resumed visit keeps its deadlines and intents; any other drops the result of the step
 * before, the deadlines that have passed and a completed write's intent. Deadlines still to come stay.
 */
export function arrive(
  flow: Flow,
  context: FlowContext,
  step: string,
  now: () => number,
): Partial<FlowContext> {
  const visit = context.visit + 1;
  const visited = visitedOnArrival(context.visited, step);
  const ended = flow.steps[step]?.ends;
  if (context.resuming) return { visited, ended, visit, resuming: false, goal: undefined };
  const change: Partial<FlowContext> = { visited, visit };
  if (ended !== context.ended) change.ended = ended;
  if (context.result) change.result = undefined;
  if (context.goal !== undefined) change.goal = undefined;
  // A step without a screen leaves the notice for the next one.
  if (context.notice && isScreen(flow.steps[context.visited.at(-1) ?? '']))
    change.notice = undefined;
  if (context.deadlines[step]) {
    const ahead = Object.entries(context.deadlines[step]).filter(([, at]) => at > now());
    change.deadlines = { ...context.deadlines, [step]: Object.fromEntries(ahead) };
  }
  if (context.intents[step]?.state === 'done') change.intents = without(context.intents, step);
  return change;
}

/** Stores what an event carries under the step it happened at. */
export function record(context: FlowContext, event: MachineEvent): Partial<FlowContext> {
  const step = context.visited.at(-1) ?? '';
  const change: Partial<FlowContext> = {};
  if (event.answers) change.answers = merged(context.answers, step, event.answers);
  if (event.result) change.result = event.result;
  if (event.data) change.data = merged(context.data, step, event.data);
  if (event.deadlines) change.deadlines = merged(context.deadlines, step, event.deadlines);
  const intent = context.intents[step];
  if (event.settled && intent)
    change.intents = settledAs(event.settled, context.intents, intent.requestId);
  return change;
}

/**
 * Settles every step with this requestId: several may share one write (`carriedWrites`), and the next of them would send
 * it again.
 */
function settledAs(settled: 'done' | 'refused', intents: Intents, requestId: string): Intents {
  const all = Object.entries(intents).flatMap(([id, intent]): [string, WriteIntent][] => {
    if (intent.requestId !== requestId) return [[id, intent]];
    return settled === 'done' ? [[id, { ...intent, state: 'done' }]] : [];
  });
  return Object.fromEntries(all);
}

/**
 * Called before the request leaves: should the app be killed now, the resumed session sends the same requestId again.
 */
export function sent(context: FlowContext, { requestId }: MachineEvent): Partial<FlowContext> {
  const step = context.visited.at(-1) ?? '';
  if (requestId === undefined || context.intents[step]?.requestId === requestId) return {};
  return { intents: { ...context.intents, [step]: { requestId, state: 'sent' } } };
}

type Intents = FlowContext['intents'];

/** Settles the writes whose outcome this step has learnt. */
export function settle(intents: Intents, writes: readonly string[]): Intents {
  const settled = Object.entries(intents).map(([id, intent]) => [
    id,
    writes.includes(id) ? { ...intent, state: 'done' as const } : intent,
  ]);
  return writes.length === 0 ? intents : (Object.fromEntries(settled) as Intents);
}

export function unsettled(intents: Intents): Intents {
  return Object.fromEntries(Object.entries(intents).filter(([, { state }]) => state === 'sent'));
}

/** After an end the flow restarts with nothing but the unsettled writes. */
export function restarted({ intents }: Pick<FlowContext, 'intents'>): Partial<FlowContext> {
  return {
    answers: {},
    visited: [],
    data: {},
    deadlines: {},
    intents: unsettled(intents),
    ended: undefined,
  };
}

function merged<T>(
  all: Readonly<Record<string, Readonly<Record<string, T>>>>,
  step: string,
  values: Readonly<Record<string, T>>,
) {
  return { ...all, [step]: { ...all[step], ...values } };
}

function without<T>(all: Readonly<Record<string, T>>, step: string): Record<string, T> {
  const { [step]: _, ...rest } = all;
  return rest;
}

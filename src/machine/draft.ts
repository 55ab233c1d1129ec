import { isInDraft, type Flow, type Step } from '../model/definition.ts';
import type { MachineEvent } from './context-updates.ts';
import { questionNames, type FlowContext, orderNoOf } from './context.ts';
import type { CallResult, Effects } from '../model/effects.ts';
import { event as events } from './names.ts';
import { isMasked } from '../model/masked.ts';
import { isObject } from '../model/plain-object.ts';
import { isOfType } from '../model/value-type.ts';

type Calls = Pick<Effects, 'call'>;

/** Loads the whole object before the first step. */
export async function loadDraft(
  flow: Flow,
  { order }: FlowContext,
  effects: Calls,
  signal: AbortSignal,
): Promise<MachineEvent> {
  const request = { orderNo: order.orderNo };
  const response = await effects.call(flow.draft?.load ?? '', request, { signal });
  if (response.type !== 'ok') return failureEvent(response);
  return { type: events.loaded, draft: isObject(response.result.data) ? response.result.data : {} };
}

/** Saves the whole object: fields that no form shows go back unchanged. */
export async function saveDraft(
  flow: Flow,
  context: FlowContext,
  effects: Calls,
  signal: AbortSignal,
): Promise<MachineEvent> {
  const draft = draftWith(flow, context);
  const steps = Object.values(flow.steps).filter(({ id }) => isInDraft(flow, id));
  const request = withoutMasked(steps, draft, context.draft);
  const response = await effects.call(flow.draft?.save ?? '', request, { signal });
  if (response.type !== 'ok') return failureEvent(response);
  // The platform has the whole without them now. Only steps still to come ask for theirs.
  const passed = steps.filter(({ id }) => context.visited.includes(id));
  return { type: events.saved, draft: withoutMasked(passed, draft, context.draft) };
}

/** Fetches the order again. */
export async function loadOrder(
  { order }: FlowContext,
  effects: Calls,
  signal: AbortSignal,
): Promise<MachineEvent> {
  const orderNo = orderNoOf(order);
  // A flow about no order has nothing to fetch.
  if (orderNo === '') return { type: events.reloaded, order };
  const response = await effects.call('order.detail', { orderNo }, { signal });
  if (response.type !== 'ok') return { ...failureEvent(response), type: events.notReloaded };
  return {
    type: events.reloaded,
    order: isObject(response.result.data) ? response.result.data : {},
  };
}

function failureEvent(response: Exclude<CallResult, { type: 'ok' }>): MachineEvent {
  return response.type === 'failed'
    ? { type: events.refused, trouble: response.result.msg }
    : { type: events.unreachable, trouble: response.words };
}

/**
 * A step's answers; for those it does not have yet, unless it starts empty, the draft's values of the same names and
 * their types.
 */
export function startingAnswers(
  flow: Flow,
  step: Step,
  { answers, draft }: Pick<FlowContext, 'answers' | 'draft'>,
): Record<string, unknown> {
  const own = answers[step.id] ?? {};
  if (step.startsEmpty || !isInDraft(flow, step.id) || !draft) return { ...own };
  let saved: unknown = draft;
  for (const name of step.scope ?? []) saved = isObject(saved) ? saved[name] : undefined;
  const filled = Object.entries(step.collects ?? {}).flatMap(([name, type]) =>
    isObject(saved) && Object.hasOwn(saved, name) && isOfType(saved[name], type)
      ? [[name, saved[name]] as const]
      : [],
  );
  return { ...Object.fromEntries(filled), ...own };
}

/** The answers formulas read at the visited steps. What the platform returned masked is none. */
export function readableAnswers(
  flow: Flow,
  context: Pick<FlowContext, 'answers' | 'draft'>,
  visited: readonly string[],
): FlowContext['answers'] {
  if (!context.draft) return context.answers;
  const readable: Record<string, Record<string, unknown>> = {};
  for (const id of visited) {
    const step = flow.steps[id];
    if (!step) continue;
    const own = context.answers[id];
    const known = Object.entries(startingAnswers(flow, step, context)).filter(
      ([name, value]) => !isMasked(value) || own?.[name] === value,
    );
    if (own || known.length > 0) readable[id] = Object.fromEntries(known);
  }
  return readable;
}

/** The loaded object with the answers of the visited steps merged in by name, those of `as: co` under `co`. */
export function draftWith(
  flow: Flow,
  { draft, answers, visited }: FlowContext,
): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...draft };
  for (const id of visited) {
    const step = flow.steps[id];
    const stepAnswers = answers[id];
    if (!step || !stepAnswers || !isInDraft(flow, id)) continue;
    let place = whole;
    for (const name of step.scope ?? []) {
      const inner = Object.hasOwn(place, name) && isObject(place[name]) ? { ...place[name] } : {};
      place[name] = inner;
      place = inner;
    }
    for (const name of questionNames(step))
      if (Object.hasOwn(stepAnswers, name)) place[name] = stepAnswers[name];
  }
  return whole;
}

/**
 * Drops answers of the steps that the platform returned masked, until they are entered again: sent back, the asterisks
 * would overwrite the stored number. The screen that asks for them says so.
 */
function withoutMasked(
  steps: readonly Step[],
  whole: Record<string, unknown>,
  loaded: FlowContext['draft'],
): Record<string, unknown> {
  let sent = whole;
  for (const step of steps)
    for (const name of questionNames(step))
      sent = without(sent, loaded, [...(step.scope ?? []), name]);
  return sent;
}

function without(
  whole: Record<string, unknown>,
  loaded: unknown,
  [name = '', ...below]: readonly string[],
): Record<string, unknown> {
  const value = Object.hasOwn(whole, name) ? whole[name] : undefined;
  const before = isObject(loaded) && Object.hasOwn(loaded, name) ? loaded[name] : undefined;
  if (below.length > 0)
    return isObject(value) ? { ...whole, [name]: without(value, before, below) } : whole;
  if (value !== before || !isMasked(value)) return whole;
  const { [name]: _, ...others } = whole;
  return others;
}

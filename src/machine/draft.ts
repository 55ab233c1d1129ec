import type { Flow } from '../definition/definition.ts';
import type { MachineEvent } from './changes.ts';
import { asked, type Context, orderNoOf } from './context.ts';
import type { CallResult, Effects } from './effects.ts';
import { event as events } from './names.ts';
import { isValues } from './work.ts';

type Calls = Pick<Effects, 'call'>;

/** Loads the whole object before the first step. */
export async function loadDraft(
  flow: Flow,
  { order }: Context,
  effects: Calls,
  signal: AbortSignal,
): Promise<MachineEvent> {
  const request = { orderNo: order.orderNo };
  const answer = await effects.call(flow.draft?.load ?? '', request, { signal });
  if (answer.type !== 'ok') return troubled(answer);
  return { type: events.loaded, draft: isValues(answer.result.data) ? answer.result.data : {} };
}

/** Saves it as one whole: what no field shows goes back untouched. */
export async function saveDraft(
  flow: Flow,
  context: Context,
  effects: Calls,
  signal: AbortSignal,
): Promise<MachineEvent> {
  const draft = draftWith(flow, context);
  const answer = await effects.call(flow.draft?.save ?? '', draft, { signal });
  return answer.type === 'ok' ? { type: events.saved, draft } : troubled(answer);
}

/** Fetches the order anew. */
export async function loadOrder(
  { order }: Context,
  effects: Calls,
  signal: AbortSignal,
): Promise<MachineEvent> {
  const orderNo = orderNoOf(order);
  // A flow about no order has nothing to fetch.
  if (orderNo === '') return { type: events.reloaded, order };
  const answer = await effects.call('order.detail', { orderNo }, { signal });
  if (answer.type !== 'ok') return { ...troubled(answer), type: events.notReloaded };
  return { type: events.reloaded, order: isValues(answer.result.data) ? answer.result.data : {} };
}

function troubled(answer: Exclude<CallResult, { type: 'ok' }>): MachineEvent {
  return answer.type === 'failed'
    ? { type: events.refused, trouble: answer.result.msg }
    : { type: events.unreachable, trouble: answer.words };
}

/** The loaded object with the answers of the trail merged in by name, those of `as: co` under `co`. */
export function draftWith(flow: Flow, { draft, answers, trail }: Context): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...draft };
  for (const id of trail) {
    const step = flow.steps[id];
    const given = answers[id];
    if (!step || !given) continue;
    let place = whole;
    for (const name of step.scope ?? []) {
      const inner = Object.hasOwn(place, name) && isValues(place[name]) ? { ...place[name] } : {};
      place[name] = inner;
      place = inner;
    }
    for (const name of asked(step)) if (Object.hasOwn(given, name)) place[name] = given[name];
  }
  return whole;
}

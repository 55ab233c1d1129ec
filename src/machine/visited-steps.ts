import type { Flow } from '../model/definition.ts';
import { isScreen, type FlowContext } from './context.ts';

type Visit = Pick<FlowContext, 'visited' | 'intents'>;

/** The visited steps on arrival: entering a step again drops those after its first visit. */
export function visitedOnArrival(visited: readonly string[], step: string): readonly string[] {
  const before = visited.indexOf(step);
  return before === -1 ? [...visited, step] : visited.slice(0, before + 1);
}

/** The screen Back leads to, or the requested one; undefined where there is none, or a write lies in between. */
export function screenBefore(flow: Flow, walk: Visit, to?: string): string | undefined {
  for (let at = walk.visited.length - 2; at >= 0; at--) {
    const id = walk.visited[at] ?? '';
    if (isScreen(flow.steps[id]) && (to === undefined || to === id))
      return crossesWrite(walk, at) ? undefined : id;
  }
  return undefined;
}

/** Where the customer's own Back leads: after an end, out of the flow. */
export function screenBack(
  flow: Flow,
  context: Visit & Pick<FlowContext, 'ended'>,
  to?: string,
): string | undefined {
  return context.ended === undefined ? screenBefore(flow, context, to) : undefined;
}

/** The screen shown last, this one included. */
export function screenNow(flow: Flow, walk: Visit): string | undefined {
  const at = walk.visited.findLastIndex((id) => isScreen(flow.steps[id]));
  return at === -1 || crossesWrite(walk, at) ? undefined : walk.visited[at];
}

/** Whether a step from `at` on has written, or may have and was left: Back cannot cross it. */
export function crossesWrite({ visited, intents }: Visit, at: number): boolean {
  return visited.slice(at).some((id) => {
    const state = intents[id]?.state;
    return state === 'done' || (state === 'sent' && id !== visited.at(-1));
  });
}

/** The writes whose `resume` is this step, which learns their outcome. */
export function writesResumedAt(flow: Flow, step: string): string[] {
  return Object.values(flow.steps).flatMap(({ id, once, resume }) =>
    once && resume === step ? [id] : [],
  );
}

/** Whether Back is accepted, locks aside. */
export function mayGoBack(
  flow: Flow,
  context: Visit & Pick<FlowContext, 'ended'>,
  to?: string,
): boolean {
  if (context.ended !== undefined) return to === undefined;
  if (screenBefore(flow, context, to) !== undefined) return true;
  return to === undefined && !crossesWrite(context, 0);
}

import type { Flow } from '../model/definition.ts';
import { isScreen, type Context } from './context.ts';

type Walk = Pick<Context, 'trail' | 'intents'>;

/** The trail on arrival: coming here again forgets what came after the first time. */
export function trailAt(trail: readonly string[], step: string): readonly string[] {
  const before = trail.indexOf(step);
  return before === -1 ? [...trail, step] : trail.slice(0, before + 1);
}

/** The screen Back leads to; `to` asks for a certain one. Undefined: out of the flow. */
export function screenBefore(flow: Flow, walk: Walk, to?: string): string | undefined {
  for (let at = walk.trail.length - 2; at >= 0; at--) {
    const id = walk.trail[at] ?? '';
    if (isScreen(flow.steps[id]) && (to === undefined || to === id))
      return crossesWrite(walk, at) ? undefined : id;
  }
  return undefined;
}

/** Where the customer's own Back leads: after an end, out of the flow. */
export function screenBack(
  flow: Flow,
  context: Walk & Pick<Context, 'ended'>,
  to?: string,
): string | undefined {
  return context.ended === undefined ? screenBefore(flow, context, to) : undefined;
}

/** The screen shown last, this one included. */
export function screenNow(flow: Flow, walk: Walk): string | undefined {
  const at = walk.trail.findLastIndex((id) => isScreen(flow.steps[id]));
  return at === -1 || crossesWrite(walk, at) ? undefined : walk.trail[at];
}

/** Whether a step from `at` on has written, or may have and was left behind: nobody may go back over that. */
export function crossesWrite({ trail, intents }: Walk, at: number): boolean {
  return trail.slice(at).some((id) => {
    const state = intents[id]?.state;
    return state === 'done' || (state === 'sent' && id !== trail.at(-1));
  });
}

/** The writes that come back in at this step when nobody knows what became of them: it asks. */
export function writesAskedAbout(flow: Flow, step: string): string[] {
  return Object.values(flow.steps).flatMap(({ id, once, resume }) =>
    once && resume === step ? [id] : [],
  );
}

/** Whether a Back of the customer's own is accepted, locks aside. */
export function mayGoBack(
  flow: Flow,
  context: Walk & Pick<Context, 'ended'>,
  to?: string,
): boolean {
  if (context.ended !== undefined) return to === undefined;
  if (screenBefore(flow, context, to) !== undefined) return true;
  return to === undefined && !crossesWrite(context, 0);
}

/** Where Back leads, by the visited steps and the writes among them. */
import type { Flow } from '../../model/definition.ts';
import { hasScreen } from './steps.ts';
import type { OracleWrite } from './types.ts';

interface Walked {
  visited: readonly string[];
  writes: Readonly<Record<string, OracleWrite>>;
  ended: string | undefined;
}

/** Back never crosses a write that is done, nor one left behind whose outcome is unknown. */
export function isWritten(
  { visited, writes }: Pick<Walked, 'visited' | 'writes'>,
  from: number,
): boolean {
  const present = visited.at(-1);
  return visited
    .slice(from)
    .some((id) => writes[id]?.state === 'done' || (id !== present && writes[id]?.state === 'sent'));
}

/** The nearest screen before this one, or the requested one. */
export function screenBack(flow: Flow, walked: Walked, requested?: string): string | undefined {
  if (walked.ended !== undefined) return undefined;
  const before = walked.visited.slice(0, -1);
  const at = before.findLastIndex(
    (id) => hasScreen(flow, id) && (requested === undefined || requested === id),
  );
  return at === -1 || isWritten(walked, at) ? undefined : before[at];
}

/** The screen the customer sees. */
export function currentScreen(flow: Flow, walked: Walked): string | undefined {
  const at = walked.visited.findLastIndex((id) => hasScreen(flow, id));
  return at === -1 || isWritten(walked, at) ? undefined : walked.visited[at];
}

/** After an end Back leaves the flow. So it does from the first screen, unless something was written since. */
export function mayLeave(flow: Flow, walked: Walked, requested?: string): boolean {
  if (walked.ended !== undefined) return requested === undefined;
  if (screenBack(flow, walked, requested) !== undefined) return true;
  return requested === undefined && !isWritten(walked, 0);
}

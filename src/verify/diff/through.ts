/** Steps that every path between two steps passes (dominators). */
import type { Behaviour, Target } from './behaviour.ts';

/** Where a step leads, in one event. */
function targetsOf({ stops }: Behaviour, id: string): string[] {
  const outcomes = stops.get(id)?.outcomes.values() ?? [];
  return [...outcomes].flatMap((branches) => branches.flatMap(({ to }) => stepOf(to) ?? []));
}

function stepOf(to: Target): string | undefined {
  return 'step' in to ? to.step : undefined;
}

/** Every reachable step. */
export function reachedIn(behaviour: Behaviour): Set<string> {
  const entries = [...behaviour.stops.values()].flatMap(({ entry = [] }) => entry);
  return reachedFrom(
    behaviour,
    [...behaviour.start, ...entries].flatMap(({ to }) => stepOf(to) ?? []),
  );
}

function reachedFrom(
  behaviour: Behaviour,
  from: readonly string[],
  stopAt: ReadonlySet<string> = new Set(),
): Set<string> {
  const visited = new Set(from.filter((id) => behaviour.stops.has(id)));
  for (const id of visited)
    if (!stopAt.has(id)) for (const to of targetsOf(behaviour, id)) visited.add(to);
  return visited;
}

/** The first steps from here on that satisfy the condition, this one included. */
export function firstSteps(
  behaviour: Behaviour,
  from: Target,
  isMatching: (id: string) => boolean,
): Set<string> {
  const start = stepOf(from);
  if (start === undefined) return new Set();
  const matching = new Set([...behaviour.stops.keys()].filter(isMatching));
  const reachable = reachedFrom(behaviour, [start], matching);
  return new Set([...reachable].filter((id) => matching.has(id)));
}

/** The steps on every path to any of these; none where there is no path. */
export function mustPass(behaviour: Behaviour, from: Target, to: ReadonlySet<string>): string[] {
  const start = stepOf(from);
  if (start === undefined || to.has(start)) return [];
  const reachable = reachedFrom(behaviour, [start], to);
  if (![...to].some((id) => reachable.has(id))) return [];
  return [...reachable].filter((id) => {
    if (to.has(id)) return false;
    if (id === start) return true;
    const without = reachedFrom(behaviour, [start], new Set([...to, id]));
    return ![...to].some((one) => without.has(one));
  });
}

/** Where a session of an unchanged flow resumes after the app was killed. */
import type { Flow } from '../../model/definition.ts';
import { questionsOf, hasScreen, isTheEnd } from './steps.ts';
import type { OracleValues, OracleWrite } from './types.ts';
import { isWritten } from './back.ts';

interface Saved {
  answers: Readonly<Record<string, OracleValues>>;
  visited: readonly string[];
  writes: Readonly<Record<string, OracleWrite>>;
}

/** `hasLostSecrets`: it is an earlier step, because a sensitive answer is missing. */
export interface Reopened {
  visited: string[];
  hasLostSecrets: boolean;
}

/** A write's outcome is queried where its step says; a write that was never sent is decided again. */
export function reopened(flow: Flow, saved: Saved): Reopened {
  const all = resumedAt(flow, saved, beforeTheEnd(flow, saved.visited));
  const visited = untilMissing(flow, saved, all);
  return { visited, hasLostSecrets: visited.length < all.length };
}

function beforeTheEnd(flow: Flow, visited: readonly string[]): string[] {
  const last = flow.steps[visited.at(-1) ?? ''];
  return visited.slice(0, last && isTheEnd(last) ? -1 : undefined);
}

function resumedAt(flow: Flow, { writes }: Saved, visited: string[]): string[] {
  const last = flow.steps[visited.at(-1) ?? ''];
  if (!last) return visited;
  const neverLeft = last.once === true && !hasScreen(flow, last.id) && !(last.id in writes);
  const decided = neverLeft
    ? visited.findLastIndex((id) => id in writes || hasScreen(flow, id))
    : -1;
  const repeatsSteps = decided !== -1 && !((visited[decided] ?? '') in writes);
  const walked = repeatsSteps ? visited.slice(0, decided + 1) : visited;
  const resuming = flow.steps[flow.steps[walked.at(-1) ?? '']?.resume ?? ''];
  return resuming && !isTheEnd(resuming) ? [...walked, resuming.id] : walked;
}

/** Back to the last screen that has all it needs, but never across a write. */
function untilMissing(flow: Flow, saved: Saved, visited: string[]): string[] {
  for (let length = visited.length; length > 1; length--) {
    const here = visited[length - 1];
    const isFirstTry = length === visited.length;
    if (hasAll(flow, saved, visited.slice(0, length - 1), here))
      if (isFirstTry || hasScreen(flow, here)) return visited.slice(0, length);
    if (isWritten({ visited, writes: saved.writes }, length - 2)) return visited.slice(0, length);
  }
  return visited.slice(0, 1);
}

function hasAll(flow: Flow, { answers }: Saved, before: string[], id = ''): boolean {
  const step = flow.steps[id];
  if (!step) return false;
  const own = new Set(questionsOf(step).map((name) => [...(step.scope ?? []), name].join('.')));
  const values = new Map<string, unknown>();
  for (const one of before)
    for (const [name, value] of Object.entries(answers[one] ?? {}))
      values.set([...(flow.steps[one]?.scope ?? []), name].join('.'), value);
  const isThere = (need: string) => values.get(need) !== undefined && values.get(need) !== '';
  return (step.needs ?? []).every((need) => own.has(need) || isThere(need));
}

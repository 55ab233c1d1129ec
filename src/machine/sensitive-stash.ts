import type { Flow } from '../model/definition.ts';
import type { FlowContext } from './context.ts';
import type { SessionRecord } from './record.ts';

/** By step. */
type StashedAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** By session key; in memory only, one session at a time, deleted when taken back. */
export type SensitiveStash = Map<string, StashedAnswers>;

/** The sensitive answers the session has, of forms and of proofs. */
export function answersToStash(
  flow: Flow,
  { visited, answers }: Pick<FlowContext, 'visited' | 'answers'>,
): StashedAnswers | undefined {
  const sensitive = visited.flatMap((id) => {
    const stepAnswers = Object.entries(answers[id] ?? {});
    const own = stepAnswers.filter(([name]) => flow.steps[id]?.sensitive?.includes(name));
    return own.length > 0 ? [[id, Object.fromEntries(own)] as const] : [];
  });
  return sensitive.length > 0 ? Object.fromEntries(sensitive) : undefined;
}

/** A saved session with what was stashed for it. */
export function withStashed(
  record: SessionRecord,
  key: string,
  stash: SensitiveStash | undefined,
): SessionRecord {
  const stashed = stash?.get(key) ?? {};
  stash?.delete(key);
  const answers = { ...record.answers };
  for (const id of record.visited)
    if (stashed[id]) answers[id] = { ...answers[id], ...stashed[id] };
  return { ...record, answers };
}

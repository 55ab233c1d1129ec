import type { Flow } from '../model/definition.ts';
import type { Context } from './context.ts';
import type { SessionRecord } from './record.ts';

/** By step. */
type SetAside = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** By the session's key; in memory only, of one session at a time, and gone once it was taken back. */
export type Aside = Map<string, SetAside>;

/** The sensitive answers the session has, of forms and of proofs. */
export function toSetAside(
  flow: Flow,
  { trail, answers }: Pick<Context, 'trail' | 'answers'>,
): SetAside | undefined {
  const held = trail.flatMap((id) => {
    const given = Object.entries(answers[id] ?? {});
    const own = given.filter(([name]) => flow.steps[id]?.sensitive?.includes(name));
    return own.length > 0 ? [[id, Object.fromEntries(own)] as const] : [];
  });
  return held.length > 0 ? Object.fromEntries(held) : undefined;
}

/** A saved session with what was set aside for it. */
export function takenBack(
  record: SessionRecord,
  key: string,
  aside: Aside | undefined,
): SessionRecord {
  const held = aside?.get(key) ?? {};
  aside?.delete(key);
  const answers = { ...record.answers };
  for (const id of record.trail) if (held[id]) answers[id] = { ...answers[id], ...held[id] };
  return { ...record, answers };
}

import type { Flow } from '../definition/definition.ts';
import type { AnyKindStates } from '../steps/contract.ts';
import type { Context } from './context.ts';
import type { Resumed } from './resume.ts';

interface SetAside {
  step: string;
  answers: Readonly<Record<string, unknown>>;
}

/** By the session's key; in memory only, of one session at a time, and gone once it was taken back. */
export type Aside = Map<string, SetAside>;

/** The sensitive answers of the form the customer is at. Codes and what was answered before it are asked for anew. */
export function toSetAside(
  flow: Flow,
  { trail, answers }: Pick<Context, 'trail' | 'answers'>,
  kinds: Readonly<Record<string, AnyKindStates>>,
): SetAside | undefined {
  const step = flow.steps[trail.at(-1) ?? ''];
  if (!step || kinds[step.kind]?.questions === undefined) return undefined;
  const given = Object.entries(answers[step.id] ?? {});
  const held = given.filter(([name]) => step.sensitive?.includes(name));
  return held.length > 0 ? { step: step.id, answers: Object.fromEntries(held) } : undefined;
}

/** A resumed session with what was set aside for it, if it goes on at that very step. */
export function takenBack(resumed: Resumed, key: string, aside: Aside | undefined): Resumed {
  const held = aside?.get(key);
  aside?.delete(key);
  const { saved } = resumed;
  if (!held || !saved || saved.trail.at(-1) !== held.step) return resumed;
  const answers = { ...saved.answers[held.step], ...held.answers };
  return { ...resumed, saved: { ...saved, answers: { ...saved.answers, [held.step]: answers } } };
}

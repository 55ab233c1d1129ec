/** Pairs of steps of two versions that behave alike forever, whatever their names. */
import type { Behaviour, Branch, BranchEffect, Stop, Target } from './behaviour.ts';
import { contentKey, keyOf } from './content.ts';
import type { Satisfiability } from './literals.ts';

/** Whether one of two steps can stand for the other. */
export type AreAlike = (before: string, after: string) => boolean;

/** The greatest bisimulation: starts with all pairs of equal content and removes those whose exits differ. */
export function bisimulation(before: Behaviour, after: Behaviour, sat: Satisfiability): AreAlike {
  const alike = new Map<string, Set<string>>();
  const byContent = new Map<string, string[]>();
  for (const [id, { step }] of after.stops) {
    const key = contentKey(step);
    byContent.set(key, [...(byContent.get(key) ?? []), id]);
  }
  for (const [id, { step }] of before.stops)
    alike.set(id, new Set(byContent.get(contentKey(step))));
  const are: AreAlike = (old, now) => alike.get(old)?.has(now) === true;
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const [id, others] of alike)
      for (const other of others) {
        const [old, now] = [before.stops.get(id), after.stops.get(other)];
        if (old && now && leadAlike(old, now, are, sat)) continue;
        others.delete(other);
        isStable = false;
      }
  }
  return are;
}

function leadAlike(old: Stop, now: Stop, are: AreAlike, sat: Satisfiability): boolean {
  if (!resumeAlike(old.step.resume, now.step.resume, are)) return false;
  if ((old.entry === undefined) !== (now.entry === undefined)) return false;
  if (old.entry && now.entry && !branchesAlike(old.entry, now.entry, are, sat)) return false;
  const outcomes = [...old.outcomes.keys()];
  if (outcomes.length !== now.outcomes.size) return false;
  return outcomes.every((outcome) => {
    const [then, later] = [old.outcomes.get(outcome), now.outcomes.get(outcome)];
    return then && later && branchesAlike(then, later, are, sat);
  });
}

function resumeAlike(old: string | undefined, now: string | undefined, are: AreAlike): boolean {
  if (old === undefined || now === undefined) return old === now;
  return are(old, now);
}

function branchesAlike(
  old: readonly Branch[],
  now: readonly Branch[],
  are: AreAlike,
  sat: Satisfiability,
): boolean {
  return old.every((then) =>
    now.every(
      (later) =>
        (targetsAlike(then.to, later.to, are) && effectsAlike(then.effects, later.effects, are)) ||
        !sat.holds([...then.when, ...later.when]),
    ),
  );
}

function targetsAlike(old: Target, now: Target, are: AreAlike): boolean {
  if ('out' in old || 'out' in now) return keyOf(old) === keyOf(now);
  return are(old.step, now.step);
}

function effectsAlike(
  old: readonly BranchEffect[],
  now: readonly BranchEffect[],
  are: AreAlike,
): boolean {
  return (
    old.length === now.length &&
    old.every((one, at) => {
      const other = now[at];
      if (!other || one.type !== other.type || keyOf(one.value) !== keyOf(other.value))
        return false;
      return 'step' in one && 'step' in other ? are(one.step, other.step) : true;
    })
  );
}

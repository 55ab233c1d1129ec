import type { Step } from '../../model/definition.ts';
import type { KindSchema } from '../../model/step-kind.ts';
import type { Behaviour } from './behaviour.ts';
import type { BranchPair, ChangeRule, Difference } from './difference.ts';
import type { Matching } from './matching.ts';
import { firstSteps, mustPass } from './through.ts';

export interface BehaviourPair {
  before: Behaviour;
  after: Behaviour;
  matching: Matching;
  schemas: Readonly<Record<string, KindSchema>>;
}

/** Classifies a changed target by the steps that must be passed up to where both versions meet again. */
export function rerouted({ before, after }: BranchPair, versions: BehaviourPair): Difference[] {
  const { before: old, after: now, matching, schemas } = versions;
  const together = {
    before: firstSteps(old, before.to, (id) => matching.after(id) !== undefined),
    after: firstSteps(now, after.to, (id) => matching.before(id) !== undefined),
  };
  const lost = passedSteps(
    old,
    before.to,
    named(together.after, (id) => matching.before(id)),
  );
  const gained = passedSteps(
    now,
    after.to,
    named(together.before, (id) => matching.after(id)),
  );
  const grave = [
    ...differencesOf('write-lost', lost.filter(isWrite)),
    ...differencesOf('write-added', gained.filter(isWrite)),
    ...differencesOf(
      'proof-lost',
      lost.filter((step) => proves(step, schemas)),
    ),
  ];
  if (grave.length > 0) return grave;
  if (lost.length === 0 && gained.length > 0) return differencesOf('asked-more', gained);
  if (gained.length === 0 && lost.length > 0) return differencesOf('asked-less', lost);
  return [{ rule: 'rerouted' }];
}

export function proves({ kind }: Step, schemas: BehaviourPair['schemas']): boolean {
  return (schemas[kind]?.proofs?.length ?? 0) > 0;
}

function differencesOf(rule: ChangeRule, steps: readonly Step[]): Difference[] {
  return steps.length > 0 ? [{ rule, through: steps.map(({ id }) => id) }] : [];
}

function isWrite({ once }: Step): boolean {
  return once === true;
}

/** The steps that every walk passes from a target up to one of `meeting`. */
function passedSteps(
  behaviour: Behaviour,
  from: BranchPair['before']['to'],
  meeting: ReadonlySet<string>,
): Step[] {
  const ids = mustPass(behaviour, from, meeting);
  return ids.flatMap((id) => behaviour.stops.get(id)?.step ?? []);
}

function named(
  ids: ReadonlySet<string>,
  other: (id: string) => string | undefined,
): ReadonlySet<string> {
  return new Set([...ids].flatMap((id) => other(id) ?? []));
}

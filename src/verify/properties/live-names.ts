/** Which conditions can still matter: two walks that differ only in others have the same future. */
import { namesRead, namesChanged } from '../diff/literals.ts';
import type { Behaviour, Branch, GuardLiteral, Target } from '../diff/behaviour.ts';
import { overlap } from '../names-read.ts';

/** Those a later condition reads, directly or through other conditions that read the same. */
export class LiveNames {
  readonly #byStop = new Map<string, ReadonlySet<string>>();

  constructor(behaviour: Behaviour) {
    const { stops } = behaviour;
    for (const id of stops.keys()) this.#byStop.set(id, new Set());
    const pages = [...stops].filter(([, { step }]) => step.path !== undefined).map(([id]) => id);
    for (let grew = true; grew;) {
      grew = false;
      for (const [id, { step, outcomes }] of [...stops].toReversed()) {
        const live = new Set(this.#byStop.get(id));
        for (const branch of [...outcomes.values()].flat()) {
          const changed = namesChanged([step], branch.effects);
          for (const name of this.#readBy(branch, pages))
            if (!isOverwritten(name, changed)) live.add(name);
        }
        grew ||= live.size > (this.#byStop.get(id)?.size ?? 0);
        this.#byStop.set(id, live);
      }
    }
  }

  *#readBy({ when, to }: Branch, pages: readonly string[]): Generator<string> {
    for (const { formula } of when) yield* namesRead(formula);
    const next = 'step' in to ? [to.step] : isBack(to) ? pages : [];
    for (const id of next) yield* this.#byStop.get(id) ?? [];
  }

  /** Of what is known on arriving at a step. */
  of(step: string, literals: readonly GuardLiteral[]): readonly GuardLiteral[] {
    const live = [...(this.#byStop.get(step) ?? [])];
    const kept = new Set<GuardLiteral>();
    for (let size = -1; size !== kept.size;) {
      size = kept.size;
      for (const literal of literals) {
        const names = namesRead(literal.formula);
        if (kept.has(literal) || !names.some((name) => live.some((one) => overlap(name, one))))
          continue;
        kept.add(literal);
        live.push(...names);
      }
    }
    return literals.filter((literal) => kept.has(literal));
  }
}

/** Whole: where only a part is written, what is known of other parts still holds. */
function isOverwritten(name: string, changed: readonly string[]): boolean {
  return changed.some((one) => name === one || name.startsWith(`${one}.`));
}

export function isBack(to: Target): boolean {
  return 'out' in to && (to.out === 'back' || to.out === 'reload');
}

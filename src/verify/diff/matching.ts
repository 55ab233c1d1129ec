/** Matches steps of two versions: by name, by `moved`, by content or address, by behaviour. */
import type { Behaviour, BranchEffect, Target } from './behaviour.ts';
import { bisimulation, type AreAlike } from './bisimulation.ts';
import { contentKey, keyOf } from './content.ts';
import type { Satisfiability } from './literals.ts';

export class Matching {
  readonly #after = new Map<string, string>();
  readonly #before = new Map<string, string>();
  readonly #versions: { before: Behaviour; after: Behaviour };
  /** Matched by content or address although not declared as moved. */
  readonly renamed: { before: string; after: string }[] = [];

  readonly #sat: Satisfiability;
  #areAlike: AreAlike | undefined;

  constructor(
    before: Behaviour,
    after: Behaviour,
    sat: Satisfiability,
    moved: Readonly<Record<string, string>> = {},
  ) {
    this.#versions = { before, after };
    this.#sat = sat;
    for (const [old, now] of Object.entries(moved))
      if (before.stops.has(old) && after.stops.has(now)) this.#pair(old, now);
    for (const id of before.stops.keys())
      if (after.stops.has(id) && !this.#after.has(id) && !this.#before.has(id)) this.#pair(id, id);
  }

  #pair(before: string, after: string) {
    this.#after.set(before, after);
    this.#before.set(after, before);
  }

  after(before: string): string | undefined {
    return this.#after.get(before);
  }

  before(after: string): string | undefined {
    return this.#before.get(after);
  }

  /** Whether both lead to the same: to the same step, or to two that do the same. */
  same(before: Target, after: Target): boolean {
    if ('out' in before || 'out' in after) return keyOf(before) === keyOf(after);
    const [old, now] = [before.step, after.step];
    if (this.#after.get(old) === now) return true;
    if (!this.#after.has(old) && !this.#before.has(now)) return this.#isRenamed(old, now);
    return this.alike(old, now);
  }

  /** Whether the two steps behave alike. */
  alike(before: string, after: string): boolean {
    const { before: old, after: now } = this.#versions;
    this.#areAlike ??= bisimulation(old, now, this.#sat);
    return this.#areAlike(before, after);
  }

  /** Two unmatched steps of one kind are one if they have the same content or the same address. */
  #isRenamed(old: string, now: string): boolean {
    const { before, after } = this.#versions;
    const [oldStep, newStep] = [before.stops.get(old)?.step, after.stops.get(now)?.step];
    if (!oldStep || !newStep || oldStep.kind !== newStep.kind) return false;
    const isSame =
      contentKey(oldStep) === contentKey(newStep) ||
      (oldStep.path !== undefined && oldStep.path === newStep.path);
    if (isSame) {
      this.#pair(old, now);
      this.renamed.push({ before: old, after: now });
    }
    return isSame;
  }

  /** A branch's effects, with steps under their new names. */
  effectKey(effects: readonly BranchEffect[], version: 'before' | 'after'): string {
    return keyOf(
      effects.map((effect) =>
        version === 'before' && 'step' in effect
          ? { ...effect, step: this.after(effect.step) ?? effect.step }
          : effect,
      ),
    );
  }
}

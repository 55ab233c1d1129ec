/** Compares two versions of a flow by their observable behaviour. */
import type { Flow, Step } from '../../model/definition.ts';
import type { AnyKindStates, KindSchema } from '../../model/step-kind.ts';
import { withBackResolved } from './back-targets.ts';
import {
  behaviourOf,
  type Behaviour,
  type Branch,
  type GuardLiteral,
  type Stop,
} from './behaviour.ts';
import { contentChanges, isLocalizedTemplate, keyOf, type ContentChange } from './content.ts';
import type { BranchPair, ChangeRule, Difference } from './difference.ts';
import { ruleOf } from './rule-of-content.ts';
import { Satisfiability } from './literals.ts';
import { Matching } from './matching.ts';
import { proves, rerouted, type BehaviourPair } from './rerouted.ts';
import { firstSteps, reachedIn } from './through.ts';
import { Walks } from './walks.ts';

export interface FlowPair {
  before: Flow;
  after: Flow;
  kinds: Readonly<Record<string, AnyKindStates>>;
  schemas: Readonly<Record<string, KindSchema>>;
  /** Former names of steps → present ones. */
  moved?: Readonly<Record<string, string>>;
}

/** In the order a customer meets them. Empty where nothing observable differs. Throws for an unknown kind. */
export function compareFlows(comparison: FlowPair): Difference[] {
  return new FlowComparison(comparison).all();
}

type Named = NonNullable<Difference['before']>;

class FlowComparison {
  readonly #flows: FlowPair;
  readonly #before: Behaviour;
  readonly #after: Behaviour;
  readonly #matching: Matching;
  readonly #sat = new Satisfiability();
  readonly #walks: Walks;
  readonly #found: Difference[] = [];
  /** Pairs of steps still to compare, by their names before. */
  readonly #pairs = new Map<string, string>();

  constructor(pair: FlowPair) {
    this.#flows = pair;
    this.#before = withBackResolved(behaviourOf(pair.before, pair.kinds));
    this.#after = withBackResolved(behaviourOf(pair.after, pair.kinds));
    this.#matching = new Matching(this.#before, this.#after, this.#sat, pair.moved);
    this.#walks = new Walks(this.#before, this.#after, this.#matching, this.#sat);
  }

  all(): Difference[] {
    this.#whole();
    const start = { step: '' };
    this.#branches(start, start, this.#before.start, this.#after.start);
    for (const [before, stop] of this.#before.stops) {
      const after = this.#matching.after(before);
      const now = after === undefined ? undefined : this.#after.stops.get(after)?.entry;
      if (!stop.entry || !now || after === undefined) continue;
      this.#branches({ step: before }, { step: after }, stop.entry, now);
    }
    for (const [before, after] of this.#pairs) this.#stops(before, after);
    this.#unreached();
    for (const { before, after } of this.#matching.renamed)
      this.#add({ rule: 'step-renamed', before: { step: before }, after: { step: after } });
    return this.#found;
  }

  /** Unless no walk reaches it. */
  #add(difference: Difference) {
    const { before, after } = difference;
    const walk = this.#walkTo(before, after);
    if (walk !== 'impossible') this.#found.push({ ...difference, ...(walk && { walk }) });
  }

  /** `when`: what holds on leaving the step. */
  #walkTo(before: Named | undefined, after: Named | undefined, when: readonly GuardLiteral[] = []) {
    const outcome = after?.outcome ?? before?.outcome;
    return this.#walks.to({
      ...(before && { before: before.step }),
      ...(after && { after: after.step }),
      ...(outcome !== undefined && { outcome }),
      when,
    });
  }

  #whole() {
    const { before, after } = this.#flows;
    for (const key of ['title', 'draft', 'checksVehicle', 'address', 'members'] as const) {
      const values = [before[key], after[key]] as const;
      if (keyOf(values[0]) === keyOf(values[1])) continue;
      this.#found.push({
        rule: isLocalizedTemplate(values[1]) ? 'words' : 'screen-changed',
        path: [key],
        values,
      });
    }
  }

  #stops(before: string, after: string) {
    const [old, now] = [this.#before.stops.get(before), this.#after.stops.get(after)];
    if (!old || !now) return;
    for (const change of contentChanges(old.step, now.step, this.#flows.schemas))
      this.#content(old.step, now.step, change);
    const resumes = old.step.resume;
    const expected = resumes === undefined ? undefined : (this.#matching.after(resumes) ?? resumes);
    if (expected !== now.step.resume)
      this.#add({
        rule: 'resume-changed',
        before: { step: before },
        after: { step: after },
        path: ['resume'],
        values: [resumes, now.step.resume],
      });
    this.#outcomes(old, now);
  }

  #content(before: Step, after: Step, { path, words, ...values }: ContentChange) {
    this.#add({
      rule: words
        ? 'words'
        : ruleOf(before, after, { path, ...values }, this.#flows.schemas[after.kind]),
      before: { step: before.id },
      after: { step: after.id },
      path,
      values: [values.before, values.after],
    });
  }

  #outcomes(old: Stop, now: Stop) {
    const [before, after] = [{ step: old.step.id }, { step: now.step.id }];
    for (const outcome of new Set([...old.outcomes.keys(), ...now.outcomes.keys()])) {
      const [then, later] = [old.outcomes.get(outcome), now.outcomes.get(outcome)];
      if (then && later) this.#branches({ ...before, outcome }, { ...after, outcome }, then, later);
      else if (then) {
        for (const branch of then) this.#onlyBefore(branch);
        this.#add({ rule: 'outcome-gone', before: { ...before, outcome }, after });
      } else {
        for (const branch of later ?? []) this.#onlyAfter(branch);
        this.#add({ rule: 'outcome-new', before, after: { ...after, outcome } });
      }
    }
  }

  #branches(before: Named, after: Named, old: readonly Branch[], now: readonly Branch[]) {
    if (this.#alike(old, now)) return;
    const reported = new Set<string>();
    for (const then of old)
      for (const later of now) {
        if (!this.#sat.holds([...then.when, ...later.when])) continue;
        const key = keyOf([then.to, later.to, then.effects, later.effects]);
        if (reported.has(key)) continue;
        if (this.#pair(before, after, { before: then, after: later })) reported.add(key);
      }
  }

  /** Textually equal branches: each is paired with its counterpart. */
  #alike(old: readonly Branch[], now: readonly Branch[]): boolean {
    const isAlike =
      old.length === now.length &&
      old.every((one, at) => {
        const other = now[at];
        return (
          other !== undefined &&
          keyOf(one.when) === keyOf(other.when) &&
          this.#matching.effectKey(one.effects, 'before') ===
            this.#matching.effectKey(other.effects, 'after') &&
          this.#matching.same(one.to, other.to)
        );
      });
    if (isAlike) for (const { to } of old) if ('step' in to) this.#compareLater(to.step);
    return isAlike;
  }

  #compareLater(before: string) {
    const after = this.#matching.after(before);
    if (after !== undefined) this.#pairs.set(before, after);
  }

  /** Whether a difference was reported that needs no other branch. */
  #pair(before: Named, after: Named, pair: BranchPair): boolean {
    const same = this.#matching.same(pair.before.to, pair.after.to);
    const effects = [
      this.#matching.effectKey(pair.before.effects, 'before'),
      this.#matching.effectKey(pair.after.effects, 'after'),
    ];
    if (same) {
      if ('step' in pair.before.to) this.#compareLater(pair.before.to.step);
      if (effects[0] === effects[1]) return true;
    } else {
      this.#onlyBefore(pair.before);
      this.#onlyAfter(pair.after);
    }
    const walk =
      before.step === ''
        ? undefined
        : this.#walkTo(before, after, [...pair.before.when, ...pair.after.when]);
    if (walk === 'impossible') return false;
    const changes = same ? [this.#messageChange(pair)] : rerouted(pair, this.#both());
    for (const one of changes)
      this.#found.push({
        ...one,
        before: { ...before, to: pair.before.to, ...labelOf(pair.before) },
        after: { ...after, to: pair.after.to, ...labelOf(pair.after) },
        ...(walk && { walk }),
      });
    return true;
  }

  #both(): BehaviourPair {
    const { schemas } = this.#flows;
    return { before: this.#before, after: this.#after, matching: this.#matching, schemas };
  }

  #messageChange({ before, after }: BranchPair): Difference {
    const values = [before.effects, after.effects] as const;
    const shapes = values.map((effects) => keyOf(effects.map((effect) => withoutWords(effect))));
    return { rule: shapes[0] === shapes[1] ? 'words' : 'message-changed', path: ['toast'], values };
  }

  /** Skips the steps that only one version has; comparison goes on at the first ones that both have again. */
  #onlyBefore({ to }: Branch) {
    for (const id of firstSteps(this.#before, to, (one) => this.#matching.after(one) !== undefined))
      this.#compareLater(id);
  }

  #onlyAfter({ to }: Branch) {
    for (const id of firstSteps(
      this.#after,
      to,
      (one) => this.#matching.before(one) !== undefined,
    )) {
      const before = this.#matching.before(id);
      if (before !== undefined) this.#pairs.set(before, id);
    }
  }

  /**
   * Writes, proofs and ends that can no longer be reached, and writes that newly can, where no branch's difference
   * says so.
   */
  #unreached() {
    const coveredSteps = new Set(this.#found.flatMap(({ through = [] }) => through));
    const [was, is] = [reachedIn(this.#before), reachedIn(this.#after)];
    const isStill = (id: string) =>
      is.has(this.#matching.after(id) ?? '') || some(is, (one) => this.#matching.alike(id, one));
    const wasThere = (id: string) =>
      was.has(this.#matching.before(id) ?? '') || some(was, (one) => this.#matching.alike(one, id));
    for (const id of was) {
      const { step } = this.#before.stops.get(id) ?? {};
      const rule =
        step && !coveredSteps.has(id) && !isStill(id) ? this.#lossOf(step, is) : undefined;
      if (rule) this.#add({ rule, before: { step: id }, through: [id] });
    }
    for (const id of is)
      if (this.#after.stops.get(id)?.step.once && !coveredSteps.has(id) && !wasThere(id))
        this.#add({ rule: 'write-added', after: { step: id }, through: [id] });
  }

  #lossOf(step: Step, is: ReadonlySet<string>): ChangeRule | undefined {
    if (step.once) return 'write-lost';
    if (proves(step, this.#flows.schemas)) return 'proof-lost';
    if (step.ends === undefined) return undefined;
    const ends = [...is].map((id) => this.#after.stops.get(id)?.step.ends);
    return ends.includes(step.ends) ? undefined : 'end-gone';
  }
}

function some(ids: ReadonlySet<string>, holds: (id: string) => boolean): boolean {
  return [...ids].some(holds);
}

function labelOf({ exits }: Branch): { label?: string } {
  const first = exits[0];
  return first ? { label: first.label } : {};
}

function withoutWords(value: unknown): unknown {
  if (isLocalizedTemplate(value)) return 'words';
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutWords(one)]));
}

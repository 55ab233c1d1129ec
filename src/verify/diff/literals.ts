/** What is known along a walk: conditions found true or false, and for how long. */
import { satisfiable, withoutCommonNames } from '../../language/formula/cases.ts';
import { readsOf } from '../../language/formula/reads.ts';
import type { Formula, Step } from '../../model/definition.ts';
import { oncePer } from '../../model/once-per.ts';
import { answersOf, overlap } from '../names-read.ts';
import type { Behaviour, Branch, BranchEffect, GuardLiteral } from './behaviour.ts';

/** Numbers for equal conditions: walks compare thousands of sets of them. */
const numbers = new Map<string, number>();

const keysOf = oncePer(({ expr }: Formula) => {
  const json = JSON.stringify(expr);
  const number = numbers.get(json) ?? numbers.size;
  numbers.set(json, number);
  return { holds: `${number}`, not: `!${number}` };
});

export function literalKey({ formula, value }: GuardLiteral): string {
  return value ? keysOf(formula).holds : keysOf(formula).not;
}

/** Equal for the same conditions in any order. */
export function literalsKey(literals: readonly GuardLiteral[]): string {
  return literals.map(literalKey).sort().join(' ');
}

/** Memoized, whole and in parts without common names: the same few conditions are combined again and again. */
export class Satisfiability {
  readonly #satisfiable = new Map<string, boolean>();

  /** Whether all can hold at once. */
  holds(literals: readonly GuardLiteral[]): boolean {
    if (literals.length === 0) return true;
    const each = distinct(literals);
    // `satisfiable` proves nothing of arithmetic, but no condition both holds and does not hold.
    const keys = new Set(each.map(literalKey));
    if (each.some(({ formula, value }) => value && keys.has(keysOf(formula).not))) return false;
    return this.#remembered(each, () =>
      withoutCommonNames(each).every((group) => this.#remembered(group, () => satisfiable(group))),
    );
  }

  #remembered(literals: readonly GuardLiteral[], compute: () => boolean): boolean {
    const key = literalsKey(literals);
    let cached = this.#satisfiable.get(key);
    if (cached === undefined) this.#satisfiable.set(key, (cached = compute()));
    return cached;
  }
}

export const namesRead = oncePer((formula: Formula): readonly string[] => {
  const { reads, guarded } = readsOf(formula.expr);
  return [...reads, ...guarded];
});

/** The conditions of the start, and of each outcome of a stop. */
function guardsByPlace({ stops, start }: Behaviour): Formula[][] {
  const places = [start, ...[...stops.values()].flatMap(({ outcomes }) => [...outcomes.values()])];
  return places.map((branches) =>
    branches.flatMap(({ when }) => when.map(({ formula }) => formula)),
  );
}

/** The names that conditions of several places read: only those can make them contradict each other. */
function namesReadTwice(behaviour: Behaviour): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const formulas of guardsByPlace(behaviour))
    for (const name of new Set(formulas.flatMap(namesRead)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([name]) => name));
}

/** Before the first step nothing is answered. */
function nothingAnswered(behaviours: readonly Behaviour[]): readonly GuardLiteral[] {
  const formulas = behaviours.flatMap(guardsByPlace).flat();
  const names = new Set(formulas.flatMap(namesRead).filter((name) => name.startsWith('answers.')));
  return [...names].map((name) => ({
    formula: { formula: `has(${name})`, expr: ['has', ...name.split('.')] },
    value: false,
  }));
}

/** Without repetitions. */
export function distinct(literals: readonly GuardLiteral[]): GuardLiteral[] {
  return [...new Map(literals.map((one) => [literalKey(one), one])).values()];
}

/** What is known along the walks of one flow, or of two versions walked in parallel. */
export class Knowledge {
  /** Before anything was asked. */
  readonly atFirst: readonly GuardLiteral[];
  readonly #sat: Satisfiability;
  /** The names worth remembering: a condition that reads none of them can contradict no other. */
  readonly #worth: ReadonlySet<string>;

  constructor(sat: Satisfiability, behaviours: readonly Behaviour[]) {
    this.#sat = sat;
    this.atFirst = nothingAnswered(behaviours);
    const answered = this.atFirst.flatMap(({ formula }) => namesRead(formula));
    this.#worth = new Set([...behaviours.flatMap((one) => [...namesReadTwice(one)]), ...answered]);
  }

  /** Whether all this can hold on leaving the steps. */
  allows(
    literals: readonly GuardLiteral[],
    steps: readonly Step[],
    when: readonly GuardLiteral[],
  ): boolean {
    return when.length === 0 || this.#sat.holds([...unchangedCount(literals, steps, []), ...when]);
  }

  /** What is known after leaving the steps by the branches; undefined where that is impossible. */
  after(
    literals: readonly GuardLiteral[],
    steps: readonly Step[],
    branches: readonly Branch[],
  ): readonly GuardLiteral[] | undefined {
    const effects = branches.flatMap((branch) => branch.effects);
    const all = distinct([
      ...unchangedCount(literals, steps, effects),
      ...(restarts(effects) ? this.atFirst : []),
      ...branches.flatMap(({ when }) => when),
    ]);
    if (!this.#sat.holds(all)) return undefined;
    return all.filter(({ formula }) => namesRead(formula).some((name) => this.#worth.has(name)));
  }
}

function unchangedCount(
  literals: readonly GuardLiteral[],
  steps: readonly Step[],
  effects: readonly BranchEffect[],
): readonly GuardLiteral[] {
  const changed = namesChanged(steps, effects);
  return literals.filter(({ formula }) =>
    namesRead(formula).every((name) => changed.every((one) => !overlap(name, one))),
  );
}

/** What is not the same after leaving the steps. */
export function namesChanged(steps: readonly Step[], effects: readonly BranchEffect[]): string[] {
  const written = effects.flatMap(({ type, value }) =>
    type === 'keep' ? Object.keys(value as object).map((name) => `answers.${name}`) : [],
  );
  const answers = restarts(effects) ? ['answers'] : steps.flatMap(answersOf);
  return [...(steps.length > 0 ? ['result'] : []), ...answers, ...written];
}

function restarts(effects: readonly BranchEffect[]): boolean {
  return effects.some(({ type }) => type === 'restart the flow');
}

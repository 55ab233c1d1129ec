/** What is known on the way: conditions found true or false, and until when they are. */
import { satisfiable } from '../../language/formula/cases.ts';
import { readsOf } from '../../language/formula/reads.ts';
import type { Formula, Step } from '../../model/definition.ts';
import type { Behaviour, Branch, Literal } from './behaviour.ts';

const keys = new WeakMap<Formula, string>();

export function literalKey({ formula, value }: Literal): string {
  let key = keys.get(formula);
  if (key === undefined) keys.set(formula, (key = JSON.stringify(formula.expr)));
  return `${value ? '' : '!'}${key}`;
}

/** Equal for the same conditions in any order. */
export function literalsKey(literals: readonly Literal[]): string {
  return literals.map(literalKey).sort().join('\n');
}

/** Remembers what was asked: the same few conditions are put together again and again. */
export class Satisfiability {
  readonly #known = new Map<string, boolean>();

  /** Whether all can hold at once. */
  holds(literals: readonly Literal[]): boolean {
    if (literals.length === 0) return true;
    const distinct = [...new Map(literals.map((one) => [literalKey(one), one])).values()];
    // Sums are not tried, but nothing holds and does not hold.
    const held = new Set(distinct.map(literalKey));
    if (distinct.some(({ formula, value }) => held.has(literalKey({ formula, value: !value }))))
      return false;
    const key = literalsKey(distinct);
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, (known = satisfiable(distinct)));
    return known;
  }
}

const reads = new WeakMap<Formula, readonly string[]>();

export function namesRead(formula: Formula): readonly string[] {
  let known = reads.get(formula);
  if (!known) {
    const { reads: read, asked } = readsOf(formula.expr);
    reads.set(formula, (known = [...read, ...asked]));
  }
  return known;
}

/** What of it still holds once the step has been left by the branch. */
export function stillHeld(
  literals: readonly Literal[],
  step: Step,
  { effects }: Branch,
): readonly Literal[] {
  const kept = effects.flatMap(({ type, value }) =>
    type === 'keep' ? Object.keys(value as object).map((name) => `answers.${name}`) : [],
  );
  const anew = effects.some(({ type }) => type === 'start anew');
  const changed = ['result', ...(anew ? ['answers'] : []), ...answersOf(step), ...kept];
  return literals.filter(({ formula }) =>
    namesRead(formula).every((name) => changed.every((one) => !overlap(name, one))),
  );
}

function answersOf(step: Step): string[] {
  const names = [...Object.keys(step.collects ?? {}), ...Object.keys(step.keep ?? {})];
  return names.map((name) => ['answers', ...(step.scope ?? []), name].join('.'));
}

function overlap(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}

/** The names that conditions of several places read: only those can contradict each other. */
export function namesReadTwice({ stops, start }: Behaviour): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const places = [start, ...[...stops.values()].flatMap(({ outcomes }) => [...outcomes.values()])];
  for (const branches of places) {
    const formulas = branches.flatMap(({ when }) => when.map(({ formula }) => formula));
    for (const name of new Set(formulas.flatMap(namesRead)))
      seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return new Set([...seen].filter(([, count]) => count > 1).map(([name]) => name));
}

/** Those worth remembering. */
export function remembered(
  literals: readonly Literal[],
  twice: ReadonlySet<string>,
): readonly Literal[] {
  return literals.filter(({ formula }) => namesRead(formula).some((name) => twice.has(name)));
}

/** What holds before anything was asked: nothing is answered. */
export function nothingAnswered(...behaviours: readonly Behaviour[]): readonly Literal[] {
  const formulas = behaviours.flatMap(({ stops, start }) =>
    [start, ...[...stops.values()].flatMap(({ outcomes }) => [...outcomes.values()])].flatMap(
      (branches) => branches.flatMap(({ when }) => when.map(({ formula }) => formula)),
    ),
  );
  const names = new Set(formulas.flatMap(namesRead).filter((name) => name.startsWith('answers.')));
  return [...names].map((name) => ({
    formula: { formula: `has(${name})`, expr: ['has', ...name.split('.')] },
    value: false,
  }));
}

/** Which branches an example takes: those it names, and those that what the platform answers in it decides. */
import { type Formula, hasOutcome, type Step } from '../model/definition.ts';
import type { Example } from '../model/example.ts';
import { deciding } from '../model/syntax.ts';
import { readsResult, resultFieldsIn } from '../machine/lookahead.ts';

/** A branch an example names, with the one that the answer it gives leads to. */
export interface NamedBranch {
  step: string;
  named: string;
  /** Undefined: none of those with a condition. */
  taken: string | undefined;
}

/** A guard where a walk has come to it. */
export interface TriedGuard {
  step: Step;
  name: string;
  when: Formula;
  /** The outcome the example names for this visit. */
  named: string | undefined;
  /** The step that was left last. */
  leftStep: string;
  holds: () => boolean;
}

export class ExampleBranches {
  readonly #results: Example['results'];
  readonly #nameOf: (when: Formula, step: string) => string;
  /** By step, of the last visit. */
  readonly #decided = new Map<string, NamedBranch>();

  constructor({ results }: Example, nameOf: (when: Formula, step: string) => string) {
    this.#results = results;
    this.#nameOf = nameOf;
  }

  /**
   * A guard over a result that the example does not give holds where it names the branch as the step's outcome, so that
   * `ready: [not-ready]` says it all and silence means the ordinary way. Any other is evaluated.
   */
  holds(guard: TriedGuard): boolean {
    const { step, when, named } = guard;
    const exits = Object.values(step.exits).flat();
    const mine = exits.filter((exit) => exit.when && this.#isOf(exit.when, guard));
    if (mine.length === 0) return guard.holds();
    const branch = named !== undefined && isBranch(step, named) ? named : undefined;
    if (readsResult(when) && this.#isGiven(guard)) {
      const isTrue = guard.holds();
      if (branch !== undefined) this.#note(step, branch, isTrue ? mine[0]?.label : undefined);
      return isTrue;
    }
    if (branch !== undefined) return mine.some(({ label }) => label === branch);
    return readsResult(when) && this.#results?.[step.id] === undefined ? false : guard.holds();
  }

  /** The branches that are named and not taken. */
  get contradicted(): NamedBranch[] {
    return [...this.#decided.values()].filter(({ named, taken }) => named !== taken);
  }

  #note(step: Step, named: string, taken: string | undefined) {
    const { when } =
      Object.values(step.exits)
        .flat()
        .find(({ label }) => label === named) ?? {};
    // A branch without a condition is taken where no other one is.
    const isTaken = when === undefined && taken === undefined;
    this.#decided.set(step.id, { step: step.id, named, taken: isTaken ? named : taken });
  }

  #isOf(when: Formula, { step, name }: TriedGuard): boolean {
    return this.#nameOf(when, step.id) === name;
  }

  /** Whether all that the guard reads of the result is in the example. */
  #isGiven(guard: TriedGuard): boolean {
    const given = this.#resultsOf(guard);
    return given !== undefined && resultFieldsIn(guard.when).every((name) => name in given);
  }

  /** A step that only decides does so by the result of the one before. */
  #resultsOf({ step, leftStep }: TriedGuard): Readonly<Record<string, unknown>> | undefined {
    const isDeciding = (deciding as readonly string[]).includes(step.kind);
    return this.#results?.[step.id] ?? (isDeciding ? this.#results?.[leftStep] : undefined);
  }
}

/** Named like a branch of the main outcome and not like an outcome. */
export function isBranch(step: Step, name: string): boolean {
  return (
    !hasOutcome(step, name) && (step.exits[step.main] ?? []).some(({ label }) => label === name)
  );
}

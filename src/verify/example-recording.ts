import { FormulaFailed, resolve } from '../language/formula/evaluate.ts';
import type { FlowContext } from '../machine/context.ts';
import { scopeReader } from '../machine/scope.ts';
import { resolveStep } from '../machine/step-actor.ts';
import type { View } from '../machine/view.ts';
import type { Flow, Step } from '../model/definition.ts';
import type { Example } from '../model/example.ts';
import type { AnyKindStates } from '../model/step-kind.ts';
import { answersFor } from './answers-of-example.ts';
import type { NamedBranch } from './example-branches.ts';
import { questionedStep } from './questioned-step.ts';
import type { QuestionedStep } from './refused-inputs.ts';

export interface ExampleRun {
  /** '' where its action starts none. */
  flow: string;
  /** Undefined: it never came to an end. `left`: out of the flow without one. */
  ends: string | undefined;
  /** What happened, a line a step: `verify: failed`. */
  log: readonly string[];
  /** Formulas that had no value where the machine needed one, in their turn. */
  failures: readonly LoggedFailure[];
  /** Formulas of the page it ended at that have no value there. */
  unshown: readonly FormulaFailed[];
  /** Each visit in its turn, by the outcome the step was left by; of a deciding step the branch. */
  visits: readonly { step: string; outcome: string }[];
  /** What stopped it, as a sentence. */
  stuck?: string;
  /** Keys of the transitions taken, see `keyOfEdge`. */
  taken: ReadonlySet<string>;
  /** Every step it came to. */
  visited: readonly string[];
  /** The steps whose page or request the example describes, as they were when they were left. */
  snapshots: ReadonlyMap<string, StepSnapshot>;
  /** The last outcome of each step. */
  outcomes: ReadonlyMap<string, string>;
  /** Each visit of the steps of which it says what the platform answers, as it was left. */
  answered: readonly AnsweredStep[];
  /** The branches it names that what the platform answers does not lead to. */
  contradicted: readonly NamedBranch[];
  /** The steps of which it says what they refuse. */
  questioned: ReadonlyMap<string, QuestionedStep>;
}

export interface LoggedFailure {
  error: Error;
  /** How many lines of the log came before. */
  after: number;
}

export interface AnsweredStep {
  step: string;
  outcome: string;
  kind: string;
  result: Readonly<Record<string, unknown>>;
  /** Whether a setting's formula is true of the result; undefined where the step does not have it. */
  holds: (setting: string) => boolean | undefined;
}

/** Formulas evaluated, words in Chinese. */
export type StepSnapshot = Readonly<Record<string, unknown>>;

type Kinds = Readonly<Record<string, AnyKindStates>>;

/** A run of an action that starts no flow. */
export function runOfNothing(stuck: string): ExampleRun {
  return {
    flow: '',
    ends: undefined,
    log: [],
    failures: [],
    unshown: [],
    visits: [],
    stuck,
    taken: new Set(),
    visited: [],
    snapshots: new Map(),
    outcomes: new Map(),
    answered: [],
    contradicted: [],
    questioned: new Map(),
  };
}

/** What the platform is said to answer at a step. */
export function resultOfExample(
  { results }: Example,
  step: string,
  madeUp: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const fields = { ...madeUp, ...results?.[step] };
  return { code: '', msg: '', data: fields, ...fields };
}

/** What is kept of an example's run: steps, outcomes, and what the example describes. */
export class ExampleRecording {
  readonly log: string[] = [];
  readonly failures: LoggedFailure[] = [];
  readonly visits: { step: string; outcome: string }[] = [];
  readonly visited: string[] = [];
  readonly snapshots = new Map<string, StepSnapshot>();
  readonly outcomes = new Map<string, string>();
  readonly answered: AnsweredStep[] = [];
  readonly questioned = new Map<string, QuestionedStep>();
  readonly #example: Example;
  readonly #flow: Flow;
  readonly #kinds: Kinds;
  readonly #described: ReadonlySet<string>;

  constructor(example: Example, flow: Flow, kinds: Kinds) {
    this.#example = example;
    this.#flow = flow;
    this.#kinds = kinds;
    const { presses, sent, shows, documents } = example;
    this.#described = new Set(Object.keys({ ...presses, ...sent, ...shows, ...documents }));
  }

  /** The same line is kept once. */
  note(line: string): void {
    if (!this.log.includes(line)) this.log.push(line);
  }

  /** A formula of the machine that failed; the same one is kept once. */
  failed(error: Error): void {
    if (this.failures.some((one) => one.error.message === error.message)) return;
    this.failures.push({ error, after: this.log.length });
  }

  /** The branch of a step by which it was left. */
  branch({ id, main }: Step, label: string, isDeciding: boolean): void {
    const before = `${id}: ${main}`;
    if (isDeciding) this.visits.push({ step: id, outcome: label });
    if (this.log.at(-1) === before) this.log.push(`${id}: ${label}`);
    else this.note(`${id}: ${label}`);
  }

  /** `view`: the step as it is left, where it is still the one shown. */
  left(step: Step, outcome: string, view: View, context: FlowContext): void {
    this.log.push(`${step.id}: ${outcome}`);
    this.visits.push({ step: step.id, outcome });
    this.outcomes.set(step.id, outcome);
    this.takeSnapshot(step.id, view);
    if (this.#example.refuses?.[step.id]) this.#recordQuestions(step, context);
    if (this.#example.results?.[step.id]) this.#recordResult(step, outcome, context);
  }

  takeSnapshot(step: string, { stepId, step: resolved, title }: View): void {
    if (this.#described.has(step) && stepId === step)
      this.snapshots.set(step, { ...resolved, title });
  }

  #recordQuestions(step: Step, context: FlowContext): void {
    const kind = this.#kinds[step.kind];
    const answers = answersFor(step, this.#example.answers);
    const left = { step, kind, answers, context };
    this.questioned.set(step.id, questionedStep(this.#flow, left, ignored));
  }

  #recordResult(step: Step, outcome: string, context: FlowContext): void {
    const result = resultOfExample(this.#example, step.id);
    const scope = { ...scopeReader(this.#flow)(context), result };
    this.answered.push({
      step: step.id,
      outcome,
      kind: step.kind,
      result,
      holds: (setting) => {
        const [, formula] = Object.entries(step).find(([name]) => name === setting) ?? [];
        if (formula === undefined) return undefined;
        return resolve(formula, scope, 'zh', ignored) === true;
      },
    });
  }

  /** Formulas of the page shown last that have no value. */
  unshown(step: Step, context: FlowContext): FormulaFailed[] {
    const failed = new Map<string, FormulaFailed>();
    const scope = scopeReader(this.#flow)(context);
    resolveStep(step, this.#kinds[step.kind], scope, context, (error) => {
      if (error instanceof FormulaFailed) failed.set(error.message, error);
    });
    return [...failed.values()];
  }
}

const ignored = (): void => undefined;

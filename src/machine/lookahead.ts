import type { Exit, Flow, Formula, Step } from '../model/definition.ts';
import { oncePer } from '../model/once-per.ts';
import { evaluate, type FormulaScope } from '../language/formula/evaluate.ts';
import { isScreen, type FlowContext } from './context.ts';
import { skipExit } from './step-transitions.ts';
import { subject, visibleAnswers } from './scope.ts';

/** What formulas can read before their step is reached. */
export type LookAheadContext = Pick<FlowContext, 'order' | 'host' | 'action' | 'answers'>;

/** Undefined where the formula depends on a result still to come or an answer not given. */
export function lookAhead(
  flow: Flow,
  context: LookAheadContext,
  visited: readonly string[],
  formula: Formula,
): boolean | undefined {
  if (readsResult(formula)) return undefined;
  const scope: FormulaScope = {
    ...subject(flow, context.order),
    host: context.host,
    action: context.action,
    answers: visibleAnswers(flow.steps, context.answers, visited),
  };
  try {
    return evaluate(formula, scope) === true;
  } catch {
    return undefined;
  }
}

export function readsResult(formula: Formula): boolean {
  return written(formula).includes('"result"');
}

/** Its fields that the formula reads. */
export function resultFieldsIn(formula: Formula): string[] {
  return [...written(formula).matchAll(/"result","([^"]+)"/g)].map(([, name = '']) => name);
}

function answersRead(formula: Formula): string[] {
  return [...written(formula).matchAll(/"answers","([^"]+)"/g)].map(([, name = '']) => name);
}

const written = oncePer((formula: Formula): string => JSON.stringify(formula.expr));

export interface FlowProgress {
  /** Screens so far, this one included; undefined before the first, once the flow has ended, and on a detour that only leads back. */
  now: number | undefined;
  /** Screens of the whole flow; undefined where it is not known yet. */
  total: number | undefined;
}

/** Steps searched before the flow's length counts as unknown. */
const maxSteps = 400;

/** `before`: the total shown so far; no other one is shown after it. */
export function progressOf(
  flow: Flow,
  context: FlowContext,
  before: number | undefined,
): FlowProgress {
  if (context.ended !== undefined) return { now: undefined, total: undefined };
  const screens = context.visited.filter((id) => isScreen(flow.steps[id])).length;
  const ahead = new Ahead(flow, context, context.visited);
  ahead.lookAhead(screens);
  const { total } = ahead;
  return {
    now: ahead.leadsOn && screens > 0 ? screens : undefined,
    total: before === undefined || before === total ? total : undefined,
  };
}

/** The paths from the last visited step to an end, each as its total number of screens. */
class Ahead {
  readonly #flow: Flow;
  readonly #context: LookAheadContext;
  readonly #visited: readonly string[];
  readonly #foreseen = new Map<Formula, boolean | undefined>();
  /** Totals by main outcomes only, and by any outcome. */
  readonly #usual = new Set<number>();
  #longest = 0;
  #steps = 0;

  constructor(flow: Flow, context: LookAheadContext, visited: readonly string[]) {
    this.#flow = flow;
    this.#context = context;
    this.#visited = visited;
  }

  get leadsOn(): boolean {
    return this.#usual.size > 0 || this.#steps >= maxSteps;
  }

  /** One number, where all paths agree and none is longer than the usual one. */
  get total(): number | undefined {
    const [only, another] = this.#usual;
    if (this.#steps >= maxSteps || another !== undefined) return undefined;
    return only !== undefined && this.#longest <= only ? only : undefined;
  }

  lookAhead(screens: number): void {
    const step = this.#flow.steps[this.#visited.at(-1) ?? this.#flow.start];
    if (step) this.#from(step, true, new Set([...this.#visited, step.id]), screens, true);
  }

  #from(step: Step, applies: boolean, path: Set<string>, screens: number, usual: boolean): void {
    for (const outcome of applies ? Object.keys(step.exits) : [step.main]) {
      const exits = applies ? this.#possible(step.exits[outcome] ?? []) : [skipExit(step)];
      for (const { to } of exits) this.#to(to, path, screens, usual && outcome === step.main);
    }
  }

  #to(id: string, path: Set<string>, screens: number, usual: boolean): void {
    const next = this.#flow.steps[id];
    // Already on this path: the rest would repeat a total.
    if (!next || path.has(id) || this.#steps >= maxSteps) return;
    this.#steps += 1;
    if (next.ends !== undefined || Object.keys(next.exits).length === 0) {
      if (usual) this.#usual.add(screens);
      this.#longest = Math.max(this.#longest, screens);
      return;
    }
    path.add(id);
    const applies = next.when ? this.#foresee(next.when) : true;
    if (applies !== false)
      this.#from(next, true, path, isScreen(next) ? screens + 1 : screens, usual);
    if (applies !== true) this.#from(next, false, path, screens, usual);
    path.delete(id);
  }

  /** In the order they are tried, up to the first that certainly applies. */
  #possible(exits: readonly Exit[]): Exit[] {
    const possibleExits: Exit[] = [];
    for (const exit of exits) {
      const applies = exit.when ? this.#foresee(exit.when) : true;
      if (applies !== false) possibleExits.push(exit);
      if (applies === true) break;
    }
    return possibleExits;
  }

  #foresee(formula: Formula): boolean | undefined {
    if (!this.#foreseen.has(formula)) {
      const open = this.#isStillCollected(formula);
      const result = open
        ? undefined
        : lookAhead(this.#flow, this.#context, this.#visited, formula);
      this.#foreseen.set(formula, result);
    }
    return this.#foreseen.get(formula);
  }

  /** Whether a later step collects one of the answers that the formula reads. */
  #isStillCollected(formula: Formula): boolean {
    const names = answersRead(formula);
    return Object.values(this.#flow.steps).some(
      ({ id, scope, collects, keep }) =>
        !this.#visited.slice(0, -1).includes(id) &&
        names.some(
          (name) => name === scope?.[0] || name in (collects ?? {}) || name in (keep ?? {}),
        ),
    );
  }
}

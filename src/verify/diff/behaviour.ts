/** A flow as its customer observes it: the steps at which something happens, and where each outcome leads. */
import { chartOf } from '../../machine/chart-builder.ts';
import type { Chart, ChartAction, ChartState, ChartTransition } from '../../machine/chart.ts';
import * as names from '../../machine/names.ts';
import { outcomesOf } from '../../machine/step-transitions.ts';
import { isFinal } from '../../machine/context.ts';
import type { Flow, Formula, Step } from '../../model/definition.ts';
import type { AnyKindStates } from '../../model/step-kind.ts';
import { deciding } from '../../model/syntax.ts';

export interface Behaviour {
  flow: Flow;
  /** By id: every step but those that only decide. */
  stops: ReadonlyMap<string, Stop>;
  start: readonly Branch[];
}

export interface Stop {
  step: Step;
  /** Outcome → every branch it can take. */
  outcomes: ReadonlyMap<string, readonly Branch[]>;
  /** How the flow may begin here, where an address can open it. */
  entry?: readonly Branch[];
}

/** One branch, down to the next step at which something happens. */
export interface Branch {
  /** What must hold for it to be the one taken. */
  when: readonly GuardLiteral[];
  /** Messages, kept values and waits along it. */
  effects: readonly BranchEffect[];
  to: Target;
  /** The exits of the definition it follows, in order. */
  exits: readonly { step: string; outcome: string; label: string }[];
}

export interface GuardLiteral {
  formula: Formula;
  value: boolean;
}

export type BranchEffect =
  | { type: 'toast' | 'keep' | 'wait' | 'restart the flow'; value: unknown }
  | { type: 'show at the field'; value: unknown; step: string };

export type Target = { step: string } | { out: 'back' | 'reload' | 'leave' | 'nowhere' };

type Kinds = Readonly<Record<string, AnyKindStates>>;

/** @throws for an unknown kind. */
export function behaviourOf(flow: Flow, kinds: Kinds): Behaviour {
  const chart = chartOf(flow, kinds);
  const states = new Map(chart.states.map((state) => [state.key, state]));
  const from = (key: string) => {
    const state = states.get(key);
    return state ? branchesFrom(chart, state) : [];
  };
  const entries = entriesOf(chart);
  const stops = Object.values(flow.steps)
    .filter((step) => !onlyDecides(step))
    .map((step): [string, Stop] => {
      const outcomes = outcomesOf(step).map((outcome): [string, Branch[]] => [
        outcome,
        from(names.stateKey(step.id, names.outcomeState(outcome))),
      ]);
      const entry = entries.get(step.id);
      return [step.id, { step, outcomes: new Map(outcomes), ...(entry && { entry }) }];
    });
  return { flow, stops: new Map(stops), start: startOf(chart) };
}

/** Left at once by its conditions; the customer never notices it. */
export function onlyDecides(step: Step): boolean {
  return (deciding as readonly string[]).includes(step.kind) && !isFinal(step);
}

function startOf(chart: Chart): Branch[] {
  const initial = enterOf(chart)?.transitions.filter(({ guard }) => !guard) ?? [];
  return initial.flatMap((one) => follow(chart, one, nothing));
}

function entriesOf(chart: Chart): Map<string, Branch[]> {
  const initial = enterOf(chart)?.transitions ?? [];
  return new Map(
    initial.flatMap(({ guard, ...taken }): [string, Branch[]][] => {
      if (guard?.type !== 'opens at' || !guard.params || !('step' in guard.params)) return [];
      return [[guard.params.step, follow(chart, taken, nothing)]];
    }),
  );
}

function enterOf({ states }: Chart): ChartState | undefined {
  return states.find(({ step }) => step === names.enter);
}

interface OpenBranch extends Omit<Branch, 'to'> {
  /** Left without an event. */
  passed: readonly ChartState[];
}

const nothing: OpenBranch = { when: [], effects: [], exits: [], passed: [] };

/** Of a state that is left without an event, in the order its transitions are tried. */
function branchesFrom(chart: Chart, state: ChartState, before: OpenBranch = nothing): Branch[] {
  const entryEffects = state.entry ? effectsOf(chart, [state.entry]) : [];
  const passed = [...before.passed, state];
  const here = { ...before, passed, effects: [...before.effects, ...entryEffects] };
  const branches: Branch[] = [];
  let when = here.when;
  for (const one of state.transitions) {
    const formula = one.guard && 'when' in one.guard ? one.guard.when : undefined;
    const holds = formula ? [...when, { formula, value: true }] : when;
    branches.push(...follow(chart, one, { ...here, when: holds }));
    if (!formula) break;
    when = [...when, { formula, value: false }];
  }
  return branches;
}

type Followed = Pick<ChartTransition, 'from' | 'to' | 'actions' | 'outcome' | 'label' | 'exit'>;

function follow(chart: Chart, followed: Followed, before: OpenBranch): Branch[] {
  const { to, from, outcome, label, exit } = followed;
  const branch: OpenBranch = {
    ...before,
    effects: [...before.effects, ...effectsOf(chart, followed.actions)],
    exits:
      exit && outcome !== undefined
        ? [...before.exits, { step: from.step, outcome, label: label ?? outcome }]
        : before.exits,
  };
  const waits = to.invoke?.after;
  const on = to.transitions.find(({ event }) => event === names.event.waited);
  if (waits !== undefined && on)
    return follow(chart, on, {
      ...branch,
      effects: [...branch.effects, { type: 'wait', value: waits }],
    });
  const target = targetOf(chart, to);
  // A cycle without a stop; the checker refuses those.
  if (target || branch.passed.includes(to)) {
    const { when, effects, exits } = branch;
    return [{ when, effects, exits, to: target ?? { out: 'nowhere' } }];
  }
  return branchesFrom(chart, to, branch);
}

function targetOf({ flow }: Chart, { step, inner }: ChartState): Target | undefined {
  if (step === names.goBack) return { out: 'back' };
  if (step === names.reload) return { out: 'reload' };
  if (step === names.left) return { out: 'leave' };
  if (inner === names.broken) return { out: 'nowhere' };
  const definition = flow.steps[step];
  const passes = inner === names.entryGuard || definition === undefined || onlyDecides(definition);
  return passes ? undefined : { step };
}

/** The observable ones; arriving and recording are internal. */
function effectsOf({ flow }: Chart, actions: readonly ChartAction[]): BranchEffect[] {
  return actions.flatMap((action): BranchEffect[] => {
    switch (action.type) {
      case 'toast':
        return [{ type: 'toast', value: action.params.message }];
      case 'show at the field': {
        const { message, field, step } = action.params;
        return [{ type: action.type, value: { message, field }, step }];
      }
      case 'restart the flow':
        return [{ type: action.type, value: true }];
      case 'keep': {
        const step = flow.steps[action.params.step];
        return step && onlyDecides(step) ? [{ type: 'keep', value: step.keep }] : [];
      }
      default:
        return [];
    }
  });
}

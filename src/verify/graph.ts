/** A flow as the explorer sees it: its chart, with what the customer can do in every place written out. */
import { chartOf } from '../machine/chart-builder.ts';
import {
  passedThrough,
  type Chart,
  type ChartAction,
  type ChartState,
  type ChartTransition,
} from '../machine/chart.ts';
import type { Flow, Formula } from '../model/definition.ts';
import type { AnyKindStates } from '../model/step-kind.ts';
import * as names from '../machine/names.ts';

export interface Edge extends Omit<ChartTransition, 'from' | 'to' | 'guard' | 'actions'> {
  from: StateNode;
  to: StateNode;
  /** As a journey names it, and the formula where it is an author's. */
  guard?: string;
  when?: Formula;
  actions: readonly ChartAction[];
  /** Not a transition of the machine: taken together with the one before, see `passedThrough`. */
  direct?: true;
  /** The event changes nothing here. */
  refused?: true;
}

export interface StateNode {
  index: number;
  /** A step, or one of the engine's own states: `@back`, `@left`, … */
  step: string;
  /** '' where there is only one. */
  inner: string;
  /** In the order they are tried. */
  edges: Edge[];
  /** An actor runs here. */
  invokes?: true;
  final?: true;
}

export interface Graph {
  flow: Flow;
  nodes: StateNode[];
  start: StateNode;
  /** Throws where there is no such place. */
  at(step: string, inner?: string): StateNode;
}

/** Whether the machine waits here for an event. */
export function waitsForEvent({ edges, final }: StateNode): boolean {
  return !final && (edges.length === 0 || edges.some(({ event }) => event !== undefined));
}

/** @throws for an unknown kind. */
export function graphOf(flow: Flow, kinds: Readonly<Record<string, AnyKindStates>>): Graph {
  return toGraph(chartOf(flow, kinds));
}

export function toGraph(chart: Chart): Graph {
  // Graphs are cached, and the closure of `at` with them: it must not hold the chart.
  const { flow } = chart;
  const places = new Map(chart.states.map((state, index) => [state.key, placeOf(state, index)]));
  const at = (key: string): StateNode => {
    const place = places.get(key);
    if (!place) throw new Error(`Bug: the chart of ${flow.id} has no state ${key}`);
    return place;
  };
  for (const state of chart.states) {
    const from = at(state.key);
    const direct = passedThrough(state) !== undefined && state !== chart.start;
    for (const one of state.transitions) from.edges.push(edgeOf(one, from, at(one.to.key), direct));
  }
  for (const [step, { initial, resumed }] of reopenings(chart)) {
    const actions: ChartAction[] = [{ type: 'arrive', params: { step } }];
    const from = at(initial.key);
    from.edges.push({ from, to: at(resumed.key), event: names.event.reopened, actions });
  }
  for (const state of chart.states) goBackFrom(state, chart, at);
  return {
    flow,
    nodes: [...places.values()],
    start: at(chart.start.key),
    at: (step, inner = '') => at(names.stateKey(step, inner)),
  };
}

function placeOf({ step, inner, invoke, final }: ChartState, index: number): StateNode {
  return {
    index,
    step,
    inner,
    edges: [],
    ...(invoke && { invokes: true as const }),
    ...(final && { final }),
  };
}

function edgeOf(
  { guard, ...transition }: ChartTransition,
  from: StateNode,
  to: StateNode,
  direct: boolean,
): Edge {
  const when = guard && 'when' in guard ? guard.when : undefined;
  return {
    ...transition,
    from,
    to,
    ...(guard && { guard: guardName(guard) }),
    ...(when && { when }),
    ...(direct && { direct: true as const }),
  };
}

/** `resumes at bind`. An author's guard is called by its formula alone, wherever it is asked. */
export function guardName(guard: { type: string; params?: object }): string {
  const { step } = (guard.params ?? {}) as { step?: string };
  return step === undefined ? guard.type : `${guard.type} ${step}`;
}

/** A session killed on entering a step resumes where the step says, else where its kind does. */
function* reopenings({ flow, entered }: Chart) {
  for (const [id, { initial }] of entered) {
    const resumeStep = flow.steps[id]?.resume ?? id;
    const resumed = (entered.get(resumeStep) ?? entered.get(id))?.resumed;
    if (resumed && resumed !== initial) yield [resumed.step, { initial, resumed }] as const;
  }
}

/** Back is an event of every resting state; where something is under way it is refused. */
function goBackFrom(state: ChartState, chart: Chart, at: (key: string) => StateNode) {
  const from = at(state.key);
  if (!waitsForEvent(from)) return;
  for (const { event, to, guard, actions } of chart.everywhere) {
    if (!to) continue;
    if (state.locked) from.edges.push({ from, to: from, event, actions, refused: true });
    else
      from.edges.push({
        from,
        to: at(to.key),
        event,
        actions,
        ...(guard && { guard: guard.type }),
      });
  }
}

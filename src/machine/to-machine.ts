import { setup } from 'xstate';
import type { Flow, Step } from '../model/definition.ts';
import { actionsOf } from './actions.ts';
import { actorsOf } from './actors.ts';
import { passedThrough, type Chart, type ChartState, type ChartTransition } from './chart.ts';
import type { MachineEvent } from './context-updates.ts';
import { startContext, type FlowContext, type StartInput } from './context.ts';
import { guardsFor, type Guard } from './guards.ts';
import * as names from './names.ts';
import { scopeReader } from './scope.ts';
import type { MachineParts } from './step-actor.ts';

type Invoked = NonNullable<ChartState['invoke']>;

export type FlowMachine = ReturnType<typeof toMachine>;

/** Makes other guards and actors out of the machine's own, for walking a flow without side effects. */
export interface Overrides {
  guards: (own: Record<string, Guard>) => Record<string, Guard>;
  actors: (own: ReturnType<typeof actorsOf>) => ReturnType<typeof actorsOf>;
}

/**
 * The XState machine of a chart. Its states are siblings, named by `stateKey`: XState enters nested states more slowly.
 */
export function toMachine(chart: Chart, parts: MachineParts, overrides?: Overrides) {
  const { flow } = chart;
  const types = {} as {
    context: FlowContext;
    events: MachineEvent;
    input: StartInput;
  };
  const scopeOf = scopeReader(flow);
  const guards = guardsFor(chart, parts, scopeOf);
  const actors = actorsOf(flow, parts, scopeOf);
  return setup({
    types,
    guards: overrides?.guards(guards) ?? guards,
    actions: actionsOf(flow, parts, scopeOf),
    actors: overrides?.actors(actors) ?? actors,
    // The configuration is made from data, so XState's types cannot follow its names.
  }).createMachine({
    id: 'flow',
    initial: chart.start.key,
    context: ({ input }: { input: StartInput }) => startContext(input),
    on: everywhere(chart),
    states: statesOf(chart),
    options: { maxIterations: parts.maxIterations ?? Object.keys(flow.steps).length * 4 + 100 },
  } as never);
}

/** The part of XState's configuration that our machines use. */
interface TransitionConfig {
  guard?: ChartTransition['guard'];
  target?: string;
  actions: ChartTransition['actions'];
  reenter?: true;
}

interface StateConfig {
  type?: 'final';
  entry?: ChartState['entry'];
  invoke?: { src: string; input: (args: { context: FlowContext; event: MachineEvent }) => unknown };
  on?: Record<string, TransitionConfig[]>;
  always?: TransitionConfig[];
}

function statesOf({ flow, states, start }: Chart): Record<string, StateConfig> {
  const targets = new Set(states.flatMap(({ transitions }) => transitions.map(({ to }) => to)));
  const needed = (state: ChartState) => state.step !== names.goBack || targets.has(state);
  const stops = (state: ChartState) =>
    state === start || follow({ to: state, actions: [] }).to === state;
  const reachable = states.filter((state) => needed(state) && stops(state));
  return Object.fromEntries(reachable.map((state) => [state.key, stateOf(state, flow)]));
}

function stateOf(state: ChartState, { steps }: Flow): StateConfig {
  if (state.final) return { type: 'final' };
  const { entry, invoke, locked, transitions } = state;
  const on: Record<string, TransitionConfig[]> = locked
    ? { [names.event.back]: [{ actions: [] }] }
    : {};
  const always: TransitionConfig[] = [];
  for (const one of transitions)
    (one.event === undefined ? always : (on[one.event] ??= [])).push(xstateTransition(one, state));
  return {
    ...(entry && { entry: entry }),
    ...(invoke && { invoke: invoked(invoke, steps[state.step]) }),
    on,
    ...(always.length > 0 && { always }),
  };
}

function invoked(
  { src, after }: Invoked,
  step: Step | undefined,
): NonNullable<StateConfig['invoke']> {
  if (after !== undefined) return { src, input: () => ({ after }) };
  return { src, input: ({ context, event }) => ({ context, event, step }) };
}

type StateEntry = Pick<ChartTransition, 'to' | 'actions'>;

/** The first state that is not passed through, with the actions on the way. In a cycle of such states, one of them. */
function follow({ to, actions }: StateEntry): StateEntry {
  const next = passedThrough(to);
  if (!next) return { to, actions };
  const passed = new Set<ChartState>();
  let entry: StateEntry = { to, actions };
  for (
    let on: StateEntry | undefined = next;
    on && !passed.has(entry.to);
    on = passedThrough(entry.to)
  ) {
    passed.add(entry.to);
    entry = { to: on.to, actions: [...entry.actions, ...on.actions] };
  }
  return entry;
}

/** One XState transition for this one and the states passed through after it. */
function xstateTransition(
  { guard, to, actions }: ChartTransition,
  from: ChartState,
): TransitionConfig {
  const beyond = follow({ to, actions });
  const config: TransitionConfig = {
    target: beyond.to.key,
    actions: beyond.actions,
  };
  if (guard) config.guard = guard;
  if (beyond.to === from) config.reenter = true;
  return config;
}

/** Back's target state decides at once, so its transitions are taken from the present state. */
function everywhere(chart: Chart): NonNullable<StateConfig['on']> {
  const on = chart.everywhere.map(({ event, guard, actions, to }) => [
    event,
    to ? to.transitions.map((one) => fromAnywhere(one, guard)) : [{ actions }],
  ]);
  return Object.fromEntries(on) as NonNullable<StateConfig['on']>;
}

function fromAnywhere(transition: ChartTransition, otherwise: ChartTransition['guard']) {
  const { target, guard = otherwise, actions } = xstateTransition(transition, transition.from);
  return { target: `.${target}`, actions, ...(guard && { guard }) };
}

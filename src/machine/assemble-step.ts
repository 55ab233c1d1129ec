import type { Exit, Flow, Formula, Message, Step } from '../model/definition.ts';
import type { AnyKindStates, InnerState, Transition } from '../model/step-kind.ts';
import type { MachineEvent } from './context-updates.ts';
import { isFinal, savesDraft, type FlowContext } from './context.ts';
import {
  alwaysOf,
  canBreak,
  directExit,
  exitStart,
  isLocked,
  transitionsOf,
  outcomesOf,
  skipExit,
} from './step-transitions.ts';
import * as names from './names.ts';
import { writesAskedAbout } from './visited-steps.ts';

export interface Meta {
  step: string;
  kind: string;
  inner: string;
}

/** The part of XState's configuration that machines of ours use. */
export interface TransitionConfig {
  guard?: { type: string; params?: Record<string, unknown> };
  target?: string;
  actions?: (string | { type: string; params: Record<string, unknown> })[];
  reenter?: true;
  description?: string;
}

export interface StateConfig {
  type?: 'final';
  initial?: string;
  meta?: Meta;
  entry?: (string | { type: string; params: Record<string, unknown> })[];
  invoke?: {
    id: string;
    src: string;
    input: (args: { context: FlowContext; event: MachineEvent }) => unknown;
  };
  on?: Record<string, TransitionConfig | TransitionConfig[]>;
  always?: TransitionConfig[];
  states?: Record<string, StateConfig>;
}

export interface StepParts {
  flow: Flow;
  kind: AnyKindStates;
  guardName: (formula: Formula, step: string) => string;
}

const locked: TransitionConfig = { description: 'Refused: something is under way.' };

/** One step: its entry guard, the states of its kind, a transient state per outcome, waits after toasts, a way on after a bug. */
export function stepState(step: Step, parts: StepParts): StateConfig {
  const entry = [{ type: 'arrive', params: { step: step.id } }];
  if (isFinal(step)) return { entry, always: [{ target: at(names.ended) }] };
  const { kind, flow } = parts;
  const states: Record<string, StateConfig> = {};
  if (step.when) states[names.entryGuard] = gateState(step, step.when, parts);
  for (const [name, inner] of Object.entries(kind.states))
    states[name] = innerState(step, name, inner, parts);
  if (savesDraft(flow, step)) Object.assign(states, savingStates(step, kind));
  for (const outcome of outcomesOf(step).filter((one) => !directExit(flow, step, one)))
    Object.assign(states, outcomeStates(step, outcome, parts));
  if (canBreak(flow, step, kind)) {
    states[names.broken] = {
      meta: meta(step, names.broken),
      on: { [names.event.retry]: { target: at(step.id) } },
    };
  }
  return { initial: step.when ? names.entryGuard : kind.initial, entry, states };
}

export function at(state: string, inner?: string): string {
  return `#${names.flowId}.${state}${inner === undefined ? '' : `.${inner}`}`;
}

function meta(step: Step, inner: string): Meta {
  return { step: step.id, kind: step.kind, inner };
}

function gateState(step: Step, when: Formula, { kind, guardName }: StepParts): StateConfig {
  const exit = skipExit(step);
  return {
    meta: meta(step, names.entryGuard),
    always: [
      {
        guard: { type: guardName(when, step.id), params: { gate: true } },
        target: kind.initial,
      },
      { target: targetOf(step, exit), actions: ['step over'] },
    ],
  };
}

function targetOf(step: Step, { to }: Exit): string {
  if (to === 'back') return at(names.goBack);
  if (to === 'reload') return at(names.reload);
  if (to === 'leave') return at(names.left);
  return at(to === 'again' ? step.id : to);
}

function innerState(step: Step, name: string, inner: InnerState, parts: StepParts): StateConfig {
  const on: NonNullable<StateConfig['on']> = {};
  for (const [event, move] of transitionsOf(step, parts.kind, name))
    on[event] = moved(step, name, move, parts);
  if (isLocked(step, inner)) on[names.event.back] = locked;
  const state: StateConfig = { meta: meta(step, name), on };
  if (inner.invoke !== undefined) {
    on[names.event.broken] = { target: names.broken, actions: ['log the bug'] };
    state.invoke = invoked(step, `${step.kind}: ${inner.invoke}`);
  }
  const always = alwaysOf(step, inner);
  if (always) state.always = [moved(step, name, always, parts)];
  return state;
}

function moved(step: Step, from: string, move: Transition, { flow }: StepParts): TransitionConfig {
  const actions = [
    'record',
    'show message',
    ...('outcome' in move ? settling(flow, step, move.outcome) : []),
  ];
  const direct = 'outcome' in move ? directExit(flow, step, move.outcome) : undefined;
  if (direct) {
    const { target, actions: after } = taken(step, direct, flow);
    return { target, actions: [...actions, ...after] };
  }
  if ('outcome' in move) return { target: exitStart(flow, step, move.outcome), actions };
  return { target: move.to, actions, ...(move.to === from && { reenter: true as const }) };
}

function invoked(step: Step, src: string): NonNullable<StateConfig['invoke']> {
  return {
    id: `${step.id}, ${src}`,
    src,
    input: ({ context, event }) => ({ context, event, step }),
  };
}

function savingStates(step: Step, kind: AnyKindStates): Record<string, StateConfig> {
  const { event } = names;
  const again = {
    [event.retry]: { target: names.saving },
    [event.edit]: { target: kind.initial },
  };
  return {
    [names.saving]: {
      meta: meta(step, names.saving),
      invoke: invoked(step, 'save the draft'),
      on: {
        [event.saved]: { target: names.outcomeState(step.main), actions: ['take the draft'] },
        [event.unreachable]: { target: names.saveUnreachable, actions: ['note the trouble'] },
        [event.refused]: { target: names.saveRefused, actions: ['note the trouble'] },
        [event.broken]: { target: names.broken, actions: ['log the bug'] },
        [event.back]: locked,
      },
    },
    [names.saveUnreachable]: { meta: meta(step, names.saveUnreachable), on: again },
    [names.saveRefused]: { meta: meta(step, names.saveRefused), on: again },
  };
}

function outcomeStates(step: Step, outcome: string, parts: StepParts): Record<string, StateConfig> {
  const exits = step.exits[outcome] ?? [];
  const states: Record<string, StateConfig> = {};
  const always = exits.map((exit, index): TransitionConfig => {
    const guard = exit.when && { guard: { type: parts.guardName(exit.when, step.id) } };
    const { target, actions } = taken(step, exit, parts.flow);
    if (exit.after === undefined) return { ...guard, target, actions };
    const wait = names.waitState(outcome, index);
    states[wait] = waiting(step, wait, exit.after, { target, actions: actions.filter(isAfter) });
    return { ...guard, target: wait, actions: actions.filter((one) => !isAfter(one)) };
  });
  if (exits.at(-1)?.when !== undefined)
    always.push({ target: names.broken, actions: ['log that no branch applies'] });
  const keeps = { type: 'keep', params: { step: step.id, main: outcome === step.main } };
  states[names.outcomeState(outcome)] = { ...(step.keep && { entry: [keeps] }), always };
  return states;
}

/** The main outcome of a step that asks what became of writes settles them. */
function settling(flow: Flow, step: Step, outcome: string) {
  const writes = outcome === step.main ? writesAskedAbout(flow, step.id) : [];
  return writes.length > 0 ? [{ type: 'settle', params: { writes } }] : [];
}

/** The transition of an exit: what it says, and where it leads. An end left for another step starts the flow anew. */
function taken(step: Step, exit: Exit, flow: Flow) {
  const said = exit.toast ? [saying(exit, exit.toast)] : [];
  const anew = Object.hasOwn(flow.steps, exit.to) && step.ends !== undefined ? [startsAnew] : [];
  return { target: targetOf(step, exit), actions: [...said, ...anew] };
}

function saying({ to, at: field }: Exit, said: Message) {
  return field === undefined
    ? { type: 'toast', params: { said } }
    : { type: 'show at the field', params: { said, step: to, field } };
}

const startsAnew = 'start anew';
const isAfter = (action: unknown) => action === startsAnew;

function waiting(step: Step, name: string, after: number, then: TransitionConfig): StateConfig {
  return {
    meta: meta(step, name),
    invoke: { id: `${step.id}, ${name}`, src: 'wait', input: () => ({ after }) },
    on: { [names.event.waited]: then, [names.event.broken]: then, [names.event.back]: locked },
  };
}

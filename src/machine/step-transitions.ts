/** How a step's exits and its kind's states combine. */
import { type Exit, type Flow, hasOutcome, type Step } from '../model/definition.ts';
import type { AnyKindStates, InnerState, Transition } from '../model/step-kind.ts';
import { oncePer } from '../model/once-per.ts';
import { savesDraft } from './context.ts';
import * as names from './names.ts';

/**
 * The events of an inner state. A button's outcome leaves the initial state by `<kind>.<button>`. Transitions to an
 * outcome the step does not have are left out.
 */
export function transitionsOf(
  step: Step,
  kind: AnyKindStates,
  name: string,
): [string, Transition][] {
  const inner = kind.states[name];
  const moves = Object.entries(inner?.on ?? {})
    .map(([event, move]): [string, Transition] => [event, whereTo(step, move)])
    .filter(([, move]) => leads(step, move));
  if (name !== kind.initial) return moves;
  const targeted = movedTo(kind);
  const buttons = outcomesOf(step).filter((outcome) => !targeted.has(outcome));
  const free = buttons.map((name): [string, Transition] => [
    `${step.kind}.${name}`,
    { outcome: name },
  ]);
  return [...moves, ...free.filter(([event]) => !moves.some(([one]) => one === event))];
}

function whereTo(step: Step, move: Transition): Transition {
  if ('to' in move || move.otherwise === undefined) return move;
  if (hasOutcome(step, move.outcome)) return move;
  return { to: move.otherwise, ...(move.with !== undefined && { with: move.with }) };
}

export function alwaysOf(step: Step, { always }: InnerState): Transition | undefined {
  return always && leads(step, always) ? always : undefined;
}

function leads(step: Step, move: Transition): boolean {
  if (move.with !== undefined && !Object.hasOwn(step, move.with)) return false;
  return 'to' in move || hasOutcome(step, move.outcome);
}

export function outcomesOf(step: Step): string[] {
  return Object.keys(step.exits).filter((outcome) => hasOutcome(step, outcome));
}

const movedTo = oncePer((kind: AnyKindStates): Set<string> => {
  const moves = Object.values(kind.states).flatMap(({ on, always }) => [
    ...Object.values(on ?? {}),
    ...(always ? [always] : []),
  ]);
  return new Set(moves.flatMap((move) => ('outcome' in move ? [move.outcome] : [])));
});

/** The actor invoked in an inner state of the step. */
export function invokedIn(step: Step, inner: InnerState): string | undefined {
  const { invoke, invokesWith } = inner;
  return invokesWith === undefined || Object.hasOwn(step, invokesWith) ? invoke : undefined;
}

export function isLocked(step: Step, { locked }: InnerState): boolean {
  return locked === true || (locked === 'once' && step.once === true);
}

/** The state an outcome begins with: in a flow with a draft, the main outcome is saved first. */
export function exitStart(flow: Flow, step: Step, outcome: string): string {
  return outcome === step.main && savesDraft(flow, step)
    ? names.saving
    : names.outcomeState(outcome);
}

/** The exit of a step that does not apply: its main outcome's unconditional one, else that outcome's first. */
export function skipExit(step: Step): Exit {
  const exits = step.exits[step.main] ?? [];
  const exit = exits.find((one) => !one.when) ?? exits[0];
  if (!exit) throw new Error(`Bug: skipExit finds no exit of ${step.main} at ${step.id}`);
  return exit;
}

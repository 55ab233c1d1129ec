/** How a step and its kind are read together. Machine and explorer agree here; how they walk is their own. */
import type { Exit, Flow, Step } from '../model/definition.ts';
import type { AnyKindStates, InnerState, Transition } from '../model/step-kind.ts';
import { savesDraft } from './context.ts';
import * as names from './names.ts';

/** The events of an inner state. A button's outcome leaves the initial state by `<kind>.<button>`; an outcome the step does not have leads nowhere. */
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
  const known = movedTo(kind);
  const buttons = outcomesOf(step).filter((outcome) => !known.has(outcome));
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

/** An outcome without exits is one this step cannot have, such as a button that was not wanted. */
export function hasOutcome(step: Step, outcome: string): boolean {
  return Object.hasOwn(step.exits, outcome) && (step.exits[outcome]?.length ?? 0) > 0;
}

export function outcomesOf(step: Step): string[] {
  return Object.keys(step.exits).filter((outcome) => hasOutcome(step, outcome));
}

function movedTo(kind: AnyKindStates): Set<string> {
  const moves = Object.values(kind.states).flatMap(({ on, always }) => [
    ...Object.values(on ?? {}),
    ...(always ? [always] : []),
  ]);
  return new Set(moves.flatMap((move) => ('outcome' in move ? [move.outcome] : [])));
}

export function isLocked(step: Step, { locked }: InnerState): boolean {
  return locked === true || (locked === 'once' && step.once === true);
}

/** The state an outcome begins with: in a flow with a draft, the main one is saved first. */
export function exitStart(flow: Flow, step: Step, outcome: string): string {
  return outcome === step.main && savesDraft(flow, step)
    ? names.saving
    : names.outcomeState(outcome);
}

/**
 * The only way out of an outcome, where nothing is left to find out on the way: the machine then takes it with the event
 * itself, without the transient state of the outcome. That saves half of the work of a simple step.
 */
export function directExit(flow: Flow, step: Step, outcome: string): Exit | undefined {
  const [exit, another] = step.exits[outcome] ?? [];
  const simple = exit && !another && !exit.when && exit.after === undefined && !step.keep;
  return simple && exitStart(flow, step, outcome) !== names.saving ? exit : undefined;
}

/** Whether any way out of a step leads to a reserved target. */
export function anyExitTo(flow: Flow, target: 'back' | 'reload'): boolean {
  return Object.values(flow.steps).some((step) =>
    Object.values(step.exits).some((exits) => exits.some(({ to }) => to === target)),
  );
}

/** Whether a bug can leave the customer at this step without a way on: an actor that fails, branches of which none applies. */
export function canBreak(flow: Flow, step: Step, kind: AnyKindStates): boolean {
  return (
    savesDraft(flow, step) ||
    Object.values(kind.states).some(({ invoke }) => invoke !== undefined) ||
    outcomesOf(step).some((outcome) => step.exits[outcome]?.at(-1)?.when !== undefined)
  );
}

/** Where a step leads that does not apply: its main outcome's exit without a condition. */
export function skipExit(step: Step): Exit {
  const exits = step.exits[step.main] ?? [];
  const exit = exits.find((one) => !one.when) ?? exits[0];
  if (!exit) throw new Error(`Bug: skipExit finds no exit of ${step.main} at ${step.id}`);
  return exit;
}

/** What an author's step means, read from the definition alone. */
import type { Exit, Flow, Step } from '../../model/definition.ts';
import type { AnyKindStates, InnerState, Transition } from '../../model/step-kind.ts';
import { deciding } from '../../model/syntax.ts';

/** A step with an address has a screen of its own. */
export const hasScreen = (flow: Flow, id: string | undefined): boolean =>
  id !== undefined && flow.steps[id]?.path !== undefined;

/** An end that leads nowhere has no screen to stay at. */
export const isTheEnd = (step: Step): boolean =>
  step.ends !== undefined && Object.values(step.exits).every(({ length }) => length === 0);

/** What the customer is asked, without what the step only remembers. */
export const questionsOf = ({ collects = {}, keep = {} }: Step): string[] =>
  Object.keys(collects).filter((name) => !(name in keep));

/** Not the steps of another flow that is run on the way. */
export const isOfDraft = ({ draft }: Flow, id: string): boolean =>
  draft !== undefined && (draft.except ?? []).every((other) => other !== id);

export const isSaved = (flow: Flow, step: Step): boolean =>
  isOfDraft(flow, step.id) && hasScreen(flow, step.id) && questionsOf(step).length > 0;

/** Whether the author wrote an exit for the outcome. */
export const canLeaveBy = ({ exits }: Step, outcome: string): boolean =>
  Object.hasOwn(exits, outcome) && (exits[outcome] ?? []).length > 0;

const decides: AnyKindStates = { initial: '', states: {} };

/** A syntax word that decides has no inner states: it is left at once by its main outcome. */
export function kindOf(step: Step, kinds: Readonly<Record<string, AnyKindStates>>): AnyKindStates {
  const kind = Object.hasOwn(kinds, step.kind) ? kinds[step.kind] : undefined;
  if (kind) return kind;
  if (!(deciding as readonly string[]).includes(step.kind))
    throw new Error(`Bug: the oracle knows no kind ${step.kind}`);
  const always: Transition = { outcome: step.main };
  return { ...decides, initial: 'deciding', states: { deciding: { always } } };
}

/** The transition of an event in an inner state; undefined where the state ignores it. */
export function transitionOf(
  step: Step,
  kind: AnyKindStates,
  inner: string,
  event: string,
): Transition | undefined {
  const transition = kind.states[inner]?.on?.[event];
  if (transition) return possible(step, transition);
  const button = event.startsWith(`${step.kind}.`) ? event.slice(step.kind.length + 1) : undefined;
  if (button === undefined || inner !== kind.initial || !canLeaveBy(step, button)) return undefined;
  const isNamed = Object.values(kind.states).some(({ on = {}, always }) =>
    [...Object.values(on), ...(always ? [always] : [])].some(
      (one) => 'outcome' in one && one.outcome === button,
    ),
  );
  return isNamed ? undefined : { outcome: button };
}

/** Some transitions need a setting, and some outcomes without exits fall back to an inner state. */
export function possible(step: Step, transition: Transition): Transition | undefined {
  if (transition.with !== undefined && !(transition.with in step)) return undefined;
  if ('to' in transition || canLeaveBy(step, transition.outcome)) return transition;
  return transition.otherwise === undefined ? undefined : { to: transition.otherwise };
}

export function invokedIn(step: Step, { invoke, invokesWith }: InnerState): string | undefined {
  const isInvoked = invokesWith === undefined || invokesWith in step;
  return invoke !== undefined && isInvoked ? `${step.kind}: ${invoke}` : undefined;
}

/** The exit taken where a step's `when` is false. */
export function exitWhenSkipped(step: Step): Exit | undefined {
  const exits = step.exits[step.main] ?? [];
  return exits.find(({ when }) => when === undefined) ?? exits[0];
}

/** The writes whose `resume` is this step. */
export const writesResumedAt = (flow: Flow, step: Step): string[] =>
  Object.values(flow.steps)
    .filter(({ once, resume }) => once && resume === step.id)
    .map(({ id }) => id);

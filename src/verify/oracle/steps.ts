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
export const asksFor = ({ collects = {}, keep = {} }: Step): string[] =>
  Object.keys(collects).filter((name) => !(name in keep));

export const isSaved = (flow: Flow, step: Step): boolean =>
  flow.draft !== undefined && hasScreen(flow, step.id) && asksFor(step).length > 0;

/** Whether the author has given the outcome a way on. */
export const canLeaveBy = ({ exits }: Step, outcome: string): boolean =>
  Object.hasOwn(exits, outcome) && (exits[outcome] ?? []).length > 0;

const decides: AnyKindStates = { initial: '', states: {} };

/** A word of the language that decides has no inner life: it is left at once by its main outcome. */
export function kindOf(step: Step, kinds: Readonly<Record<string, AnyKindStates>>): AnyKindStates {
  const kind = Object.hasOwn(kinds, step.kind) ? kinds[step.kind] : undefined;
  if (kind) return kind;
  if (!(deciding as readonly string[]).includes(step.kind))
    throw new Error(`Bug: the oracle knows no kind ${step.kind}`);
  const always: Transition = { outcome: step.main };
  return { ...decides, initial: 'deciding', states: { deciding: { always } } };
}

/** Where an event leads from an inner state; undefined where it is not heard. */
export function wayOf(
  step: Step,
  kind: AnyKindStates,
  inner: string,
  event: string,
): Transition | undefined {
  const heard = kind.states[inner]?.on?.[event];
  if (heard) return possible(step, heard);
  const button = event.startsWith(`${step.kind}.`) ? event.slice(step.kind.length + 1) : undefined;
  if (button === undefined || inner !== kind.initial || !canLeaveBy(step, button)) return undefined;
  const isNamed = Object.values(kind.states).some(({ on = {}, always }) =>
    [...Object.values(on), ...(always ? [always] : [])].some(
      (one) => 'outcome' in one && one.outcome === button,
    ),
  );
  return isNamed ? undefined : { outcome: button };
}

/** Some ways are only there with a setting, and some outcomes fall back to an inner state. */
export function possible(step: Step, way: Transition): Transition | undefined {
  if (way.with !== undefined && !(way.with in step)) return undefined;
  if ('to' in way || canLeaveBy(step, way.outcome)) return way;
  return way.otherwise === undefined ? undefined : { to: way.otherwise };
}

export function workIn(step: Step, { invoke, invokesWith }: InnerState): string | undefined {
  const isWanted = invokesWith === undefined || invokesWith in step;
  return invoke !== undefined && isWanted ? `${step.kind}: ${invoke}` : undefined;
}

/** The usual way on from a step that does not apply. */
export function wayPast(step: Step): Exit | undefined {
  const exits = step.exits[step.main] ?? [];
  return exits.find(({ when }) => when === undefined) ?? exits[0];
}

/** The writes that ask at this step what became of them. */
export const askedAbout = (flow: Flow, step: Step): string[] =>
  Object.values(flow.steps)
    .filter(({ once, resume }) => once && resume === step.id)
    .map(({ id }) => id);

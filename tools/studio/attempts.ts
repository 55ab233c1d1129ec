/** The work a running session is doing, as something that can be tried again elsewhere. */
import type { Exit, Flow, Formula, Step } from '../../src/model/definition.ts';
import { evaluate } from '../../src/language/formula/evaluate.ts';
import type { AnyKindStates, ActorInput } from '../../src/model/step-kind.ts';
import { loadDraft, loadOrder, saveDraft } from '../../src/machine/draft.ts';
import type { MachineEvent } from '../../src/machine/context-updates.ts';
import * as names from '../../src/machine/names.ts';
import { scopeReader } from '../../src/machine/scope.ts';
import type { Session } from '../../src/machine/session.ts';
import { startingAnswers } from '../../src/machine/draft.ts';
import { deferredReader, resolveStep } from '../../src/machine/step-actor.ts';
import { statePath } from '../../src/machine/names.ts';
import type { Attempt } from './scenarios.ts';

type Kinds = Readonly<Record<string, AnyKindStates>>;
type Actor = NonNullable<Session['actor']>;
type MachineContext = ReturnType<Actor['getSnapshot']>['context'];

/** Undefined where the machine waits for the customer. */
export function attemptAt(
  actor: Actor,
  flow: Flow,
  kinds: Kinds,
  links: readonly string[],
): Attempt | undefined {
  const { value, context } = actor.getSnapshot();
  const [at, inner] = statePath(value);
  if (at === names.loading && inner === 'working')
    return (effects, signal) => loadDraft(flow, context, effects, signal);
  if (at === names.reload && inner === 'working')
    return (effects, signal) => loadOrder(context, effects, signal);
  const step = flow.steps[at];
  if (!step) return undefined;
  if (inner === names.saving) return (effects, signal) => saveDraft(flow, context, effects, signal);
  const kind = kinds[step.kind];
  const state = kind?.states[inner];
  // What goes on beside a screen waits for the customer too.
  if (!state || state.invokesWith !== undefined) return undefined;
  const work = kind.actors?.[state.invoke ?? ''];
  if (!work) return undefined;
  return (effects, signal) =>
    work({ ...inputOf(step, flow, kinds, context, links), effects, signal });
}

function inputOf(
  step: Step,
  flow: Flow,
  kinds: Kinds,
  context: MachineContext,
  links: readonly string[],
): Omit<ActorInput<never>, 'effects' | 'signal'> {
  const scope = scopeReader(flow)(context);
  return {
    // The schema of the kind was checked when the definition was made.
    step: resolveStep(
      step,
      kinds[step.kind],
      scope,
      context,
      () => undefined,
    ) as ActorInput<never>['step'],
    answers: startingAnswers(flow, step, context),
    draft: context.draft,
    data: context.data[step.id] ?? {},
    deadlines: context.deadlines[step.id] ?? {},
    event: { type: 'made.up' },
    requestId: step.once ? 'made-up' : undefined,
    orderNo: typeof context.order.orderNo === 'string' ? context.order.orderNo : '',
    links,
    report: () => undefined,
    ...deferredReader(scope, () => undefined),
  };
}

/** The formulas that will be asked of what the work brings: the step's branches, what it keeps, and its own settings that come late. */
export function formulasAt(step: Step | undefined, kinds: Kinds): Formula[] {
  if (!step) return [];
  const saved = Object.values(step.keep ?? {});
  const branches = Object.values(step.exits).flatMap((exits) =>
    exits.flatMap(({ when }) => when ?? []),
  );
  const late = kinds[step.kind]?.deferred ?? [];
  const settings = late.flatMap((name) => {
    const value = (step as Step & Record<string, unknown>)[name];
    return isFormula(value) ? [value] : [];
  });
  return [...branches, ...saved, ...settings];
}

/** The way out an outcome takes with this result and these answers; one that cannot be told does not hold. */
export function exitWith(
  actor: Actor,
  flow: Flow,
  exits: readonly Exit[],
  { result, answers }: Pick<MachineEvent, 'result' | 'answers'>,
): Exit | undefined {
  const { context } = actor.getSnapshot();
  const at = context.visited.at(-1) ?? '';
  const merged = { ...context.answers, [at]: { ...context.answers[at], ...answers } };
  const scope = scopeReader(flow)({ ...context, answers: merged });
  const whole = { ...scope, result: result ?? context.result };
  return exits.find(({ when }) => when === undefined || quietly(when, whole) === true);
}

/** What a step remembers of this result. */
export function savedAnswers(
  actor: Actor,
  flow: Flow,
  step: Step,
  result: Record<string, unknown> | undefined,
): Record<string, unknown> {
  if (result === undefined) return {};
  const scope = { ...scopeReader(flow)(actor.getSnapshot().context), result };
  const saved = Object.entries(step.keep ?? {});
  return Object.fromEntries(saved.map(([name, formula]) => [name, quietly(formula, scope)]));
}

function quietly(formula: Formula, scope: Parameters<typeof evaluate>[1]): unknown {
  try {
    return evaluate(formula, scope);
  } catch {
    return undefined;
  }
}

function isFormula(value: unknown): value is Formula {
  return typeof value === 'object' && value !== null && 'expr' in value && 'formula' in value;
}

import type { Flow, Step } from '../model/definition.ts';
import { evaluate, resolve, type FormulaScope } from '../language/formula/evaluate.ts';
import { neverDone } from '../model/never-done.ts';
import type { AnyKindStates, ActorInput } from '../model/step-kind.ts';
import type { MachineEvent } from './context-updates.ts';
import { orderNoOf, type FlowContext } from './context.ts';
import { startingAnswers } from './draft.ts';
import type { Effects } from '../model/effects.ts';
import { event as events } from './names.ts';

/** Everything a machine is made of besides the flow. */
export interface MachineParts {
  kinds: Readonly<Record<string, AnyKindStates>>;
  effects: Effects;
  /** Origins a link may lead to. */
  links: readonly string[];
  maxIterations?: number;
  /** Receives bugs of the flow or of ours; the customer can continue. Default: the console. */
  onBug?: (bug: Error) => void;
}

/** What an actor is started with. Settings are resolved only when it runs. */
export interface ActorSeed {
  context: FlowContext;
  event: MachineEvent;
  step: Step;
}

type SendBack = (event: MachineEvent) => void;

/**
 * Runs the logic unless aborted first. It starts one microtask later: by then the session is saved, and a state entered
 * and left at once (a screen mounted twice) has started nothing.
 */
export function startActor(
  work: (signal: AbortSignal) => Promise<MachineEvent>,
  sendBack: SendBack,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  async function run() {
    await Promise.resolve();
    if (signal.aborted) return;
    try {
      const done = await work(signal);
      if (!signal.aborted) sendBack(done);
    } catch (error) {
      if (!signal.aborted) sendBack({ type: events.broken, error });
    }
  }
  void run();
  return () => abort.abort();
}

/** Starts an actor of a step's kind. */
export function startStepActor(
  name: string,
  seed: ActorSeed,
  flow: Flow,
  parts: MachineParts,
  scope: FormulaScope,
  sendBack: SendBack,
) {
  return startActor(async (signal) => {
    const kind = parts.kinds[seed.step.kind];
    const work = kind?.actors?.[name];
    if (!work)
      throw new Error(`Bug: startStepActor has no ${name} of ${seed.step.kind} in ${flow.id}`);
    const requestId = intendedId(seed, parts.effects);
    const wasSent = seed.context.intents[seed.step.id] !== undefined;
    const watched = watch(parts.effects, requestId, wasSent, sendBack);
    const done = await work({
      ...stepInput(seed, flow, parts, scope),
      report: (progress: Pick<MachineEvent, 'answers' | 'data'>) => {
        if (!signal.aborted) sendBack({ ...progress, type: events.progress });
      },
      requestId,
      effects: watched.effects,
      signal,
    });
    return { ...done, ...watched.settled() };
  }, sendBack);
}

/**
 * An unanswered write is retried under its own requestId. So is one completed during this visit: requesting a link again
 * gives the same link. The next visit drops completed intents (`arrive`).
 */
function intendedId({ step, context }: ActorSeed, effects: Effects): string | undefined {
  if (!step.once) return undefined;
  return context.intents[step.id]?.requestId ?? effects.newId();
}

function stepInput(seed: ActorSeed, flow: Flow, parts: MachineParts, scope: FormulaScope) {
  const { context, step } = seed;
  return {
    // The schema of the kind was checked when the definition was made.
    step: resolveStep(step, parts.kinds[step.kind], scope, context) as ActorInput<never>['step'],
    answers: startingAnswers(flow, step, context),
    draft: context.draft,
    data: context.data[step.id] ?? {},
    deadlines: context.deadlines[step.id] ?? {},
    event: seed.event,
    orderNo: orderNoOf(context.order),
    links: parts.links,
    ...deferredReader(scope, (error) => report(parts, error)),
  };
}

/** Evaluates deferred settings, once the `result` is there. */
export function deferredReader(
  scope: FormulaScope,
  failed: (error: Error) => void,
): Pick<ActorInput<never>, 'evaluate' | 'localize'> {
  return {
    evaluate(formula, result, item) {
      try {
        return evaluate(formula, { ...scope, result, item });
      } catch (error) {
        failed(error as Error);
        return undefined;
      }
    },
    localize(message, result, item) {
      const here = { ...scope, result, item };
      const [zh, en] = (['zh', 'en'] as const).map((language) => {
        const text = resolve(message, here, language, failed);
        return typeof text === 'string' ? text : '';
      });
      return { zh: zh ?? '', en: en ?? '' };
    },
  };
}

/**
 * A step as actors and screens get it.
 * @throws FormulaFailed, unless `failed` is given.
 */
export function resolveStep(
  step: Step,
  kind: AnyKindStates | undefined,
  scope: FormulaScope,
  { language }: Pick<FlowContext, 'language'>,
  failed?: (error: Error) => void,
): Step & Record<string, unknown> {
  const deferred = Object.entries(step).filter(([name]) => kind?.deferred?.includes(name));
  const immediate = deferred.length
    ? Object.fromEntries(Object.entries(step).filter(([name]) => !kind?.deferred?.includes(name)))
    : step;
  const resolved = resolve(immediate, scope, language, failed) as Step & Record<string, unknown>;
  return deferred.length ? { ...resolved, ...Object.fromEntries(deferred) } : resolved;
}

/** Records when a write is sent and how it ends. One that certainly never reached the platform is no longer open. */
function watch(
  effects: Effects,
  requestId: string | undefined,
  wasSent: boolean,
  sendBack: SendBack,
) {
  let settled: MachineEvent['settled'];
  let mayBeDone = wasSent;
  const watched: Effects = {
    async call(endpoint, request, options) {
      const id = options.requestId;
      if (id !== undefined) sendBack({ type: events.sent, requestId: id });
      const response = await effects.call(endpoint, request, options);
      if (id === undefined) return response;
      if (response.type === 'unreachable') {
        mayBeDone ||= response.mayBeDone === true || !neverDone(response.why);
        settled = mayBeDone ? undefined : 'refused';
      } else settled = response.type === 'ok' ? 'done' : 'refused';
      return response;
    },
    open: (url, options) => effects.open(url, options),
    sleep: (until, signal) => effects.sleep(until, signal),
    now: () => effects.now(),
    newId: () => effects.newId(),
    random: () => effects.random(),
    toast: (words) => effects.toast(words),
    room: effects.room,
  };
  return {
    effects: requestId === undefined ? effects : watched,
    settled: () => (settled === undefined ? {} : { settled }),
  };
}

export function report({ onBug }: Pick<MachineParts, 'onBug'>, error: unknown): void {
  const bug = error instanceof Error ? error : new Error(String(error));
  if (onBug) onBug(bug);
  else console.error(bug);
}

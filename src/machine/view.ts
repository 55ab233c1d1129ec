import type { SnapshotFrom } from 'xstate';
import { isInDraft, type Flow, type Step } from '../model/definition.ts';
import { textOf } from '../language/formula/evaluate.ts';
import { ownPath } from '../model/link-target.ts';
import type { AnyKindStates, InnerState, PastStep, StepEvent } from '../model/step-kind.ts';
import type { FlowProgress } from './lookahead.ts';
import type { FlowMachine } from './to-machine.ts';
import { isLocked } from './step-transitions.ts';
import { isFinal, isScreen, type FlowContext } from './context.ts';
import * as names from './names.ts';
import type { ScopeOf } from './scope.ts';
import { mayGoBack } from './visited-steps.ts';
import { startingAnswers } from './draft.ts';
import { report, resolveStep, type MachineParts } from './step-actor.ts';
import { messages } from './messages.ts';
import { innerStatesOf } from './inner-states.ts';
import { isObject } from '../model/plain-object.ts';

export type Snapshot = SnapshotFrom<FlowMachine>;

/** An engine state, shown over or instead of the step's screen. */
export interface EngineState {
  state: 'loading' | 'saving' | 'waiting' | 'broken' | 'unreachable' | 'refused';
  words: string;
  /** Events the customer can send: `retry`, `edit` (back to the form), `back`. */
  can: ('retry' | 'edit' | 'back')[];
}

/** All a renderer needs to know. Settings are resolved when asked for. */
export interface View {
  /** Where the flow is. */
  stepId: string;
  /** The step with formulas evaluated and texts in the customer's language. */
  readonly step: Step & Record<string, unknown>;
  kind: string;
  /** The kind's inner state. */
  status: string;
  readonly answers: Record<string, unknown>;
  data: Record<string, unknown>;
  readonly past: readonly PastStep[];
  readonly progress: FlowProgress;
  readonly title: string;
  /** Of the screen before, where the step has none. */
  path: string | undefined;
  notice: string | undefined;
  readonly canGoBack: boolean;
  /** A write that is done, or may be, bars Back, and nothing is pending: the customer can only leave the flow. */
  readonly onlyOut: boolean;
  ended: string | undefined;
  engine: EngineState | undefined;
  /** Something is pending, and the previous screen stays meanwhile. */
  pendingOverPrevious: boolean;
  /** A waiting screen of its own, left as soon as its response arrives. */
  transient: boolean;
  /** The screen may stay while a following state is `pendingOverPrevious`. */
  canRemainVisible: boolean;
  /** When the flow comes back to it after that, it counts as the same screen: focus and scrolling stay. */
  sameVisitOnReturn: boolean;
  /** The flow has ended and the customer returns to where they came from. */
  over: { ended: string | undefined; abandoned: boolean; leadsTo: string | undefined } | undefined;
  /** Another tab owns this session. */
  paused: boolean;
  /** Grows with every arrival at a step. */
  visit: number;
  /** Ignored once the customer has left this visit of the step. */
  send: (event: StepEvent) => void;
}

export interface ViewParts {
  flow: Flow;
  parts: MachineParts;
  scopeOf: ScopeOf;
  paused: boolean;
  /** The machine has stopped; `retry` starts another. */
  crashed: boolean;
  progressOf: (context: FlowContext) => FlowProgress;
  send: (event: StepEvent) => void;
}

/** The machine's step; in an engine state, the last visited one. */
function stepShown(flow: Flow, at: string, { visited }: FlowContext): Step {
  const id = Object.hasOwn(flow.steps, at) ? at : (visited.at(-1) ?? flow.start);
  const step = flow.steps[id];
  if (!step) throw new Error(`Bug: viewOf finds no step ${id} in ${flow.id}`);
  return step;
}

function answeredAt(step: Step, flow: Flow, context: FlowContext): Omit<PastStep, 'step'> {
  return {
    answers: startingAnswers(flow, step, context),
    inDraft: isInDraft(flow, step.id),
  };
}

function stateOfKind(kind: AnyKindStates | undefined, inner: string): InnerState | undefined {
  return kind && Object.hasOwn(kind.states, inner) ? kind.states[inner] : undefined;
}

function ofScreen(
  kind: AnyKindStates | undefined,
  inner: string | undefined,
): Pick<View, 'status' | 'canRemainVisible' | 'sameVisitOnReturn' | 'transient'> {
  if (!kind)
    return { status: '', canRemainVisible: false, sameVisitOnReturn: false, transient: false };
  const { initial, leaves, sameVisitOnReturn } = kind;
  const isWait = inner !== undefined && stateOfKind(kind, inner)?.invoke !== undefined;
  return {
    status: inner ?? initial,
    canRemainVisible: leaves !== true,
    sameVisitOnReturn: sameVisitOnReturn === true,
    transient: leaves === true && isWait,
  };
}

export function viewOf(snapshot: Snapshot, sources: ViewParts): View {
  const { flow, parts, scopeOf } = sources;
  const context: FlowContext = snapshot.context;
  const [at, inner] = names.statePath(snapshot.value);
  const step = stepShown(flow, at, context);
  const { id } = step;
  const kind = innerStatesOf(step, parts.kinds);
  const innerState = at === id ? stateOfKind(kind, inner) : undefined;
  const locked = innerState ? isLocked(step, innerState) : isPassing(inner);
  const failed = (error: Error) => report(parts, error);
  const resolved = (one: Step) =>
    resolveStep(one, parts.kinds[one.kind], scopeOf(context), context, failed);
  const screens = context.visited.slice(0, -1).flatMap((past) => {
    const one = flow.steps[past];
    return one && isScreen(one) ? [one] : [];
  });
  const stepOnce = once(() => resolved(step));
  const answers = once(() => startingAnswers(flow, step, context));
  const past = once(() =>
    screens.map((one) => ({ step: resolved(one), ...answeredAt(one, flow, context) })),
  );
  const progress = once(() => sources.progressOf(context));
  return {
    stepId: id,
    kind: step.kind,
    data: context.data[id] ?? {},
    path: step.path ?? screens.at(-1)?.path,
    notice: context.notice?.[context.language],
    ended: context.ended,
    engine: sources.crashed
      ? { state: 'broken', words: messages.broken[context.language], can: ['retry'] }
      : engineState(at, inner, context),
    pendingOverPrevious: innerState ? keepsScreen(step, innerState) : at === id && isPassing(inner),
    ...ofScreen(kind, innerState && inner),
    over: snapshot.status === 'done' ? overAt(context, stepOnce()) : undefined,
    paused: sources.paused,
    visit: context.visit,
    send: sources.send,
    canGoBack: !locked && mayGoBack(flow, context),
    onlyOut: !locked && !mayGoBack(flow, context),
    get step() {
      return stepOnce();
    },
    get answers() {
      return answers();
    },
    get past() {
      return past();
    },
    get progress() {
      return progress();
    },
    get title() {
      return titleOf(flow, step, sources, context);
    },
  };
}

function keepsScreen(step: Step, inner: InnerState | undefined): boolean {
  return inner?.keepsScreen !== undefined && !Object.hasOwn(step, inner.keepsScreen.without);
}

/** The engine is saving or deciding where to go. */
function isPassing(inner: string): boolean {
  return inner === names.saving || inner.startsWith('@');
}

function overAt({ ended, abandoned = false }: FlowContext, step: Step & Record<string, unknown>) {
  const leadsTo = ended !== undefined && isFinal(step) ? addressIn(step) : undefined;
  return { ended, abandoned, leadsTo };
}

/**
 * Own pages only, so that neither an answer nor an address leads out of the app. The step's `query` overrides parameters
 * of the page's own address.
 */
function addressIn({ 'leads-to': page, query }: Record<string, unknown>): string | undefined {
  if (typeof page !== 'string' || ownPath(page) === undefined) return undefined;
  const params = (isObject(query) ? Object.entries(query) : []).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  if (params.length === 0) return page;
  const [path = '', search = ''] = page.split('?');
  const values = new URLSearchParams(search);
  for (const [name, value] of params) values.set(name, value);
  return `${path}?${values.toString()}`;
}

function once<T>(compute: () => T): () => T {
  let done: { value: T } | undefined;
  return () => (done ??= { value: compute() }).value;
}

function titleOf(
  flow: Flow,
  step: Step,
  { parts, scopeOf }: ViewParts,
  context: FlowContext,
): string {
  const title = step.title ?? flow.title;
  try {
    return textOf((context.language === 'en' && title.en) || title.zh, scopeOf(context));
  } catch (error) {
    report(parts, error);
    return '';
  }
}

function engineState(at: string, inner: string, context: FlowContext): EngineState | undefined {
  const stateOf = (state: EngineState['state'], can: EngineState['can'] = []): EngineState => ({
    state,
    words: troubleMessage(state, context),
    can,
  });
  if (at === names.loading || at === names.reload)
    return inner === 'trouble' ? stateOf('unreachable', ['retry', 'back']) : stateOf('loading');
  if (inner === names.saving) return stateOf('saving');
  if (inner === names.saveUnreachable) return stateOf('unreachable', ['retry', 'edit']);
  if (inner === names.saveRefused) return stateOf('refused', ['edit', 'retry']);
  if (inner === names.broken) return stateOf('broken', ['retry', 'back']);
  return inner.startsWith('@') ? stateOf('waiting') : undefined;
}

function troubleMessage(state: EngineState['state'], { trouble, language }: FlowContext): string {
  if (state === 'refused' || state === 'unreachable') {
    if (typeof trouble === 'string') return trouble;
    const text = trouble?.[language];
    if (typeof text === 'string') return text;
    return messages.unreachable[language];
  }
  return messages[state][language];
}

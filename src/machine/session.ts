import { createActor, type Actor, type InspectionEvent } from 'xstate';
import type { Definition, Flow, Language } from '../model/definition.ts';
import type { ActionId } from '../model/action-id.ts';
import type { AnyKindStates, StepEvent } from '../model/step-kind.ts';
import { chartOf } from './chart-builder.ts';
import { flowOf, type FlowContext, type StartInput } from './context.ts';
import { type SensitiveStash, withStashed, answersToStash } from './sensitive-stash.ts';
import type { Effects, Host } from '../model/effects.ts';
import { type FlowProgress, progressOf } from './lookahead.ts';
import {
  isOfAnother,
  isIntact,
  readRecord,
  recordOf,
  removeRecord,
  sessionKey,
  writeRecord,
} from './record.ts';
import { resumeFrom, writesAtHand } from './resume.ts';
import { scopeReader, type ScopeOf } from './scope.ts';
import type { SessionStorage } from './storage.ts';
import { toMachine, type FlowMachine } from './to-machine.ts';
import { viewOf, type Snapshot, type View } from './view.ts';
import { report, type MachineParts } from './step-actor.ts';

export interface SessionOptions {
  definition: Definition;
  flowId: string;
  action: ActionId;
  /** The order, or what the address brought to a flow about none. */
  order: Record<string, unknown>;
  host: Host;
  language: Language;
  kinds: Readonly<Record<string, AnyKindStates>>;
  effects: Effects;
  storage: SessionStorage;
  /** Another start of the flow, with the address's parameters. Ignored when the saved session has visited it. */
  entry?: string;
  params?: Record<string, unknown>;
  /** The order offers the action: should it offer it no more, somebody has done it elsewhere. */
  isOffered?: boolean;
  /** This tab. */
  owner: string;
  /** Answers no storage may hold, kept in memory while the customer looks at another page of the app. */
  stash?: SensitiveStash;
  onBug?: (bug: Error) => void;
  /** For journeys: a machine with other guards and actors, and an observer of every transition. */
  rehearsal?: {
    machineFor: (flow: Flow, parts: MachineParts) => FlowMachine;
    inspect?: (event: InspectionEvent) => void;
    /** Nobody opens the session again. */
    isUnsaved?: true;
  };
}

/** One customer's run of one flow for one order. */
export interface Session {
  /** The same object until something changes. */
  view: () => View;
  send: (event: SessionEvent) => void;
  /** Returns the function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  /** Takes the session over from another tab, with what that has saved. */
  takeOver: () => void;
  /** Keeps the sensitive answers, which are never stored, in memory until the customer returns from another page. */
  stashAnswers: () => void;
  /** Aborts running actors; the record stays. */
  close: () => void;
  /** Undefined while another tab owns the session, after a crash, and after `close`. */
  readonly actor: Actor<FlowMachine> | undefined;
  readonly machine: FlowMachine;
}

export type SessionEvent =
  | StepEvent
  /** `to`: a visited screen. */
  | { type: 'back'; to?: string }
  | { type: 'retry' }
  | { type: 'edit' }
  | { type: 'order.changed'; order: Record<string, unknown> }
  | { type: 'language'; language: Language }
  | { type: 'arrival.read' };

/** Opens the flow where the customer left it, or at its start. Throws when the definition has no such flow. */
export function openSession(options: SessionOptions): Session {
  return new LiveSession(options);
}

class LiveSession implements Session {
  readonly machine: FlowMachine;
  actor: Actor<FlowMachine> | undefined;
  readonly #options: SessionOptions;
  readonly #flow: Flow;
  readonly #parts: MachineParts;
  readonly #scopeOf: ScopeOf;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  readonly #unwatch: () => void;
  #order: FlowContext['order'];
  #language: Language;
  #snapshot: Snapshot;
  #paused = false;
  #crashed = false;
  /** The total number of screens shown to the customer. */
  #total: number | undefined;
  #shown: View | undefined;
  #saved: FlowContext | undefined;
  /** The storage holds what was saved last, unless another tab has written since. */
  #isSaved = false;

  constructor(options: SessionOptions) {
    const { definition, kinds, effects, onBug, order } = options;
    this.#options = options;
    this.#order = order;
    this.#language = options.language;
    this.#flow = flowOf(definition, options.flowId);
    this.#parts = { kinds, effects, links: definition.links, ...(onBug && { onBug }) };
    this.#scopeOf = scopeReader(this.#flow);
    this.#key = sessionKey(this.#flow, order, options.action);
    this.machine =
      options.rehearsal?.machineFor(this.#flow, this.#parts) ??
      toMachine(chartOf(this.#flow, kinds), this.#parts);
    this.#unwatch = this.#watch();
    this.#snapshot = this.#start();
  }

  view = (): View => {
    if (this.#shown) return this.#shown;
    const { visit } = this.#snapshot.context;
    this.#shown = viewOf(this.#snapshot, {
      flow: this.#flow,
      parts: this.#parts,
      scopeOf: this.#scopeOf,
      paused: this.#paused,
      crashed: this.#crashed,
      progressOf: this.#progressOf,
      send: (event) => {
        if (this.#snapshot.context.visit === visit) this.send(event);
      },
    });
    return this.#shown;
  };

  #progressOf = (context: FlowContext): FlowProgress => {
    const progress = progressOf(this.#flow, context, this.#total);
    if (progress.now !== undefined) this.#total ??= progress.total;
    return progress;
  };

  send = (event: SessionEvent): void => {
    if (event.type.startsWith('@')) return;
    if (this.#crashed && event.type === 'retry') this.#reopen();
    // The second of two taps may arrive after the end.
    if (this.#snapshot.status === 'active') this.actor?.send(event);
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  takeOver = (): void => {
    if (!this.#paused) return;
    this.#reopen();
  };

  stashAnswers = (): void => {
    const { stash } = this.#options;
    if (!stash || !this.actor) return;
    stash.clear();
    const answers = answersToStash(this.#flow, this.#snapshot.context);
    if (answers) stash.set(this.#key, answers);
  };

  close = (): void => {
    this.#unwatch();
    this.#stop();
  };

  #start(): Snapshot {
    const inspect = this.#options.rehearsal?.inspect;
    const input = this.#input();
    const actor = createActor(this.machine, { input, ...(inspect && { inspect }) });
    this.actor = actor;
    this.#saved = undefined;
    this.#isSaved = false;
    actor.subscribe({
      next: (now) => this.actor === actor && this.#moved(now),
      error: (error) => this.actor === actor && this.#crash(error),
    });
    actor.start();
    return actor.getSnapshot();
  }

  #reopen() {
    this.#paused = false;
    this.#crashed = false;
    this.#snapshot = this.#start();
    this.#changed();
  }

  /** Only an automatic loop that the checker missed can cause this. The record stays, and says where to resume. */
  #crash(error: unknown) {
    report(this.#parts, error);
    this.actor = undefined;
    this.#crashed = true;
    this.#changed();
  }

  #stop() {
    const actor = this.actor;
    this.actor = undefined;
    actor?.stop();
  }

  #input(): StartInput {
    const { host, action, entry, params = {}, storage, definition } = this.#options;
    // Formulas know action codes only.
    const code = typeof action === 'number' ? action : 0;
    const world = { order: this.#order, host, action: code };
    const here = { ...world, funder: definition.name, language: this.#language };
    const record = readRecord(storage, this.#key);
    const whole =
      record && isIntact(record) ? withStashed(record, this.#key, this.#options.stash) : record;
    const isElsewhere =
      entry !== undefined && !(whole && isIntact(whole) && whole.visited.includes(entry));
    if (whole && !isElsewhere)
      return { ...here, ...resumeFrom(this.#flow, whole, world, this.#options.kinds) };
    return {
      ...here,
      ...(entry !== undefined && { entry: { step: entry, params } }),
      ...(record && { intents: writesAtHand(this.#flow, record) }),
    };
  }

  #moved(now: Snapshot) {
    const { context } = now;
    this.#snapshot = now;
    this.#order = context.order;
    this.#language = context.language;
    this.#save(context);
    if (now.status === 'done' && !this.#paused) this.#finish(context);
    this.#changed();
  }

  #save(context: FlowContext) {
    if (this.#options.rehearsal?.isUnsaved) return;
    if (this.#saved && sameRecord(this.#saved, context)) return;
    // Another tab owns the session; its storage event has not arrived yet.
    if (this.#isSaved && this.#isOfAnother()) return this.#pause();
    this.#saved = context;
    const { storage, owner, isOffered } = this.#options;
    const record = {
      ...recordOf(this.#flow, context, owner),
      ...(isOffered && { offered: true }),
    };
    this.#isSaved = writeRecord(storage, this.#key, record, this.#flow);
  }

  /** An abandoned session and unsettled writes keep their record. */
  #finish({ abandoned, intents }: FlowContext) {
    const unsettled = Object.entries(intents).some(
      ([id, { state }]) => state === 'sent' && this.#flow.steps[id]?.once,
    );
    if (!abandoned && !unsettled) removeRecord(this.#options.storage, this.#key);
  }

  /** The last tab to act owns the session. */
  #watch(): () => void {
    try {
      return this.#options.storage.subscribe(this.#key, () => {
        if (!this.actor || !this.#isOfAnother()) return;
        this.#pause();
        this.#changed();
      });
    } catch {
      return () => undefined;
    }
  }

  /** Reads the storage itself: the event of an older write may arrive after our own. */
  #isOfAnother(): boolean {
    const { storage, owner } = this.#options;
    return isOfAnother(storage, this.#key, owner);
  }

  #pause() {
    this.#paused = true;
    this.#stop();
  }

  #changed() {
    this.#shown = undefined;
    for (const listener of this.#listeners) listener();
  }
}

function sameRecord(a: FlowContext, b: FlowContext): boolean {
  return (
    a.answers === b.answers &&
    a.visited === b.visited &&
    a.deadlines === b.deadlines &&
    a.intents === b.intents
  );
}

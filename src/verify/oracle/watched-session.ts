/** Observes a session the way the oracle describes it. */
import type { Flow, Step } from '../../model/definition.ts';
import type { AnyKindStates } from '../../model/step-kind.ts';
import type { Effects } from '../../model/effects.ts';
import type { FlowContext } from '../../machine/context.ts';
import * as names from '../../machine/names.ts';
import { draftWith } from '../../machine/draft.ts';
import { scopeReader } from '../../machine/scope.ts';
import type { SavedRecord } from '../../machine/saved/record-shape.ts';
import type { Session } from '../../machine/session.ts';
import { resolveStep } from '../../machine/step-actor.ts';
import type { memoryStorage } from '../../machine/storage.ts';
import { SimulatedWorld } from '../simulated-world.ts';
import { wordsOf } from './oracle-state.ts';
import type { InvokedActor, Observation } from './types.ts';

type Storage = ReturnType<typeof memoryStorage>;

interface Input {
  context: FlowContext;
  step?: Step;
  after?: number;
}

export class WatchedSession {
  readonly world = new SimulatedWorld();
  readonly effects: Effects = this.world.effects;
  readonly #kinds: Readonly<Record<string, AnyKindStates>>;
  readonly #flow: Flow;
  readonly #scopeOf: ReturnType<typeof scopeReader>;
  readonly #running = new Set<string>();
  #bugs: string[] = [];
  #invoked: InvokedActor[] = [];
  #toasts = 0;
  #read: { text?: string; secret?: object | undefined; saved?: unknown } = {};

  constructor(flow: Flow, kinds: Readonly<Record<string, AnyKindStates>>) {
    this.#flow = flow;
    this.#kinds = kinds;
    this.#scopeOf = scopeReader(flow);
  }

  readonly onStart = (work: string, input: unknown): (() => void) => {
    this.#running.add(work);
    this.#invoked.push({ actor: work, input: this.#inputOf(work, input as Input) });
    return () => this.#running.delete(work);
  };

  readonly noteBug = (bug: Error): void => {
    const [, step] = /^Bug: no branch of .*#(\S+) applies$/.exec(bug.message) ?? [];
    this.#bugs.push(step === undefined ? wordsOf(bug) : `no branch of ${step}`);
  };

  observe({ actor, view }: Session, storage: Storage): Observation {
    const snapshot = actor?.getSnapshot();
    if (!snapshot) throw new Error('Bug: the session that is watched has stopped');
    const { context } = snapshot;
    // A screen that cannot render generated values is no bug of the machine.
    const bugs = [...this.#bugs];
    const { canGoBack, onlyOut, over } = view();
    const observation: Observation = {
      at: String(snapshot.value),
      toasts: this.world.toasts.slice(this.#toasts),
      bugs,
      invoked: this.#invoked,
      running: [...this.#running].join(),
      answers: context.answers,
      visited: context.visited,
      result: context.result,
      data: context.data,
      deadlines: context.deadlines,
      writes: context.intents,
      draft: context.draft,
      order: context.order,
      language: context.language,
      notice: context.notice?.[context.language] ?? '',
      trouble: context.trouble,
      back: canGoBack ? 'before' : onlyOut ? 'out' : 'locked',
      followsBack: snapshot.status === 'active' && snapshot.can({ type: names.event.back }),
      ended: context.ended ?? '',
      over: over ? (over.abandoned ? 'abandoned' : 'over') : '',
      visit: context.visit,
      saved: this.#savedIn(storage),
    };
    this.#toasts = this.world.toasts.length;
    [this.#bugs, this.#invoked] = [[], []];
    return observation;
  }

  /** Parsed only where something was written. */
  #savedIn({ texts, sealed }: Storage): unknown {
    const [entry, another] = [...texts];
    if (another) return 'more than one record';
    if (!entry) return undefined;
    const [key, text] = entry;
    const secret = sealed.get(key);
    if (this.#read.text !== text || this.#read.secret !== secret)
      this.#read = { text, secret, saved: savedIn(text, secret) };
    return this.#read.saved;
  }

  #inputOf(work: string, { context, step, after }: Input): unknown {
    if (after !== undefined) return after;
    if (work === 'save the draft') return draftWith(this.#flow, context);
    if (!step || !work.startsWith(`${step.kind}: `)) return '';
    const ignored = () => undefined;
    return resolveStep(step, this.#kinds[step.kind], this.#scopeOf(context), context, ignored);
  }
}

/** What can be read of a record, wherever it is stored in it. */
function savedIn(text: string, secret: { mark: string; text: string } | undefined): unknown {
  const saved = JSON.parse(text) as SavedRecord;
  if ((saved.sealed?.mark ?? '') !== (secret?.mark ?? '')) return 'a mark of another text';
  const hidden = JSON.parse(secret?.text ?? '{}') as SavedRecord['answers'];
  const answers = { ...saved.answers };
  for (const [id, stepAnswers] of Object.entries(hidden))
    answers[id] = { ...answers[id], ...stepAnswers };
  const encrypted = Object.entries(hidden).flatMap(([id, stepAnswers]) =>
    Object.entries(stepAnswers).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [`${id} ${name}`],
    ),
  );
  return {
    answers,
    encrypted: encrypted.toSorted(),
    at: saved.at,
    visited: saved.trail,
    deadlines: saved.deadlines,
    writes: saved.intents,
  };
}

/**
 * A second interpreter of a definition, for tests: fed the events of a walk, it predicts what customer and platform
 * observe. It follows src/README.md and the reference, and shares with the chart nothing but the names of states and
 * events, and formula evaluation, which has tests of its own.
 */
import type { Exit, Flow, Message, Step } from '../../model/definition.ts';
import type { Transition } from '../../model/step-kind.ts';
import { resolve } from '../../language/formula/evaluate.ts';
import * as names from '../../machine/names.ts';
import { messages } from '../../machine/messages.ts';
import { Remembered, wordsOf } from './oracle-state.ts';
import { draftToSave, savedBy } from './saved.ts';
import { comesBack } from './reopened.ts';
import {
  writesResumedAt,
  canLeaveBy,
  isSaved,
  isTheEnd,
  kindOf,
  possible,
  transitionOf,
  exitWhenSkipped,
  invokedIn,
} from './steps.ts';
import type { OracleInput, InvokedActor, Observation, OracleEvent, OracleValues } from './types.ts';
import { mayLeave, screenBack, screenSeen } from './back.ts';

/** More automatic steps than any flow has: a loop. */
const most = 2000;

export class Oracle extends Remembered {
  over: Observation['over'] = '';
  #step = '';
  #inner = '';
  /** Continues an exit after its pause. */
  #afterwards: (() => void) | undefined;
  #locked = false;
  #running = '';
  #event: OracleEvent = { type: '' };
  #toasts: string[] = [];
  #invoked: InvokedActor[] = [];
  #moves = 0;

  constructor(flow: Flow, input: OracleInput) {
    super(flow, input);
    this.#open();
  }

  /** What can be observed of the events since the last call. */
  noticed(): Observation {
    const { answers, visited, result, data, deadlines, writes, draft, order, language } = this;
    const isOut = !mayLeave(this.flow, this);
    const noticed: Observation = {
      at: names.stateKey(this.#step, this.#inner),
      toasts: this.#toasts,
      bugs: this.bugs,
      invoked: this.#invoked,
      running: this.#running,
      answers,
      visited,
      result,
      data,
      deadlines,
      writes,
      draft,
      order,
      language,
      notice: this.notice?.[language] ?? '',
      trouble: this.trouble,
      back: this.#locked ? 'locked' : isOut ? 'out' : 'before',
      followsBack: !this.#locked && !isOut && this.over === '',
      ended: this.ended ?? '',
      over: this.over,
      visit: this.visit,
      saved: savedBy(this.flow, this, this.over === 'over'),
    };
    [this.#toasts, this.bugs, this.#invoked] = [[], [], []];
    return noticed;
  }

  /** The next event of the customer or the world. */
  send(event: OracleEvent): void {
    if (this.over !== '') return;
    this.#event = event;
    this.#moves = 0;
    if (this.#hears(event)) return;
    if (event.type === names.event.told) this.record(this.#event);
    if (event.type === names.event.sent) this.leaves(event.requestId);
    if (event.type === names.event.orderChanged) this.order = event.order ?? this.order;
    if (event.type === names.event.language) this.language = event.language ?? this.language;
    if (event.type === names.event.noticeClosed) this.notice = undefined;
    if (event.type === names.event.back) this.#goesBack(event.to);
  }

  /** The app is killed and opened again. */
  reopen(): void {
    const { answers } = savedBy(this.flow, this, false) as {
      answers: Record<string, OracleValues>;
    };
    const saved = { answers, visited: this.visited, writes: this.writes };
    const { visited, hasForgotten } = comesBack(this.flow, saved);
    this.order = this.input.order;
    this.language = this.input.language;
    this.notice = hasForgotten ? messages.secretsForgotten : undefined;
    this.answers = visited.length > 0 ? answers : {};
    this.deadlines = visited.length > 0 ? this.deadlines : {};
    this.visited = visited;
    this.data = {};
    this.result = this.ended = this.draft = this.trouble = undefined;
    this.visit = 0;
    this.goal = visited.at(-1);
    this.isResuming = visited.length > 0;
    this.#event = { type: '' };
    this.#open();
  }

  #stepOf(id: string): Step {
    const step = this.flow.steps[id];
    if (!step) throw new Error(`Bug: the oracle finds no step ${id} in ${this.flow.id}`);
    return step;
  }

  #open() {
    if (this.flow.draft) this.#rests(names.loading, 'working', { work: 'load the draft' });
    else this.#begins();
  }

  #begins() {
    const goal = this.flow.steps[this.goal ?? ''];
    if (goal && !isTheEnd(goal) && this.isResuming) {
      this.arrives(goal);
      const kind = kindOf(goal, this.input.kinds);
      this.#enters(goal, kind.resume ?? kind.initial);
    } else this.#comesTo(goal?.entry && !this.isResuming ? goal.id : this.flow.start);
  }

  // ── Events by state ──────────────────────────────────────────────────────────────────────────────────────────────

  #hears(event: OracleEvent): boolean {
    const step = this.flow.steps[this.#step];
    if (event.type === names.event.back) return this.#locked;
    if (!step) return this.#handlesWithoutStep(event);
    if (this.#afterwards) return this.#handlesAfterDelay(event);
    if (event.type === names.event.broken && this.#running !== '') return this.#breaks(event.error);
    if (this.#inner === names.broken && event.type === names.event.retry)
      return this.#does(() => this.#comesTo(step.id));
    if (this.#inner.startsWith('draft ')) return this.#handlesSaving(step, event);
    const kind = kindOf(step, this.input.kinds);
    const transition =
      kind.states[this.#inner] && transitionOf(step, kind, this.#inner, event.type);
    return transition !== undefined && this.#does(() => this.#takes(step, transition));
  }

  #does(what: () => void): true {
    what();
    return true;
  }

  #handlesAfterDelay({ type }: OracleEvent): boolean {
    if (type !== names.event.waited && type !== names.event.broken) return false;
    const go = this.#afterwards;
    this.#afterwards = undefined;
    go?.();
    return true;
  }

  #handlesSaving(step: Step, event: OracleEvent): boolean {
    const { saved, unreachable, refused, retry, edit } = names.event;
    if (this.#inner !== names.saving) {
      if (event.type === retry) return this.#does(() => this.#saves(step));
      if (event.type !== edit) return false;
      return this.#does(() => this.#enters(step, kindOf(step, this.input.kinds).initial));
    }
    if (event.type === saved)
      return this.#does(() => {
        this.#takesDraft(event);
        this.#leavesBy(step, step.main);
      });
    if (event.type !== unreachable && event.type !== refused) return false;
    this.trouble = event.trouble;
    const inner = event.type === refused ? names.saveRefused : names.saveUnreachable;
    return this.#does(() => this.#rests(step.id, inner));
  }

  /** Outside of steps: the draft or the order is being loaded. */
  #handlesWithoutStep(event: OracleEvent): boolean {
    const { loaded, reloaded, retry, broken, unreachable, refused, notReloaded } = names.event;
    const isDraft = this.#step === names.loading;
    const work = isDraft ? 'load the draft' : 'reload the order';
    if (this.#inner === 'trouble')
      return event.type === retry && this.#does(() => this.#rests(this.#step, 'working', { work }));
    const troubles: string[] = isDraft ? [unreachable, refused] : [notReloaded];
    if (event.type === broken || troubles.includes(event.type)) {
      if (event.type === broken) this.bugs.push(wordsOf(event.error));
      else this.trouble = event.trouble;
      return this.#does(() => this.#rests(this.#step, 'trouble'));
    }
    if (event.type !== (isDraft ? loaded : reloaded)) return false;
    if (isDraft) {
      this.#takesDraft(event);
      return this.#does(() => this.#begins());
    }
    this.order = event.order ?? this.order;
    return this.#does(() => this.#showsAgain(screenSeen(this.flow, this)));
  }

  #takesDraft({ draft }: OracleEvent) {
    this.draft = draft;
    this.trouble = undefined;
  }

  #breaks(error: unknown): true {
    this.bugs.push(wordsOf(error));
    this.#rests(this.#step, names.broken);
    return true;
  }

  // ── Entering a step ──────────────────────────────────────────────────────────────────────────────────────────────

  #comesTo(id: string): void {
    if (++this.#moves > most) throw new Error(`${this.flow.id} goes round by itself`);
    const step = this.#stepOf(id);
    this.arrives(step);
    if (isTheEnd(step)) return this.#finishes(names.ended, 'over');
    if (!step.when) return this.#enters(step, kindOf(step, this.input.kinds).initial);
    // Evaluated before the step counts as visited.
    const scope = this.scope(this.visited.slice(0, -1));
    if (this.input.holds(step.when, step.id, scope))
      return this.#enters(step, kindOf(step, this.input.kinds).initial);
    this.visited = this.visited.slice(0, -1);
    const past = exitWhenSkipped(step);
    if (!past) throw new Error(`${step.id} cannot be passed`);
    return this.#goes(step, past.to);
  }

  #enters(step: Step, inner: string): void {
    if (++this.#moves > most) throw new Error(`${this.flow.id} goes round by itself`);
    const state = kindOf(step, this.input.kinds).states[inner] ?? {};
    const always = state.always && isPossible(step, state.always) ? state.always : undefined;
    if (always) return this.#takes(step, always);
    const work = invokedIn(step, state);
    const invoked = work === undefined ? undefined : { work, input: this.#settings(step) };
    return this.#rests(step.id, inner, invoked, isLockedBy(step, state.locked));
  }

  #settings(step: Step): unknown {
    const { deferred = [] } = kindOf(step, this.input.kinds);
    const isDeferred = (name: string) => deferred.includes(name);
    const immediate = Object.entries(step).filter(([name]) => !isDeferred(name));
    const deferredSettings = Object.entries(step).filter(([name]) => isDeferred(name));
    const here = this.scope();
    const read = resolve(Object.fromEntries(immediate), here, this.language, () => undefined);
    return { ...(read as object), ...Object.fromEntries(deferredSettings) };
  }

  /** `invoked`: without `input`, an actor of the engine's own. */
  #rests(step: string, inner: string, invoked?: { work: string; input?: unknown }, locked = false) {
    [this.#step, this.#inner, this.#locked] = [step, inner, locked];
    this.#running = invoked?.work ?? '';
    if (invoked) this.#invoked.push({ actor: invoked.work, input: invoked.input ?? '' });
  }

  // ── Leaving a step ───────────────────────────────────────────────────────────────────────────────────────────────

  #takes(step: Step, transition: Transition): void {
    this.record(this.#event);
    if ('to' in transition) return this.#enters(step, transition.to);
    const { outcome } = transition;
    if (outcome === step.main) this.settles(writesResumedAt(this.flow, step));
    if (outcome === step.main && isSaved(this.flow, step)) return this.#saves(step);
    return this.#leavesBy(step, outcome);
  }

  #saves(step: Step) {
    const input = draftToSave(this.flow, this);
    this.#rests(step.id, names.saving, { work: 'save the draft', input }, true);
  }

  #leavesBy(step: Step, outcome: string) {
    if (step.keep) this.keeps(step, step.keep, outcome === step.main);
    const exits = step.exits[outcome] ?? [];
    const index = exits.findIndex(
      ({ when }) => !when || this.input.holds(when, step.id, this.scope()),
    );
    const exit = exits[index];
    if (exit) return this.#exits(step, exit, names.waitState(outcome, index));
    this.bugs.push(`no branch of ${step.id}`);
    return this.#rests(step.id, names.broken);
  }

  #exits(step: Step, exit: Exit, pause: string) {
    if (exit.toast) this.#says(exit, exit.toast);
    const go = () => {
      // Leaving an end for another step restarts the flow.
      if (step.ends !== undefined && Object.hasOwn(this.flow.steps, exit.to)) this.startsAnew();
      this.#goes(step, exit.to);
    };
    if (exit.after === undefined) return go();
    this.#afterwards = go;
    return this.#rests(step.id, pause, { work: 'wait', input: exit.after }, true);
  }

  #says({ to, at }: Exit, message: Message) {
    const text = this.words(message);
    if (text === undefined) return;
    if (at === undefined) {
      this.#toasts.push(text);
      return;
    }
    const refused = { [at]: { text, value: this.answers[to]?.[at] } };
    this.data = { ...this.data, [to]: { ...this.data[to], refused } };
  }

  #goes(step: Step, to: string): void {
    if (to === 'back') return this.#goesBackTo(screenBack(this.flow, this));
    if (to === 'leave') return this.#finishes(names.left, 'over');
    if (to === 'reload') return this.#rests(names.reload, 'working', { work: 'reload the order' });
    return this.#comesTo(to === 'again' ? step.id : to);
  }

  #goesBack(requested?: string) {
    const before = screenBack(this.flow, this, requested);
    if (before !== undefined || mayLeave(this.flow, this, requested)) this.#goesBackTo(before);
  }

  #goesBackTo(screen: string | undefined) {
    if (screen !== undefined) return this.#showsAgain(screen);
    return this.#finishes(names.left, this.ended === undefined ? 'abandoned' : 'over');
  }

  /** A step that is shown again does not evaluate its `when` again. */
  #showsAgain(screen: string | undefined) {
    if (screen === undefined) return this.#finishes(names.left, 'over');
    const step = this.#stepOf(screen);
    this.arrives(step);
    return this.#enters(step, kindOf(step, this.input.kinds).initial);
  }

  #finishes(state: string, over: 'over' | 'abandoned') {
    this.#rests(state, '');
    this.over = over;
  }
}

function isPossible(step: Step, transition: Transition): boolean {
  return 'to' in transition
    ? possible(step, transition) !== undefined
    : canLeaveBy(step, transition.outcome);
}

function isLockedBy({ once }: Step, locked: true | 'once' | undefined): boolean {
  return locked === true || (locked === 'once' && once === true);
}

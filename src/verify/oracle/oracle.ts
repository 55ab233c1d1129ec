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
import { OracleState, wordsOf } from './oracle-state.ts';
import { draftToSave, savedBy } from './saved.ts';
import { reopened } from './reopened.ts';
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
import { mayLeave, screenBack, currentScreen } from './back.ts';

/** More automatic steps than any flow has: a loop. */
const most = 2000;

export class Oracle extends OracleState {
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
  observe(): Observation {
    const { answers, visited, result, data, deadlines, writes, draft, order, language } = this;
    const isOut = !mayLeave(this.flow, this);
    const observation: Observation = {
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
    return observation;
  }

  /** The next event of the customer or the world. */
  send(event: OracleEvent): void {
    if (this.over !== '') return;
    this.#event = event;
    this.#moves = 0;
    if (this.#handle(event)) return;
    if (event.type === names.event.progress) this.record(this.#event);
    if (event.type === names.event.sent) this.recordSent(event.requestId);
    if (event.type === names.event.orderChanged) this.order = event.order ?? this.order;
    if (event.type === names.event.language) this.language = event.language ?? this.language;
    if (event.type === names.event.noticeClosed) this.notice = undefined;
    if (event.type === names.event.back) this.#goBack(event.to);
  }

  /** The app is killed and opened again. */
  reopen(): void {
    const { answers } = savedBy(this.flow, this, false) as {
      answers: Record<string, OracleValues>;
    };
    const saved = { answers, visited: this.visited, writes: this.writes };
    const { visited, hasLostSecrets } = reopened(this.flow, saved);
    this.order = this.input.order;
    this.language = this.input.language;
    this.notice = hasLostSecrets ? messages.secretsForgotten : undefined;
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
    if (this.flow.draft) this.#waitIn(names.loading, 'working', { work: 'load the draft' });
    else this.#begin();
  }

  #begin() {
    const goal = this.flow.steps[this.goal ?? ''];
    if (goal && !isTheEnd(goal) && this.isResuming) {
      this.arriveAt(goal);
      const kind = kindOf(goal, this.input.kinds);
      this.#enterState(goal, kind.resume ?? kind.initial);
    } else this.#enterStep(goal?.entry && !this.isResuming ? goal.id : this.flow.start);
  }

  // ── Events by state ──────────────────────────────────────────────────────────────────────────────────────────────

  #handle(event: OracleEvent): boolean {
    const step = this.flow.steps[this.#step];
    if (event.type === names.event.back) return this.#locked;
    if (!step) return this.#handleWithoutStep(event);
    if (this.#afterwards) return this.#handleAfterDelay(event);
    if (event.type === names.event.broken && this.#running !== '') return this.#fail(event.error);
    if (this.#inner === names.broken && event.type === names.event.retry)
      return this.#run(() => this.#enterStep(step.id));
    if (this.#inner.startsWith('draft ')) return this.#handleSaving(step, event);
    const kind = kindOf(step, this.input.kinds);
    const transition =
      kind.states[this.#inner] && transitionOf(step, kind, this.#inner, event.type);
    return transition !== undefined && this.#run(() => this.#take(step, transition));
  }

  #run(what: () => void): true {
    what();
    return true;
  }

  #handleAfterDelay({ type }: OracleEvent): boolean {
    if (type !== names.event.waited && type !== names.event.broken) return false;
    const go = this.#afterwards;
    this.#afterwards = undefined;
    go?.();
    return true;
  }

  #handleSaving(step: Step, event: OracleEvent): boolean {
    const { saved, unreachable, refused, retry, edit } = names.event;
    if (this.#inner !== names.saving) {
      if (event.type === retry) return this.#run(() => this.#save(step));
      if (event.type !== edit) return false;
      return this.#run(() => this.#enterState(step, kindOf(step, this.input.kinds).initial));
    }
    if (event.type === saved)
      return this.#run(() => {
        this.#takeDraft(event);
        this.#leavesBy(step, step.main);
      });
    if (event.type !== unreachable && event.type !== refused) return false;
    this.trouble = event.trouble;
    const inner = event.type === refused ? names.saveRefused : names.saveUnreachable;
    return this.#run(() => this.#waitIn(step.id, inner));
  }

  /** Outside of steps: the draft or the order is being loaded. */
  #handleWithoutStep(event: OracleEvent): boolean {
    const { loaded, reloaded, retry, broken, unreachable, refused, notReloaded } = names.event;
    const isDraft = this.#step === names.loading;
    const work = isDraft ? 'load the draft' : 'reload the order';
    if (this.#inner === 'trouble')
      return event.type === retry && this.#run(() => this.#waitIn(this.#step, 'working', { work }));
    const troubles: string[] = isDraft ? [unreachable, refused] : [notReloaded];
    if (event.type === broken || troubles.includes(event.type)) {
      if (event.type === broken) this.bugs.push(wordsOf(event.error));
      else this.trouble = event.trouble;
      return this.#run(() => this.#waitIn(this.#step, 'trouble'));
    }
    if (event.type !== (isDraft ? loaded : reloaded)) return false;
    if (isDraft) {
      this.#takeDraft(event);
      return this.#run(() => this.#begin());
    }
    this.order = event.order ?? this.order;
    return this.#run(() => this.#showAgain(currentScreen(this.flow, this)));
  }

  #takeDraft({ draft }: OracleEvent) {
    this.draft = draft;
    this.trouble = undefined;
  }

  #fail(error: unknown): true {
    this.bugs.push(wordsOf(error));
    this.#waitIn(this.#step, names.broken);
    return true;
  }

  // ── Entering a step ──────────────────────────────────────────────────────────────────────────────────────────────

  #enterStep(id: string): void {
    if (++this.#moves > most) throw new Error(`${this.flow.id} goes round by itself`);
    const step = this.#stepOf(id);
    this.arriveAt(step);
    if (isTheEnd(step)) return this.#finish(names.ended, 'over');
    if (!step.when) return this.#enterState(step, kindOf(step, this.input.kinds).initial);
    // Evaluated before the step counts as visited.
    const scope = this.scope(this.visited.slice(0, -1));
    if (this.input.holds(step.when, step.id, scope))
      return this.#enterState(step, kindOf(step, this.input.kinds).initial);
    this.visited = this.visited.slice(0, -1);
    const past = exitWhenSkipped(step);
    if (!past) throw new Error(`${step.id} cannot be passed`);
    return this.#followExit(step, past.to);
  }

  #enterState(step: Step, inner: string): void {
    if (++this.#moves > most) throw new Error(`${this.flow.id} goes round by itself`);
    const state = kindOf(step, this.input.kinds).states[inner] ?? {};
    const always = state.always && isPossible(step, state.always) ? state.always : undefined;
    if (always) return this.#take(step, always);
    const work = invokedIn(step, state);
    const invoked = work === undefined ? undefined : { work, input: this.#settings(step) };
    return this.#waitIn(step.id, inner, invoked, isLockedBy(step, state.locked));
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
  #waitIn(
    step: string,
    inner: string,
    invoked?: { work: string; input?: unknown },
    locked = false,
  ) {
    [this.#step, this.#inner, this.#locked] = [step, inner, locked];
    this.#running = invoked?.work ?? '';
    if (invoked) this.#invoked.push({ actor: invoked.work, input: invoked.input ?? '' });
  }

  // ── Leaving a step ───────────────────────────────────────────────────────────────────────────────────────────────

  #take(step: Step, transition: Transition): void {
    this.record(this.#event);
    if ('to' in transition) return this.#enterState(step, transition.to);
    const { outcome } = transition;
    if (outcome === step.main) this.settles(writesResumedAt(this.flow, step));
    if (outcome === step.main && isSaved(this.flow, step)) return this.#save(step);
    return this.#leavesBy(step, outcome);
  }

  #save(step: Step) {
    const input = draftToSave(this.flow, this);
    this.#waitIn(step.id, names.saving, { work: 'save the draft', input }, true);
  }

  #leavesBy(step: Step, outcome: string) {
    if (step.keep) this.evaluateKeep(step, step.keep, outcome === step.main);
    const exits = step.exits[outcome] ?? [];
    const index = exits.findIndex(
      ({ when }) => !when || this.input.holds(when, step.id, this.scope()),
    );
    const exit = exits[index];
    if (exit) return this.#takeExit(step, exit, names.waitState(outcome, index));
    this.bugs.push(`no branch of ${step.id}`);
    return this.#waitIn(step.id, names.broken);
  }

  #takeExit(step: Step, exit: Exit, pause: string) {
    if (exit.toast) this.#showMessage(exit, exit.toast);
    const go = () => {
      // Leaving an end for another step restarts the flow.
      if (step.ends !== undefined && Object.hasOwn(this.flow.steps, exit.to)) this.resetAnswers();
      this.#followExit(step, exit.to);
    };
    if (exit.after === undefined) return go();
    this.#afterwards = go;
    return this.#waitIn(step.id, pause, { work: 'wait', input: exit.after }, true);
  }

  #showMessage({ to, at }: Exit, message: Message) {
    const text = this.words(message);
    if (text === undefined) return;
    if (at === undefined) {
      this.#toasts.push(text);
      return;
    }
    const refused = { [at]: { text, value: this.answers[to]?.[at] } };
    this.data = { ...this.data, [to]: { ...this.data[to], refused } };
  }

  #followExit(step: Step, to: string): void {
    if (to === 'back') return this.#goBackTo(screenBack(this.flow, this));
    if (to === 'leave') return this.#finish(names.left, 'over');
    if (to === 'reload') return this.#waitIn(names.reload, 'working', { work: 'reload the order' });
    return this.#enterStep(to === 'again' ? step.id : to);
  }

  #goBack(requested?: string) {
    const before = screenBack(this.flow, this, requested);
    if (before !== undefined || mayLeave(this.flow, this, requested)) this.#goBackTo(before);
  }

  #goBackTo(screen: string | undefined) {
    if (screen !== undefined) return this.#showAgain(screen);
    return this.#finish(names.left, this.ended === undefined ? 'abandoned' : 'over');
  }

  /** A step that is shown again does not evaluate its `when` again. */
  #showAgain(screen: string | undefined) {
    if (screen === undefined) return this.#finish(names.left, 'over');
    const step = this.#stepOf(screen);
    this.arriveAt(step);
    return this.#enterState(step, kindOf(step, this.input.kinds).initial);
  }

  #finish(state: string, over: 'over' | 'abandoned') {
    this.#waitIn(state, '');
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

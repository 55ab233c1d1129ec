import type { Exit, Flow, Formula, Message, Step } from '../model/definition.ts';
import type { AnyKindStates, Transition } from '../model/step-kind.ts';
import type {
  Chart,
  ChartAction,
  ChartGuard,
  ChartState,
  ChartTransition,
  JumpGuard,
} from './chart.ts';
import { isFinal, isScreen, savesDraft } from './context.ts';
import { guardNames } from './guard-names.ts';
import {
  alwaysOf,
  exitStart,
  invokedIn,
  isLocked,
  outcomesOf,
  skipExit,
  transitionsOf,
} from './step-transitions.ts';
import { innerStatesOf } from './inner-states.ts';
import * as names from './names.ts';
import { writesResumedAt } from './visited-steps.ts';

/** Throws for an unknown kind and for a definition that was not checked. */
export function chartOf(flow: Flow, kinds: Kinds): Chart {
  return new Builder(flow, kinds).build();
}

type Kinds = Readonly<Record<string, AnyKindStates>>;

interface ChartExit {
  to: ChartState;
  actions: readonly ChartAction[];
}

const engine = true as const;
const { event } = names;

class Builder {
  readonly #states = new Map<string, ChartState>();
  readonly #guardName: ReturnType<typeof guardNames>;
  readonly #flow: Flow;
  readonly #kinds: Kinds;
  readonly #steps: Step[];

  constructor(flow: Flow, kinds: Kinds) {
    this.#flow = flow;
    this.#kinds = kinds;
    this.#guardName = guardNames(flow);
    this.#steps = Object.values(flow.steps);
  }

  build(): Chart {
    this.#state(names.ended).final = true;
    this.#state(names.left).final = true;
    const nonFinal = this.#steps.filter((step) => !isFinal(step));
    for (const step of this.#steps) this.#step(step);
    this.#begin(nonFinal);
    this.#jumps(names.goBack, 'back leads to');
    if (this.#states.has(names.stateKey(names.reload, 'working'))) this.#reload();
    const start = this.#flow.draft ? this.#load() : this.#state(names.enter);
    return {
      flow: this.#flow,
      states: [...this.#states.values()],
      start,
      everywhere: this.#everywhere(),
      entered: new Map(
        nonFinal.map((step) => [
          step.id,
          { initial: this.#initial(step), resumed: this.#resumed(step) },
        ]),
      ),
    };
  }

  #state(step: string, inner = ''): ChartState {
    const key = names.stateKey(step, inner);
    let state = this.#states.get(key);
    if (!state) this.#states.set(key, (state = { key, step, inner, transitions: [] }));
    return state;
  }

  #go(from: ChartState, { to, actions }: ChartExit, more: Partial<ChartTransition> = {}) {
    from.transitions.push({ from, to, actions, ...more });
  }

  #kind(step: Step): AnyKindStates {
    const kind = innerStatesOf(step, this.#kinds);
    if (!kind) throw new Error(`Bug: chartOf knows no kind ${step.kind}`);
    return kind;
  }

  #initial(step: Step): ChartState {
    return this.#state(step.id, this.#kind(step).initial);
  }

  #resumed(step: Step): ChartState {
    const { resume, initial } = this.#kind(step);
    return this.#state(step.id, resume ?? initial);
  }

  #into(id: string): ChartExit {
    const step = this.#flow.steps[id];
    if (!step) throw new Error(`Bug: chartOf finds no step ${id} in ${this.#flow.id}`);
    const first = step.when ? this.#state(id, names.entryGuard) : undefined;
    const to = isFinal(step) ? this.#state(id) : (first ?? this.#initial(step));
    return arriving(step, to);
  }

  #exit(step: Step, to: string): ChartExit {
    if (to === 'back') return { to: this.#state(names.goBack), actions: [] };
    if (to === 'reload') return { to: this.#state(names.reload, 'working'), actions: [] };
    if (to === 'leave') return { to: this.#state(names.left), actions: [] };
    return this.#into(to === 'again' ? step.id : to);
  }

  #step(step: Step) {
    if (isFinal(step)) return this.#go(this.#state(step.id), this.#stay(names.ended));
    const kind = this.#kind(step);
    if (step.when) this.#entryGuard(step, step.when);
    for (const name of Object.keys(kind.states)) this.#inner(step, kind, name);
    if (savesDraft(this.#flow, step)) this.#saving(step);
    for (const outcome of outcomesOf(step)) this.#outcome(step, outcome);
    return undefined;
  }

  #stay(step: string, inner?: string, ...actions: ChartAction[]): ChartExit {
    return { to: this.#state(step, inner), actions };
  }

  #entryGuard(step: Step, when: Formula) {
    const guardState = this.#state(step.id, names.entryGuard);
    const guard = {
      type: this.#guardName(when, step.id),
      when,
      params: { entering: true as const },
    };
    this.#go(guardState, { to: this.#initial(step), actions: [] }, { guard, label: 'applies' });
    const { to, actions } = this.#exit(step, skipExit(step).to);
    this.#go(
      guardState,
      { to, actions: [{ type: 'skip the step' }, ...actions] },
      { label: 'skipped' },
    );
  }

  #inner(step: Step, kind: AnyKindStates, name: string) {
    const state = this.#state(step.id, name);
    const inner = kind.states[name] ?? {};
    for (const [type, transition] of transitionsOf(step, kind, name))
      this.#go(state, this.#exitOf(step, transition), { event: type, ...outcomeOf(transition) });
    const always = alwaysOf(step, inner);
    if (always) this.#go(state, this.#exitOf(step, always), outcomeOf(always));
    if (isLocked(step, inner)) state.locked = true;
    const invoked = invokedIn(step, inner);
    if (invoked === undefined) return;
    state.invoke = { src: `${step.kind}: ${invoked}` };
    this.#broken(step, state);
  }

  /** After an actor failed the customer can retry the step. */
  #broken(step: Step, from: ChartState) {
    this.#go(from, this.#bug(step, { type: 'log the bug' }), { event: event.broken, engine });
  }

  #bug(step: Step, action: ChartAction): ChartExit {
    const broken = this.#state(step.id, names.broken);
    if (broken.transitions.length === 0)
      this.#go(broken, this.#into(step.id), { event: event.retry, engine });
    return { to: broken, actions: [action] };
  }

  /** Where the step queries the outcome of writes, its main outcome settles them. */
  #exitOf(step: Step, transition: Transition): ChartExit {
    const record: ChartAction = { type: 'record' };
    if ('to' in transition) return this.#stay(step.id, transition.to, record);
    const { outcome } = transition;
    const writes = outcome === step.main ? writesResumedAt(this.#flow, step.id) : [];
    const settles = writes.length > 0 ? [{ type: 'settle' as const, params: { writes } }] : [];
    return this.#stay(step.id, exitStart(this.#flow, step, outcome), record, ...settles);
  }

  #saving(step: Step) {
    const saving = this.#state(step.id, names.saving);
    saving.locked = true;
    saving.invoke = { src: 'save the draft' };
    const saved = this.#stay(step.id, names.outcomeState(step.main), { type: 'store the draft' });
    this.#go(saving, saved, { event: event.saved });
    for (const [type, inner] of [
      [event.unreachable, names.saveUnreachable],
      [event.refused, names.saveRefused],
    ] as const) {
      const trouble = this.#stay(step.id, inner, { type: 'record the failure' });
      this.#go(saving, trouble, { event: type });
      this.#go(trouble.to, { to: saving, actions: [] }, { event: event.retry });
      this.#go(trouble.to, { to: this.#initial(step), actions: [] }, { event: event.edit });
    }
    this.#broken(step, saving);
  }

  #outcome(step: Step, outcome: string) {
    const from = this.#state(step.id, names.outcomeState(outcome));
    const exits = step.exits[outcome] ?? [];
    if (step.keep)
      from.entry = { type: 'keep', params: { step: step.id, main: outcome === step.main } };
    for (const [index, exit] of exits.entries()) this.#branch(step, from, exit, { outcome, index });
    if (exits.at(-1)?.when !== undefined)
      this.#go(from, this.#bug(step, { type: 'log that no branch applies' }), {
        engine,
        label: 'no branch',
      });
  }

  /** Leaving an end for another step restarts the flow. */
  #branch(step: Step, from: ChartState, exit: Exit, at: { outcome: string; index: number }) {
    const { to, when, label, after, toast } = exit;
    const more = {
      outcome: at.outcome,
      label,
      exit: { to, toast: toast !== undefined, ...(after !== undefined && { after }) },
      ...(when && { guard: { type: this.#guardName(when, step.id), when } }),
    };
    const messageActions = toast ? [messageAction(exit, toast)] : [];
    const { to: target, actions } = this.#exit(step, to);
    const isRestart = step.ends !== undefined && Object.hasOwn(this.#flow.steps, to);
    const then = { to: target, actions: isRestart ? [restart, ...actions] : actions };
    if (after === undefined)
      return this.#go(from, { ...then, actions: [...messageActions, ...then.actions] }, more);
    const wait = this.#state(step.id, names.waitState(at.outcome, at.index));
    wait.locked = true;
    wait.invoke = { src: 'wait', after };
    this.#go(from, { to: wait, actions: messageActions }, more);
    this.#go(wait, then, { event: event.waited });
    this.#go(wait, then, { event: event.broken, engine });
    return undefined;
  }

  #begin(steps: readonly Step[]) {
    const enter = this.#state(names.enter);
    for (const step of steps)
      this.#go(enter, arriving(step, this.#resumed(step)), jump('resumes at', step));
    for (const step of steps.filter(({ entry }) => entry)) {
      const { guard } = jump('opens at', step);
      this.#go(enter, this.#into(step.id), { guard, label: 'entry' });
    }
    this.#go(enter, this.#into(this.#flow.start), { label: 'start' });
  }

  /** To the screen for which `guard` holds; out of the flow where there is none. */
  #jumps(name: string, guard: 'back leads to' | 'was shown last') {
    const from = this.#state(name);
    for (const step of this.#steps.filter((one) => !isFinal(one) && isScreen(one)))
      this.#go(from, arriving(step, this.#initial(step)), jump(guard, step));
    const actions = guard === 'back leads to' ? [{ type: 'abandon' as const }] : [];
    this.#go(from, { to: this.#state(names.left), actions }, { engine });
  }

  #load(): ChartState {
    const then = this.#stay(names.enter, '', { type: 'store the draft' });
    const troubles = [event.unreachable, event.refused];
    return this.#fetching(names.loading, 'load the draft', [event.loaded, then], troubles);
  }

  #reload() {
    const then = this.#stay(names.reloaded, '', { type: 'store the order' });
    const troubles = [event.notReloaded];
    this.#fetching(names.reload, 'reload the order', [event.reloaded, then], troubles);
    this.#jumps(names.reloaded, 'was shown last');
  }

  #fetching(
    name: string,
    src: string,
    [done, then]: [string, ChartExit],
    troubles: readonly string[],
  ) {
    const working = this.#state(name, 'working');
    working.invoke = { src };
    this.#go(working, then, { event: done });
    const troubleNoted = this.#stay(name, 'trouble', { type: 'record the failure' });
    for (const trouble of troubles) this.#go(working, troubleNoted, { event: trouble });
    const broken = this.#stay(name, 'trouble', { type: 'log the bug' });
    this.#go(working, broken, { event: event.broken, engine });
    this.#go(troubleNoted.to, { to: working, actions: [] }, { event: event.retry });
    return working;
  }

  #everywhere(): Chart['everywhere'] {
    const back = { to: this.#state(names.goBack), guard: { type: 'may go back' as const } };
    return [
      { event: event.back, ...back, actions: [] },
      { event: event.orderChanged, actions: [{ type: 'store the order' }] },
      { event: event.language, actions: [{ type: 'change the language' }] },
      { event: event.sent, actions: [{ type: 'record the intent' }] },
      { event: event.progress, actions: [{ type: 'record' }] },
      { event: event.noticeClosed, actions: [{ type: 'close the notice' }] },
    ];
  }
}

const restart: ChartAction = { type: 'restart the flow' };

function arriving({ id }: Step, to: ChartState): ChartExit {
  return { to, actions: [{ type: 'arrive', params: { step: id } }] };
}

function jump(
  type: JumpGuard,
  { id }: Step,
): Pick<ChartTransition, 'engine'> & { guard: ChartGuard } {
  return { guard: { type, params: { step: id } }, engine };
}

function messageAction({ to, at: field }: Exit, message: Message): ChartAction {
  return field === undefined
    ? { type: 'toast', params: { message } }
    : { type: 'show at the field', params: { message, step: to, field } };
}

function outcomeOf(transition: Transition): { outcome?: string } {
  return 'outcome' in transition ? { outcome: transition.outcome } : {};
}

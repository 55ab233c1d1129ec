/** A flow as the explorer sees it: places (step, inner state) and the edges between them, in the order they are tried. */
import type { Flow, Formula, Step } from '../model/definition.ts';
import type { AnyKindStates, Transition } from '../model/step-kind.ts';
import { isFinal, isScreen, savesDraft } from '../machine/context.ts';
import { guardNames } from '../machine/guards.ts';
import {
  alwaysOf,
  anyExitTo,
  canBreak,
  directExit,
  exitStart,
  isLocked,
  transitionsOf,
  outcomesOf,
  skipExit,
} from '../machine/step-transitions.ts';
import * as names from '../machine/names.ts';

export interface Edge {
  from: StateNode;
  to: StateNode;
  /** Absent: taken at once. */
  event?: string;
  /** Guard of the machine, and the formula where it is an author's. */
  guard?: string;
  when?: Formula;
  outcome?: string;
  /** The branch's name, for drawings and messages. */
  label?: string;
  /** The exit of the definition that this edge follows. */
  exit?: { to: string; after?: number; toast: boolean };
  /** Taken together with the event before it, see `directExit`. */
  direct?: true;
  /** Belongs to the engine and not to the flow: what a bug leads to, jumps of Back and of resuming. */
  engine?: true;
  /** The event changes nothing here. */
  refused?: true;
}

export interface StateNode {
  index: number;
  /** A step, or a state of the machine's root: `@back`, `@left`, … */
  step: string;
  /** '' at the root. */
  inner: string;
  edges: Edge[];
  work?: string;
  locked?: true;
  final?: true;
}

export interface Graph {
  flow: Flow;
  nodes: StateNode[];
  start: StateNode;
  at(step: string, inner?: string): StateNode;
}

/** Whether the machine waits here for an event. */
export function waitsForEvent({ edges, final }: StateNode): boolean {
  return !final && (edges.length === 0 || edges.some(({ event }) => event !== undefined));
}

type Kinds = Readonly<Record<string, AnyKindStates>>;

/** Throws for a kind nobody knows. */
export function graphOf(flow: Flow, kinds: Kinds): Graph {
  return new Builder(flow, kinds).build();
}

class Builder {
  readonly #places: StateNode[] = [];
  readonly #byName = new Map<string, StateNode>();
  readonly #guardName: ReturnType<typeof guardNames>;
  readonly #flow: Flow;
  readonly #kinds: Kinds;

  constructor(flow: Flow, kinds: Kinds) {
    this.#flow = flow;
    this.#kinds = kinds;
    this.#guardName = guardNames(flow);
  }

  build(): Graph {
    const at = (step: string, inner = '') => this.#at(step, inner);
    at(names.ended).final = true;
    at(names.left).final = true;
    for (const step of Object.values(this.#flow.steps)) this.#step(step);
    this.#root();
    for (const place of this.#places) this.#backFrom(place);
    const start = this.#flow.draft ? at(names.loading, 'working') : at(names.enter);
    return { flow: this.#flow, nodes: this.#places, start, at };
  }

  #at(step: string, inner = ''): StateNode {
    const name = `${step} ${inner}`;
    const known = this.#byName.get(name);
    if (known) return known;
    const place: StateNode = { index: this.#places.length, step, inner, edges: [] };
    this.#places.push(place);
    this.#byName.set(name, place);
    return place;
  }

  /** Where a jump to a step lands. */
  #entry(id: string): StateNode {
    const step = this.#flow.steps[id];
    if (!step) throw new Error(`Bug: graphOf finds no step ${id} in ${this.#flow.id}`);
    if (isFinal(step)) return this.#at(id, '');
    return this.#at(id, step.when ? names.entryGuard : this.#kind(step).initial);
  }

  #kind(step: Step): AnyKindStates {
    const kind = Object.hasOwn(this.#kinds, step.kind) ? this.#kinds[step.kind] : undefined;
    if (!kind) throw new Error(`Bug: graphOf knows no kind ${step.kind}`);
    return kind;
  }

  #edge(from: StateNode, to: StateNode, more: Omit<Edge, 'from' | 'to'> = {}) {
    from.edges.push({ from, to, ...more });
  }

  #step(step: Step) {
    if (isFinal(step)) return this.#edge(this.#at(step.id), this.#at(names.ended));
    const kind = this.#kind(step);
    if (step.when) this.#gate(step, step.when, kind);
    this.#reopened(step, kind);
    for (const name of Object.keys(kind.states)) this.#inner(step, kind, name);
    if (savesDraft(this.#flow, step)) this.#saving(step, kind);
    for (const outcome of outcomesOf(step)) this.#outcome(step, outcome);
    if (!canBreak(this.#flow, step, kind)) return undefined;
    const retry = { event: names.event.retry, engine: true as const };
    this.#edge(this.#at(step.id, names.broken), this.#entry(step.id), retry);
    return undefined;
  }

  /** A session killed at the beginning of the step comes back in where the step says, else where its kind does. */
  #reopened(step: Step, kind: AnyKindStates) {
    const asking = this.#flow.steps[step.resume ?? ''];
    const back = asking ? this.#kind(asking) : kind;
    if (!asking && kind.resume === undefined) return;
    const to = this.#at((asking ?? step).id, back.resume ?? back.initial);
    this.#edge(this.#at(step.id, kind.initial), to, { event: names.event.reopened });
  }

  #gate(step: Step, when: Formula, kind: AnyKindStates) {
    const gate = this.#at(step.id, names.entryGuard);
    const guard = this.#guardName(when, step.id);
    this.#edge(gate, this.#at(step.id, kind.initial), { guard, when, label: 'applies' });
    this.#edge(gate, this.#target(step, skipExit(step).to), { label: 'skipped' });
  }

  #inner(step: Step, kind: AnyKindStates, name: string) {
    const place = this.#at(step.id, name);
    const inner = kind.states[name] ?? {};
    for (const [event, move] of transitionsOf(step, kind, name))
      this.#edge(place, this.#moved(step, move), { event, ...outcomeOf(move) });
    const always = alwaysOf(step, inner);
    if (always) this.#edge(place, this.#moved(step, always), outcomeOf(always));
    if (isLocked(step, inner)) place.locked = true;
    if (inner.invoke !== undefined) {
      place.work = inner.invoke;
      this.#broken(step, place);
    }
  }

  #broken(step: Step, place: StateNode) {
    const to = this.#at(step.id, names.broken);
    this.#edge(place, to, { event: names.event.broken, engine: true });
  }

  #moved(step: Step, move: Transition): StateNode {
    return this.#at(step.id, 'to' in move ? move.to : exitStart(this.#flow, step, move.outcome));
  }

  #saving(step: Step, kind: AnyKindStates) {
    const { event } = names;
    const saving = this.#at(step.id, names.saving);
    saving.locked = true;
    saving.work = 'save the draft';
    this.#edge(saving, this.#at(step.id, names.outcomeState(step.main)), { event: event.saved });
    for (const [name, state] of [
      [event.unreachable, names.saveUnreachable],
      [event.refused, names.saveRefused],
    ] as const) {
      const place = this.#at(step.id, state);
      this.#edge(saving, place, { event: name });
      this.#edge(place, saving, { event: event.retry });
      this.#edge(place, this.#at(step.id, kind.initial), { event: event.edit });
    }
    this.#broken(step, saving);
  }

  #outcome(step: Step, outcome: string) {
    const from = this.#at(step.id, names.outcomeState(outcome));
    const exits = step.exits[outcome] ?? [];
    for (const [index, { to, when, label, after, toast }] of exits.entries()) {
      const guard = when && { guard: this.#guardName(when, step.id), when };
      const exit = { to, toast: toast !== undefined, ...(after !== undefined && { after }) };
      const direct = directExit(this.#flow, step, outcome) && { direct: true as const };
      const more = { ...guard, ...direct, outcome, label, exit };
      const target = this.#target(step, to);
      if (after === undefined) {
        this.#edge(from, target, more);
        continue;
      }
      const wait = this.#at(step.id, names.waitState(outcome, index));
      wait.locked = true;
      wait.work = 'wait';
      this.#edge(from, wait, more);
      this.#edge(wait, target, { event: names.event.waited });
      this.#edge(wait, target, { event: names.event.broken, engine: true });
    }
    if (exits.at(-1)?.when !== undefined)
      this.#edge(from, this.#at(step.id, names.broken), { engine: true, label: 'no branch' });
  }

  #target(step: Step, to: string): StateNode {
    if (to === 'back') return this.#at(names.goBack);
    if (to === 'reload') return this.#at(names.reload, 'working');
    if (to === 'leave') return this.#at(names.left);
    return this.#entry(to === 'again' ? step.id : to);
  }

  #root() {
    const { event } = names;
    const all = Object.values(this.#flow.steps).filter((step) => !isFinal(step));
    const enter = this.#at(names.enter);
    const engine = true as const;
    for (const step of all) {
      const kind = this.#kind(step);
      const to = this.#at(step.id, kind.resume ?? kind.initial);
      this.#edge(enter, to, { guard: `resumes at ${step.id}`, engine });
    }
    for (const step of all)
      if (step.entry)
        this.#edge(enter, this.#entry(step.id), { guard: `opens at ${step.id}`, label: 'entry' });
    this.#edge(enter, this.#entry(this.#flow.start), { label: 'start' });
    for (const from of [this.#at(names.goBack), this.#at(names.reloaded)]) {
      for (const step of all.filter(isScreen)) {
        const guard = `goes to ${step.id}`;
        this.#edge(from, this.#at(step.id, this.#kind(step).initial), { guard, engine });
      }
      this.#edge(from, this.#at(names.left), { engine });
    }
    const reload = [event.reloaded, event.notReloaded] as const;
    if (anyExitTo(this.#flow, 'reload'))
      this.#fetching(names.reload, this.#at(names.reloaded), reload);
    if (!this.#flow.draft) return;
    const load = [event.loaded, event.unreachable, event.refused] as const;
    this.#fetching(names.loading, enter, load);
  }

  #fetching(name: string, then: StateNode, [done, ...troubles]: readonly [string, ...string[]]) {
    const { event } = names;
    const working = this.#at(name, 'working');
    const trouble = this.#at(name, 'trouble');
    working.work = name;
    this.#edge(working, then, { event: done });
    for (const one of troubles) this.#edge(working, trouble, { event: one });
    this.#edge(working, trouble, { event: event.broken, engine: true });
    this.#edge(trouble, working, { event: event.retry });
  }

  /** Back is an event of every resting state; where something is under way it is refused. */
  #backFrom(place: StateNode) {
    const rests = place.edges.some((edge) => edge.event !== undefined);
    if (place.final || (!rests && place.edges.length > 0)) return;
    const event = names.event.back;
    if (place.locked) return this.#edge(place, place, { event, refused: true });
    return this.#edge(place, this.#at(names.goBack), { event, guard: 'may go back' });
  }
}

function outcomeOf(move: Transition): { outcome?: string } {
  return 'outcome' in move ? { outcome: move.outcome } : {};
}

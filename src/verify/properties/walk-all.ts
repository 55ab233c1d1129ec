/** Every walk of a flow: its reachable states, each with what a claim remembers there. */
import type { Step } from '../../model/definition.ts';
import type { Behaviour, Branch, GuardLiteral, Stop } from '../diff/behaviour.ts';
import type { WalkStep } from '../diff/difference.ts';
import { Knowledge, literalsKey, type Satisfiability } from '../diff/literals.ts';
import { isBack, LiveNames } from './live-names.ts';

/** A step, what is known there, and which pages Back would lead to. */
interface Place {
  stop: Stop;
  literals: readonly GuardLiteral[];
  /** Last one last; empty in a flow whose author never leads back. */
  pages: readonly string[];
  /** Computed on the first visit. */
  on?: readonly Passage[];
}

interface Passage {
  outcome: string;
  when: readonly GuardLiteral[];
  /** Undefined: out of the flow. */
  to: Place | undefined;
}

/** The next memory; `broken` ends the walk, the shortest that violates the claim. */
export type Remember = (memory: number, step: Step, outcome?: string) => number | 'broken';

export interface State {
  place: Place;
  memory: number;
  from?: State;
  passage?: Pick<Passage, 'outcome' | 'when'>;
}

export interface ExploredWalks {
  states: readonly State[];
  broken?: readonly WalkStep[];
  /** The search limit was reached. */
  isBounded: boolean;
}

/** Search limit, in places. */
const most = 10_000;

export class AllWalks {
  readonly #behaviour: Behaviour;
  readonly #knowledge: Knowledge;
  readonly #live: LiveNames;
  /** The steps from which an author's Back is reachable: only there do the pages before matter. */
  readonly #leadBack: ReadonlySet<string>;
  readonly #starts: { when: readonly GuardLiteral[]; to: Place }[] = [];
  readonly #places = new Map<string, Place>();

  constructor(behaviour: Behaviour, sat: Satisfiability) {
    this.#behaviour = behaviour;
    this.#knowledge = new Knowledge(sat, [behaviour]);
    this.#live = new LiveNames(behaviour);
    const stops = [...behaviour.stops.values()];
    this.#leadBack = leadingBack(behaviour);
    const entries = stops.flatMap(({ entry = [] }) => entry);
    for (const branch of [...behaviour.start, ...entries]) {
      const to = this.#arrive(branch, undefined, undefined);
      if (to && to !== 'out') this.#starts.push({ when: branch.when, to });
    }
  }

  on(place: Place): readonly Passage[] {
    return (place.on ??= this.isBounded ? [] : [...this.#passages(place)]);
  }

  *#passages(place: Place): Generator<Passage> {
    for (const [outcome, branches] of place.stop.outcomes)
      for (const branch of branches) {
        const to = this.#arrive(branch, place, outcome);
        if (to) yield { outcome, when: branch.when, to: to === 'out' ? undefined : to };
      }
  }

  get isBounded(): boolean {
    return this.#places.size >= most;
  }

  /** Breadth first, so that the first broken walk is a shortest one. */
  walk(first: number, remember: Remember): ExploredWalks {
    const memoriesAt = new Map<Place, Set<number>>();
    const states: State[] = [];
    const add = (state: State) => {
      const memories = memoriesAt.get(state.place) ?? new Set();
      if (memories.has(state.memory)) return;
      memoriesAt.set(state.place, memories.add(state.memory));
      states.push(state);
    };
    for (const { when, to } of this.#starts) {
      const memory = remember(first, to.stop.step);
      const state = { place: to, passage: { outcome: '', when } };
      if (memory === 'broken')
        return { states, isBounded: false, broken: pathTo({ ...state, memory: first }) };
      add({ ...state, memory });
    }
    for (const from of states)
      for (const { outcome, when, to } of this.on(from.place)) {
        const left = remember(from.memory, from.place.stop.step, outcome);
        if (left === 'broken')
          return { states, isBounded: false, broken: pathTo(from, outcome, when) };
        if (!to) continue;
        const memory = remember(left, to.stop.step);
        const state = { place: to, from, passage: { outcome, when } };
        if (memory === 'broken')
          return { states, isBounded: false, broken: pathTo({ ...state, memory: left }) };
        add({ ...state, memory });
      }
    return { states, isBounded: this.isBounded };
  }

  /** Undefined where it cannot be taken. */
  #arrive(
    branch: Branch,
    from: Place | undefined,
    outcome: string | undefined,
  ): Place | 'out' | undefined {
    const pages = from ? this.#pagesAfter(from, outcome) : [];
    const id = 'step' in branch.to ? branch.to.step : isBack(branch.to) ? pages.at(-1) : undefined;
    const stop = id === undefined ? undefined : this.#behaviour.stops.get(id);
    const arriving = from?.literals ?? this.#knowledge.atFirst;
    const known = this.#knowledge.after(arriving, from ? [from.stop.step] : [], [branch]);
    if (!known) return undefined;
    if (!stop) return 'out';
    const literals = this.#live.of(stop.step.id, known);
    // Entering a page again drops the pages after it.
    const again = pages.indexOf(stop.step.id);
    const visited = again === -1 ? pages : pages.slice(0, again);
    const before = this.#leadBack.has(stop.step.id) ? visited : [];
    const key = `${stop.step.id}|${before.join(' ')}|${literalsKey(literals)}`;
    let place = this.#places.get(key);
    if (!place) this.#places.set(key, (place = { stop, literals, pages: before }));
    return place;
  }

  /** Back never crosses a completed write. */
  #pagesAfter({ stop: { step }, pages }: Place, outcome: string | undefined): readonly string[] {
    if (step.once && outcome === step.main) return [];
    return step.path === undefined ? pages : [...pages, step.id];
  }
}

function leadingBack({ stops }: Behaviour): Set<string> {
  const branches = ({ outcomes }: Stop) => [...outcomes.values()].flat();
  const reached = new Set(
    [...stops].filter(([, stop]) => branches(stop).some(({ to }) => isBack(to))).map(([id]) => id),
  );
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    for (const [id, stop] of stops)
      if (branches(stop).some(({ to }) => 'step' in to && reached.has(to.step))) reached.add(id);
  }
  return reached;
}

/** The way to a state, and how it is left. */
export function pathTo(
  state: State,
  outcome?: string,
  when: readonly GuardLiteral[] = [],
): WalkStep[] {
  const steps: WalkStep[] = [];
  let next: Pick<WalkStep, 'outcome' | 'when'> = {
    ...(outcome !== undefined && { outcome }),
    when,
  };
  for (let at: State | undefined = state; at; at = at.from) {
    steps.push({ step: at.place.stop.step.id, ...next });
    const { passage } = at;
    next = {
      ...(passage && passage.outcome !== '' && { outcome: passage.outcome }),
      when: passage?.when ?? [],
    };
  }
  return steps.toReversed();
}

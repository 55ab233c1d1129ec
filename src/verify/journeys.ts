/** Walks from the start to an end that together take every transition of a flow. */
import type { Flow } from '../model/definition.ts';
import { conditionsOf, noAssumptions, type Assumptions } from './guard-assumptions.ts';
import type { WriteIntent } from '../machine/context.ts';
import type { Explored } from './explore.ts';
import type { Edge, StateNode } from './graph.ts';
import * as names from '../machine/names.ts';
import { isOpen, nearest } from './shortest-paths.ts';
import { settle, unsettled } from '../machine/context-updates.ts';
import { mayGoBack, screenBefore, screenNow } from '../machine/visited-steps.ts';

export interface JourneyStep {
  /** Where the machine rests before the event. At the start: `@resume`. */
  step: string;
  inner: string;
  /** '' at the start. */
  event: string;
  outcome?: string;
  /** The author's guards on the way, with their values. */
  guards: Readonly<Record<string, boolean>>;
  /** What the platform said to a write, where the event comes from one. */
  settled?: 'done' | 'refused' | 'sent';
  /** The event changes nothing. */
  refused?: true;
  /** Where the machine rests after it. */
  to: { step: string; inner: string };
  edges: readonly Edge[];
}

export interface Journey {
  flow: string;
  /** Opened at this entry and not at the start. */
  entry?: string;
  /** `ends` of the step it ended at; `left` without. */
  ends: string;
  steps: readonly JourneyStep[];
}

export interface Covering {
  journeys: Journey[];
  /** Transitions that can be taken at all, and those no journey takes. */
  goals: number;
  missed: Edge[];
  /** Each journey ends once, so there are at least as many as edges into an end. */
  floor: number;
}

/** `isGoal`: the transitions to cover, if not all. */
export function journeysOf(
  explored: Explored,
  isGoal: (edge: Edge) => boolean = () => true,
): Covering {
  const goals = goalsOf(explored).filter(isGoal);
  const left = new Set(goals);
  const terminal = new Set(goals.filter((edge) => leadsOut(edge)));
  const on = new Set(goals.filter((edge) => !terminal.has(edge)));
  const byDepth = goals.toSorted(
    (a, b) => explored.tree.depth(a.from) - explored.tree.depth(b.from),
  );
  const journeys: Journey[] = [];
  const triedGoals = new Set<Edge>();
  for (let next = pick(byDepth, left, terminal, triedGoals); next;) {
    const before = left.size;
    const walk = new JourneyBuilder(explored, left, on);
    walk.goTo(next);
    walk.cover(terminal);
    const journey = walk.end();
    if (left.size < before) journeys.push(journey);
    triedGoals.add(next);
    next = pick(byDepth, left, terminal, triedGoals);
  }
  const inside = new Set([...terminal].map(({ to }) => to));
  const floor = [...terminal].filter(({ from }) => !inside.has(from)).length;
  return { journeys, goals: goals.length, missed: [...left], floor: Math.max(floor, 1) };
}

function pick(goals: Edge[], left: Set<Edge>, terminal: Set<Edge>, tried: Set<Edge>) {
  const open = (edge: Edge) => left.has(edge) && !tried.has(edge);
  return goals.find((edge) => open(edge) && !terminal.has(edge)) ?? goals.find(open);
}

/** The transitions somebody or something can take: not the engine's own, nor those whose guards exclude each other. */
export function goalsOf({ graph, tree, infeasible }: Explored): Edge[] {
  return graph.nodes
    .filter((place) => tree.has(place) && ![names.goBack, names.reloaded].includes(place.step))
    .flatMap(({ edges }) => edges)
    .filter((edge) => !edge.engine && !infeasible.has(edge));
}

/** Nothing but the end can follow. */
function leadsOut({ to }: Edge): boolean {
  for (let place: StateNode | undefined = to; place;) {
    if (place.final) return true;
    const [only, another]: Edge[] = place.edges;
    place =
      only && !another && only.event === undefined && !isDispatch(place) ? only.to : undefined;
  }
  return false;
}

function isDispatch({ step }: StateNode): boolean {
  return step === names.goBack || step === names.reloaded;
}

/** Places a search for the next goal looks at before the journey goes to its end. */
const sight = 4000;

interface TakenEdge {
  edge: Edge;
  refused?: true;
}

/** A journey being built, with the steps its customer has visited. */
class JourneyBuilder {
  readonly #explored: Explored;
  readonly #left: Set<Edge>;
  /** Of those left, the ones that do not lead out. */
  readonly #on: Set<Edge>;
  readonly #edges: TakenEdge[] = [];
  /** Backs that would lead out of the flow: they come last. */
  readonly #leaving = new Set<Edge>();
  #state: StateNode;
  #assumed: Assumptions = noAssumptions;
  readonly #visited: string[] = [];
  readonly #positions = new Map<string, number>();
  #intents: Readonly<Record<string, WriteIntent>> = {};
  #ended: string | undefined;

  constructor(explored: Explored, left: Set<Edge>, on: Set<Edge>) {
    this.#explored = explored;
    this.#left = left;
    this.#on = on;
    this.#state = explored.graph.start;
  }

  goTo(goal: Edge) {
    this.#go(this.#explored.tree.pathThrough(goal), true);
  }

  /** Covers whatever is near and uncovered; ends come last. */
  cover(terminal: ReadonlySet<Edge>) {
    const last = (edge: Edge) => terminal.has(edge) || this.#leaving.has(edge);
    const { components } = this.#explored;
    let hasMoved = true;
    while (hasMoved && !this.#state.final) {
      const here = components.get(this.#state);
      const stays = (edge: Edge) => components.get(edge.to) === here || isDispatch(edge.to);
      const isGoal = (edge: Edge) => this.#left.has(edge) && !last(edge);
      const path =
        (this.#on.size > this.#leaving.size ? this.#nearOn(isGoal, stays) : undefined) ??
        this.#nearest((edge) => this.#left.has(edge) && last(edge));
      hasMoved = this.#go(path);
    }
  }

  #nearOn(isGoal: (edge: Edge) => boolean, stays: (edge: Edge) => boolean) {
    return this.#nearest((edge) => isGoal(edge) && stays(edge), stays) ?? this.#nearest(isGoal);
  }

  end(): Journey {
    const { graph, infeasible } = this.#explored;
    const most = this.#edges.length + graph.nodes.length * 4;
    while (!this.#state.final && this.#edges.length < most) {
      const open = (edge: Edge) => isOpen(edge, infeasible);
      const out =
        this.#nearest((edge) => edge.to.final === true && open(edge), open, Infinity) ??
        this.#nearest((edge) => isDispatch(edge.to), open, Infinity);
      if (!this.#go(out, true)) break;
    }
    const edges = this.#edges.map(({ edge }) => edge);
    const taken = this.#edges;
    let steps: JourneyStep[] | undefined;
    const entry = edges.find(({ guard }) => guard?.startsWith('opens at '))?.to.step;
    return {
      flow: graph.flow.id,
      ...(entry !== undefined && { entry }),
      ends: this.#ended ?? 'left',
      get steps() {
        return (steps ??= stepsOf(graph.flow, taken));
      },
    };
  }

  /** `via`: the edges a way may lead along. */
  #nearest(isGoal: (edge: Edge) => boolean, via?: (edge: Edge) => boolean, limit = sight) {
    const at = { state: this.#state, assumed: this.#assumed };
    return nearest(at, this.#explored.search, { isGoal, limit, ...(via && { via }) });
  }

  /** False when there is no path. */
  #go(path: Edge[] | undefined, mayLeave = false): boolean {
    for (const edge of path ?? []) {
      if (this.#state !== edge.from) return true;
      if (!mayLeave && edge.event === names.event.back && this.#leavesBy(edge)) {
        this.#leaving.add(edge);
        return true;
      }
      this.#take(edge);
    }
    return path !== undefined && path.length > 0;
  }

  /** Whether this Back leaves the flow; the second time it is intended. */
  #leavesBy(edge: Edge): boolean {
    const out = !edge.refused && this.#mayGoBack() && this.#screenBefore() === undefined;
    return out && !this.#leaving.has(edge);
  }

  #take(edge: Edge) {
    this.#left.delete(edge);
    this.#on.delete(edge);
    const refused =
      edge.refused || (edge.event === names.event.back && !this.#mayGoBack()) || undefined;
    this.#edges.push({ edge, ...(refused && { refused }) });
    if (refused) return;
    const assumed = this.#explored.search.assumptions.after(this.#assumed, edge);
    this.#assumed = assumed ?? noAssumptions;
    this.#settle(edge);
    this.#follow(edge);
    this.#state = edge.to;
    if (isDispatch(edge.to)) this.#take(this.#dispatch(edge.to));
  }

  #dispatch(place: StateNode): Edge {
    const walk = { visited: this.#visited, intents: this.#intents };
    const { flow } = this.#explored.graph;
    const goal = place.step === names.goBack ? this.#screenBefore() : screenNow(flow, walk);
    const leads = ({ actions }: Edge) =>
      actions.some((action) => action.type === 'arrive' && action.params.step === goal);
    const edge = place.edges.find(leads) ?? place.edges.at(-1);
    if (!edge) throw new Error(`Bug: ${place.step} leads nowhere in ${flow.id}`);
    return edge;
  }

  #screenBefore() {
    if (this.#ended !== undefined) return undefined;
    const walk = { visited: this.#visited, intents: this.#intents };
    return screenBefore(this.#explored.graph.flow, walk);
  }

  #mayGoBack(): boolean {
    const walk = { visited: this.#visited, intents: this.#intents, ended: this.#ended };
    return mayGoBack(this.#explored.graph.flow, walk);
  }

  #truncateVisited(length: number) {
    for (const id of this.#visited.splice(length)) this.#positions.delete(id);
  }

  #arrive(id: string) {
    const before = this.#positions.get(id);
    if (before !== undefined) return this.#truncateVisited(before + 1);
    this.#positions.set(id, this.#visited.length);
    this.#visited.push(id);
    return undefined;
  }

  #settle(edge: Edge) {
    const { step } = edge.from;
    const { flow } = this.#explored.graph;
    const settled = settledBy(flow, edge);
    const isDone = this.#intents[step]?.state === 'done';
    if (settled === 'refused') this.#forget(step);
    else if (settled && !(isDone && edge.event === names.event.reopened))
      this.#intents = { ...this.#intents, [step]: { requestId: '', state: settled } };
  }

  /** Applies the transition's actions to the visited steps and the writes. */
  #follow({ actions, event }: Edge) {
    for (const action of actions) {
      if (action.type === 'skip the step') this.#truncateVisited(this.#visited.length - 1);
      if (action.type === 'settle') this.#intents = settle(this.#intents, action.params.writes);
      if (action.type === 'restart the flow') {
        this.#truncateVisited(0);
        this.#intents = unsettled(this.#intents);
      }
      if (action.type === 'arrive') this.#enter(action.params.step, event);
    }
  }

  #enter(id: string, event: string | undefined) {
    this.#arrive(id);
    this.#ended = this.#explored.graph.flow.steps[id]?.ends;
    if (event !== names.event.reopened && this.#intents[id]?.state === 'done') this.#forget(id);
  }

  #forget(step: string) {
    const { [step]: _, ...rest } = this.#intents;
    this.#intents = rest;
  }
}

export function settledBy(flow: Flow, edge: Edge): JourneyStep['settled'] {
  const step = flow.steps[edge.from.step];
  // Killed inside a write, after the request was sent.
  if (step?.once && edge.event === names.event.reopened) return 'sent';
  if (!step?.once || !edge.from.invokes || edge.outcome === undefined) return undefined;
  if (edge.outcome === 'unsure') return 'sent';
  return edge.outcome === step.main ? 'done' : 'refused';
}

function stepsOf(flow: Flow, edges: readonly TakenEdge[]): JourneyStep[] {
  const start = edges[0]?.edge.from;
  const groups: TakenEdge[][] = [[]];
  for (const one of edges) {
    if (one.edge.event === undefined) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return start ? groups.flatMap((group) => withDraftLoaded(flow, stepOf(flow, group, start))) : [];
}

/** A reopened session loads the draft before it resumes. */
function withDraftLoaded(flow: Flow, step: JourneyStep): JourneyStep[] {
  if (!flow.draft || step.event !== names.event.reopened) return [step];
  const loading = { step: names.loading, inner: 'working' };
  const { guards, to, edges } = step;
  return [
    { ...step, guards: {}, to: loading },
    { ...loading, event: names.event.loaded, guards, to, edges },
  ];
}

/** `start`: where a journey begins, for the step before any event. */
function stepOf(flow: Flow, group: readonly TakenEdge[], start: StateNode): JourneyStep {
  const first = group[0];
  const { event = '', outcome, from } = first?.edge ?? { from: start };
  const settled = first && settledBy(flow, first.edge);
  const refused = first?.refused;
  const to = refused ? from : (group.at(-1)?.edge.to ?? from);
  return {
    step: from.step,
    inner: from.inner,
    event,
    ...(outcome !== undefined && { outcome }),
    guards: Object.fromEntries(group.flatMap(({ edge }) => (refused ? [] : conditionsOf(edge)))),
    ...(settled && { settled }),
    ...(refused && { refused }),
    to: { step: to.step, inner: to.inner },
    edges: group.map(({ edge }) => edge),
  };
}

/** For messages: `bind sending: call.failed → @failed`. */
export function describeEdge({ from, event, guard, to }: Edge): string {
  const when = guard === undefined ? '' : ` when ${guard}`;
  const target = to.step === from.step ? to.inner : `${to.step} ${to.inner}`;
  return `${from.step} ${from.inner}: ${event ?? 'at once'}${when} → ${target}`.trim();
}

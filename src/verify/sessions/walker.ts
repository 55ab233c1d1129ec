/** Walks a flow's real machine, its own guards deciding, through every state it can find a way to. */
import { initialTransition, transition } from 'xstate';
import type { Flow, Formula, Step } from '../../model/definition.ts';
import type { AnyKindStates } from '../../model/step-kind.ts';
import type { Host } from '../../model/effects.ts';
import { chartOf } from '../../machine/chart-builder.ts';
import type { FlowContext, StartInput } from '../../machine/context.ts';
import type { MachineEvent } from '../../machine/context-updates.ts';
import * as names from '../../machine/names.ts';
import { recordOf } from '../../machine/record.ts';
import { resumeFrom } from '../../machine/resume.ts';
import { scopeReader, type ScopeOf } from '../../machine/scope.ts';
import { resolveStep } from '../../machine/step-actor.ts';
import { toMachine, type FlowMachine } from '../../machine/to-machine.ts';
import { explore, type Explored } from '../explore.ts';
import { waitsForEvent, type Edge, type StateNode } from '../graph.ts';
import { settledBy } from '../journeys.ts';
import { inertActors } from '../journey-runner.ts';
import { SimulatedWorld } from '../simulated-world.ts';
import { testValues, type Fields, type TestValues } from './values-tried.ts';

export type WalkedKinds = Readonly<Record<string, AnyKindStates>>;

/** What customers and the platform might say, from outside: kinds and the contract know it. */
export interface SampleSource {
  /** To all questions of a step whose formulas are evaluated. */
  answers: (step: Step & Fields) => Fields;
  /** What an endpoint answers where nothing is the matter. */
  response: (endpoint: string) => Fields;
  order: Fields;
}

export type StartConditions = Pick<StartInput, 'order' | 'host' | 'action'>;

export interface StateVisit {
  place: StateNode;
  context: FlowContext;
  world: StartConditions;
}

export interface WalkedStates {
  visits: StateVisit[];
  /** Places no way was found to. */
  missed: StateNode[];
}

type Snapshot = ReturnType<typeof initialTransition<FlowMachine>>[0];
interface MachineVisit extends StateVisit {
  snapshot: Snapshot;
}

const hosts: readonly Host[] = [
  { kind: 'native', system: 'ios', version: '99.0.0' },
  { kind: 'web', system: 'other', version: '0.0.0' },
  { kind: 'messaging', system: 'android', version: '8.0.0' },
  { kind: 'mini-program', system: 'android', version: '8.0.0' },
  { kind: 'native', system: 'android', version: '3.6.0' },
];

/** Events tried at most from one flow, where some places stay out of reach. */
const maxTries = 3_000;

export function walkFlow(
  flow: Flow,
  action: number,
  kinds: WalkedKinds,
  samples: SampleSource,
): WalkedStates {
  return new Walker(flow, action, kinds, samples).walk();
}

class Walker {
  readonly #flow: Flow;
  readonly #kinds: WalkedKinds;
  readonly #samples: SampleSource;
  readonly #action: number;
  readonly #explored: Explored;
  readonly #machine: FlowMachine;
  readonly #scopeOf: ScopeOf;
  readonly #values: TestValues;
  readonly #found = new Map<string, StateVisit>();
  /** Places somebody waited at. */
  readonly #reached = new Set<StateNode>();
  readonly #queue: MachineVisit[] = [];
  /** Seen before, with other answers: tried where places are missing. */
  readonly #others = new Map<string, MachineVisit>();
  readonly #after = new Map<Edge, StateNode[]>();
  #distances: { of: number; map: ReadonlyMap<StateNode, number> } | undefined;
  readonly #tried = new Set<string>();
  readonly #worldKeys = new Map<StartConditions, number>();
  /** Places are missing: what makes a difference only later is tried, too. */
  #isSeeking = false;
  #tries = 0;
  #ids = 0;

  constructor(flow: Flow, action: number, kinds: WalkedKinds, samples: SampleSource) {
    this.#flow = flow;
    this.#action = action;
    this.#kinds = kinds;
    this.#samples = samples;
    this.#explored = explore(flow, kinds);
    this.#scopeOf = scopeReader(flow);
    this.#values = testValues(flow);
    const parts = {
      kinds,
      effects: new SimulatedWorld().effects,
      links: [],
      onBug: () => undefined,
    };
    this.#machine = toMachine(chartOf(flow, kinds), parts, {
      actors: inertActors,
      guards: (own) => own,
    });
  }

  walk(): WalkedStates {
    const { graph, tree } = this.#explored;
    const goals = graph.nodes.filter((place) => waitsForEvent(place) && tree.has(place));
    for (const world of this.#worlds()) {
      this.#begin(world);
      this.#goOn();
    }
    this.#isSeeking = true;
    for (let turn = 0; this.#tries < maxTries; turn++) {
      const missed = goals.filter((place) => !this.#reached.has(place));
      const next = missed.length > 0 && this.#nextOther(missed, turn);
      if (!next) break;
      this.#from(next);
      this.#goOn();
    }
    return {
      visits: [...this.#found.values()],
      missed: goals.filter((place) => !this.#reached.has(place)),
    };
  }

  *#worlds(): Generator<StartConditions> {
    const order = this.#samples.order;
    for (const host of hosts) yield { order, host, action: this.#action };
    const [host] = hosts as readonly [Host];
    for (const changed of this.#values.variations('order', order))
      yield { order: changed, host, action: this.#action };
  }

  /** In turns the one that is nearest to what is missing, and the one that waits longest. */
  #nextOther(missed: readonly StateNode[], turn: number): MachineVisit | undefined {
    const distances = this.#distancesTo(missed);
    const distance = ({ place }: MachineVisit) => distances.get(place) ?? Infinity;
    let best: [string, MachineVisit] | undefined;
    for (const one of this.#others) {
      if (distance(one[1]) < (best ? distance(best[1]) : Infinity)) best = one;
      if (best && turn % 2 === 1) break;
    }
    if (!best) return undefined;
    this.#others.delete(best[0]);
    return best[1];
  }

  #distancesTo(missed: readonly StateNode[]): ReadonlyMap<StateNode, number> {
    if (this.#distances?.of === missed.length) return this.#distances.map;
    const into = new Map<StateNode, StateNode[]>();
    for (const [from, targets] of this.#explored.on)
      for (const to of targets) into.set(to, [...(into.get(to) ?? []), from]);
    const map = new Map(missed.map((place) => [place, 0]));
    for (const [place, distance] of map)
      for (const before of into.get(place) ?? [])
        if (!map.has(before)) map.set(before, distance + 1);
    this.#distances = { of: missed.length, map };
    return map;
  }

  #goOn() {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) this.#from(next);
  }

  #begin(world: StartConditions) {
    const entries = Object.values(this.#flow.steps).flatMap(({ id, entry }) =>
      entry ? [{ step: id, params: this.#samples.answers(this.#flow.steps[id] as never) }] : [],
    );
    for (const entry of [undefined, ...entries]) {
      const [snapshot] = initialTransition(this.#machine, {
        ...world,
        language: 'zh',
        ...(entry && { entry }),
      });
      this.#enter(snapshot, world);
    }
  }

  #enter(snapshot: Snapshot, world: StartConditions) {
    if (snapshot.status !== 'active') return;
    const [step, inner] = names.statePath(snapshot.value);
    const place = this.#explored.graph.at(step, inner);
    const visit = { place, context: snapshot.context, world, snapshot };
    const key = `${place.index} ${this.#writeOf(snapshot.context)}`;
    if (!this.#found.has(key)) {
      this.#found.set(key, visit);
      this.#reached.add(place);
      this.#queue.push(visit);
      this.#send(visit);
      return;
    }
    const other = `${key} ${this.#worldKey(world)} ${this.#answersKey(snapshot.context)}`;
    if (this.#tried.has(other)) return;
    this.#tried.add(other);
    this.#others.set(other, visit);
  }

  /** The last write the customer came through, and how it stands. */
  #writeOf({ visited, intents }: FlowContext): string {
    const write = visited.findLast((id) => intents[id] && this.#flow.steps[id]?.once);
    return write === undefined ? '' : `${write} ${intents[write]?.state}`;
  }

  #worldKey(world: StartConditions): number {
    const key = this.#worldKeys.get(world) ?? this.#worldKeys.size;
    this.#worldKeys.set(world, key);
    return key;
  }

  /** What the flow's own conditions say now: where they say the same, the way on is the same. */
  #answersKey(context: FlowContext): string {
    return this.#values.key(this.#scopeOf(context));
  }

  /** The request leaves. */
  #send(visit: MachineVisit) {
    const { place, snapshot, world, context } = visit;
    if (!place.invokes || !this.#flow.steps[place.step]?.once || context.intents[place.step])
      return;
    const requestId = `saved-${++this.#ids}`;
    this.#enter(
      transition(this.#machine, snapshot, { type: names.event.sent, requestId })[0],
      world,
    );
  }

  #from(visit: MachineVisit) {
    const { place, context } = visit;
    const step = this.#flow.steps[place.step];
    // What comes of a write is heard after it has left.
    if (place.invokes && step?.once && !context.intents[place.step]) return;
    const events = new Map<string, Edge[]>();
    for (const edge of place.edges) {
      const { event } = edge;
      if (event === undefined || edge.refused || edge.engine) continue;
      if (event === names.event.reopened || event === names.event.back) continue;
      events.set(event, [...(events.get(event) ?? []), edge]);
    }
    for (const [type, edges] of events) this.#try(visit, type, edges);
    if (place.edges.some(({ event }) => event === names.event.reopened)) this.#reopen(visit);
  }

  /** The app is killed here and opened again. */
  #reopen({ context, world }: MachineVisit) {
    const saved = recordOf(this.#flow, context, '');
    const [snapshot] = initialTransition(this.#machine, {
      ...world,
      language: 'zh',
      ...resumeFrom(this.#flow, saved, world, this.#kinds),
    });
    this.#enter(snapshot, world);
  }

  #try(visit: MachineVisit, type: string, edges: readonly Edge[]) {
    const { snapshot, world, place } = visit;
    const goals = edges.flatMap((edge) => this.#restingAfter(edge));
    const step = this.#flow.steps[place.step];
    const [edge] = edges;
    const settled = edge && settledBy(this.#flow, edge);
    let isFirst = true;
    for (const payload of this.#payloads(visit, step)) {
      const areReached = !this.#isSeeking && goals.every((one) => this.#reached.has(one));
      if (!isFirst && (this.#tries > maxTries || areReached)) return;
      isFirst = false;
      this.#tries++;
      const event: MachineEvent = {
        type,
        ...payload,
        ...((settled === 'done' || settled === 'refused') && { settled }),
        ...(type === names.event.loaded && { draft: {} }),
        ...(type === names.event.reloaded && { order: world.order }),
      };
      this.#enter(transition(this.#machine, snapshot, event)[0], world);
    }
  }

  /** What the customer or the platform says: first what is usual, then what makes a difference. */
  *#payloads(
    { place, context }: MachineVisit,
    step: Step | undefined,
  ): Generator<Partial<MachineEvent>> {
    if (!step) return yield {};
    const kind = this.#kinds[step.kind];
    const scope = this.#scopeOf(context);
    const resolved = resolveStep(step, kind, scope, { language: 'zh' }, () => undefined);
    const answers = this.#samples.answers(resolved);
    const { endpoint } = resolved;
    const data =
      place.invokes && typeof endpoint === 'string' ? this.#samples.response(endpoint) : {};
    const resultOf = (fields: Fields) => ({ code: '0', msg: '', ...fields, data: fields });
    yield { answers, ...(place.invokes && { result: resultOf(data) }) };
    if (place.invokes)
      for (const changed of this.#values.variations('result', data, formulasOf(step)))
        yield { answers, result: resultOf(changed) };
    const prefix = ['answers', ...(step.scope ?? [])].join('.');
    for (const changed of this.#values.variations(
      prefix,
      answers,
      undefined,
      Object.keys(step.collects ?? {}),
    ))
      yield { answers: changed, ...(place.invokes && { result: resultOf(data) }) };
    return undefined;
  }

  /** Where the machine can come to rest behind an edge. */
  #restingAfter(edge: Edge): StateNode[] {
    let resting = this.#after.get(edge);
    if (resting) return resting;
    const { infeasible, tree } = this.#explored;
    const visited = new Set([edge.to]);
    for (const place of visited)
      if (!waitsForEvent(place))
        for (const next of place.edges)
          if (next.event === undefined && !next.engine && !infeasible.has(next))
            visited.add(next.to);
    resting = [...visited].filter((place) => waitsForEvent(place) && tree.has(place));
    this.#after.set(edge, resting);
    return resting;
  }
}

function formulasOf({ exits, keep }: Step): Formula[] {
  const branches = Object.values(exits).flatMap((exit) => exit.flatMap(({ when }) => when ?? []));
  return [...branches, ...Object.values(keep ?? {})];
}

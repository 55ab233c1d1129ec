/** Walks an example of a funder's file: the real guards, the answers and outcomes it names, no network. */
import type { Definition, Flow, Step } from '../model/definition.ts';
import type { Example } from '../model/example.ts';
import { deciding } from '../model/syntax.ts';
import type { AnyKindStates } from '../model/step-kind.ts';
import type { MachineEvent } from '../machine/context-updates.ts';
import { chartOf } from '../machine/chart-builder.ts';
import { toMachine, type FlowMachine } from '../machine/to-machine.ts';
import type { FlowContext } from '../machine/context.ts';
import { guardNames } from '../machine/guard-names.ts';
import type { Guard } from '../machine/guards.ts';
import { graphOf, type Edge, type Graph, type StateNode } from './graph.ts';
import * as names from '../machine/names.ts';
import { openSession, type Session } from '../machine/session.ts';
import { SimulatedWorld } from './simulated-world.ts';
import { memoryStorage } from '../machine/storage.ts';
import { inertActors, TransitionLog, type TakenTransition } from './journey-runner.ts';
import { answersFor } from './answers-of-example.ts';
import { ExampleBranches, isBranch, type TriedGuard } from './example-branches.ts';
import {
  ExampleRecording,
  type ExampleRun,
  resultOfExample,
  runOfNothing,
} from './example-recording.ts';
import { statePath } from '../machine/names.ts';
import type { View } from '../machine/view.ts';
import { flowStartedBy } from '../machine/starts.ts';

type Kinds = Readonly<Record<string, AnyKindStates>>;

/** An example is over when the flow ended, or after so many events: then it goes round and round. */
const maxEvents = 300;

/** `see` is shown each visit of a step. */
export type RunExample = (example: Example, see?: (view: View) => void) => ExampleRun;

/** What orders hold and customers answer where an example does not say. */
export interface ExampleSamples {
  order: Values;
  /** All answers of a step. `prescribed`: those of the example, dotted for scopes. */
  answers: (view: Pick<View, 'step' | 'data' | 'answers'>, prescribed: Values) => Values;
  /** What the platform answers to a step, its formulas evaluated, in any case. */
  results?: (step: Values) => Values;
}

type Values = Readonly<Record<string, unknown>>;

const noSamples: ExampleSamples = { order: {}, answers: () => ({}) };

/** A definition's own, and those of the templates it takes as they are. */
export function allExamples({ examples, templateExamples }: Definition): Record<string, Example> {
  return { ...examples, ...templateExamples };
}

/** Its own, and those of templates whose flow is not among `walked` yet: one that many funders share is walked once. */
export function examplesToWalk(
  definition: Definition,
  walked: WeakSet<Flow>,
): Record<string, Example> {
  const unwalked = Object.entries(definition.templateExamples ?? {}).filter(([, { action }]) => {
    const flow = flowStartedBy(definition, action);
    return flow && !walked.has(flow);
  });
  for (const [, { action }] of unwalked) {
    const flow = flowStartedBy(definition, action);
    if (flow) walked.add(flow);
  }
  return { ...definition.examples, ...Object.fromEntries(unwalked) };
}

/** For the examples of one definition. The machines of its flows are kept with it: no two definitions share a flow with examples. */
export function exampleRunner(
  definition: Definition,
  kinds: Kinds,
  samples: ExampleSamples = noSamples,
): RunExample {
  const stages = new Map<Flow, Stage>();
  return (example, see) => {
    const flow = flowStartedBy(definition, example.action);
    if (!flow) return runOfNothing(`action ${example.action} starts no flow`);
    const stage = stages.get(flow) ?? new Stage(flow, kinds);
    stages.set(flow, stage);
    const order = flow.address ? example.order : { ...samples.order, ...example.order };
    const whole = { ...example, ...(order && { order }) };
    return new ExampleRunner(definition, stage, whole, kinds, samples, see).walk();
  };
}

/** A flow made ready for its examples, which walk it one after the other: making its machine takes longer than a walk. */
class Stage {
  readonly graph: Graph;
  readonly nameOf: ReturnType<typeof guardNames>;
  walk: ExampleRunner | undefined;
  readonly #kinds: Kinds;
  #machine: FlowMachine | undefined;

  constructor(flow: Flow, kinds: Kinds) {
    this.#kinds = kinds;
    this.graph = graphOf(flow, kinds);
    this.nameOf = guardNames(flow);
  }

  get machine(): FlowMachine {
    return (this.#machine ??= toMachine(
      chartOf(this.graph.flow, this.#kinds),
      {
        kinds: this.#kinds,
        effects: new SimulatedWorld().effects,
        links: [],
        onBug: (bug) => this.walk?.failed(bug),
      },
      { actors: inertActors, guards: (own) => ({ ...own, ...this.#guards(own) }) },
    ));
  }

  #guards(asWritten: Record<string, Guard>): Record<string, Guard> {
    const guards: Record<string, Guard> = {};
    for (const step of Object.values(this.graph.flow.steps))
      for (const { when } of Object.values(step.exits).flat()) {
        if (!when) continue;
        const name = this.nameOf(when, step.id);
        const holds = asWritten[name] ?? (() => false);
        guards[name] = (args, params) =>
          params === undefined && this.walk
            ? this.walk.holds(args.context, { name, when, holds: () => holds(args, params) })
            : holds(args, params);
      }
    return guards;
  }
}

class ExampleRunner {
  readonly #example: Example;
  readonly #stage: Stage;
  readonly #graph: Graph;
  readonly #session: Session;
  readonly #log = new TransitionLog((transition) => this.#follow(transition));
  readonly #visits = new Map<string, number>();
  readonly #samples: ExampleSamples;
  readonly #see: ((view: View) => void) | undefined;
  readonly #recording: ExampleRecording;
  readonly #branches: ExampleBranches;
  #visit = -1;

  constructor(
    definition: Definition,
    stage: Stage,
    example: Example,
    kinds: Kinds,
    samples: ExampleSamples,
    see?: (view: View) => void,
  ) {
    this.#example = example;
    this.#samples = samples;
    this.#see = see;
    this.#recording = new ExampleRecording(example, stage.graph.flow, kinds);
    this.#stage = stage;
    this.#graph = stage.graph;
    this.#stage.walk = this;
    this.#branches = new ExampleBranches(example, stage.nameOf);
    this.#session = openSession({
      definition,
      flowId: stage.graph.flow.id,
      kinds,
      action: example.action,
      order: { orderNo: 'EXAMPLE', funder: definition.funder, ...example.order },
      host: { kind: 'native', system: 'ios', version: '99.0.0' },
      language: 'zh',
      effects: new SimulatedWorld().effects,
      storage: memoryStorage().tab(),
      owner: 'example',
      // What a page cannot show is told of the last one only.
      onBug: () => undefined,
      rehearsal: {
        machineFor: () => this.#stage.machine,
        inspect: (event) => this.#log.note(event),
        isUnsaved: true,
      },
    });
  }

  failed(bug: Error): void {
    this.#recording.failed(bug);
  }

  holds({ visited }: FlowContext, guard: Pick<TriedGuard, 'name' | 'when' | 'holds'>): boolean {
    const step = this.#graph.flow.steps[visited.at(-1) ?? ''];
    if (!step) return guard.holds();
    const named = this.#named(step);
    const leftStep = this.#recording.visited.at(-1) ?? '';
    return this.#branches.holds({ ...guard, step, named, leftStep });
  }

  /** The machine goes through these without a stop. */
  #follow({ step: id, inner, guard }: TakenTransition): void {
    const step = this.#graph.flow.steps[id];
    if (!step) return;
    if (inner === names.entryGuard) {
      if (guard === undefined) this.#recording.note(`${id}: skipped`);
      return;
    }
    if (inner !== names.outcomeState(step.main)) return;
    const branch = step.exits[step.main]?.find(({ when }) =>
      guard === undefined ? !when : when && this.#stage.nameOf(when, id) === guard,
    );
    const isDeciding = (deciding as readonly string[]).includes(step.kind);
    if (branch && (isDeciding || branch.label !== step.main))
      this.#recording.branch(step, branch.label, isDeciding);
  }

  walk(): ExampleRun {
    for (let events = 0; events < maxEvents; events++) {
      const { status, context, value } = this.#snapshot();
      const over = context.ended !== undefined && !this.#continuesAfter(context.visited.at(-1));
      if (status === 'done' || over) return this.#done(context.ended ?? 'left');
      const [step, inner] = statePath(value);
      const stuck = this.#act(this.#graph.at(step, inner));
      if (stuck !== undefined) return this.#done(undefined, stuck);
    }
    return this.#done(undefined, 'it goes round and never ends');
  }

  #snapshot() {
    const snapshot = this.#session.actor?.getSnapshot();
    if (!snapshot) throw new Error('Bug: walkExample lost its session');
    return snapshot;
  }

  #done(ends: string | undefined, stuck?: string): ExampleRun {
    const recording = this.#recording;
    const { log, failures, visits, visited, snapshots, outcomes, answered, questioned } = recording;
    const { context } = this.#snapshot();
    const last = context.visited.at(-1);
    const shown = this.#graph.flow.steps[last ?? ''];
    if (last !== undefined && visited.at(-1) !== last) {
      visited.push(last);
      this.#see?.(this.#session.view());
    }
    if (last !== undefined) recording.takeSnapshot(last, this.#session.view());
    this.#session.close();
    return {
      flow: this.#graph.flow.id,
      ends,
      log,
      failures,
      unshown: shown?.ends === undefined ? [] : recording.unshown(shown, context),
      visits,
      ...(stuck && { stuck }),
      taken: this.#log.taken,
      visited,
      snapshots,
      outcomes,
      answered,
      contradicted: this.#branches.contradicted,
      questioned,
    };
  }

  /** A result whose restart the example asks for is not its end. */
  #continuesAfter(step = ''): boolean {
    return (this.#example.outcomes[step]?.length ?? 0) > (this.#visits.get(step) ?? 0);
  }

  /** Sends the next event; a sentence when there is none. */
  #act(place: StateNode): string | undefined {
    const step = this.#graph.flow.steps[place.step];
    if (!step) return this.#send(place, place.edges[0]);
    const { visit } = this.#snapshot().context;
    if (visit !== this.#visit) {
      this.#visit = visit;
      this.#visits.set(step.id, (this.#visits.get(step.id) ?? 0) + 1);
      this.#recording.visited.push(step.id);
      this.#see?.(this.#session.view());
    }
    const outcome = this.#outcomeOf(step);
    if (place.inner === names.broken) return `${step.id} has no way on`;
    if (place.inner.startsWith('@') || place.inner === names.saving)
      return this.#send(place, place.edges[0]);
    const path = shortestPathTo(place, outcome);
    if (!path) return `${step.id} cannot have the outcome ${outcome}`;
    if (path.outcome !== undefined)
      this.#recording.left(step, outcome, this.#session.view(), this.#snapshot().context);
    return this.#send(place, path, step);
  }

  /** What the example says of this visit. */
  #named(step: Step): string | undefined {
    const visit = (this.#visits.get(step.id) ?? 1) - 1;
    return this.#example.outcomes[step.id]?.[visit];
  }

  #outcomeOf(step: Step): string {
    const named = this.#named(step);
    return named === undefined || isBranch(step, named) ? step.main : named;
  }

  #send(place: StateNode, edge: Edge | undefined, step?: Step): string | undefined {
    if (edge?.event === undefined) return `${place.step} has no way on`;
    const event: MachineEvent = { type: edge.event };
    if (step) {
      const { answers } = this.#example;
      const made = this.#samples.answers(this.#session.view(), answers);
      event.answers = { ...made, ...answersFor(step, answers) };
      if (place.invokes) event.result = resultOfExample(this.#example, step.id, this.#madeUp());
    }
    if (edge.event === names.event.loaded) event.draft = {};
    this.#session.actor?.send(event);
    return undefined;
  }

  #madeUp(): Values {
    return this.#samples.results?.(this.#session.view().step) ?? {};
  }
}

/** The first edge of the shortest way inside the step to its outcome. */
export function shortestPathTo(from: StateNode, outcome: string): Edge | undefined {
  const visited = new Set<StateNode>([from]);
  const queue: { place: StateNode; first?: Edge }[] = [{ place: from }];
  for (const { place, first } of queue) {
    for (const edge of place.edges) {
      if (edge.engine || edge.refused || edge.event === names.event.reopened) continue;
      if (edge.outcome === outcome) return first ?? edge;
      if (edge.to.step !== from.step || edge.outcome !== undefined || visited.has(edge.to))
        continue;
      visited.add(edge.to);
      queue.push({ place: edge.to, first: first ?? edge });
    }
  }
  return undefined;
}

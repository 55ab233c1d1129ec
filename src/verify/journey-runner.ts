/**
 * Runs journeys on the real machine. Guards return what the journey says, actors do nothing: the journey sends their
 * events.
 */
import { fromCallback, type InspectionEvent } from 'xstate';
import type { Flow } from '../model/definition.ts';
import type { Chart } from '../machine/chart.ts';
import { chartOf } from '../machine/chart-builder.ts';
import { toMachine, type FlowMachine, type Overrides } from '../machine/to-machine.ts';
import type { RehearsalDriver } from './driver.ts';
import { guardName, type Edge } from './graph.ts';
import type { JourneyProblem } from './journey-problem.ts';
import type { Journey, JourneyStep } from './journeys.ts';
import * as names from '../machine/names.ts';
import { openSession, type Session, type SessionOptions } from '../machine/session.ts';
import { SimulatedWorld } from './simulated-world.ts';
import { memoryStorage, type SessionStorage } from '../machine/storage.ts';
import { statePath } from '../machine/names.ts';
import type { MachineParts } from '../machine/step-actor.ts';

/** Each step's write has an id of its own: with one id they would be one write. */
export function rehearsedId({ step }: JourneyStep): string {
  return `rehearsed ${step}`;
}

/** The platform's verdict on a write, as the event carries it; absent where there was no response. */
export function settlementOf({ settled }: JourneyStep): { settled?: 'done' | 'refused' } {
  return settled === undefined || settled === 'sent' ? {} : { settled };
}

/** Walks one journey up to the first unexpected place. */
export async function runJourney(
  journey: Journey,
  driver: RehearsalDriver,
): Promise<JourneyProblem | undefined> {
  const walked = (index: number) => journey.steps.slice(0, index + 1);
  try {
    for (const [index, step] of journey.steps.entries()) {
      driver.hold(step.guards);
      if (index === 0) await driver.open(journey);
      else await driver.perform(step);
      const position = driver.at();
      const expected = step.to;
      if (position.step !== expected.step || position.inner !== expected.inner)
        return { type: 'elsewhere', walked: walked(index), expected, found: position };
      const deviation = driver.wrong?.();
      if (deviation) return { type: 'deviation', walked: walked(index), deviation };
    }
    return undefined;
  } finally {
    driver.close();
  }
}

export type RehearsalOptions = Pick<SessionOptions, 'definition' | 'flowId' | 'kinds'> &
  Partial<Omit<SessionOptions, 'params' | 'entry'>> & {
    /** The parameters of the address for another start of the flow. */
    paramsAt?: (entry: string) => Record<string, unknown>;
    /** What the storage holds before. */
    savedBefore?: (key: string) => string | undefined;
    /** The chart the machine is made of; the flow's own where it is absent. */
    chart?: Chart;
    /** Called when an actor starts; the function it returns, when the actor ends. */
    onStart?: (work: string, input: unknown) => () => void;
  };

/** A driver on a real session, which screens can show. Notes every transition XState takes. */
export class SessionDriver implements RehearsalDriver {
  readonly #log = new TransitionLog();
  readonly bugs: Error[] = [];
  session: Session | undefined;
  readonly #options: RehearsalOptions;
  storage = memoryStorage();
  #guards: JourneyStep['guards'] = {};
  #otherwise = true;
  #entry: string | undefined;
  #machine: FlowMachine | undefined;

  /** Keys of the transitions taken, see `keyOfEdge`. */
  get taken(): ReadonlySet<string> {
    return this.#log.taken;
  }

  constructor(options: RehearsalOptions) {
    this.#options = options;
  }

  /** `otherwise`: the value of guards not named. */
  hold(guards: JourneyStep['guards'], otherwise = true) {
    this.#guards = guards;
    this.#otherwise = otherwise;
  }

  open({ entry }: Pick<Journey, 'entry'>) {
    this.storage = memoryStorage();
    this.#entry = entry;
    this.#openSession();
  }

  /** `payload`: the event's data. */
  perform(step: JourneyStep, payload: object = {}) {
    const actor = this.session?.actor;
    if (step.settled) actor?.send({ type: names.event.sent, requestId: rehearsedId(step) });
    if (step.event === names.event.reopened) {
      this.session?.close();
      return this.#openSession();
    }
    actor?.send({ type: step.event, ...settlementOf(step), ...payload });
    return undefined;
  }

  at() {
    const value = this.session?.actor?.getSnapshot().value;
    const [step, inner] = statePath(value);
    return { step, inner };
  }

  close() {
    this.session?.close();
  }

  /**
   * A guard the journey does not name comes after the deciding one, and holds as well: evaluated too early, it would
   * lead elsewhere, and the journey would fail.
   */
  #rehearsed(flow: Flow, parts: MachineParts): FlowMachine {
    const { chart = chartOf(flow, parts.kinds), onStart } = this.#options;
    return toMachine(chart, parts, {
      actors: onStart ? (own) => observedActors(own, onStart) : inertActors,
      guards: (own) =>
        Object.fromEntries(
          Object.entries(own).map(([name, guard]) => [
            name,
            engineGuards.has(name) ? guard : () => this.#guards[name] ?? this.#otherwise,
          ]),
        ),
    });
  }

  /** Reads fall back to `savedBefore`. */
  #tab(): SessionStorage {
    const tab = this.storage.tab();
    const { savedBefore } = this.#options;
    return savedBefore ? { ...tab, read: (key) => tab.read(key) ?? savedBefore(key) ?? null } : tab;
  }

  #openSession() {
    const world = new SimulatedWorld();
    this.session = openSession({
      action: 0,
      order: { orderNo: 'REHEARSAL' },
      host: { kind: 'web', system: 'other', version: '0.0.0' },
      language: 'zh',
      effects: world.effects,
      storage: this.#tab(),
      owner: 'rehearsal',
      onBug: (bug) => this.bugs.push(bug),
      ...this.#options,
      ...(this.#entry !== undefined && {
        entry: this.#entry,
        params: this.#options.paramsAt?.(this.#entry),
      }),
      rehearsal: {
        // A driver's sessions share one machine: building it takes longer than most journeys.
        machineFor: (flow, parts) => (this.#machine ??= this.#rehearsed(flow, parts)),
        inspect: (event) => this.#log.note(event),
      },
    });
  }
}

export interface TakenTransition {
  /** Where it begins. */
  step: string;
  inner: string;
  guard: string | undefined;
}

/** Notes the transitions XState takes, as told by `inspect`. */
export class TransitionLog {
  readonly taken = new Set<string>();
  readonly #see: ((transition: TakenTransition) => void) | undefined;

  constructor(see?: (transition: TakenTransition) => void) {
    this.#see = see;
  }

  note(event: InspectionEvent) {
    if (event.type !== '@xstate.microstep') return;
    // XState's own name for what a microstep took; there is no public one.
    // oxlint-disable-next-line no-underscore-dangle
    for (const transition of event._transitions) {
      const guard = transition.guard as { type: string; params?: object } | undefined;
      const name = guard && guardName(guard);
      const { eventType, source } = transition;
      const [step, inner] = statePath(source.path[0]);
      this.#see?.({ step, inner, guard: name });
      // Back's intermediate place is a root transition in XState.
      if (eventType === names.event.back && source.path.length === 0)
        this.taken.add(key([names.goBack], '', name === 'may go back' ? undefined : name));
      else this.taken.add(key(source.path, eventType, name));
    }
  }
}

const engineGuards = new Set([
  'may go back',
  'back leads to',
  'was shown last',
  'resumes at',
  'opens at',
]);

/** Actors that never end: the driver sends their events. */
export const inertActors: Overrides['actors'] = (own) => {
  const silent = fromCallback(() => undefined);
  return Object.fromEntries(Object.keys(own).map((name) => [name, silent])) as typeof own;
};

type Actors = Parameters<Overrides['actors']>[0];

/** Inert, and whoever watches is told of each. */
function observedActors(own: Actors, onStart: NonNullable<RehearsalOptions['onStart']>): Actors {
  const observed = Object.keys(own).map((name) => [
    name,
    fromCallback(({ input }) => onStart(name, input)),
  ]);
  return Object.fromEntries(observed) as Actors;
}

function key(path: readonly string[], event: string, guard: string | undefined): string {
  return `${path.join(' ')} | ${event} | ${guard ?? ''}`;
}

/** The key recorded when XState takes this edge; undefined for an edge that is no transition of the machine. */
export function keyOfEdge({ from, event = '', guard, refused, direct }: Edge): string | undefined {
  if (event === names.event.reopened || event === names.event.back) return undefined;
  if (refused || direct) return undefined;
  return key(from.inner === '' ? [from.step] : [from.step, from.inner], event, guard);
}

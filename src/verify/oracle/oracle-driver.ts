/** Walks journeys on the machine and compares each observation with the oracle's. */
import type { Definition, Flow } from '../../model/definition.ts';
import type { AnyKindStates } from '../../model/step-kind.ts';
import type { Chart } from '../../machine/chart.ts';
import { flowOf } from '../../machine/context.ts';
import { guardNames } from '../../machine/guard-names.ts';
import { messages } from '../../machine/messages.ts';
import * as names from '../../machine/names.ts';
import type { RehearsalDriver } from '../driver.ts';
import type { Deviation } from '../journey-problem.ts';
import { rehearsedId, SessionDriver, settlementOf } from '../journey-runner.ts';
import type { Journey, JourneyStep } from '../journeys.ts';
import { EventPayloads } from './event-payloads.ts';
import { difference } from './difference.ts';
import { Oracle } from './oracle.ts';
import { wordsOf } from './oracle-state.ts';
import type { OracleEvent } from './types.ts';
import { WatchedSession } from './watched-session.ts';

export interface OracleOptions {
  definition: Definition;
  flowId: string;
  kinds: Readonly<Record<string, AnyKindStates>>;
  /** The chart the machine is made of; the flow's own where it is absent. */
  chart?: Chart;
}

const order = { orderNo: 'REHEARSAL' };
const host = { kind: 'web', system: 'other', version: '0.0.0' } as const;

export class OracleDriver implements RehearsalDriver {
  readonly #options: OracleOptions;
  readonly #flow: Flow;
  readonly #watched: WatchedSession;
  readonly #driver: SessionDriver;
  readonly #payloads: EventPayloads;
  readonly #guardName: ReturnType<typeof guardNames>;
  #oracle: Oracle | undefined;
  #guards: JourneyStep['guards'] = {};
  #otherwise = true;
  #isDamaged = false;
  #wrong: Deviation | undefined;

  constructor(options: OracleOptions) {
    this.#options = options;
    this.#flow = flowOf(options.definition, options.flowId);
    this.#watched = new WatchedSession(this.#flow, options.kinds);
    this.#payloads = new EventPayloads(this.#flow, () => this.#watched.world.time);
    this.#guardName = guardNames(this.#flow);
    this.#driver = new SessionDriver({
      ...options,
      order,
      host,
      language: 'zh',
      action: 0,
      effects: this.#watched.effects,
      onStart: this.#watched.onStart,
      onBug: this.#watched.noteBug,
      paramsAt: (entry) => this.#paramsAt(entry),
      savedBefore: () => this.#savedBefore(),
    });
  }

  get taken(): ReadonlySet<string> {
    return this.#driver.taken;
  }

  /** The steps the customer came through. */
  get visited(): readonly string[] {
    return this.#oracle?.visited ?? [];
  }

  /** `otherwise`: the value of guards not named. */
  hold(guards: JourneyStep['guards'], otherwise = true): void {
    this.#guards = guards;
    this.#otherwise = otherwise;
    this.#driver.hold(guards, otherwise);
  }

  /** `isDamaged`: the saved session of an earlier visit is unreadable, and the customer gets a notice. */
  open(journey: Pick<Journey, 'entry'>, isDamaged = false): void {
    this.#wrong = undefined;
    this.#isDamaged = isDamaged;
    const { definition, kinds } = this.#options;
    const { entry } = journey;
    const atEntry =
      entry === undefined ? {} : { entry: { step: entry, params: this.#paramsAt(entry) } };
    this.#driver.open(journey);
    this.#compareAfter(() => {
      this.#oracle = new Oracle(this.#flow, {
        kinds,
        order,
        host,
        action: 0,
        funder: definition.name,
        language: 'zh',
        now: () => this.#watched.world.time,
        holds: (when, step) => this.#guards[this.#guardName(when, step)] ?? this.#otherwise,
        ...(isDamaged && { notice: messages.recordDamaged }),
        ...atEntry,
      });
    });
  }

  perform(step: JourneyStep): void {
    const payload = this.#payloads.with(step);
    this.#driver.perform(step, payload);
    this.#compareAfter(() => {
      if (step.settled)
        this.#oracle?.send({ type: names.event.sent, requestId: rehearsedId(step) });
      if (step.event === names.event.reopened) this.#oracle?.reopen();
      else this.#oracle?.send({ type: step.event, ...settlementOf(step), ...payload });
    });
  }

  /** An event no journey has. */
  send(event: OracleEvent): void {
    const { step, inner } = this.at();
    const payload = this.#payloads.with({ step, inner, event: event.type, edges: [] });
    const whole = { ...payload, ...event };
    this.#driver.session?.actor?.send(whole);
    this.#compareAfter(() => this.#oracle?.send(whole));
  }

  at(): { step: string; inner: string } {
    return this.#driver.at();
  }

  wrong(): Deviation | undefined {
    return this.#wrong;
  }

  close(): void {
    this.#driver.close();
  }

  #compareAfter(sendBoth: () => void) {
    try {
      sendBoth();
      const { session, storage } = this.#driver;
      if (!session || !this.#oracle) throw new Error('Bug: nothing is open');
      const observation = this.#watched.observe(session, storage);
      this.#wrong ??= difference(this.#oracle.observe(), observation);
    } catch (error) {
      this.#wrong ??= { error: wordsOf(error) };
    }
  }

  #paramsAt(entry: string): Record<string, unknown> {
    const needs = Object.keys(this.#flow.steps[entry]?.entry?.needs ?? {});
    return Object.fromEntries(needs.map((name) => [name, `${name} of the address`]));
  }

  #savedBefore(): string | undefined {
    const text = this.#isDamaged ? '{}' : undefined;
    this.#isDamaged = false;
    return text;
  }
}

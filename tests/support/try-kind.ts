import { createActor, createMachine, fromCallback, type Actor } from 'xstate';
import { chartOf } from '../../src/machine/chart-builder.ts';
import { startContext, type FlowContext, type StartInput } from '../../src/machine/context.ts';
import { statePath } from '../../src/machine/names.ts';
import { isLocked } from '../../src/machine/step-transitions.ts';
import { toMachine, type FlowMachine } from '../../src/machine/to-machine.ts';
import type { Exit, Flow, Formula, Step } from '../../src/model/definition.ts';
import type { AnyKindStates, AuthorSchema, StepEvent } from '../../src/model/step-kind.ts';
import { pausedPolicy, settle, SimulatedWorld } from '../../src/verify/simulated-world.ts';
import { givenStep } from '../../tools/made-up/step-examples.ts';

interface TriedStep {
  settings?: Record<string, unknown>;
  step?: Partial<Step>;
  answers?: Record<string, unknown>;
  data?: Record<string, unknown>;
  deadlines?: Record<string, number>;
  links?: string[];
  world?: SimulatedWorld;
  /** The requestId of a write that was sent and has no response. */
  requestId?: string;
  /** The step is entered by a resumed session. */
  resumed?: true;
}

/** One step of a kind in a flow of its own, in a simulated world. An outcome is reported and leads nowhere. */
export class TriedKind {
  readonly world: SimulatedWorld;
  readonly #actor: Actor<FlowMachine>;
  readonly #kind: AnyKindStates;
  readonly #step: Step;
  #status = '';

  constructor(schema: AuthorSchema, kind: AnyKindStates, options: TriedStep) {
    this.world = options.world ?? new SimulatedWorld(pausedPolicy);
    const step = stepOf(schema, kind, options);
    const { id } = step;
    const { requestId } = options;
    this.#kind = kind;
    this.#step = step;
    const flow: Flow = {
      id: 'tried',
      use: 'tried',
      title: { zh: '试', en: 'Tried' },
      start: id,
      steps: { [id]: step },
      hash: '',
    };
    const parts = {
      kinds: { [schema.kind]: kind },
      effects: this.world.effects,
      links: options.links ?? [],
      onBug: (bug: Error) => {
        throw bug;
      },
    };
    const machine = toMachine(chartOf(flow, parts.kinds), parts, {
      guards: (own) => own,
      // The wait after an outcome never ends.
      actors: (own) => ({ ...own, wait: fromCallback(() => undefined) as never }),
    });
    const initialContext = ({ input }: { input: StartInput }) => ({
      ...startContext(input),
      data: { [id]: { ...options.data } },
    });
    const started = createMachine({ ...machine.config, context: initialContext } as never);
    this.#actor = createActor<FlowMachine>(
      started.provide(machine.implementations as never) as never,
      {
        input: {
          order: { orderNo: 'ORDER1' },
          host: { kind: 'web', system: 'other', version: '0.0.0' },
          action: 1,
          language: 'zh',
          saved: {
            answers: { [id]: { ...options.answers } },
            visited: options.resumed ? [id] : [],
            deadlines: { [id]: { ...options.deadlines } },
            intents: requestId === undefined ? {} : { [id]: { requestId, state: 'sent' } },
          },
        },
      },
    );
    this.#actor.subscribe(() => {
      if (this.outcome === undefined) this.#status = this.#inner;
    });
    this.#actor.start();
  }

  get outcome(): string | undefined {
    return /^@(.+) waits 1$/.exec(this.#inner)?.[1];
  }

  /** The inner state; once there is an outcome, the one it came from. */
  get status(): string {
    return this.#status;
  }

  get answers(): Record<string, unknown> {
    return { ...this.#context.answers[this.#step.id] };
  }

  get data(): Record<string, unknown> {
    return { ...this.#context.data[this.#step.id] };
  }

  get deadlines(): Record<string, number> {
    return { ...this.#context.deadlines[this.#step.id] };
  }

  get result(): Readonly<Record<string, unknown>> | undefined {
    return this.#context.result;
  }

  get locked(): boolean {
    return isLocked(this.#step, this.#kind.states[this.#status] ?? {});
  }

  async send(event: StepEvent): Promise<void> {
    this.#actor.send(event);
    await settle();
  }

  /** As a kill of the app does: aborts everything pending. */
  stop(): void {
    this.#actor.stop();
  }

  get #context(): FlowContext {
    return this.#actor.getSnapshot().context;
  }

  get #inner(): string {
    return statePath(this.#actor.getSnapshot().value)[1];
  }
}

function stepOf(
  schema: AuthorSchema,
  kind: AnyKindStates,
  { settings = {}, step = {} }: TriedStep,
): Step {
  const written = givenStep(schema, withFormulas(settings) as typeof settings);
  const usual = Object.keys(schema.outcomes).filter((name) => !hasOtherwise(kind, name));
  const routed = Object.keys(step.exits ?? {});
  const exits = [...usual, ...routed].map((name): [string, Exit[]] => [
    name,
    [{ ...waits, label: name }],
  ]);
  return { ...written, ...step, exits: Object.fromEntries(exits) };
}

/** The wait keeps the machine at the outcome, so that the test can inspect the context. */
const waits = { to: 'leave', after: 1 };

/** Whether the outcome falls back to an inner state of the kind where the flow has no exit for it. */
function hasOtherwise({ states }: AnyKindStates, outcome: string): boolean {
  return Object.values(states)
    .flatMap(({ on = {}, always }) => [...Object.values(on), ...(always ? [always] : [])])
    .some((one) => 'outcome' in one && one.outcome === outcome && one.otherwise !== undefined);
}

/** Formulas of these tests are single names: of a field of the item where there is one, else of the result. */
function withFormulas(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  if (Array.isArray(value)) return value.map(withFormulas);
  const { formula } = value as Partial<Formula>;
  if (typeof formula === 'string')
    return { formula, expr: ['or', ['or', null, 'result', formula], 'item', formula] };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withFormulas(one)]));
}

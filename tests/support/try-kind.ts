import type { Step } from '../../src/model/definition.ts';
import type {
  CallResult,
  Effects,
  OpenResult,
  RoomCall,
  RoomConnected,
  RoomOpened,
} from '../../src/model/effects.ts';
import type {
  AnyKindStates,
  KindSchema,
  Transition,
  StepEvent,
} from '../../src/model/step-kind.ts';
import { givenStep } from '../../tools/step-examples.ts';

export interface Call {
  endpoint: string;
  request: Record<string, unknown>;
  requestId: string | undefined;
  at: number;
  signal: AbortSignal;
  answer: (result: CallResult) => void;
}

/** A world whose clock and platform the test plays. */
export class FakeWorld {
  time = Date.parse('2026-01-01T00:00:00Z');
  calls: Call[] = [];
  opened: { url: string; answer: (result: OpenResult) => void }[] = [];
  private ids = 0;
  private sleepers = new Set<{ until: number; wake: () => void }>();

  effects: Effects = {
    call: (endpoint, request, { signal, requestId }) =>
      new Promise((answer, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        this.calls.push({ endpoint, request, requestId, at: this.time, signal, answer });
      }),
    open: (url) => new Promise((answer) => this.opened.push({ url, answer })),
    sleep: (until, signal) =>
      new Promise((wake, reject) => {
        if (until <= this.time) return wake();
        const sleeper = { until, wake };
        this.sleepers.add(sleeper);
        signal.addEventListener('abort', () => {
          this.sleepers.delete(sleeper);
          reject(new DOMException('Aborted', 'AbortError'));
        });
      }),
    now: () => this.time,
    newId: () => `id-${(this.ids += 1)}`,
    random: () => 0,
    toast: () => undefined,
    room: {
      open: async (signal) => {
        this.room.held.push(signal);
        return this.room.opens;
      },
      connect: (call) => new Promise((answer) => this.room.calls.push({ ...call, answer })),
      broken: () => new Promise((answer) => (this.room.break = answer)),
    },
  };

  /** The camera, and the calls that were begun. */
  room = {
    opens: { type: 'open', own: undefined } as RoomOpened,
    held: [] as AbortSignal[],
    calls: [] as (RoomCall & { answer: (result: RoomConnected) => void })[],
    break: (_what: 'devices' | 'call') => {},
  };

  /** Moves the clock, waking sleepers in order. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const due = [...this.sleepers]
        .filter((sleeper) => sleeper.until <= end)
        .sort((a, b) => a.until - b.until)[0];
      if (due === undefined) break;
      this.sleepers.delete(due);
      this.time = Math.max(this.time, due.until);
      due.wake();
      await settle();
    }
    this.time = end;
    await settle();
  }

  /** Answers the oldest call nobody answered. */
  async answer(result: CallResult): Promise<void> {
    const call = this.calls.find((one) => !this.answered.has(one) && !one.signal.aborted);
    if (call === undefined) throw new Error('Nothing was called.');
    this.answered.add(call);
    call.answer(result);
    await settle();
  }
  private answered = new Set<Call>();
}

export const ok = (result: Record<string, unknown> = {}): CallResult => ({
  type: 'ok',
  result: { code: '00000', msg: '', data: result, ...result },
});
export const failed = (code: string, msg = code): CallResult => ({
  type: 'failed',
  result: { code, msg },
});
export const unreachable = (
  why: Extract<CallResult, { type: 'unreachable' }>['why'],
): CallResult => ({ type: 'unreachable', why, words: { zh: why, en: why } });

/** Lets every promise that can go on do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

interface Given {
  settings?: Record<string, unknown>;
  step?: Partial<Step>;
  answers?: Record<string, unknown>;
  data?: Record<string, unknown>;
  deadlines?: Record<string, number>;
  links?: string[];
  requestId?: string;
  world?: FakeWorld;
  /** A saved session comes back instead of a customer arriving. */
  resumed?: true;
}

/** Walks the inner states of one kind as the machine does, without the machine. */
export class TriedKind {
  readonly world: FakeWorld;
  status = '';
  outcome: string | undefined;
  answers: Record<string, unknown>;
  data: Record<string, unknown>;
  deadlines: Record<string, number>;
  result: Record<string, unknown> | undefined;
  private running: AbortController | undefined;

  constructor(
    private schema: KindSchema,
    private kind: AnyKindStates,
    private given: Given,
  ) {
    this.world = given.world ?? new FakeWorld();
    this.answers = { ...given.answers };
    this.data = { ...given.data };
    this.deadlines = { ...given.deadlines };
    this.enter(given.resumed ? (kind.resume ?? kind.initial) : kind.initial, { type: 'entered' });
  }

  get locked(): boolean {
    const locked = this.kind.states[this.status]?.locked;
    return locked === true || (locked === 'once' && this.given.step?.once === true);
  }

  async send(event: StepEvent): Promise<void> {
    this.take(event);
    await settle();
  }

  /** As when the app is killed: whatever is under way goes nowhere. */
  stop(): void {
    this.running?.abort();
    this.running = undefined;
  }

  private take(event: StepEvent): void {
    const move = this.kind.states[this.status]?.on?.[event.type];
    if (move === undefined || this.outcome !== undefined) return;
    Object.assign(this.answers, event.answers);
    Object.assign(this.data, event.data);
    Object.assign(this.deadlines, event.deadlines);
    if (event.result !== undefined) this.result = event.result;
    this.go(move, event);
  }

  private go(move: Transition, event: StepEvent): void {
    this.stop();
    if ('to' in move) return this.enter(move.to, event);
    const routed = (this.given.step?.exits?.[move.outcome]?.length ?? 0) > 0;
    if (move.otherwise !== undefined && !routed) this.enter(move.otherwise, event);
    else this.outcome = move.outcome;
  }

  private enter(status: string, event: StepEvent): void {
    const state = this.kind.states[status];
    if (state === undefined) throw new Error(`There is no state "${status}".`);
    this.status = status;
    if (state.always !== undefined) return this.go(state.always, event);
    if (state.invoke !== undefined) this.work(state.invoke, event);
  }

  private work(name: string, event: StepEvent): void {
    const work = this.kind.actors?.[name];
    if (work === undefined) throw new Error(`There is no work "${name}".`);
    const running = new AbortController();
    this.running = running;
    work({
      step: { ...givenStep(this.schema, this.given.settings ?? {}), ...this.given.step },
      answers: this.answers,
      draft: undefined,
      data: this.data,
      deadlines: this.deadlines,
      event,
      requestId: this.given.step?.once ? (this.given.requestId ?? 'intent-1') : undefined,
      orderNo: 'ORDER1',
      links: this.given.links ?? [],
      effects: this.world.effects,
      signal: running.signal,
      evaluate: (formula, result, item) => valueIn(formula, result, item),
      localize: (said, result, item) => ({
        zh: String(valueIn(said, result, item)),
        en: String(valueIn(said, result, item)),
      }),
    }).then(
      (next) => running.signal.aborted || this.take(next),
      (error: unknown) => {
        if (!running.signal.aborted) throw error;
      },
    );
  }
}

/** In these tests a formula is only a name, of the item where there is one. */
function valueIn(said: unknown, result: Record<string, unknown>, item: unknown): unknown {
  const { formula = '' } = said as { formula?: string };
  return ((item ?? result) as Record<string, unknown>)[formula];
}

import type { Why } from '../model/never-done.ts';
import type {
  CallOptions,
  CallResult,
  Effects,
  OpenResult,
  RoomCall,
  RoomConnected,
  RoomOpened,
} from '../model/effects.ts';

type Answer = (
  request: Record<string, unknown>,
  options: CallOptions,
) => CallResult | Promise<CallResult>;

export interface Call {
  endpoint: string;
  request: Record<string, unknown>;
  requestId: string | undefined;
  /** Epoch ms. */
  at: number;
  signal: AbortSignal;
  answer: (result: CallResult) => void;
}

/** A world without network, clock or chance: it does what it is told and writes down what was asked of it. */
export class SimulatedWorld {
  /** Epoch ms. */
  time = Date.UTC(2026, 0, 1);
  readonly calls: Call[] = [];
  readonly opened: { url: string; answer: (result: OpenResult) => void }[] = [];
  readonly toasts: string[] = [];
  opens: OpenResult = 'returned';
  /** The camera, and the video calls that were begun. */
  readonly room = {
    opens: { type: 'open', own: undefined } as RoomOpened,
    held: [] as AbortSignal[],
    calls: [] as (RoomCall & { answer: (result: RoomConnected) => void })[],
    break: (_what: 'devices' | 'call'): void => undefined,
  };
  readonly #answers: Record<string, Answer> = {};
  readonly #answered = new Set<Call>();
  readonly #holds: boolean;
  #sleepers: { until: number; wake: () => void }[] = [];
  #ids = 0;

  /** `holds`: calls, links and video calls wait until somebody answers them, instead of being answered at once. */
  constructor({ holds = false } = {}) {
    this.#holds = holds;
  }

  /** Endpoints nobody spoke for answer ok with nothing. */
  answers(endpoint: string, answer: Answer | CallResult): this {
    this.#answers[endpoint] = typeof answer === 'function' ? answer : () => answer;
    return this;
  }

  readonly effects: Effects = {
    call: (endpoint, request, options) => {
      const { signal, requestId } = options;
      return aborting<CallResult>(signal, (answer) => {
        this.calls.push({ endpoint, request, requestId, at: this.time, signal, answer });
        if (this.#holds) return undefined;
        return answer(this.#answers[endpoint]?.(request, options) ?? ok());
      });
    },
    open: (url) =>
      new Promise((answer) => {
        this.opened.push({ url, answer });
        if (!this.#holds) answer(this.opens);
      }),
    sleep: (until, signal) =>
      aborting<void>(signal, (wake) => {
        if (until <= this.time) return wake();
        const sleeper = { until, wake };
        this.#sleepers.push(sleeper);
        return signal.addEventListener('abort', () => {
          this.#sleepers = this.#sleepers.filter((one) => one !== sleeper);
        });
      }),
    now: () => this.time,
    newId: () => `id-${++this.#ids}`,
    random: () => 0,
    toast: (words) => void this.toasts.push(words),
    room: {
      open: async (signal) => {
        this.room.held.push(signal);
        return this.room.opens;
      },
      connect: (call) =>
        new Promise((answer) => {
          this.room.calls.push({ ...call, answer });
          if (!this.#holds) answer({ type: 'connected', other: undefined });
        }),
      broken: () => new Promise((answer) => (this.room.break = answer)),
    },
  };

  /** Answers the oldest call nobody answered. */
  async answer(result: CallResult): Promise<void> {
    await this.settle();
    const call = this.calls.find((one) => !this.#answered.has(one) && !one.signal.aborted);
    if (!call) throw new Error('Nothing was called.');
    this.#answered.add(call);
    call.answer(result);
    await this.settle();
  }

  /** Lets everything that is ready happen. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  }

  /** Moves the clock, waking sleepers in order. */
  async pass(ms: number): Promise<void> {
    await this.settle();
    const end = this.time + ms;
    for (let due = this.#due(end); due; due = this.#due(end)) {
      const { until, wake } = due;
      this.#sleepers = this.#sleepers.filter((one) => one !== due);
      this.time = Math.max(this.time, until);
      wake();
      await this.settle();
    }
    this.time = end;
    await this.settle();
  }

  #due(end: number) {
    return this.#sleepers
      .filter(({ until }) => until <= end)
      .toSorted((a, b) => a.until - b.until)[0];
  }
}

function aborting<Result>(
  signal: AbortSignal,
  begin: (resolve: (result: Result | PromiseLike<Result>) => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    begin(resolve);
  });
}

export function ok(data: Record<string, unknown> = {}): CallResult {
  return { type: 'ok', result: { code: '0', msg: '', ...data, data } };
}

export function failed(msg: string, data: Record<string, unknown> = {}): CallResult {
  return { type: 'failed', result: { ...data, data, code: 'E1', msg } };
}

export function unreachable(why: Why = 'offline'): CallResult {
  return { type: 'unreachable', why, words: { zh: '网络不通', en: 'Offline' } };
}

import type { Why } from '../model/never-done.ts';
import type { CallOptions, CallResult, Effects, OpenResult } from '../model/effects.ts';

type Answer = (
  request: Record<string, unknown>,
  options: CallOptions,
) => CallResult | Promise<CallResult>;

export interface Call {
  endpoint: string;
  request: Record<string, unknown>;
  requestId: string | undefined;
}

/** A world without network, clock or chance: it does what it is told and writes down what was asked of it. */
export class SimulatedWorld {
  /** Epoch ms. */
  time = Date.UTC(2026, 0, 1);
  readonly calls: Call[] = [];
  readonly opened: string[] = [];
  readonly toasts: string[] = [];
  opens: OpenResult = 'returned';
  readonly #answers: Record<string, Answer> = {};
  #sleepers: { until: number; wake: () => void }[] = [];
  #ids = 0;

  /** Endpoints nobody spoke for answer ok with nothing. */
  answers(endpoint: string, answer: Answer | CallResult): this {
    this.#answers[endpoint] = typeof answer === 'function' ? answer : () => answer;
    return this;
  }

  readonly effects: Effects = {
    call: async (endpoint, request, options) => {
      this.calls.push({ endpoint, request, requestId: options.requestId });
      return this.#answers[endpoint]?.(request, options) ?? ok();
    },
    open: async (url) => {
      this.opened.push(url);
      return this.opens;
    },
    sleep: (until, signal) =>
      new Promise((resolve, reject) => {
        if (until <= this.time) return resolve();
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        this.#sleepers.push({ until, wake: resolve });
      }),
    now: () => this.time,
    newId: () => `id-${++this.#ids}`,
    random: () => 0.5,
    toast: (words) => void this.toasts.push(words),
    room: {
      open: async () => ({ type: 'open', own: undefined }),
      connect: async () => ({ type: 'connected', other: undefined }),
      broken: () => new Promise(() => undefined),
    },
  };

  /** Lets everything that is ready happen. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  }

  async pass(ms: number): Promise<void> {
    await this.settle();
    this.time += ms;
    const due = this.#sleepers.filter(({ until }) => until <= this.time);
    this.#sleepers = this.#sleepers.filter(({ until }) => until > this.time);
    for (const { wake } of due) wake();
    await this.settle();
  }
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

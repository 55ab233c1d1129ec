import type {
  CallOptions,
  CallResult,
  Effects,
  OpenResult,
  Room,
  RoomCall,
  RoomConnected,
  RoomOpened,
} from '../model/effects.ts';
import { ok } from './call-results.ts';

type Responder = (
  request: Record<string, unknown>,
  options: CallOptions,
) => CallResult | Promise<CallResult>;

export interface SimulatedRequest {
  endpoint: string;
  request: Record<string, unknown>;
  requestId: string | undefined;
  /** Epoch ms. */
  at: number;
  signal: AbortSignal;
  /** Undefined while it is under way. */
  response: CallResult | 'aborted' | undefined;
  respond: (result: CallResult) => void;
}

/** What a world does by itself. What is left out, or is undefined, waits until whoever plays the world does it. */
export interface WorldPolicy extends Partial<Pick<Effects, 'newId' | 'random' | 'toast'>> {
  call?: (call: SimulatedRequest) => CallResult | Promise<CallResult> | undefined;
  open?: (url: string, signal: AbortSignal) => OpenResult | Promise<OpenResult> | undefined;
  /** A clock that goes by itself, in place of the world's own, which only `pass` moves. */
  clock?: Pick<Effects, 'now' | 'sleep'>;
  room?: Partial<Room>;
  /** Told whenever a call begins or is over. */
  changed?: () => void;
}

/** Everything is answered at once, and well. */
export const obliging: WorldPolicy = {
  call: () => ok(),
  open: () => 'returned',
  room: { connect: async () => ({ type: 'connected', other: undefined }) },
};

/** Nothing happens by itself. */
export const pausedPolicy: WorldPolicy = {};

/** A world without network, clock or chance: it does what its policy says and writes down what was asked of it. */
export class SimulatedWorld {
  /** Epoch ms. */
  time = Date.UTC(2026, 0, 1);
  readonly calls: SimulatedRequest[] = [];
  readonly opened: { url: string; respond: (result: OpenResult) => void }[] = [];
  readonly toasts: string[] = [];
  /** The camera, and the video calls that were begun. */
  readonly room = {
    opens: { type: 'open', own: undefined } as RoomOpened,
    openSignals: [] as AbortSignal[],
    calls: [] as (RoomCall & { respond: (result: RoomConnected) => void })[],
    break: (_what: 'devices' | 'call'): void => undefined,
  };
  readonly #answers: Record<string, Responder> = {};
  readonly #policy: WorldPolicy;
  #sleepers: { until: number; wake: () => void }[] = [];
  #ids = 0;

  constructor(policy: WorldPolicy = obliging) {
    this.#policy = policy;
  }

  /** Endpoints nobody spoke for are answered as the policy says. */
  respondsTo(endpoint: string, response: Responder | CallResult): this {
    this.#answers[endpoint] = typeof response === 'function' ? response : () => response;
    return this;
  }

  readonly effects: Effects = {
    call: (endpoint, request, options) => this.#call(endpoint, request, options),
    open: (url, { signal }) =>
      unlessAborted<OpenResult>(signal, (respond) => {
        this.opened.push({ url, respond });
        const opens = this.#policy.open?.(url, signal);
        if (opens !== undefined) respond(opens);
      }),
    sleep: (until, signal) => this.#sleep(until, signal),
    now: () => this.#policy.clock?.now() ?? this.time,
    newId: () => this.#policy.newId?.() ?? `id-${++this.#ids}`,
    random: () => this.#policy.random?.() ?? 0,
    toast: (words) => {
      this.toasts.push(words);
      this.#policy.toast?.(words);
    },
    room: {
      open: async (signal) => {
        this.room.openSignals.push(signal);
        return this.#policy.room?.open?.(signal) ?? this.room.opens;
      },
      connect: (call) =>
        unlessAborted<RoomConnected>(call.signal, (respond) => {
          this.room.calls.push({ ...call, respond });
          const connected = this.#policy.room?.connect?.(call);
          if (connected !== undefined) respond(connected);
        }),
      broken: (signal) =>
        this.#policy.room?.broken?.(signal) ??
        new Promise((resolve) => {
          this.room.break = resolve;
        }),
    },
  };

  /** The calls that are under way. */
  get pending(): SimulatedRequest[] {
    return this.calls.filter(({ response }) => response === undefined);
  }

  /** Answers the oldest call that is under way. */
  async respond(result: CallResult): Promise<void> {
    await this.settle();
    const [call] = this.pending;
    if (!call) throw new Error('Nothing was called.');
    call.respond(result);
    await this.settle();
  }

  /** Answers the call of this endpoint that has waited longest, of those that hold these fields. */
  async answerTo(endpoint: string, result: CallResult, fields: object = {}): Promise<void> {
    const call = this.pending.find(
      (one) =>
        one.endpoint === endpoint &&
        Object.entries(fields).every(([name, value]) => one.request[name] === value),
    );
    if (!call) {
      const others = this.pending.map((one) => one.endpoint).join(', ');
      throw new Error(`${endpoint} is not called; under way: ${others}`);
    }
    call.respond(result);
    await this.settle();
  }

  settle = settle;

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

  #call(
    endpoint: string,
    request: Record<string, unknown>,
    options: CallOptions,
  ): Promise<CallResult> {
    const { signal, requestId } = options;
    const at = this.effects.now();
    return unlessAborted<CallResult>(signal, (resolve) => {
      const end = (response: CallResult | 'aborted') => {
        if (call.response !== undefined) return;
        call.response = response;
        this.#policy.changed?.();
      };
      const respond = (result: CallResult) => {
        end(result);
        resolve(result);
      };
      const call: SimulatedRequest = {
        endpoint,
        request,
        requestId,
        at,
        signal,
        respond,
        response: undefined,
      };
      this.calls.push(call);
      this.#policy.changed?.();
      const answered = this.#answers[endpoint]?.(request, options) ?? this.#policy.call?.(call);
      if (answered && 'type' in answered) respond(answered);
      else if (answered) resolve(answered.then((result) => (respond(result), result)));
      return () => end('aborted');
    });
  }

  #sleep(until: number, signal: AbortSignal): Promise<void> {
    return unlessAborted<void>(signal, (wake) => {
      const { clock } = this.#policy;
      if (clock) wake(clock.sleep(until, signal));
      else if (until <= this.time) wake();
      else this.#sleepers.push({ until, wake });
      return () => {
        this.#sleepers = this.#sleepers.filter((one) => one.wake !== wake);
      };
    });
  }
}

/** Lets every promise that can go on do so. */
export async function settle(turns = 50): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}

/** Rejects as soon as it is aborted; what was aborted before does not begin. `begin` returns what is done then besides. */
function unlessAborted<Result>(
  signal: AbortSignal,
  start: (resolve: (result: Result | PromiseLike<Result>) => void) => (() => void) | void,
): Promise<Result> {
  const aborted = () => new DOMException('Aborted', 'AbortError');
  if (signal.aborted) return Promise.reject(aborted());
  let abort = () => {};
  const result = new Promise<Result>((resolve, reject) => {
    const onAbort = start(resolve);
    abort = () => {
      reject(aborted());
      onAbort?.();
    };
  });
  signal.addEventListener('abort', abort);
  // A signal outlives many calls.
  const removeListener = () => signal.removeEventListener('abort', abort);
  void result.then(removeListener, removeListener);
  return result;
}

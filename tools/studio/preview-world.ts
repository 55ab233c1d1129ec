import type { Why } from '../../src/model/never-done.ts';
import { unreachable } from '../../src/api/response.ts';
import type { CallResult, Effects } from '../../src/model/effects.ts';
import { failed } from '../../src/verify/call-results.ts';
import { type SimulatedRequest, SimulatedWorld } from '../../src/verify/simulated-world.ts';
import { endpointOf } from '../made-up/data.ts';
import { type Scenario, usual, type Usual, usualResponse } from './scenarios.ts';

export type PlatformMode = 'answers' | 'refuses' | 'unreachable';

/** Milliseconds. */
const longestSleep = 2500;
const usualTime = 600;
/** Shorter than the longest sleep, so that no answer comes too late that should be in time. */
const slowTime = 1800;

/** The simulated world of the preview: it follows its plan, slowly enough to watch. */
export class PreviewWorld {
  mode: PlatformMode = 'answers';
  /** Why nobody answers while it cannot be reached. */
  why: Why = 'offline';
  /** Without delays and toasts: on the way to a requested step. */
  hurried = false;
  /** Responses come at once: the customer had them before the text changed. */
  resuming = false;
  #nextTakes = usualTime;
  /** The scenario of the present state. */
  plan: Promise<Scenario> = Promise.resolve(usual);
  defaults: Usual;
  /** The page outside at which the customer is, and the way back. */
  outside: { url: string; comeBack: () => void } | undefined;
  readonly #changed: () => void;
  readonly #world: SimulatedWorld;
  /** Milliseconds this clock is ahead: long waits are cut short. */
  #ahead = 0;

  constructor(defaults: Usual, changed: () => void, toast: (words: string) => void) {
    this.defaults = defaults;
    this.#changed = changed;
    this.#world = new SimulatedWorld({
      changed,
      call: (call) => this.#respond(call),
      open: (url, signal) => this.#open(url, signal),
      clock: { now: () => this.now(), sleep: (until, signal) => this.#sleep(until, signal) },
      random: () => 0.5,
      toast: (words) => {
        if (!this.hurried) toast(words);
      },
      room: {
        open: async () => (await this.#planned()).room.opened,
        connect: async ({ signal }) => {
          await this.#pause(usualTime, signal);
          return (await this.#planned()).room.connected;
        },
        broken: async () => {
          const { breaks } = (await this.#planned()).room;
          return breaks ?? new Promise(() => undefined);
        },
      },
    });
  }

  get effects(): Effects {
    return this.#world.effects;
  }

  get calls(): readonly SimulatedRequest[] {
    return this.#world.calls;
  }

  /** No response is awaited. */
  get isQuiet(): boolean {
    return this.calls.every(({ response }) => response !== undefined);
  }

  /** Delays the next response long enough to watch. */
  slowDown(): void {
    this.#nextTakes = slowTime;
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  async #respond({ endpoint, request, signal }: SimulatedRequest): Promise<CallResult> {
    endpointOf(endpoint);
    const takes = this.resuming ? 0 : this.#nextTakes;
    this.#nextTakes = usualTime;
    await this.#pause(takes, signal);
    const planned = (await this.#planned()).answers[endpoint];
    const response =
      this.#modeResponse() ?? planned ?? usualResponse(endpoint, request, this.defaults);
    return response === 'never' ? new Promise(() => undefined) : response;
  }

  async #open(url: string, signal: AbortSignal) {
    const { opens } = await this.#planned();
    if (opens !== 'returned' || this.hurried) return opens;
    await new Promise<void>((resolve) => {
      const comeBack = () => {
        this.outside = undefined;
        this.#changed();
        resolve();
      };
      this.outside = { url, comeBack };
      signal.addEventListener('abort', comeBack);
      this.#changed();
    });
    return opens;
  }

  async #sleep(until: number, signal: AbortSignal): Promise<void> {
    await this.#pause(Math.min(Math.max(until - this.now(), 0), longestSleep), signal);
    if (this.hurried) await this.#afterCalls();
    this.#ahead += Math.max(until - this.now(), 0);
  }

  /** Calls that race against a timeout get their response first. */
  async #afterCalls(): Promise<void> {
    await this.#planned();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  #modeResponse(): CallResult | undefined {
    if (this.hurried) return undefined;
    if (this.mode === 'refuses') return failed('E0001', this.defaults.refusal);
    return this.mode === 'unreachable' ? unreachable(this.why) : undefined;
  }

  /** The plan may be replaced while it is awaited. */
  async #planned(): Promise<Scenario> {
    for (;;) {
      const { plan } = this;
      const scenario = await plan;
      if (plan === this.plan) return scenario;
    }
  }

  /** Never over once it is aborted. */
  #pause(ms: number, signal: AbortSignal): Promise<void> {
    if (this.hurried || ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  }
}

/** Simulated time: that of the world, which only advances, and that of the phone, which can be set. */
export class Clock {
  /** Epoch ms of the world. */
  world = Date.UTC(2026, 5, 1, 8);
  /** By how much the phone's clock is ahead, ms. */
  ahead = 0;
  #alarms: Alarm[] = [];
  #order = 0;

  /** Epoch ms by the phone's clock. */
  phone(): number {
    return this.world + this.ahead;
  }

  /** Whether a timer is pending. */
  get waiting(): boolean {
    return this.#alarms.length > 0;
  }

  /** Returns the function that cancels the timer. */
  after(ms: number, ring: () => void): () => void {
    const alarm = { at: this.world + Math.max(0, ms), order: this.#order++, ring };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((one) => one !== alarm);
    };
  }

  /** As the app does: a running timer follows the world's time, even when the phone's clock is set. */
  sleepUntil(until: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new Error('aborted'));
      const left = until - this.phone();
      if (left <= 0) return resolve();
      const abort = () => {
        stop();
        reject(new Error('aborted'));
      };
      const stop = this.after(left, () => {
        signal.removeEventListener('abort', abort);
        resolve();
      });
      signal.addEventListener('abort', abort);
      return undefined;
    });
  }

  /** Advances the time, and fires the timers that are due by then in order. */
  async pass(ms: number, moment: () => void = () => undefined): Promise<void> {
    const until = this.world + ms;
    await settle();
    for (let rung = 0; ; rung++) {
      moment();
      const next = this.#next(until);
      if (!next) break;
      if (rung > 20_000) throw new Error('Something rings without end');
      this.#alarms = this.#alarms.filter((one) => one !== next);
      this.world = Math.max(this.world, next.at);
      next.ring();
      await settle();
    }
    this.world = until;
  }

  #next(until: number): Alarm | undefined {
    let next: Alarm | undefined;
    for (const one of this.#alarms) {
      const sooner = !next || one.at < next.at || (one.at === next.at && one.order < next.order);
      if (one.at <= until && sooner) next = one;
    }
    return next;
  }
}

interface Alarm {
  at: number;
  order: number;
  ring: () => void;
}

/** Runs all pending microtasks. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

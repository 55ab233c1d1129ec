/** Time of the model: the world's own, which only goes on, and the phone's, which somebody can set. */
export class Clock {
  /** Epoch ms of the world. */
  world = Date.UTC(2026, 5, 1, 8);
  /** What the phone's clock is ahead, ms. */
  ahead = 0;
  #alarms: Alarm[] = [];
  #order = 0;

  /** What the phone shows. */
  phone(): number {
    return this.world + this.ahead;
  }

  /** Whether anything is still to happen by itself. */
  get waiting(): boolean {
    return this.#alarms.length > 0;
  }

  /** Returns the way to stop it. */
  after(ms: number, ring: () => void): () => void {
    const alarm = { at: this.world + Math.max(0, ms), order: this.#order++, ring };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((one) => one !== alarm);
    };
  }

  /** As the app sleeps: a timer runs by the world's time, whatever becomes of the phone's clock. */
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

  /** Lets everything happen that is due within so many milliseconds, each in its turn. */
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

/** Lets all promises that can go on go on. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

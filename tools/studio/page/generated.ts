/** Whether the files made of flows and funders are fresh; they are made anew whenever something was saved. */
import type { GenerateResult } from '../wire.ts';
import { request } from './request.ts';
import { Listeners } from './listeners.ts';

/** `waits`: nothing is written while the files have errors. */
export type GeneratedState = 'fresh' | 'writing' | 'waits' | 'failed';

export class Generated {
  readonly #listeners = new Listeners();
  #state: GeneratedState = 'fresh';
  #isWanted = false;
  #running: Promise<void> | undefined;

  subscribe = this.#listeners.subscribe;
  state = (): GeneratedState => this.#state;

  refresh = (): void => {
    this.#isWanted = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  };

  /** Whatever is being written is there then. */
  settled = async (): Promise<void> => this.#running;

  async #run() {
    this.#set('writing');
    let made: GenerateResult | undefined;
    while (this.#isWanted) {
      this.#isWanted = false;
      made = await request<GenerateResult>('generate').catch(() => undefined);
    }
    if (made === undefined) this.#set('failed');
    else this.#set(made ? 'fresh' : 'waits');
  }

  #set(state: GeneratedState) {
    this.#state = state;
    this.#listeners.notify();
  }
}

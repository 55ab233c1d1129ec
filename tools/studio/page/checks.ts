/** The server's check of the present texts, the funder that is shown first: one request at a time, the newest text next. */
import type { Definition } from '../../../src/model/definition.ts';
import type { CheckResult, FunderName, OpenTexts, ShownProblem } from '../wire.ts';
import { withChanges } from '../changed-definition.ts';
import { request } from './request.ts';
import { Listeners } from './listeners.ts';

export interface ChecksState {
  isChecking: boolean;
  /** All funders have been checked once, so that no problem means that there is none. */
  isWhole: boolean;
  /** The server does not answer. */
  isLost: boolean;
  problems: ShownProblem[];
  funders: FunderName[];
  definition: Definition | undefined;
  isCurrent: boolean;
  own: string[];
  /** The texts that were checked; undefined before the first response. */
  texts: OpenTexts | undefined;
}

/** Milliseconds until an unreachable server is tried again. */
const pause = 1000;

export class Checks {
  readonly #listeners = new Listeners();
  readonly #subject: () => { texts: OpenTexts; funder: string };
  #version: { funder: string; version: string } | undefined;
  #isRunning = false;
  #isWanted = false;
  #state: ChecksState = {
    isChecking: true,
    isWhole: false,
    isLost: false,
    problems: [],
    funders: [],
    definition: undefined,
    isCurrent: true,
    own: [],
    texts: undefined,
  };

  constructor(subject: () => { texts: OpenTexts; funder: string }) {
    this.#subject = subject;
  }

  subscribe = this.#listeners.subscribe;
  state = (): ChecksState => this.#state;

  check = (): void => {
    this.#isWanted = true;
    if (!this.#isRunning) void this.#run();
  };

  async #run() {
    this.#isRunning = true;
    this.#set({ isChecking: true });
    while (this.#isWanted) {
      this.#isWanted = false;
      try {
        await this.#checkOnce();
      } catch {
        this.#isWanted = true;
        this.#set({ isLost: true });
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    this.#isRunning = false;
  }

  async #checkOnce() {
    const { texts, funder } = this.#subject();
    const version = this.#version?.funder === funder ? this.#version.version : undefined;
    const result = await request<CheckResult>('check', { texts, funder, version });
    this.#take(result, texts, funder);
    if (result.isWhole) this.#set({ isChecking: this.#isWanted, isWhole: true });
    else if (!this.#isWanted) void this.#checkOthers(texts);
  }

  /** Nobody who types on waits for it. Overtaken by another page's texts, it is done `atOnce`: two pages would go on forever. */
  async #checkOthers(texts: OpenTexts, atOnce = false) {
    const isNewest = () => !this.#isRunning && !this.#isWanted && this.#state.texts === texts;
    try {
      const problems = await request<ShownProblem[] | null>('findings', { texts, atOnce });
      if (!isNewest()) return;
      if (problems) this.#set({ problems, isChecking: false, isWhole: true });
      else void this.#checkOthers(texts, true);
    } catch {
      if (isNewest()) this.check();
    }
  }

  #take({ problems, funders, funder: current }: CheckResult, texts: OpenTexts, funder: string) {
    const before = this.#state.definition;
    const own = before?.funder === funder ? before : undefined;
    this.#version = current && { funder, version: current.version };
    this.#set({
      isLost: false,
      problems,
      funders,
      definition: current?.definition ? withChanges(own, current.definition) : own,
      isCurrent: current?.isCurrent ?? true,
      own: current?.own ?? [],
      texts,
    });
  }

  #set(part: Partial<ChecksState>) {
    this.#state = { ...this.#state, ...part };
    this.#listeners.notify();
  }
}

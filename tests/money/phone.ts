/** A customer's phone: its storage, its open tabs, the host app around them, and what the customer can do. */
import { createCaller } from '../../src/api/client.ts';
import { bridgeCodes, okCode } from '../../src/api/codes.ts';
import { contract, type EndpointId } from '../../src/api/contract.ts';
import type { BridgeResponse, BridgeOptions } from '../../src/model/bridge.ts';
import { noResult } from '../../src/bridge/paying.ts';
import type { Definition } from '../../src/model/definition.ts';
import type { CallResult, Effects, Host, OpenResult } from '../../src/model/effects.ts';
import { openSession, type Session } from '../../src/machine/session.ts';
import { memoryStorage, type SessionStorage } from '../../src/machine/storage.ts';
import { kindStates } from '../../src/steps/registry/states.ts';
import { SimulatedWorld, type WorldPolicy } from '../../src/verify/simulated-world.ts';
import type { Clock } from './clock.ts';
import { action } from './definition.ts';
import type { FaultyNetwork } from './network.ts';
import { orderNo, secrets } from './platform.ts';
import { type Change, updated } from './updates.ts';

export interface BrowserTab {
  session: Session;
  owner: string;
}

/** Observes the phone; implemented by `Rules`. */
export interface Watcher {
  changed: (tab: BrowserTab) => void;
  requested: (endpoint: string, request: Record<string, unknown>, requestId?: string) => OnResponse;
  wrote: (text: string) => void;
  toastShown: (words: string) => void;
  bug: (bug: Error) => void;
}
export type OnResponse = (answer: CallResult) => void;

/** How the host's wallet responds; `lost`: it never does. */
export const walletEnds = ['done', 'unfinished', 'cancelled', 'failed', 'lost'] as const;
export type WalletEnd = (typeof walletEnds)[number];

/** How a link opens: above our page, in its place, or once blocked as a pop-up. */
export type Opens = 'above' | 'away' | 'blocked-once';

export class Phone {
  host: Host = { kind: 'web', system: 'other', version: '0.0.0' };
  opens: Opens = 'away';
  storage: 'works' | 'full' | 'denied' = 'works';
  readonly tabs: BrowserTab[] = [];
  /** Serial numbers of the payments whose provider page or wallet was opened. */
  readonly openedPayments: string[] = [];
  readonly links: string[] = [];
  readonly #clock: Clock;
  readonly #network: FaultyNetwork;
  readonly #watcher: Watcher;
  readonly #memory = memoryStorage();
  #definition: Definition;
  #ids = 0;
  #blocked = 0;
  #resolveWallet: ((answer: BridgeResponse) => void) | undefined;
  #above: ((opened: OpenResult) => void) | undefined;

  constructor(definition: Definition, clock: Clock, network: FaultyNetwork, watcher: Watcher) {
    this.#definition = definition;
    this.#clock = clock;
    this.#network = network;
    this.#watcher = watcher;
  }

  /** The tab in front. */
  get tab(): BrowserTab | undefined {
    return this.tabs.at(-1);
  }

  /** The whole storage, as one text. */
  get savedText(): string {
    return JSON.stringify([...this.#memory.texts]);
  }

  /** Opens another tab. `params`: the query of its address. */
  open(params: Record<string, string> = {}): BrowserTab {
    const owner = `tab-${++this.#ids}`;
    const start = Object.values(this.#definition.actions[action] ?? {})[0] as string;
    const session = openSession({
      definition: this.#definition,
      flowId: start,
      action,
      order: {
        orderNo,
        color: '白色',
        productLineCode: '1',
        productCode: 'P1',
        saleStoreCode: 'S1',
        modelCode: 'M1',
        storeCityCode: '310100',
      },
      host: this.host,
      language: 'zh',
      kinds: kindStates,
      effects: this.#effects(),
      storage: this.#storageOf(),
      owner,
      params,
      onBug: this.#watcher.bug,
    });
    const tab = { session, owner };
    this.tabs.push(tab);
    session.subscribe(() => this.#watcher.changed(tab));
    this.#watcher.changed(tab);
    return tab;
  }

  /** As a reload does: running requests are aborted. An open wallet and provider page stay. */
  close(tab: BrowserTab | undefined = this.tab): void {
    if (!tab) return;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    tab.session.close();
    this.#above = undefined;
  }

  /** Closes all tabs and the wallet. */
  kill(): void {
    while (this.tab) this.close();
    this.#resolveWallet = undefined;
  }

  /** Installs another version of the app, whose flow has these changes and another hash. */
  update(changes: readonly Change[]): void {
    this.#definition = updated(this.#definition, changes);
  }

  /** Closes the wallet with this response, which need not be what the provider reports. */
  walletEnds(end: WalletEnd): boolean {
    const resolve = this.#resolveWallet;
    if (!resolve) return false;
    this.#resolveWallet = undefined;
    if (end === 'lost') return true;
    const finished = end === 'done';
    resolve(
      finished || end === 'unfinished'
        ? { code: okCode, msg: '', data: { finished } }
        : { code: bridgeCodes[end], msg: '' },
    );
    return true;
  }

  /** The customer returns from a provider's page to ours, which was not unloaded. */
  comesBack(): boolean {
    const { tab } = this;
    if (this.#above) {
      this.#above('returned');
      this.#above = undefined;
      return true;
    }
    if (tab?.session.view().status !== 'leaving') return false;
    tab.session.view().send({ type: 'link.returned' });
    return true;
  }

  #effects(): Effects {
    const clock = this.#clock;
    return new SimulatedWorld({
      call: this.#call(),
      open: (url, signal) => this.#openLink(url, signal),
      clock: {
        now: () => clock.phone(),
        sleep: (until, signal) => clock.sleepUntil(until, signal),
      },
      newId: () => `id-${++this.#ids}`,
      random: () => 0.5,
      toast: (words) => this.#watcher.toastShown(words),
    }).effects;
  }

  /** The app's own client over the simulated network. */
  #call(): WorldPolicy['call'] {
    const caller = (id: string) =>
      createCaller({
        baseUrl: '',
        credentials: () => ({ token: secrets.token, phone: secrets.phone }),
        bridge: { request: (name, request, how) => this.#requestBridge(name, request, how) },
        sleep: (ms, signal) => this.#clock.sleepUntil(this.#clock.phone() + ms, signal),
        newId: () => `id-${++this.#ids}`,
        language: () => 'zh',
        onSignedOut: () => false,
        onBug: (message) => this.#watcher.bug(new Error(message)),
        load: async (one) => contract[one as EndpointId],
        deliver: this.#network.deliver(id),
      });
    return async ({ endpoint: id, request, requestId, signal }) => {
      const onResponse = this.#watcher.requested(id, request, requestId);
      const options = { signal, ...(requestId !== undefined && { requestId }) };
      const response = await caller(id)(id, request, options);
      if (!signal.aborted) onResponse(response);
      return response;
    };
  }

  #requestBridge(
    name: string,
    request: Record<string, unknown>,
    { signal, timeout }: BridgeOptions,
  ): Promise<BridgeResponse | 'no-answer'> {
    if (name !== 'pay' || this.host.kind === 'web')
      return Promise.resolve({ code: bridgeCodes.unsupported, msg: '' });
    this.openedPayments.push(String(request.serialNumber));
    return new Promise((resolve) => {
      this.#resolveWallet = resolve;
      this.#clock.after(timeout, () => resolve(noResult));
      signal.addEventListener('abort', () => resolve('no-answer'));
    });
  }

  #openLink(url: string, signal: AbortSignal): Promise<OpenResult> {
    if (this.opens === 'blocked-once' && this.#blocked++ % 2 === 0)
      return Promise.resolve('blocked');
    this.links.push(url);
    this.openedPayments.push(new URL(url).searchParams.get('no') ?? '');
    if (this.opens === 'away') return Promise.resolve('leaving');
    return new Promise((resolve) => {
      this.#above = resolve;
      signal.addEventListener('abort', () => resolve('returned'));
    });
  }

  #storageOf(): SessionStorage {
    const tab = this.#memory.tab();
    const fits = (least: 'full' | 'denied') => {
      if (this.storage === 'denied' || (this.storage === 'full' && least === 'full'))
        throw new Error('No storage');
    };
    return {
      read: (key) => (fits('denied'), tab.read(key)),
      write: (key, text) => {
        fits('full');
        this.#watcher.wrote(`${key} ${text}`);
        tab.write(key, text);
      },
      ...(tab.sealed && { sealed: tab.sealed }),
      remove: (key) => (fits('denied'), tab.remove(key)),
      subscribe: (key, listener) => (fits('denied'), tab.subscribe(key, listener)),
    };
  }
}

import type { Words } from '../definition/definition.ts';

/** Everything a machine may do to the world. Injected: the app, a test, a preview and a simulation each bring their own. */
export interface Effects {
  /**
   * Calls an endpoint of the contract (`bank-card.bind`) or a capability of the host (`bridge.scan-id-card`).
   * Never throws for what the network or the platform does; an unknown endpoint is a bug and throws.
   */
  call(
    endpoint: string,
    request: Record<string, unknown>,
    options: CallOptions,
  ): Promise<CallResult>;
  /** Leads the customer to a link the way the host allows. `origins`: where it may lead. */
  open(
    url: string,
    options: { origins: readonly string[]; signal: AbortSignal },
  ): Promise<OpenResult>;
  /** Resolves at `until` (epoch ms), or at once when that has passed; rejects when aborted. */
  sleep(until: number, signal: AbortSignal): Promise<void>;
  /** Epoch ms. */
  now(): number;
  /** A new requestId. */
  newId(): string;
  /** In [0, 1). */
  random(): number;
  toast(words: string): void;
}

export interface CallOptions {
  signal: AbortSignal;
  /** Given for endpoints that write once. */
  requestId?: string;
}

/**
 * - ok: the platform answered with the OK code
 * - failed: it answered with another code; `result.msg` is for the customer
 * - unreachable: nobody knows what happened, or nothing did
 */
export type CallResult =
  | { type: 'ok'; result: Record<string, unknown> }
  | { type: 'failed'; result: Record<string, unknown> & { code: string; msg: string } }
  | {
      type: 'unreachable';
      why: 'offline' | 'timeout' | 'busy' | 'server' | 'broken' | 'signed-out';
      words: Words;
    };

/** `returned`: the link was shown on top of us and closed again. `leaving`: this page is about to go away. */
export type OpenResult = 'returned' | 'leaving' | 'refused' | 'blocked';

export type HostKind = 'native' | 'messaging' | 'mini-program' | 'web';

export interface Host {
  kind: HostKind;
  system: 'android' | 'ios' | 'other';
  /** Version of the native app, `0.0.0` elsewhere. */
  version: string;
}

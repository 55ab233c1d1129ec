import type { Host, HostKind } from '../machine/effects.ts';
import type { MessagingWindow } from './messaging/messaging-bridge.ts';
import type { MiniProgramWindow } from './mini-program/mini-program-bridge.ts';
import type { NativeWindow, ReceivingWindow } from './native/window-channel.ts';
import type { OwnPage } from './own-page.ts';
import { webBridge } from './web/web-bridge.ts';

/** What the host answered, in the form the platform answers in: the contract reads both. `msg` may be empty. */
export interface BridgeAnswer {
  code: string;
  msg: string;
  data?: unknown;
}

export interface BridgeOptions {
  signal: AbortSignal;
  /** Milliseconds. */
  timeout: number;
}

/** What the host can do for us: a request, then an asynchronous result. */
export interface Bridge {
  /**
   * Asks for a capability by its name in the contract without `bridge.`. When no result came within the time-out, or the
   * request was aborted, the answer is `no-answer` and a late result changes nothing. A payment without a result is
   * answered as not finished (see paying.ts).
   */
  request(
    capability: string,
    request: Record<string, unknown>,
    options: BridgeOptions,
  ): Promise<BridgeAnswer | 'no-answer'>;
}

/** What hosts put into a window; which of it is there is the host's doing. */
export interface HostEnds extends NativeWindow, MessagingWindow, MiniProgramWindow {}

export interface Ends {
  window: ReceivingWindow & Pick<Window, 'document'> & HostEnds;
  page: OwnPage;
  newId: () => string;
}

/** Each host's part is fetched where it is needed. */
const parts: Record<Exclude<HostKind, 'web'>, () => Promise<(ends: Ends) => Bridge>> = {
  native: () => import('./native/native-bridge.ts').then((part) => part.bridgeOfNative),
  messaging: () => import('./messaging/messaging-bridge.ts').then((part) => part.messagingBridge),
  'mini-program': () =>
    import('./mini-program/mini-program-bridge.ts').then((part) => part.miniProgramBridge),
};

/** One bridge for every host. */
export function createBridge({ kind }: Host, ends: Ends): Bridge {
  return kind === 'web' ? webBridge(ends.page) : loaded(parts[kind], ends);
}

/** A part that cannot be fetched has asked nobody for anything: the next request tries again. */
function loaded(load: () => Promise<(ends: Ends) => Bridge>, ends: Ends): Bridge {
  let loading: Promise<Bridge> | undefined;
  return {
    async request(...asked) {
      loading ??= load().then((create) => create(ends));
      const bridge = await loading.catch(() => undefined);
      if (!bridge) loading = undefined;
      return bridge?.request(...asked) ?? 'no-answer';
    },
  };
}

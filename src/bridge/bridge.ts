import { z } from 'zod/mini';
import { bridgeCodes, okCode } from '../api/codes.ts';
import type { Host } from '../machine/effects.ts';

/** What the host answered, in the form the platform answers in: the contract reads both. `msg` may be empty. */
export interface BridgeAnswer {
  code: string;
  msg: string;
  data?: unknown;
}

/** What the host can do for us: a request, then an asynchronous result. */
export interface Bridge {
  /**
   * Asks for a capability by its name in the contract without `bridge.`. `timeout` in milliseconds; when no result came
   * by then, or the request was aborted, the answer is `no-answer` and a late result changes nothing.
   */
  request(
    capability: string,
    request: Record<string, unknown>,
    options: { signal: AbortSignal; timeout: number },
  ): Promise<BridgeAnswer | 'no-answer'>;
}

/** The way to the native app and back; a window has both ends (see window-channel.ts). */
export interface BridgeChannel {
  send(message: string): void;
  /** Messages of exactly the native app's origin. Returns how to stop listening. */
  listen(heard: (message: unknown) => void): () => void;
}

const resultMessage = z.object({
  type: z.literal('bridge.result'),
  id: z.string().check(z.maxLength(64)),
  code: z.string().check(z.maxLength(64)),
  msg: z.optional(z.string().check(z.maxLength(2000))),
  data: z.optional(z.unknown()),
});

/** The bridge of a host without a native app behind it. */
const webBridge: Bridge = {
  async request(capability) {
    if (capability === 'log') return { code: okCode, msg: '' };
    return { code: bridgeCodes.unsupported, msg: '' };
  },
};

/** One bridge for every host: the native app's where there is one, else a polite refusal. */
export function createBridge(
  host: Host,
  channel: BridgeChannel | undefined,
  newId: () => string,
): Bridge {
  return host.kind === 'native' && channel ? nativeBridge(channel, newId) : webBridge;
}

function nativeBridge(channel: BridgeChannel, newId: () => string): Bridge {
  const waiting = new Map<string, (answer: BridgeAnswer) => void>();
  channel.listen((message) => {
    const result = z.safeParse(resultMessage, message);
    if (!result.success) return;
    const { id, code, msg, data } = result.data;
    // The first result counts; a second one, a late one or one nobody asked for finds nobody waiting.
    waiting.get(id)?.({ code, msg: msg ?? '', data });
  });

  return {
    request(capability, request, { signal, timeout }) {
      const id = newId();
      return new Promise((resolve) => {
        const end = (answer: BridgeAnswer | 'no-answer') => {
          waiting.delete(id);
          clearTimeout(timer);
          signal.removeEventListener('abort', abandon);
          resolve(answer);
        };
        const abandon = () => end('no-answer');
        const timer = setTimeout(abandon, timeout);
        if (signal.aborted) return abandon();
        signal.addEventListener('abort', abandon);
        waiting.set(id, end);
        try {
          channel.send(JSON.stringify({ type: 'bridge.request', id, capability, request }));
        } catch {
          end({ code: bridgeCodes.unsupported, msg: '' });
        }
      });
    },
  };
}

import type { BridgeChannel } from './channel.ts';
import { z } from 'zod/mini';
import { bridgeCodes } from '../../api/codes.ts';
import type { BridgeEnvironment } from '../host-globals.ts';
import type { Bridge, BridgeResponse, BridgeOptions } from '../../model/bridge.ts';
import type { OwnPage } from '../own-page.ts';
import { paying } from '../paying.ts';
import { webBridge } from '../web/web-bridge.ts';
import { windowChannel } from './window-channel.ts';

const resultMessage = z.object({
  type: z.literal('bridge.result'),
  id: z.string().check(z.maxLength(64)),
  code: z.string().check(z.maxLength(64)),
  msg: z.optional(z.string().check(z.maxLength(2000))),
  data: z.optional(z.unknown()),
});

/** The native app; without its objects in the window, a browser that can do no more than others. */
export function bridgeOfNative({ window, page, newId }: BridgeEnvironment): Bridge {
  const channel = windowChannel(window);
  return channel ? nativeBridge(channel, page, newId) : webBridge(page);
}

export function nativeBridge(channel: BridgeChannel, page: OwnPage, newId: () => string): Bridge {
  const waiting = new Map<string, (response: BridgeResponse) => void>();
  channel.listen((message) => {
    const result = z.safeParse(resultMessage, message);
    if (!result.success) return;
    const { id, code, msg, data } = result.data;
    // The first result counts; a second, late or unrequested one has no pending request.
    waiting.get(id)?.({ code, msg: msg ?? '', data });
  });

  const sendRequest = (
    capability: string,
    request: Record<string, unknown>,
    { signal, timeout }: BridgeOptions,
  ): Promise<BridgeResponse | 'no-answer'> => {
    const id = newId();
    return new Promise((resolve) => {
      const end = (response: BridgeResponse | 'no-answer') => {
        waiting.delete(id);
        clearTimeout(timer);
        signal.removeEventListener('abort', abandon);
        resolve(response);
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
  };

  return {
    request: (capability, request, options) =>
      capability === 'pay'
        ? paying((payOptions) => sendRequest(capability, request, payOptions), page, options)
        : sendRequest(capability, request, options),
  };
}

import type { NativeWindow, ReceivingWindow } from './window.ts';
import type { BridgeChannel } from './channel.ts';

/**
 * The native app's objects in this window. It responds with `window.postMessage`, so a response carries our own origin;
 * messages of frames and other pages carry theirs and are ignored.
 */
export function windowChannel(page: ReceivingWindow & NativeWindow): BridgeChannel | undefined {
  const native = page.carFinanceBridge ?? page.webkit?.messageHandlers?.carFinanceBridge;
  if (!native) return undefined;
  return {
    // Not a window: the receiver takes the message alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (message) => native.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (event.origin !== page.location.origin) return;
        const message = readMessage(event.data);
        if (message !== undefined) listener(message);
      };
      page.addEventListener('message', onMessage);
      return () => page.removeEventListener('message', onMessage);
    },
  };
}

function readMessage(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}

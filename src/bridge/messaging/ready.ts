import { pass } from '../paying.ts';
import type { MessagingWindow, WeixinJSBridge } from './window.ts';

export type BridgeReadyWindow = MessagingWindow & {
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

/** Milliseconds after which a browser that calls itself the messaging app's and has no bridge counts as another one. */
const readyWithin = 5_000;

/** The bridge, or undefined when it does not appear in time, or the signal aborts. */
export async function ready(
  window: BridgeReadyWindow,
  signal: AbortSignal,
): Promise<WeixinJSBridge | undefined> {
  if (window.WeixinJSBridge) return window.WeixinJSBridge;
  let stop = () => {};
  const announced = new Promise<void>((resolve) => {
    const resolveReady = () => resolve();
    window.document.addEventListener('WeixinJSBridgeReady', resolveReady);
    stop = () => window.document.removeEventListener('WeixinJSBridgeReady', resolveReady);
  });
  await Promise.race([announced, pass(readyWithin, signal)]);
  stop();
  return signal.aborted ? undefined : window.WeixinJSBridge;
}

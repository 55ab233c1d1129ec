export interface Receiver {
  postMessage(message: string): void;
}

/** What the native app puts into the window: Android an object, iOS a message handler. */
export interface NativeWindow {
  carFinanceBridge?: Receiver;
  webkit?: { messageHandlers?: { carFinanceBridge?: Receiver } };
}

export type ReceivingWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>;

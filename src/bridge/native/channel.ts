/** The connection to the native app; a window has both ends (see window-channel.ts). */
export interface BridgeChannel {
  send(message: string): void;
  /** Messages of exactly the native app's origin. Returns the function to stop listening. */
  listen(listener: (message: unknown) => void): () => void;
}

/** The host's response, in the form of the platform's: the contract reads both. `msg` may be empty. */
export interface BridgeResponse {
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
   * Calls a capability by its name in the contract without `bridge.`. After the timeout, or when aborted, the response
   * is `no-answer` and a late result is ignored. A payment without a result is "not finished" (see paying.ts).
   */
  request(
    capability: string,
    request: Record<string, unknown>,
    options: BridgeOptions,
  ): Promise<BridgeResponse | 'no-answer'>;
}

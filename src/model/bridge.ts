/** What the host answered, in the form the platform answers in: the contract reads both. `msg` may be empty. */
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
   * Asks for a capability by its name in the contract without `bridge.`. When no result came within the time-out, or the
   * request was aborted, the answer is `no-answer` and a late result changes nothing. A payment without a result is
   * answered as not finished (see paying.ts).
   */
  request(
    capability: string,
    request: Record<string, unknown>,
    options: BridgeOptions,
  ): Promise<BridgeResponse | 'no-answer'>;
}

/** The result of one attempt over the network, before it is interpreted. */
export type Delivery =
  | { type: 'answered'; status: number; body: unknown; retryAfter?: number | undefined }
  | { type: 'dropped' | 'timed-out' | 'aborted' }
  /** Not JSON. */
  | { type: 'unreadable'; status: number; retryAfter?: number | undefined };

/** Milliseconds of a 429's Retry-After. Its date form would need the platform's clock and is ignored. */
export function waitOf(status: number, retryAfter: unknown): number | undefined {
  if (status !== 429 || typeof retryAfter !== 'string' || !/^\d{1,5}$/.test(retryAfter))
    return undefined;
  return Number(retryAfter) * 1000;
}

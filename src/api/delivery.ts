/** What one try over the network came to, before anybody reads it. */
export type Delivery =
  | { type: 'answered'; status: number; body: unknown; retryAfter?: number | undefined }
  | { type: 'dropped' | 'timed-out' | 'aborted' }
  /** Not JSON. */
  | { type: 'unreadable'; status: number; retryAfter?: number | undefined };

/** Milliseconds of a 429's Retry-After; its form as a date would need the platform's clock and is left aside. */
export function waitOf(status: number, retryAfter: unknown): number | undefined {
  if (status !== 429 || typeof retryAfter !== 'string' || !/^\d{1,5}$/.test(retryAfter))
    return undefined;
  return Number(retryAfter) * 1000;
}

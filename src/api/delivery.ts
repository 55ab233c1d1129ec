/** What one try over the network came to, before anybody reads it. */
export type Delivery =
  | { type: 'answered'; status: number; body: unknown; retryAfter?: number | undefined }
  | { type: 'dropped' | 'timed-out' | 'aborted' }
  /** Not JSON. */
  | { type: 'unreadable'; status: number; retryAfter?: number | undefined };

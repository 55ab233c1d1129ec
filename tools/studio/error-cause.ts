import type { Why } from '../../src/model/never-done.ts';

/** What brings an error about on the phone. */
export type ErrorCause =
  | { type: 'typed'; field: string; text: string }
  /** The step is left this way, by the author's words. */
  | { type: 'exit'; outcome: string; label: string }
  /** Nobody answers, so the step rests in this state of its own. */
  | { type: 'unreachable'; why: Why; status: string }
  /** Nobody answers when the step's form is saved, which the flow shows over the step. */
  | { type: 'not-saved'; why: Why };

import type { ActionId } from './action-id.ts';

export interface Example {
  action: ActionId;
  /** Answers by field name, dotted for scopes: `co.idNumber`. */
  answers: Record<string, unknown>;
  /** Step → the outcomes it has on each visit; a step not named has its main outcome. */
  outcomes: Record<string, string[]>;
  /** Values the order has in this example, or the address in a flow about no order. */
  order?: Record<string, unknown>;
  /** Step → what its endpoint answers, money in fen. */
  results?: Record<string, Record<string, unknown>>;
  /** Steps it comes to, in this order; others may lie between. */
  passes?: string[];
  /** Step → the step it leads to after the last outcome the example names for it, else after its last visit. */
  leads?: Record<string, string>;
  /** Step → the words of the button it is left by, in Chinese. */
  presses?: Record<string, string>;
  /** Step → what it sends, money in fen. */
  sent?: Record<string, Record<string, unknown>>;
  /** Step → words its page has, in Chinese. */
  shows?: Record<string, string[]>;
  /** Step → the documents it lists, all of them. */
  documents?: Record<string, string[]>;
  /** Step → question → what it does not take. */
  refuses?: Record<string, Record<string, RefusedInput[]>>;
  ends: string;
}

/**
 * An input that a question refuses: `value` (`''` is no answer), one beyond a limit that is itself taken, or a text that is too
 * long. Money in yuan, as it is written.
 */
export interface RefusedInput {
  value?: unknown;
  above?: number;
  below?: number;
  /** Characters. */
  longerThan?: number;
  /** Answers to other questions of the step at which it is refused, beside the example's. */
  with?: Record<string, unknown>;
  /** Answers to other questions of the step with which this one is not put. */
  hiddenWith?: Record<string, unknown>;
  /** What it says then, or a part of it, in Chinese. */
  words?: string;
}

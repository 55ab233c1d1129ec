import type { LocalizedTemplate } from '../../model/definition.ts';

/** What became of a question the screen asked. */
export type EndpointResult = (
  | { type: 'ok' | 'failed'; result: Record<string, unknown> }
  | { type: 'unreachable'; words: LocalizedTemplate }
) & {
  /** The request it answers. */
  sent?: Record<string, unknown>;
};

export function askedIn(data: Record<string, unknown>, name: string): EndpointResult | undefined {
  return (data.asked as Record<string, EndpointResult> | undefined)?.[name];
}

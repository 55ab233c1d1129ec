import { formatMessage } from '../../../ui/format-message.ts';
import type { FieldSettings } from '../field.ts';
import { type CheckContext, problemWith } from './rules.ts';

const judge: CheckContext = {
  t: (words, values) => formatMessage('en', words, values),
  language: 'en',
  // Examples do not grow old.
  today: new Date('2026-01-01T00:00:00'),
};

/** What the form says against an answer to one of its fields. */
export function refusalOf(
  field: Readonly<Record<string, unknown>>,
  answer: unknown,
): string | undefined {
  // The settings of a field, as the checker has them.
  return problemWith(field as unknown as FieldSettings, answer, judge);
}

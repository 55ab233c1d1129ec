import type { FieldSettings } from '../src/steps/form/field.ts';
import { type Judge, problemWith } from '../src/steps/form/checks/rules.ts';
import { formatMessage } from '../src/ui/format-message.ts';

const judge: Judge = {
  t: (words, values) => formatMessage('en', words, values),
  language: 'en',
  // Examples do not grow old.
  today: new Date('2026-01-01T00:00:00'),
};

/** What a form says against an answer to one of its fields. */
export function judgeAnswer(
  field: Readonly<Record<string, unknown>>,
  answer: unknown,
): string | undefined {
  // The settings of a field, as the checker has them.
  return problemWith(field as unknown as FieldSettings, answer, judge);
}

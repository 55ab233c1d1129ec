import type { Language } from '../../../model/definition.ts';
import { formatMessage } from '../../../ui/format-message.ts';
import type { FieldSettings } from '../field.ts';
import { problemWith } from './rules.ts';

/** Fixed, so that examples do not expire. */
const today = new Date('2026-01-01T00:00:00');

/** The form's error for an answer to one of its fields. */
export function refusalOf(
  field: Readonly<Record<string, unknown>>,
  answer: unknown,
  language: Language = 'en',
): string | undefined {
  // The settings of a field, as the checker has them.
  return problemWith(field as unknown as FieldSettings, answer, {
    t: (words, values) => formatMessage(language, words, values),
    language,
    today,
  });
}

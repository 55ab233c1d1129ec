import type { Language } from '../../../model/definition.ts';
import { formatMessage } from '../../../ui/format-message.ts';
import type { ValidationMessage } from '../../kind-driver.ts';
import { type CheckContext, problemWith } from '../checks/rules.ts';
import type { FieldSettings } from '../field.ts';

const wrong: readonly unknown[] = [
  undefined,
  'x',
  Number.NaN,
  -1,
  1e12,
  '1900-01-01',
  '2999-12-31',
  'x'.repeat(999),
];

/** The form's errors for invalid answers. */
export function wrongFields(
  fields: Readonly<Record<string, FieldSettings>>,
  language: Language,
): ValidationMessage[] {
  const t: CheckContext['t'] = (words, values) => formatMessage(language, words, values);
  const judge = { t, language, today: new Date(), offered: [] };
  return Object.values(fields).flatMap((field) =>
    wrong.flatMap((value) => {
      const sentence = tried(() => problemWith(field, value, judge));
      return sentence === undefined ? [] : [{ when: field.label, sentence }];
    }),
  );
}

function tried<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}

import type { Language } from '../../../model/definition.ts';
import { formatMessage } from '../../../ui/format-message.ts';
import type { ValidationMessage } from '../../kind-driver.ts';
import { type CheckContext, problemWith } from '../checks/rules.ts';
import type { FieldSettings } from '../field.ts';
import { typedFields } from '../schema.ts';

const typedOnes: ReadonlySet<string> = new Set(typedFields);

const wrong: readonly (string | number | undefined)[] = [
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
  return Object.entries(fields).flatMap(([name, field]) =>
    wrong.flatMap((value) => {
      // A question of texts is never answered with a number.
      if (typeof value === 'number' && field.type !== 'money' && field.type !== 'number') return [];
      const sentence = tried(() => problemWith(field, value, judge));
      if (sentence === undefined) return [];
      // What is chosen cannot be typed; what is left out can be sent.
      const isTyped =
        typedOnes.has(field.type) || (value === undefined && field.start === undefined);
      const typed = isTyped ? { typed: { field: name, text: asTyped(value) } } : {};
      return [{ when: field.label, sentence, ...typed }];
    }),
  );
}

function asTyped(value: string | number | undefined): string {
  if (value === undefined) return '';
  return Number.isNaN(value) ? 'x' : String(value);
}

function tried<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}

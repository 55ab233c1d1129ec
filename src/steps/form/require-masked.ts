import type { Translate } from '../../ui/language.tsx';
import { type FieldSettings, maskedOf, type FormValues } from './field.ts';
import { messages } from './messages.ts';

/** A value known only masked must be entered again: it was an answer once, so it is required. */
export function requireMasked(
  fields: Record<string, FieldSettings>,
  answers: FormValues,
  t: Translate,
): Record<string, FieldSettings> {
  const masked = Object.entries(maskedOf(fields, answers)).flatMap(([name, shown]) => {
    const field = fields[name];
    const hint = t(messages.maskedBefore, { shown: String(shown) });
    return field ? [[name, { ...field, required: true, hint }] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(masked) };
}

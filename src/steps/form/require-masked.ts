import type { Translate } from '../../ui/language.tsx';
import { type FieldSettings, isShown, maskedOf, startValues, type FormValues } from './field.ts';
import { messages } from './messages.ts';

/** A value known only masked must be entered again: it was an answer once, so it is required. */
export function requireMasked(
  fields: Record<string, FieldSettings>,
  answers: FormValues,
  t: Translate,
): Record<string, FieldSettings> {
  const masked = maskedOf(fields, answers);
  return changedIn(fields, Object.keys(masked), (_, name) => ({
    required: true,
    hint: t(messages.maskedBefore, { shown: String(masked[name]) }),
  }));
}

function changedIn(
  fields: Record<string, FieldSettings>,
  names: Iterable<string>,
  change: (field: FieldSettings, name: string) => Partial<FieldSettings>,
): Record<string, FieldSettings> {
  const changed = [...names].flatMap((name) => {
    const field = fields[name];
    return field ? [[name, { ...field, ...change(field, name) }] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(changed) };
}

/** Fields that are shown empty because the phone stores no such answers, in a form that was filled in before. */
export function notStoredIn(
  fields: Record<string, FieldSettings>,
  answers: FormValues,
): ReadonlySet<string> {
  const start = startValues(fields, answers);
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  // What a question starts with is an answer before anybody gave one.
  const wasFilledIn = Object.entries(fields).some(
    ([name, field]) => !isEmpty(answers[name]) && answers[name] !== field.start,
  );
  const empty = Object.entries(fields).filter(
    ([name, field]) => field.sensitive && isShown(field) && isEmpty(start[name]),
  );
  return new Set(wasFilledIn ? empty.map(([name]) => name) : []);
}

/** Says so at the field, below what it says otherwise. */
export function sayNotStored(
  fields: Record<string, FieldSettings>,
  names: ReadonlySet<string>,
  t: Translate,
): Record<string, FieldSettings> {
  const reason = t(messages.notStored);
  return changedIn(fields, names, ({ hint }) => ({
    hint: hint === undefined ? reason : `${hint} ${reason}`,
  }));
}

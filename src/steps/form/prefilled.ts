import { listOf, type Lists } from '../lists.ts';
import { type FieldSettings, isShown, maskedIn, type FormValues } from './field.ts';

type Fields = Record<string, FieldSettings>;

/** Splits fields into those to ask and the prefilled answers of the rest. */
export function splitPrefilled(
  fields: Fields,
  lists: Lists,
): { open: Fields; prefilled: FormValues } {
  const open: Fields = {};
  const prefilled: FormValues = {};
  for (const [name, field] of Object.entries(fields)) {
    const answer =
      field.known === true && isShown(field) ? prefilledAnswer(field, lists) : undefined;
    if (answer === undefined) open[name] = field;
    else prefilled[name] = answer;
  }
  return { open, prefilled };
}

/** Until its list is loaded a value counts as listed. */
function prefilledAnswer(field: FieldSettings, lists: Lists): unknown {
  const { type, start, options } = field;
  if (start === undefined || start === null || start === '') return undefined;
  if (maskedIn(field, start) !== undefined) return undefined;
  const name = type === 'one-of' ? listOf(options) : undefined;
  const list = name === undefined ? undefined : lists[name];
  if (list === undefined || typeof start !== 'string') return start;
  return list.find(({ value, zh, en }) => [value, zh, en].includes(start))?.value;
}

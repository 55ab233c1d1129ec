import { listOf, type Lists } from '../lists.ts';
import { type FieldSettings, isShown, maskedIn, type FormValues } from './field.ts';

type Fields = Record<string, FieldSettings>;

/** What is asked, and the answers to what the customer has told before. */
export function splitKnown(fields: Fields, lists: Lists): { asked: Fields; known: FormValues } {
  const asked: Fields = {};
  const known: FormValues = {};
  for (const [name, field] of Object.entries(fields)) {
    const answer = field.known === true && isShown(field) ? knownAnswer(field, lists) : undefined;
    if (answer === undefined) asked[name] = field;
    else known[name] = answer;
  }
  return { asked, known };
}

/** Until its list is there a choice is taken to be one of it. */
function knownAnswer(field: FieldSettings, lists: Lists): unknown {
  const { type, start, options } = field;
  if (start === undefined || start === null || start === '') return undefined;
  if (maskedIn(field, start) !== undefined) return undefined;
  const name = type === 'one-of' ? listOf(options) : undefined;
  const list = name === undefined ? undefined : lists[name];
  if (list === undefined || typeof start !== 'string') return start;
  return list.find(({ value, zh, en }) => [value, zh, en].includes(start))?.value;
}

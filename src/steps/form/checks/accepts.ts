import { type FieldSettings, hasPlaces } from '../field.ts';

/** Whether an answer of the right type is still within what the field asks for now. */
export function accepts(question: unknown, answer: unknown): boolean {
  const field = question as FieldSettings;
  if (typeof answer === 'number') return isWithin(answer, field);
  if (Array.isArray(answer)) return answer.every((one) => isOffered(one, field));
  return (
    typeof answer !== 'string' ||
    answer === '' ||
    (isOffered(answer, field) && isFitting(answer, field))
  );
}

function isWithin(answer: number, { type, min, max, decimals = 0 }: FieldSettings): boolean {
  const unit = type === 'money' ? 100 : 1;
  if (!hasPlaces(answer, decimals)) return false;
  return (min ?? -Infinity) * unit <= answer && answer <= (max ?? Infinity) * unit;
}

/** What an endpoint or a dictionary offers is unknown here. */
function isOffered(answer: unknown, { options }: FieldSettings): boolean {
  if (typeof options !== 'object' || options === null || 'endpoint' in options) return true;
  return Object.hasOwn(options, String(answer));
}

function isFitting(answer: string, { type, earliest, latest, ...field }: FieldSettings): boolean {
  const limit = field['max-length'];
  if (limit !== undefined && Array.from(answer).length > limit) return false;
  return type !== 'date' || ((earliest ?? '') <= answer && answer <= (latest ?? answer));
}

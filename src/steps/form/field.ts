import type { ResolvedSettings } from '../../model/step-kind.ts';
import { isMasked } from '../../model/masked.ts';
import { halfWidth, mobileOf } from '../../ui/field/validate.ts';
import { tidied } from './checks/formats.ts';
import type { schema } from './schema.ts';

type FormSettings = typeof schema.settings;
export type FieldSettings = ResolvedSettings<FormSettings>['fields'][string];
export type FormValues = Record<string, unknown>;

/** A field whose condition is false, or cannot be evaluated yet, is hidden. */
export function isShown(field: FieldSettings): boolean {
  return !('when' in field) || field.when === true;
}

/** A read-only field. Where it has no value it is editable. */
export function isFixed({ fixed, start }: FieldSettings): boolean {
  return fixed === true && typeof start === 'string' && start !== '' && !isMasked(start);
}

/** What the form starts with: what was answered before, else the author's starting value. */
export function startValues(
  fields: Record<string, FieldSettings>,
  answers: FormValues,
): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const start = startOf(field, answers[name]);
      return [name, maskedIn(field, start) === undefined ? start : undefined];
    }),
  );
}

function startOf(field: FieldSettings, answer: unknown): unknown {
  const before = isFixed(field) ? undefined : (answer ?? undefined);
  return before === undefined ? (field.start ?? undefined) : before;
}

const masked = new Set(['text', 'long-text', 'phone', 'email', 'id-number', 'bank-card']);

/** The masked text the platform returned for an answer it has. */
export function maskedIn({ type, format }: FieldSettings, value: unknown): string | undefined {
  return masked.has(type) && isMasked(value, format === 'name') ? value : undefined;
}

/** The fields to enter again, with their masked values. */
export function maskedOf(fields: Record<string, FieldSettings>, answers: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const shown = maskedIn(field, startOf(field, answers[name]));
      return shown === undefined ? [] : [[name, shown]];
    }),
  );
}

const textTypes = new Set([
  'text',
  'long-text',
  'email',
  'one-of',
  'photo',
  'phone',
  'id-number',
  'bank-card',
]);

/** A value as an answer: numbers in plain digits without spaces, an empty text where nothing was written. */
export function answerOf(field: FieldSettings, value: unknown): unknown {
  if (field.format !== undefined && typeof value === 'string') return tidied(value, field.format);
  if (textTypes.has(field.type)) return typeof value === 'string' ? cleanText(field, value) : '';
  if (field.type === 'many-of') return Array.isArray(value) ? value : [];
  if (field.type === 'files') return filesIn(value);
  return typeof value === 'number' && Number.isNaN(value) ? undefined : (value ?? undefined);
}

function cleanText({ type }: FieldSettings, text: string): string {
  if (type === 'phone') return mobileOf(text);
  const isNumber = type === 'id-number' || type === 'bank-card';
  return isNumber ? halfWidth(text).replace(/[\s-]/g, '') : text.trim();
}

/** Whether a number has at most so many places after the point. */
export function hasPlaces(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

/** Answered by an immediate upload. */
export function isUploaded({ type }: FieldSettings): boolean {
  return type === 'photo' || type === 'files';
}

/** What was one photo once is a list of one. */
export function filesIn(value: unknown): string[] {
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  return ids.filter((id): id is string => typeof id === 'string' && id !== '');
}

/** So many files where the author does not say. */
export const maxFiles = 9;

/** Every field's answer. Hidden fields have none, even if they had one before. */
export function answersOf(fields: Record<string, FieldSettings>, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isShown(field) ? answerOf(field, values[name]) : undefined,
    ]),
  );
}

/** Both are plain data. */
export function same(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/** The id of a field's input in the page. */
export function idOf(name: string): string {
  return `field-${name}`;
}

/** The fields that are there, in groups: each begins with a field that has a heading. */
export function groupsOf(
  fields: Record<string, FieldSettings>,
): { heading: string | undefined; names: string[] }[] {
  const groups: { heading: string | undefined; names: string[] }[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field)) continue;
    const last = groups.at(-1);
    if (last === undefined || field.heading !== undefined)
      groups.push({ heading: field.heading, names: [name] });
    else last.names.push(name);
  }
  return groups;
}

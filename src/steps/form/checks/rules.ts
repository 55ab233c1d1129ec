import { exactYuan } from '../../../model/yuan.ts';
import type { Language } from '../../../model/definition.ts';
import type { Translate } from '../../../ui/language.tsx';
import {
  dayFrom,
  hasEmoji,
  isBankCard,
  isDate,
  isEmail,
  isIdNumber,
  isMobile,
} from '../../../ui/field/validate.ts';
import type { Listed } from '../../lists.ts';
import { otherBank } from './bank-of-list.ts';
import { boundsOf } from './bounds.ts';
import { answerOf, type FieldSettings, filesIn, hasPlaces, maxFiles } from '../field.ts';
import { formats } from './formats.ts';
import type { FormFieldType } from '../schema.ts';
import { messages } from '../messages.ts';

export interface CheckContext {
  t: Translate;
  language: Language;
  /** The customer's day. */
  today: Date;
  /** The values a choice offers, once they are known. */
  offered?: readonly string[] | undefined;
  /** The banks a card may be of, where the form has a list of them. */
  banks?: readonly Listed[] | undefined;
}

type Rule = (answer: unknown, field: FieldSettings, judge: CheckContext) => string | undefined;

/** The error of a field's value; undefined where it is valid. */
export function problemWith(
  field: FieldSettings,
  value: unknown,
  judge: CheckContext,
): string | undefined {
  if (typeof value === 'number' && Number.isNaN(value))
    return judge.t(field.type === 'money' ? messages.money : messages.number);
  const answer = answerOf(field, value);
  if (isEmpty(answer)) return field.required ? judge.t(missingIn(field)) : undefined;
  return rules[field.type](answer, field, judge) ?? refusal(field);
}

/** The flow's error for an answer that contradicts others. */
function refusal({ refuse }: FieldSettings): string | undefined {
  return Object.values(refuse ?? {}).find(({ when }) => when)?.text;
}

/** A half-chosen validity is not empty: its own rule says which half is missing. */
function isEmpty(answer: unknown): boolean {
  if (answer === undefined || answer === '') return true;
  if (Array.isArray(answer)) return answer.length === 0;
  return (
    typeof answer === 'object' &&
    answer !== null &&
    Object.values(answer).every((part) => part === undefined || part === '')
  );
}

function missingIn({ type, options }: FieldSettings) {
  return type === 'many-of' && onlyOne(options) ? messages.tick : missing[type];
}

function onlyOne(options: FieldSettings['options']): boolean {
  return (
    typeof options === 'object' && !('endpoint' in options) && Object.keys(options).length === 1
  );
}

const missing = {
  text: messages.write,
  'long-text': messages.write,
  phone: messages.write,
  email: messages.write,
  'id-number': messages.write,
  'bank-card': messages.write,
  money: messages.write,
  number: messages.write,
  date: messages.chooseDate,
  validity: messages.validityFrom,
  'one-of': messages.choose,
  'many-of': messages.chooseSome,
  'yes-no': messages.choose,
  region: messages.chooseRegion,
  industry: messages.choose,
  photo: messages.photo,
  files: messages.photo,
} as const satisfies Record<FormFieldType, unknown>;

const rules: Record<FormFieldType, Rule> = {
  text: (answer, field, judge) =>
    plain(answer, judge) ?? shape(answer, field, judge) ?? length(answer, field, judge),
  'long-text': (answer, field, judge) => plain(answer, judge) ?? length(answer, field, judge),
  phone: shaped(isMobile, 'phone'),
  email: shaped(isEmail, 'email'),
  'id-number': (answer, field, judge) =>
    shaped(isIdNumber, 'idNumber')(answer, field, judge) ?? tooYoung(String(answer), field, judge),
  'bank-card': (answer, field, judge) =>
    shaped(isBankCard, 'bankCard')(answer, field, judge) ??
    otherBank(String(answer), judge.banks, judge),
  money: (fen, field, judge) => within(Number(fen), field, 100, judge),
  number: (value, field, judge) =>
    places(Number(value), field, judge) ?? within(Number(value), field, 1, judge),
  date,
  validity,
  'one-of': (value, _field, judge) => chosen([value], judge),
  'many-of': (values, _field, judge) => chosen(values as unknown[], judge),
  'yes-no': () => undefined,
  region: () => undefined,
  industry: () => undefined,
  photo: () => undefined,
  files: (ids, { max = maxFiles }, { t }) =>
    filesIn(ids).length > max ? t(messages.maxFiles, { limit: max }) : undefined,
};

function shaped(
  fits: (text: string) => boolean,
  sentence: 'phone' | 'email' | 'idNumber' | 'bankCard',
): Rule {
  return (answer, _field, { t }) => (fits(String(answer)) ? undefined : t(messages[sentence]));
}

function plain(answer: unknown, { t }: CheckContext): string | undefined {
  return hasEmoji(String(answer)) ? t(messages.emoji) : undefined;
}

function shape(
  answer: unknown,
  { format }: FieldSettings,
  { t }: CheckContext,
): string | undefined {
  if (format === undefined || formats[format].fits(String(answer))) return undefined;
  return t(formats[format].words);
}

function length(answer: unknown, field: FieldSettings, { t }: CheckContext): string | undefined {
  const limit = field['max-length'];
  // Characters as people count them: a rare character is one, not two.
  return limit !== undefined && Array.from(String(answer)).length > limit
    ? t(messages.maxLength, { limit })
    : undefined;
}

function places(
  value: number,
  { decimals = 0 }: FieldSettings,
  { t }: CheckContext,
): string | undefined {
  if (hasPlaces(value, decimals)) return undefined;
  return decimals === 0 ? t(messages.whole) : t(messages.decimals, { limit: decimals });
}

/** The date of birth stands in the number. */
function tooYoung(
  idNumber: string,
  { 'min-age': limit }: FieldSettings,
  { t, today }: CheckContext,
): string | undefined {
  if (limit === undefined) return undefined;
  const latestBirth = dayFrom(today, -limit).replaceAll('-', '');
  return idNumber.slice(6, 14) > latestBirth ? t(messages.tooYoung, { limit }) : undefined;
}

/** `unit`: how many of the answer's units one unit of the limit is (100 fen a yuan). */
function within(
  value: number,
  { min, max }: FieldSettings,
  unit: number,
  judge: CheckContext,
): string | undefined {
  const { t } = judge;
  const shown = (limit: number) => (unit === 1 ? limit : exactYuan(limit * unit));
  if (min !== undefined && value < min * unit) return t(messages.min, { limit: shown(min) });
  if (max !== undefined && value > max * unit) return t(messages.max, { limit: shown(max) });
  return undefined;
}

function date(
  answer: unknown,
  field: FieldSettings,
  { t, today }: CheckContext,
): string | undefined {
  const day = String(answer);
  const { earliest, latest } = boundsOf(field, today);
  if (!isDate(day)) return t(messages.chooseDate);
  if (earliest !== undefined && day < earliest) return t(messages.earliest, { limit: earliest });
  if (latest !== undefined && day > latest) return t(messages.latest, { limit: latest });
  return undefined;
}

function validity(
  answer: unknown,
  _field: FieldSettings,
  { t, today }: CheckContext,
): string | undefined {
  const { from, to } = answer as { from?: string; to?: string };
  const now = dayFrom(today);
  if (from === undefined || !isDate(from)) return t(messages.validityFrom);
  if (from < dayFrom(today, -100)) return t(messages.earliest, { limit: dayFrom(today, -100) });
  if (from > now) return t(messages.latest, { limit: now });
  if (to === 'long-term') return undefined;
  if (to === undefined || !isDate(to)) return t(messages.validityTo);
  if (to <= from) return t(messages.validityOrder);
  if (to < now) return t(messages.expired);
  return to > dayFrom(today, 20) ? t(messages.latest, { limit: dayFrom(today, 20) }) : undefined;
}

function chosen(values: readonly unknown[], { t, offered }: CheckContext): string | undefined {
  return offered === undefined || values.every((value) => offered.includes(String(value)))
    ? undefined
    : t(messages.notOffered);
}

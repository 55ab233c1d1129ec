import type { Language } from '../../model/definition.ts';
import { isMasked } from '../../model/masked.ts';
import { exactYuan } from '../../model/yuan.ts';
import type { Translate } from '../../ui/language.tsx';
import { maskAll, maskBankCard, maskIdNumber, maskPhone } from '../../ui/field/mask.ts';
import type { PastStep } from '../../model/step-kind.ts';
import { listOf, type Lists } from '../lists.ts';
import { messages } from './messages.ts';

export interface LineContext {
  t: Translate;
  language: Language;
  lists: Lists;
}

export interface ReviewLine {
  /** Of the question. */
  name: string;
  label: string;
  text: string;
  /** Required, and neither on the phone nor at the platform. */
  isMissing: boolean;
}

/** What the review needs to know of a question; forms describe theirs like this. */
interface Question {
  type: string;
  label: string;
  sensitive?: boolean;
  required?: boolean;
  options?: unknown;
}

/** The questions of a step: its fields, or those of an identity card. Hidden fields are left out. */
export function questionsOf({ step, answers }: PastStep): Record<string, Question> {
  if (isFields(step.fields)) {
    return Object.fromEntries(
      Object.entries(step.fields).filter(([, field]) => !('when' in field) || field.when === true),
    );
  }
  return Object.fromEntries(Object.entries(personQuestions).filter(([name]) => name in answers));
}

const personQuestions = {
  idName: { type: 'text', label: 'idName' },
  idNumber: { type: 'id-number', label: 'idNumber' },
} satisfies Record<string, Question>;

export function linesOf(past: PastStep, context: LineContext): ReviewLine[] {
  return Object.entries(questionsOf(past)).map(([name, question]) => {
    const isDropped = wasDropped(past, name);
    return {
      name,
      label: isFields(past.step.fields) ? question.label : context.t(messages[name as 'idName']),
      text: isDropped ? context.t(messages.given) : textOf(question, past.answers[name], context),
      isMissing: question.required === true && !isDropped && isBlank(past.answers[name]),
    };
  });
}

/** Not stored on the phone, and needed no more: otherwise the session would have resumed where it is asked for. */
function wasDropped({ step, answers, inDraft }: PastStep, name: string): boolean {
  const isStored = inDraft === true || !step.sensitive?.includes(name);
  return !isStored && !Object.hasOwn(answers, name);
}

/** The lists whose words the lines need. */
export function listsNeeded(past: readonly PastStep[]): string[] {
  const names = past.flatMap((one) =>
    Object.values(questionsOf(one)).flatMap(({ options }) => listOf(options) ?? []),
  );
  return [...new Set(names)];
}

function textOf(question: Question, answer: unknown, context: LineContext): string {
  const { t } = context;
  if (isBlank(answer)) return t(messages.blank);
  if (isMasked(answer)) return answer;
  if (question.type === 'id-number') return maskIdNumber(String(answer));
  if (question.type === 'bank-card') return maskBankCard(String(answer));
  if (question.sensitive)
    return question.type === 'phone' ? maskPhone(String(answer)) : maskAll(String(answer));
  if (typeof answer === 'boolean') return t(answer ? messages.yes : messages.no);
  if (question.type === 'money') return exactYuan(Number(answer));
  if (question.type === 'photo') return t(messages.photo);
  if (question.type === 'files' && Array.isArray(answer))
    return t(messages.files, { count: answer.length });
  if (Array.isArray(answer))
    return answer.map((one) => named(question, one, context)).join(t(messages.comma));
  if (typeof answer === 'object') return textOfGroup(answer as Record<string, string>, t);
  return named(question, answer, context);
}

/** The words of a chosen value. A value without words is never shown as a bare code. */
function named(
  { type, options }: Question,
  value: unknown,
  { lists, language }: LineContext,
): string {
  if (type !== 'one-of' && type !== 'many-of') return String(value);
  const list = listOf(options);
  if (list !== undefined)
    return lists[list]?.find((listed) => listed.value === value)?.[language] ?? '…';
  return (options as Record<string, string> | undefined)?.[String(value)] ?? '…';
}

/** A validity, a region or an industry. */
function textOfGroup(answer: Record<string, string>, t: Translate): string {
  if ('from' in answer) {
    const { from = '', to = '' } = answer;
    return t(messages.validity, { from, to: to === 'long-term' ? t(messages.longTerm) : to });
  }
  const names = [answer.provinceName, answer.cityName, answer.districtName, answer.name];
  return names.filter((name) => name !== undefined).join(' ');
}

function isBlank(answer: unknown): boolean {
  if (answer === undefined || answer === null || answer === '') return true;
  return Array.isArray(answer) && answer.length === 0;
}

function isFields(fields: unknown): fields is Record<string, Question & { when?: unknown }> {
  return typeof fields === 'object' && fields !== null;
}

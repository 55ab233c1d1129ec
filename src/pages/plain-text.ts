import type { TextTemplate, LocalizedTemplate } from '../model/definition.ts';
import type { LocalizedText } from '../model/step-kind.ts';

/** Words without their formulas: those the platform's clients give have none. */
export function plainText(messages: LocalizedText | LocalizedTemplate): LocalizedText {
  return { zh: inPlain(messages.zh), en: inPlain(messages.en) };
}

function inPlain(text: TextTemplate): string {
  return typeof text === 'string' ? text : text.filter((part) => typeof part === 'string').join('');
}

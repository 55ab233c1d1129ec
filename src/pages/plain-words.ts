import type { Text, Words } from '../model/definition.ts';
import type { LocalizedText } from '../model/step-kind.ts';

/** Words without their formulas: those the platform's clients give have none. */
export function plainWords(words: LocalizedText | Words): LocalizedText {
  return { zh: plainText(words.zh), en: plainText(words.en) };
}

function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.filter((part) => typeof part === 'string').join('');
}

import type { Text, Words } from '../definition/definition.ts';
import type { FixedWords } from '../steps/contract.ts';

/** Words without their formulas: those the platform's clients give have none. */
export function plainWords(words: FixedWords | Words): FixedWords {
  return { zh: plainText(words.zh), en: plainText(words.en) };
}

function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.filter((part) => typeof part === 'string').join('');
}

import type { Language, LocalizedTemplate } from './definition.ts';

/** Our own sentence, or the platform's as it is: nothing in it is evaluated. */
export function localizedIn(words: string | LocalizedTemplate, language: Language): string {
  const text = typeof words === 'string' ? words : words[language];
  return typeof text === 'string' ? text : '';
}

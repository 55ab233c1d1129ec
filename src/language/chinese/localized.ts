import type { Finding } from '../../model/finding.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import { inChinese } from './in-chinese.ts';

/** A finding's sentence in both languages; in English alone where nobody has translated it. */
export function localized(sentence: string): LocalizedText {
  return { zh: inChinese(sentence) ?? sentence, en: sentence };
}

/** For printing: the finding with its sentences in that language. */
export function findingIn(language: keyof LocalizedText, finding: Finding): Finding {
  const { message, hint, also } = finding;
  const say = (sentence: string) => localized(sentence)[language];
  return {
    ...finding,
    message: say(message),
    ...(hint !== undefined && { hint: say(hint) }),
    ...(also && { also: also.map((one) => ({ ...one, message: say(one.message) })) }),
  };
}

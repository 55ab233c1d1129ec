import type { Finding } from '../../model/finding.ts';
import type { LocalizedText } from '../../model/step-kind.ts';
import { aboutIn } from './about/about-in.ts';
import { inChinese } from './in-chinese.ts';

/** A finding's sentence, or what a setting is for, in both languages; in English alone where nobody has translated it. */
export function localized(sentence: string): LocalizedText {
  return { zh: inChinese(sentence) ?? aboutIn('zh', sentence), en: sentence };
}

/** For printing: the finding with its sentences in that language. */
export function findingIn(language: keyof LocalizedText, finding: Finding): Finding {
  const { message, hint, also } = finding;
  const localize = (sentence: string) => localized(sentence)[language];
  return {
    ...finding,
    message: localize(message),
    ...(hint !== undefined && { hint: localize(hint) }),
    ...(also && { also: also.map((one) => ({ ...one, message: localize(one.message) })) }),
  };
}
